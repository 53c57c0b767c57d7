"""What was parsed once is remembered in the user's cache folder; trouble with it only costs time."""

import json
import os
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING

from emberwatch.watchword.encode import from_data, to_data
from emberwatch.watchword.form import respelled, spelled
from emberwatch.watchword.phrase import Phrase, own_form

if TYPE_CHECKING:
    from emberwatch.watchword.language import Language, Saying

EDITION = 1
TROUBLE = (OSError, ValueError, RuntimeError)


def key_of(language: "Language", sayings: Sequence["Saying"]) -> str:
    """A digest of all that the answer depends on: the texts, the forms, the categories, the lexicons."""
    phrases = {
        name: [own_form(phrase), sorted(base.__name__ for base in phrase.__mro__)]
        for name, phrase in language.classes.items()
    }
    matter = [EDITION, sayings, language.roots, phrases, language.lexicons]
    return sha256(json.dumps(matter, sort_keys=True).encode()).hexdigest()


def recall(language: "Language", sayings: Sequence["Saying"], key: str) -> list[list[Phrase]] | None:
    """What these texts were found to say, if it is remembered and the printer agrees."""
    try:
        data = json.loads(_file(key).read_bytes())
        return [_phrases(language, saying, each) for saying, each in zip(sayings, data, strict=True)]
    except (*TROUBLE, TypeError, KeyError):
        return None


def remember(found: Sequence[Sequence[Phrase]], key: str) -> None:
    """Keep what some texts say; the file appears whole or not at all."""
    try:
        file = _file(key)
        file.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile("w", dir=file.parent, delete=False, encoding="utf-8") as fresh:
            json.dump([[to_data(phrase) for phrase in phrases] for phrases in found], fresh)
        os.replace(fresh.name, file)
    except TROUBLE:
        return


def _file(key: str) -> Path:
    told = os.environ.get("XDG_CACHE_HOME", "")
    folder = Path(told) if Path(told).is_absolute() else Path.home() / ".cache"
    return folder / "emberwatch" / f"{key}.json"


def _phrases(language: "Language", saying: "Saying", data: Sequence[object]) -> list[Phrase]:
    phrases = [from_data(language, each, saying.kind) for each in data]
    printed = " ".join(map(language.show, phrases)) if saying.fragment else language.print(phrases)
    if not phrases or _plain(printed) != _plain(saying.text):
        raise ValueError("what is remembered does not say this text")
    return phrases


def _plain(text: str) -> list[str]:
    """A text without what a sentence does to its first letter."""
    return [min(respelled(word)) for word in spelled(text)]
