"""Checking a pack of cards, and the words they are written in."""

from pathlib import Path

import pytest

import emberwatch
from emberwatch import BadInput, Refused, new
from emberwatch.cli import main
from emberwatch.cli.setawatch import trial

TOAD = """
[[creature]]
id = "toad"
set = ["bog"]
type = "forest"
copies = 2
damage = 1
health = 4
text = "First: lose 1 firewood."
"""
MONK = """
[[adventurer]]
id = "monk"
dice = ["d6"]
attack = "melee"
abilities = ["curse"]
camp = "Gain 2 firewood."
"""
NEVER = """
[[location]]
id = "far_away"
kind = "final"
set = ["bog"]
count = 5
"""


def pack(folder: Path, text: str) -> str:
    """A pack of one file."""
    path = folder / "pack.toml"
    path.write_text(text)
    return str(path)


def test_a_sound_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = pack(tmp_path, TOAD)
    assert main(["check", path]) == 0
    assert capsys.readouterr().out == f"{path}: nothing is wrong.\n"


def test_problems_come_with_their_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = pack(tmp_path, TOAD.replace("lose", "loose").replace('"forest"', '"forrest"'))
    assert main(["check", path]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{path}:5:9: ")
    assert second.startswith(f"{path}:9:16: ")


def test_an_adventurer_without_enough_cards_and_dice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = pack(tmp_path, MONK)
    assert main(["check", path]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{path}: adventurer monk needs five different abilities, not 1",
        f"{path}: adventurer monk needs three dice, not 1",
    ]
    with pytest.raises(BadInput, match="monk"):
        new("setawatch", packs=[path])


def test_random_games_tell_what_never_came_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = pack(tmp_path, TOAD + NEVER)
    assert main(["check", path, "--play", "40"]) == 0
    said = capsys.readouterr().out
    assert "location far_away was never used" in said
    assert "toad" not in said
    assert "40 games, 0 went wrong." in said


def test_a_game_that_goes_wrong_can_be_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(watch: object, option: int) -> None:
        raise ZeroDivisionError("too little")

    monkeypatch.setattr(trial, "answer", fail)
    path = pack(tmp_path, TOAD)
    assert main(["check", path, "--play", "2", "--seed", "5"]) == 1
    said = capsys.readouterr().out
    assert "seed 6, answer 0: " in said
    assert "ZeroDivisionError: too little" in said
    assert f"emberwatch check {path} --play 1 --seed 6" in said


def test_cards_that_go_in_a_circle_are_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = pack(tmp_path, TOAD.replace("lose 1 firewood", "it moves to the end of the Line").replace("= 2", "= 8"))
    assert main(["check", path]) == 0
    game = emberwatch.position(
        f'''line = ["bear-1 up", "toad-1 up", "toad-2 up"]
        terms = {{ pool = ["base", "bog"], packs = ["{path}"] }}'''
    )
    game.play("attack:1")
    game.play("die:beast_master.1")
    before = game.digest()
    with pytest.raises(Refused, match="for ever"):
        game.play("strike")
    assert game.digest() == before


def test_a_folder_without_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path)]) == 1
    assert "there is no TOML file" in capsys.readouterr().out


def test_a_game_that_never_ends_is_noticed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "answer", lambda watch, option: None)
    monkeypatch.setattr(trial, "MOST_ANSWERS", 50)
    assert main(["check", pack(tmp_path, TOAD), "--play", "1"]) == 1
    assert "seed 0, answer 50: the game is not over" in capsys.readouterr().out


def test_the_words_with_who_uses_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "setawatch", "--kind", "Amount"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Amount: ")
    assert "the base health of the card behind it" in said
    assert "used by: forest_giant" in said
    assert "parts: n is a Number" in said
    assert main(["words", "setawatch", "--kind", "Amuont"]) == 2
    assert "did you mean Amount?" in capsys.readouterr().err


def test_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "setawatch"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("SW-GEN-1  ")
    assert "    test  tests/rules/test_fire.py::" in said
    assert "    code  src/emberwatch/games/setawatch/rules/fire.py:" in said
    assert max(map(len, said.splitlines())) < 200
