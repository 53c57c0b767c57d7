import os
import time
import tomllib
from pathlib import Path
from typing import Annotated

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from emberwatch.watchword import Entries, Language, Pack, PackError, Problem, Refers, Says, read_pack
from emberwatch.watchword import source as limits
from emberwatch.watchword.locate import spots
from tests.watchword import toy

GOOD = """
[pack]
id = "night"
name = "A Night"

[[type]]
id = "forest"
noun = "Forest creature"

[[creature]] # the first one
id = "wyvern"
type = "forest"
health = "16 minus the firewood"
powers = [
    { on = "reveal", text = "Summon [wolf]." },
]

[[creature]]
id = "wolf"
type = "forest"
health = 3

[[creature.powers]]
on = "reveal"
text = "Chop 2 firewood."

[[creature.powers]]
on = "first"
text = '''
Defeat a revealed creature with health 8 or less. \\
Summon [wyvern].'''
"""


class Type(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    noun: str


class Power(msgspec.Struct, forbid_unknown_fields=True):
    on: str
    text: Annotated[str, Says("Effect")]


class Creature(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    type: Annotated[str, Refers("type")]
    health: Annotated[int | str, Says("Amount", fragment=True)]
    powers: list[Power] = []
    friend: Annotated[str, Refers("creature")] | None = None
    notes: dict[str, Annotated[str, Says("Amount", True)]] = {}


SCHEMA: dict[str, type[msgspec.Struct]] = {"type": Type, "creature": Creature}


def language_of(entries: Entries) -> Language:
    types = {each.noun: each.id for each in entries["type"].values() if isinstance(each, Type)}
    cards = {f"[{name}]": name for name in entries["creature"]}
    return Language(toy.ROOTS, [toy.__name__], {"Type": types, "Card": cards})


@pytest.fixture(autouse=True)
def cold_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def read(folder: Path, *texts: str | bytes) -> Pack:
    pack = folder / "pack"
    pack.mkdir()
    for number, text in enumerate(texts):
        raw = text if isinstance(text, bytes) else text.encode()
        (pack / f"{number}.toml").write_bytes(raw)
    return read_pack(pack, SCHEMA, language_of)


def spots_and_messages(pack: Pack) -> list[tuple[str, int, int, str]]:
    return [(Path(each.file).name, each.line, each.column, each.message) for each in pack.problems]


def test_a_good_pack_is_entries_that_say_something(tmp_path: Path) -> None:
    pack = read(tmp_path, GOOD.replace("'''", '"""')).sound()
    assert [about.name for about in pack.about] == ["A Night"]
    assert [creature.id for creature in pack.all("creature", Creature)] == ["wyvern", "wolf"]
    assert pack.says("creature", "wyvern", "health") == [
        toy.Reduced(number_of=16, rest=toy.Firewood()),
    ]
    assert pack.says("creature", "wyvern", "powers", 0, "text") == [toy.Summon(card="wolf")]
    assert pack.says("creature", "wolf", "health") == []
    assert pack.says("creature", "wolf", "powers", 1, "text") == [
        toy.Defeat(who=toy.Weak(limit=8)),
        toy.Summon(card="wyvern"),
    ]
    assert pack.used_by()["Summon"] == ["wyvern", "wolf"]


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "message"),
    [
        ("Chop 2 firewood", "Chop 2 firewod", 25, 16, 'did you mean "firewood"'),
        ("Summon [wolf]", "Sumon [wolf]", 15, 30, '"Sumon" is unknown'),
        ("or less. \\\nSummon [wyvern]", "or less. \\\nSummon [wyvrn]", 31, 9, 'did you mean "wyvern"'),
        ('"16 minus the firewood"', '"16 \\u006dinus the fire"', 13, 29, '"fire" is unknown'),
        (
            'type = "forest"\nhealth = 3',
            'type = "forst"\nhealth = 3',
            20,
            9,
            'no type "forst"; did you mean "forest"',
        ),
        ("health = 3", "helth = 3\nhealth = 3", 21, 1, '"helth" is no field; did you mean "health"'),
        ("health = 3", "health = [3]", 21, 1, "Expected `int | str`, got `array`"),
        ("health = 3", "", 18, 1, "missing required field `health`"),
        ('on = "first"', "on = 1", 28, 1, "Expected `str`, got `int`"),
        ('id = "wolf"', 'id = "wyvern"', 19, 1, 'creature "wyvern" is already in'),
        ('id = "wolf"', 'id = "The Wolf"', 18, 1, "needs an id"),
        ("[[type]]", "[[typ]]", 6, 1, '"typ" is no table; did you mean "type"'),
        ("[[type]]", "[type]", 6, 1, "begin with [[type]]"),
        ('name = "A Night"', 'nme = "A Night"', 4, 1, '"nme" is no field; did you mean "name"'),
        ("health = 3", "health = = 3", 21, 10, "this is not TOML"),
        ("health = 3", "health = 3 # " + "." * 40, 21, 1, "at most 32 full stops"),
    ],
)
def test_a_problem_has_its_place(tmp_path: Path, old: str, new: str, line: int, column: int, message: str) -> None:
    good = GOOD.replace("'''", '"""')
    assert old in good
    pack = read(tmp_path, good.replace(old, new, 1))
    found = [each for each in spots_and_messages(pack) if message in each[3]]
    assert [(each[1], each[2]) for each in found] == [(line, column)], pack.problems


