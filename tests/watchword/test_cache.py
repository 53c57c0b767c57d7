import json
import subprocess
import sys
from pathlib import Path

import pytest

from emberwatch.watchword import Language, Phrase, Saying, SentenceError, from_data, to_data
from tests.watchword import toy

LANGUAGE = toy.toy_language()
SAYINGS = [
    Saying("Chop 16 minus the firewood firewood.", "Effect"),
    Saying("summon [wyvern]. Defeat the face-down Undead.", "Effect"),
    Saying("the firewood", "Amount", fragment=True),
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "emberwatch"


def no_parser(*_: object) -> Phrase:
    raise AssertionError("this should have been remembered")


def test_phrases_become_data_and_come_back() -> None:
    (phrase,) = LANGUAGE.parse("Chop 16 minus the firewood firewood.", "Effect")
    data = to_data(phrase)
    assert data == ["Chop", {"amount": ["Reduced", {"number_of": 16, "rest": ["Firewood", {}]}]}]
    assert from_data(LANGUAGE, json.loads(json.dumps(data)), "Effect") == phrase


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        ["Nothing", {}],
        ["Firewood", {}],
        ["Chop", {}],
        ["Chop", {"amount": 3}],
        ["Chop", {"amount": ["Fixed", {"number_of": -1}]}],
        ["Chop", {"amount": ["Fixed", {"number_of": True}]}],
        ["Summon", {"card": "dragon"}],
        ["Summon", {"card": []}],
    ],
)
def test_data_that_is_no_effect_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match=r"is no|has the parts"):
        from_data(LANGUAGE, data, "Effect")


def test_what_was_parsed_once_is_not_parsed_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = LANGUAGE.parse_all(SAYINGS)
    assert len(list(folder.iterdir())) == 1
    monkeypatch.setattr(Language, "parse", no_parser)
    monkeypatch.setattr(Language, "read", no_parser)
    assert toy.toy_language().parse_all(SAYINGS) == first


def test_a_warm_cache_needs_no_parser_at_all(folder: Path) -> None:
    LANGUAGE.parse_all(SAYINGS)
    code = (
        "import sys; from tests.watchword import toy, test_cache;"
        "toy.toy_language().parse_all(test_cache.SAYINGS); sys.exit('lark' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(
    "put",
    [
        "",
        "nonsense",
        "[]",
        "[" * 100_000,
        "[[], [], []]",
        '[[["Chop", {"amount": ["Firewood", {}]}]], [["Summon", {"card": "wyvern"}]], [["Firewood", {}]]]',
        "[1, 2, 3]",
    ],
)
def test_a_tampered_cache_is_ignored(folder: Path, put: str) -> None:
    right = LANGUAGE.parse_all(SAYINGS)
    (file,) = folder.iterdir()
    file.write_text(put)
    assert LANGUAGE.parse_all(SAYINGS) == right


def test_other_words_are_another_digest(folder: Path) -> None:
    LANGUAGE.parse_all(SAYINGS)
    lexicons = toy.LEXICONS | {"Card": {"[wyvern]": "great_wyvern"}}
    found = Language(toy.ROOTS, [toy.__name__], lexicons).parse_all(SAYINGS)
    assert isinstance(found[1], list)
    assert found[1][0] == toy.Summon(card="great_wyvern")


def test_faults_are_told_and_not_remembered(folder: Path) -> None:
    found = LANGUAGE.parse_all([*SAYINGS, Saying("Chop.", "Effect")])
    assert isinstance(found[-1], SentenceError)
    assert isinstance(found[0], list)
    assert not folder.exists()


def test_no_cache_is_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "emberwatch").write_text("a file, not a folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert all(isinstance(found, list) for found in LANGUAGE.parse_all(SAYINGS))
