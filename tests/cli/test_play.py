"""Playing in the terminal."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

import emberwatch
from emberwatch.cli import main
from tests.cli.command import ENVIRONMENT, played, run

PLAY = ("play", "setawatch", "--seed", "7")
WINDOW = """
phase = "watch"
round = 3
firewood = 9
location = "frost_caverns"
camper = "wizard"
line = ["bear-1 up", "wolf-1 up", "vampire-1"]
[[adventurer]]
id = "wizard"
[[adventurer]]
id = "warrior"
[[adventurer]]
id = "rogue"
[[adventurer]]
id = "ranger"
"""


def at_window(folder: Path) -> str:
    """A file with a position in which the party may act."""
    path = folder / "window.toml"
    path.write_text(WINDOW)
    return str(path)


def in_order(text: str, *pieces: str) -> bool:
    """Whether the text holds these one after the other."""
    at = 0
    for piece in pieces:
        at = text.find(piece, at)
        if at < 0:
            return False
    return True


def test_a_whole_game_from_the_answers_of_a_record(tmp_path: Path) -> None:
    game = played(3)
    answers = tmp_path / "answers"
    answers.write_text("# all of it\n\n" + "".join(f"{one}  # said\n" for one in game.answers))
    done = run("play", "setawatch", "--seed", "3", "--answers", str(answers))
    assert (done.returncode, done.stderr) == (0, "")
    assert game.outcome is not None
    assert in_order(done.stdout, game.log()[-1], game.outcome.text)


def test_the_first_refused_answer_of_a_file_is_named(tmp_path: Path) -> None:
    answers = tmp_path / "answers"
    first = emberwatch.new("setawatch", seed=7).decision
    assert first is not None
    answers.write_text(f"# who rests\n{first.keys[0]}\n\nattack:9\n{first.keys[0]}\n")
    done = run(*PLAY, "--answers", str(answers))
    assert done.returncode == 2
    assert "line 4: 'attack:9'" in done.stderr
    assert done.stderr.count("\n") == 1


def test_every_command_over_a_pipe(tmp_path: Path) -> None:
    saved = tmp_path / "saved.json"
    said = f"why\nwhy 1\nwhy attack:3\nodds\ncard bear\nhelp\nattack:1\nundo\nredo\nlog\nsave {saved}\nquit\n1\n"
    done = run("play", "setawatch", "--plain", "--from", at_window(tmp_path), said=said)
    assert (done.returncode, done.stderr) == (0, "")
    assert in_order(
        done.stdout,
        "What does the party do?",
        "[attack:3]",
        "A face-down card cannot be attacked.",
        "SW-ATK-6:",
        "Next card of the Creature deck:",
        "Summons still to come:",
        "Bear, Forest creature",
        "undo phase",
        "What goes into it?",
        "Taken back to answer 1.",
        "What goes into it?",
        f"Saved in {saved}",
    )
    assert emberwatch.load(saved.read_text()).answers == ("attack:1",)
    assert "─" not in done.stdout
    assert "\x1b" not in done.stdout


def test_answers_by_number_and_by_key(tmp_path: Path) -> None:
    by_number = run("play", "setawatch", "--from", at_window(tmp_path), said="1\n").stdout
    by_key = run("play", "setawatch", "--from", at_window(tmp_path), said="attack:1\n").stdout
    assert by_number == by_key
    assert "What goes into it?" in by_key


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("99", "The answers have the numbers 1 to"),
        ("0", "The answers have the numbers 1 to"),
        ("²", "There is no answer or command called"),
        ("undoo", "did you mean undo?"),
        ("attack:3", "A face-down card cannot be attacked. (SW-ATK-6)"),
        ("why 999", "`why` lists them"),
        ("why attack:1", "This is allowed now."),
        ("why attack:77", "nothing called 'attack:77'"),
        ("undo", "nothing to take back"),
        ("undo sideways", "not 'sideways'"),
        ("undo 5", "There is no earlier answer 5."),
        ("redo", "There is nothing to redo."),
        ("card baer", "did you mean 'bear'?"),
        ("save", "Save it where?"),
        ("save /", "/ is a folder; name a file in it."),
        ("save! /", "/ is a folder; name a file in it."),
        ("save /no/such/folder/file", "/no/such/folder/file: No such file or directory."),
    ],
)
def test_what_cannot_be_done_is_said_and_play_goes_on(said: str, answer: str, tmp_path: Path) -> None:
    done = run("play", "setawatch", "--from", at_window(tmp_path), said=f"{said}\nattack:1\n")
    assert done.returncode == 0
    assert in_order(done.stdout, answer, "What goes into it?")


def test_undo_beyond_the_horizon_makes_it_practice(tmp_path: Path) -> None:
    game = next(found for seed in range(20) if (found := played(seed, 12)).horizon == found.version)
    saved = tmp_path / "game.json"
    saved.write_text(game.record().to_json())
    done = run("load", str(saved), said="undo\nundo!\n")
    refused, _, forced = done.stdout.partition("`undo!` does it all the same")
    assert forced
    assert "practice" not in refused
    assert in_order(forced, f"Taken back to answer {game.version}.", "· practice")


def test_saving_does_not_write_over_a_file_unasked(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    notes.write_text("mine")
    assert "`save! " in run(*PLAY, said=f"save {notes}\n").stdout
    assert notes.read_text() == "mine"
    run(*PLAY, said=f"save! {notes}\n")
    assert emberwatch.load(notes.read_text()).seed == 7


def test_without_a_seed_games_differ_and_say_theirs() -> None:
    heads = {next(line for line in run("play", "setawatch").stdout.splitlines() if "seed" in line) for _ in range(3)}
    assert len(heads) > 1


def test_the_terms_of_the_command_line(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    party = "wizard,cleric,rogue,ranger"
    options = ("--difficulty", "hard", "--party", party, "--players", "2", "--pool", "base", "--random-start")
    done = run(*PLAY, *options, said=f"save {saved}\n")
    assert "Seat 0 or 1:" in done.stdout
    terms = emberwatch.load(saved.read_text()).terms
    assert (terms["difficulty"], terms["players"], terms["random_start"]) == ("hard", 2, True)
    assert terms["adventurers"] == party.split(",")


def test_own_dice_are_asked_for() -> None:
    assert "[rolled:" in run(*PLAY, "--own-dice", said="1\n" * 60).stdout


@pytest.mark.parametrize(
    ("argv", "fault"),
    [
        (["play", "chess"], "no game called 'chess'"),
        (["play", "setawatch", "--difficulty", "nightmare"], "nightmare"),
        (["play", "setawatch", "--party", "wizzard"], "did you mean 'wizard'?"),
        (["play", "setawatch", "--seed", "seven"], "Argument --seed"),
        (["play", "setawatch", "--pool", "nowhere"], "no set called 'nowhere'"),
        (["play", "setawatch", "--sed", "7"], "--sed"),
        (["play", "setawatch", "--seed", "7", "--from", "x"], "leave the others out"),
        (["play"], "GAME"),
        (["rules"], "GAME"),
        (["rules", "setaside"], "no game called 'setaside'"),
        (["rules", "setawatch", "--source", "/no/such/folder"], "is no folder"),
        (["serve", "--port", "-1"], "a number from 0 to 65,535"),
        (["serve", "--port", "65536"], "a number from 0 to 65,535"),
        (["load", ""], "its name is empty"),
        (["simulate"], "GAME"),
        (["simulate", "setawatch", "--games", "0"], "a number from 1 on"),
        (["simulate", "setawatch", "--games", "many"], "a number from 1 on"),
        (["simulate", "setawatch", "--difficulty", "nightmare"], "nightmare"),
        (["plya"], "did you mean play?"),
    ],
)
def test_a_wrong_command_line_is_one_sentence(argv: list[str], fault: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(argv) == 2
    said = capsys.readouterr()
    assert fault in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_help_is_quick_and_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    assert in_order(capsys.readouterr().out, "play", "replay", "check", "simulate")
    code = "import sys; from emberwatch.cli import main; main(['--help']); print({'rich', 'lark'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=ENVIRONMENT, check=True)
    assert done.stdout.endswith("set()\n")


def test_a_closed_pipe_ends_quietly() -> None:
    command = f"{sys.executable} -m emberwatch rules setawatch | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, env=ENVIRONMENT, check=True)
    assert done.stderr == ""


def test_at_a_terminal_the_table_is_painted() -> None:
    ours, theirs = pty.openpty()
    environment = {**ENVIRONMENT, "TERM": "xterm-256color", "COLUMNS": "90", "LINES": "50"}
    environment.pop("NO_COLOR", None)
    command = [sys.executable, "-m", "emberwatch", *PLAY]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as at_table:
        os.close(theirs)
        os.write(ours, b"1\nquit\n")
        shown = b""
        try:
            while more := os.read(ours, 65536):
                shown += more
        except OSError:  # the terminal is gone
            pass
        assert at_table.wait(30) == 0
    os.close(ours)
    text = shown.decode()
    assert in_order(text, "\x1b[", "The party", "Who rests in camp?", "The camp")