def test_problems_are_collected(tmp_path: Path) -> None:
    bad = """
[[creature]]
id = "wolf"
type = "forest"
health = 3
colour = 1
powrs = 2
[[creature]]
id = "bear"
type = "forest"
friend = "wulf"
health = "8 mines"
notes = { best = "the firewood", worst = "no" }
"""
    pack = read(tmp_path, bad, "[[creature]]\nid = 'wolf'\n")
    assert [each[:3] for each in spots_and_messages(pack)] == [
        ("0.toml", 4, 9),
        ("0.toml", 6, 1),
        ("0.toml", 7, 1),
        ("0.toml", 10, 9),
        ("0.toml", 11, 11),
        ("0.toml", 12, 13),
        ("0.toml", 13, 43),
        ("1.toml", 2, 1),
    ]
    with pytest.raises(PackError) as error:
        pack.sound()
    assert error.value.problems == pack.problems
    assert str(error.value) == f"{pack.problems[0]} (and {len(pack.problems) - 1} more; `emberwatch check` lists them)"


def test_a_problem_reads_as_editors_expect() -> None:
    assert str(Problem("a.toml", 3, 5, "odd")) == "a.toml:3:5: odd"
    assert str(Problem("a.toml", 3, 5, "\x1b[2Jodd\n")) == "a.toml:3:5: ?[2Jodd?"


def test_several_packs_know_each_other(tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_text(GOOD.replace("'''", '"""'))
    (tmp_path / "more.toml").write_text(
        '[pack]\nid = "more"\n[[creature]]\nid = "bear"\ntype = "forest"\nhealth = 1\nfriend = "wolf"\n'
    )
    pack = read_pack([tmp_path / "base.toml", tmp_path / "more.toml"], SCHEMA, language_of).sound()
    assert [about.id for about in pack.about] == ["night", "more"]


def test_words_that_make_no_language_are_refused(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="cannot be a word"):
        read(tmp_path, '[[type]]\nid = "x"\nnoun = "Mr. X"\n')


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (b"\xff\xfe", "not UTF-8"),
        (b"a = " + b"[" * 5000 + b"]" * 5000, "too deeply"),
        (b"a = " + b"[" * 20 + b"]" * 20, "nested at most 16 deep"),
        (b"a = " + b"1" * 5000, "not TOML"),
        (b"a" + b".a" * 100_000 + b" = 1", "full stops"),
        (b"#" * (limits.BYTES + 1), "at most 1000000 bytes"),
    ],
)
def test_hostile_files_are_problems(tmp_path: Path, raw: bytes, message: str) -> None:
    (problem,) = read(tmp_path, raw).problems
    assert message in problem.message


def test_hostile_folders_are_problems(tmp_path: Path) -> None:
    (tmp_path / "secret.toml").write_text("[[type]]\nid = 'x'\nnoun = 'X'")
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "out.toml").symlink_to(tmp_path / "secret.toml")
    (folder / "loop.toml").symlink_to(folder / "loop.toml")
    (folder / "gone.toml").symlink_to(folder / "nothing.toml")
    (folder / "dir.toml").mkdir()
    os.mkfifo(folder / "fifo.toml")
    pack = read_pack(folder, SCHEMA, language_of)
    assert not pack.entries["type"]
    assert {Path(problem.file).stem for problem in pack.problems} == {"out", "loop", "gone", "dir", "fifo"}
    for nowhere in ("nowhere", "no\0where"):
        (problem,) = read_pack(tmp_path / nowhere, SCHEMA, language_of).problems
        assert "no such file" in problem.message


