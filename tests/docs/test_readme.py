"""The README shows what happens."""

import re
import tomllib
from pathlib import Path

import pytest

from emberwatch.cli import main
from tests.docs.pages import ROOT, blocks, page, untrue

README = page("README.md")
LEFT_OUT = "..."


def test_the_examples_are_true() -> None:
    assert not untrue(README, {})


@pytest.mark.parametrize("shown_on", ["README.md", "docs/wardens.md"])
def test_the_session_is_a_real_one(
    shown_on: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    [(_, session)] = blocks(page(shown_on), "console")
    command, *shown = session.splitlines()
    said = iter(line.removeprefix("> ") for line in shown if line.startswith("> "))

    def listen(prompt: str) -> str:
        line = next(said)
        print(prompt + line)
        return line

    monkeypatch.setattr("emberwatch.cli.plain.listen", listen)
    assert main(command.removeprefix("$ emberwatch ").split()) == 0
    real = capsys.readouterr().out.splitlines()
    at = 0
    for piece in "\n".join(shown).split(f"\n{LEFT_OUT}\n"):
        lines = piece.splitlines()
        at = next((n for n in range(at, len(real)) if real[n : n + len(lines)] == lines), -1)
        assert at >= 0, f"this is not how it looks:\n{piece}\n\nbut:\n" + "\n".join(real)
        at += len(lines)
    assert at == len(real)


def test_every_page_that_it_names_is_there() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", README.read_text()):
        assert target.startswith("https://") or (ROOT / target).exists(), target


def test_every_dependency_is_explained() -> None:
    project = tomllib.loads(page("pyproject.toml").read_text())["project"]
    listed = [*project["dependencies"], *(one for group in project["optional-dependencies"].values() for one in group)]
    text = README.read_text()
    for requirement in listed:
        name = re.split(r"[\[<>=~]", requirement)[0]
        assert f"[{name}](" in text, name
