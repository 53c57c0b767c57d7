"""Files that people hand in: records and positions."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import emberwatch
from emberwatch import BadInput, Game, Record, Refused

MOST_BYTES = 4_000_000
MOMENT = "[moment]"


def read_text(path: str) -> str:
    """A text file of sensible size."""
    if not path:
        raise BadInput("A file is asked for, and its name is empty.")
    try:
        with Path(path).open("rb") as opened:
            raw = opened.read(MOST_BYTES + 1)
    except ValueError:
        raise BadInput(f"{path!r} cannot be the name of a file.") from None
    if len(raw) > MOST_BYTES:
        raise BadInput(f"{path} is larger than {MOST_BYTES:,} bytes; it cannot be one of ours.")
    try:
        return raw.decode("utf-8-sig")  # some editors put a mark before the text
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not text in UTF-8.") from None


def read_record(path: str) -> Record:
    """A record, not yet played."""
    text = read_text(path)
    try:
        return Record.from_json(text)
    except BadInput as fault:
        raise BadInput(f"{path}: {fault}") from None


def read_game(path: str) -> Game:
    """A game from a record or from a position, whichever the file holds."""
    text = read_text(path)
    try:
        game = emberwatch.load(text) if text.lstrip().startswith("{") else emberwatch.position(text)
    except BadInput as fault:
        raise BadInput(f"{path}: {fault}") from None
    if game.start:
        with impossible(path, game.start):
            game.view()
            game.barred()
            game.position()
    return game


@contextmanager
def impossible(path: str, start: str) -> Iterator[None]:
    """A [moment] written by hand may show itself as impossible only when it is looked at or played."""
    try:
        yield
    except (BadInput, Refused, OSError):
        raise
    except Exception:
        if MOMENT not in start:
            raise
        raise BadInput(f"{path} describes a moment that no game comes to.") from None


def write(path: str, text: str, over: bool, command: str) -> None:
    """Write a file; one that is there stays unless it is to be written over."""
    try:
        with Path(path).open("w" if over else "x", encoding="utf-8") as opened:
            opened.write(text)
    except (FileExistsError, IsADirectoryError):
        if Path(path).is_dir():
            raise BadInput(f"{path} is a folder; name a file in it.") from None
        raise BadInput(f"There is a file {path} already; `{command}! {path}` writes over it.") from None
    except ValueError:
        raise BadInput(f"{path!r} cannot be the name of a file.") from None
