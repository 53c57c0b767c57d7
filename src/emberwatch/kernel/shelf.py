"""The shelf: contents by digest, so that an old record never breaks when cards change.

A folder of the user's data, one file a content. Whoever saves a record keeps the content it was played with.
"""

import os
import re
from pathlib import Path

from emberwatch.kernel.refusal import BadInput

DIGEST = re.compile(r"[0-9a-f]{16}")


def folder() -> Path:
    """Where contents are kept: EMBERWATCH_DATA, or the usual place for a program's data."""
    chosen = os.environ.get("EMBERWATCH_DATA")
    if chosen:
        return Path(chosen) / "contents"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "emberwatch" / "contents"


def keep(digest: str, source: str) -> None:
    """Put a content on the shelf, whole or not at all."""
    kept = folder() / digest
    if kept.exists():
        return
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        half = kept.with_suffix(f".{os.getpid()}")
        half.write_text(source, encoding="utf-8")
        half.replace(kept)
    except OSError as fault:
        raise BadInput(f"The cards of this game could not be kept in {kept.parent}: {fault.strerror}.") from None


def holds(digest: str) -> bool:
    """Whether this content is there."""
    return bool(DIGEST.fullmatch(digest)) and (folder() / digest).is_file()


def fetch(digest: str) -> str:
    """A content from the shelf."""
    if not holds(digest):
        raise BadInput(
            "This record was played with other cards than those at hand, and they are not on the shelf "
            f"({folder()}); it can be loaded where it was saved."
        )
    return (folder() / digest).read_text(encoding="utf-8")
