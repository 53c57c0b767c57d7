"""Every rule has a test that shows it."""

from pathlib import Path

import pytest

from emberwatch import GAMES
from emberwatch.cli import main as emberwatch
from emberwatch.cli.rules import coverage, main
from tests.marks import rule

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    missing = [line.id for line in coverage(game, ROOT) if not line.tests]
    assert not missing, f"no test names {', '.join(missing)}"


def test_tests_and_code_that_name_a_rule_are_found(tmp_path: Path) -> None:
    test = tmp_path / "tests" / "rules" / "test_fire.py"
    test.parent.mkdir(parents=True)
    test.write_text('@rule("SW-FIRE-1", "SW-FIRE-10")\ndef test_wood(): ...\n')
    code = tmp_path / "src" / "emberwatch" / "games" / "setawatch" / "rules" / "fire.py"
    code.parent.mkdir(parents=True)
    code.write_text('"""Firewood."""\nCAP = 15  # SW-FIRE-1\n')

    lines = {line.id: line for line in coverage("setawatch", tmp_path)}

    assert lines["SW-FIRE-1"].tests == ("tests/rules/test_fire.py::test_wood",)
    assert lines["SW-FIRE-1"].code == ("src/emberwatch/games/setawatch/rules/fire.py:2",)
    assert lines["SW-FIRE-11"].tests == lines["SW-FIRE-11"].code == ()


def test_the_list_ends_with_what_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["setawatch", "--source", str(tmp_path)]) == 0
    assert "found in a checkout only" in capsys.readouterr().out.splitlines()[-1]

    (tmp_path / "tests").mkdir()
    count = len(coverage("setawatch", tmp_path))
    assert main(["setawatch", "--source", str(tmp_path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"{count} rules, {count} without a test"


def test_an_unknown_game_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert emberwatch(["rules", "setaside"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_test_can_only_name_a_rule_that_exists() -> None:
    with pytest.raises(ValueError, match="SW-FIRE-99"):
        rule("SW-FIRE-99")