@pytest.mark.parametrize(
    "text",
    [
        "[[type]]\nid = 'x'\nnoun = 'X'\n" + "".join(f"odd{number} = 1\n" for number in range(20_000)),
        "".join(
            f"[[creature]]\nid = 'c{number}'\nhealth = 1\ntype = 'c{number}'\nfriend = 'd{number}'\n"
            for number in range(1900)
        ),
    ],
)
def test_a_flood_of_problems_is_cut_short(tmp_path: Path, text: str) -> None:
    start = time.perf_counter()
    assert 200 <= len(read(tmp_path, text).problems) <= 210
    assert time.perf_counter() - start < 20


def test_a_pack_has_not_too_many_texts(tmp_path: Path) -> None:
    powers = "[[creature.powers]]\non = 'first'\ntext = 'Chop 1 firewood.'\n" * 5001
    creature = f"[[creature]]\nid = 'wolf'\nhealth = 1\ntype = 'x'\n{powers}"
    (problem,) = read(tmp_path, f"[[type]]\nid = 'x'\nnoun = 'X'\n{creature}").problems
    assert "more than 5000 texts" in problem.message


def test_a_pack_has_not_too_many_files_or_entries(tmp_path: Path) -> None:
    many = "".join(f'[[type]]\nid = "t{number}"\nnoun = "T{number}"\n' for number in range(2001))
    assert ["more than 2000" in each.message for each in read(tmp_path, many).problems] == [True]
    crowd = tmp_path / "crowd"
    crowd.mkdir()
    for number in range(65):
        (crowd / f"{number}.toml").write_text("")
    (problem,) = read_pack(crowd, SCHEMA, language_of).problems
    assert "at most 64 files" in problem.message


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.one_of(
        st.binary(max_size=200),
        st.tuples(st.integers(0, len(GOOD)), st.integers(0, 20), st.text(max_size=8)).map(
            lambda slip: (GOOD[: slip[0]] + slip[2] + GOOD[slip[0] + slip[1] :]).encode()
        ),
    )
)
def test_any_bytes_are_a_pack_or_problems(tmp_path: Path, raw: bytes) -> None:
    file = tmp_path / "any.toml"
    file.write_bytes(raw)
    try:
        problems = read_pack(file, SCHEMA, language_of).problems
    except PackError as error:
        problems = error.problems
    lines = raw.count(b"\n") + 1
    assert all(1 <= problem.line <= lines and problem.column >= 1 and problem.message for problem in problems)


KEYS = st.sampled_from(["a", "b-1", '"c d"', "'e.f'"])
VALUES = st.recursive(
    st.sampled_from(["1", '"x # y"', "'[z]'", '"""a\n"b" """', "'''it's'''", "1979-05-27 07:32:00", '"\\"]"', "true"]),
    lambda inner: (
        st.lists(inner, max_size=3).map(lambda found: "[ " + ", # c]\n ".join(found) + " ]")
        | st.lists(inner, max_size=2).map(
            lambda found: f"{{ {', '.join(f'k{number}.m = {each}' for number, each in enumerate(found))} }}"
        )
    ),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(KEYS, VALUES), unique_by=lambda pair: pair[0], max_size=3), st.integers(0, 2))
def test_every_value_has_a_spot(pairs: list[tuple[str, str]], tables: int) -> None:
    body = "\n".join(f"{key} = {value}" for key, value in pairs)
    text = body + "".join(f"\n[[t]]\n{body}\n[t.u]\n{body}\n[[t.v]]\n" for _ in range(tables))
    found = spots(text)
    for path, value in flat(tomllib.loads(text), ()):
        assert path in found, path
        if isinstance(value, str):
            assert text[found[path].value] in "\"'"


def flat(value: object, path: tuple[str | int, ...]) -> list[tuple[tuple[str | int, ...], object]]:
    """All values that are not tables or arrays, with their paths."""
    if isinstance(value, dict):
        return [each for key, inner in value.items() for each in flat(inner, (*path, key))]
    if isinstance(value, list):
        return [each for number, inner in enumerate(value) for each in flat(inner, (*path, number))]
    return [(path, value)]
