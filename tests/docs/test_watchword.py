"""The page that teaches the card language: its cards are checked, its commands are given."""

import re
from pathlib import Path

import pytest

from emberwatch import rulebook
from emberwatch.cli import main
from tests.docs.pages import blocks, page

PAGE = page("docs/watchword.md")
NAME = re.compile(r"# (\S+\.toml)\n")


def test_every_pack_and_command_does_what_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    unchecked: list[str] = []
    for language, text in blocks(PAGE, "toml", "console"):
        if language == "toml":
            name = NAME.match(text)
            assert name, "a pack begins with its name"
            Path(name[1]).write_text(text)
            unchecked.append(name[1])
            continue
        command, _, said = text.partition("\n")
        argv = command.removeprefix("$ emberwatch ").split()
        code = main(argv)
        assert capsys.readouterr().out == said
        if argv[0] == "check":
            assert code == (0 if "nothing is wrong" in said else 1)
            unchecked = [name for name in unchecked if name != argv[1]]
    for name in unchecked:
        assert main(["check", name]) == 0, capsys.readouterr().out
    assert len(list(tmp_path.iterdir())) == 4


def test_the_headings_and_their_fields_are_those_of_the_schema() -> None:
    from emberwatch.games.setawatch.schema import SCHEMA

    text = PAGE.read_text()
    for table, entry in SCHEMA.items():
        assert f"`[[{table}]]`" in text
        row = next(line for line in text.splitlines() if line.startswith("|") and f"`[[{table}]]`" in line)
        fields = set(getattr(entry, "__struct_fields__", ())) - {"variant"}
        assert "as a creature" in row or all(f"`{field}`" in row for field in fields), table


def test_the_examples_of_each_field_can_be_read() -> None:
    from emberwatch.games.setawatch.content import read

    language = read().language
    kinds = ["Power", "Effect", "Passive"]
    table = PAGE.read_text().partition("| field | holds | for example |\n")[2].partition("\n\n")[0]
    *sentences, amount = [row.split("|")[3].strip() for row in table.splitlines()[1:]]
    for kind, sentence in zip(kinds, sentences, strict=True):
        assert language.print(language.parse(sentence, kind)) == sentence
    assert language.show(language.read(amount, "Amount")) == amount


def test_the_pack_of_the_page_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "marsh.toml"
    path.write_text(next(text for _, text in blocks(PAGE, "toml") if text.startswith("# marsh.toml")))
    setawatch = rulebook("setawatch")
    terms = {"packs": [str(path)], "pool": ["base", "marsh"], "adventurers": ["lamplighter"]}
    assert setawatch.terms(terms)["adventurers"] == ["lamplighter"]
