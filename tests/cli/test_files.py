"""Records, positions and packs, sound and otherwise."""

import json
import re
from pathlib import Path

import pytest

import emberwatch
from emberwatch.cli import main
from tests.cli.command import played, run

RANDOM_BYTES = bytes(range(256)) * 20
READERS = [
    ["load"],
    ["replay"],
    ["position"],
    ["check"],
    ["play", "setawatch", "--from"],
    ["play", "setawatch", "--answers"],
]


def write(folder: Path, **changes: object) -> str:
    """A record of a whole game in a file, with some of its parts replaced."""
    path = folder / "record.json"
    path.write_text(json.dumps(json.loads(played(3).record().to_json()) | changes))
    return str(path)


# A pack may be a folder, so `check` reads one.
UNREADABLE = [(one, kind) for one in READERS for kind in ("bytes", "missing", "folder", "nul")]
UNREADABLE.remove((["check"], "folder"))


@pytest.mark.parametrize(
    ("reader", "kind"), UNREADABLE, ids=lambda part: part if isinstance(part, str) else " ".join(part)
)
def test_what_cannot_be_read_is_one_sentence(
    reader: list[str], kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bytes").write_bytes(RANDOM_BYTES)
    path = {"folder": str(tmp_path), "nul": "a\0b"}.get(kind, str(tmp_path / kind))
    assert main([*reader, path]) == 2
    said = capsys.readouterr().err
    assert said.removesuffix("\n").isprintable()


def test_loading_goes_on_where_the_record_ends(tmp_path: Path) -> None:
    game = played(3, 10)
    path = tmp_path / "record.json"
    path.write_text(game.record().to_json())
    assert game.decision is not None
    done = run("load", str(path), said=f"1\nsave! {path}\n")
    assert done.returncode == 0
    assert emberwatch.load(path.read_text()).answers == (*game.answers, game.decision.keys[0])


def test_the_replay_tells_the_story(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = played(3)
    assert main(["replay", write(tmp_path), "--verify"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert game.outcome is not None
    assert [line for line in said if not line.startswith("> ")][:-2] == game.log()
    assert said[-2:] == [game.outcome.text, f"All {game.version} digests agree."]


def test_the_replay_of_the_first_answers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", write(tmp_path), "--to", "2"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line[2:] for line in said if line.startswith("> ")] == list(played(3).answers[:2])
    assert said[-1].startswith("Then: ")
    assert main(["replay", write(tmp_path), "--to", "-1"]) == 2


def test_an_edited_record_departs_where_it_was_edited(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    digests = list(played(3).record().digests)
    digests[4] = "0" * 16
    path = write(tmp_path, digests=digests)
    assert main(["replay", path, "--verify"]) == 2
    assert "departs at answer 5" in capsys.readouterr().err
    assert main(["replay", path]) == 0


@pytest.mark.parametrize(
    "changes",
    [
        {"answers": ["rest:nobody"], "digests": []},
        {"answers": [], "format": 99},
        {"game": "chess"},
        {"content": "0"},
        {"terms": {"pool": 7}},
        {"terms": {"packs": ["/no/such/pack"]}},
        {"seed": "seven"},
        {"digests": ["one"]},
        {"start": "round = "},
        {"surprise": 1},
    ],
    ids=str,
)
def test_other_edits_are_refused(
    changes: dict[str, object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path, **changes)
    assert main(["load", path]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"difficulty": "gentle"}, "The option difficulty cannot be 'gentle'"),
        ({"players": True}, "The option players cannot be True"),
        ({"adventurers": ["nobody"]}, "The option adventurers names 'nobody'"),
        ({"pool": ["nowhere"]}, "There is no set called 'nowhere'"),
        ({"pool": []}, "This pool has fewer than four Adventurers"),
        ({"weather": "rain"}, "Set a Watch has no option 'weather'"),
    ],
    ids=str,
)
@pytest.mark.parametrize("kept", [False, True])
def test_terms_that_cannot_be_are_named(
    changes: dict[str, object],
    said: str,
    kept: bool,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("EMBERWATCH_DATA", str(tmp_path))
    if kept:
        played(3).keep_cards()
    assert main(["load", write(tmp_path, terms={**played(3).terms, **changes})]) == 2
    assert capsys.readouterr().err.startswith(f"emberwatch: {said}")


def test_a_saved_game_keeps_its_cards(tmp_path: Path) -> None:
    pack, saved = tmp_path / "frog.toml", tmp_path / "saved.json"
    pack.write_text('[[creature]]\nid = "frog"\nset = ["base"]\ntype = "forest"\ndamage = 1\nhealth = 2\n')
    begun = run("play", "setawatch", "--seed", "7", "--pack", str(pack), said=f"1\nsave {saved}\n", data=tmp_path)
    assert "Saved in" in begun.stdout
    pack.unlink()
    again = run("replay", str(saved), "--verify", data=tmp_path)
    assert (again.returncode, again.stderr) == (0, "")
    elsewhere = run("replay", str(saved), data=tmp_path / "elsewhere")
    assert elsewhere.returncode == 2
    assert str(pack) in elsewhere.stderr


def test_a_cut_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = Path(write(tmp_path)).read_text()
    for length in range(1, len(whole), len(whole) // 7):
        cut = tmp_path / "cut.json"
        cut.write_text(whole[:length])
        assert main(["load", str(cut)]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_a_position_is_written_as_it_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = played(3, 8)
    record, text = tmp_path / "record.json", tmp_path / "position.toml"
    record.write_text(game.record().to_json())
    assert main(["position", str(record)]) == 0
    text.write_text(capsys.readouterr().out)
    assert emberwatch.position(text.read_text()).digest() == game.digest()
    assert main(["position", str(text)]) == 0
    assert capsys.readouterr().out == text.read_text()


def test_a_typo_in_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "position.toml"
    path.write_text(played(3, 8).position().replace("firewood", "firewod"))
    assert main(["play", "setawatch", "--from", str(path)]) == 2
    assert "firewod" in capsys.readouterr().err


def test_a_moment_that_turns_out_impossible_in_play(tmp_path: Path) -> None:
    path = tmp_path / "position.toml"
    text = played(3, 8).position()
    veil = next(line for line in text.splitlines() if line.startswith("veil = "))
    path.write_text(text.replace(veil, re.sub(r"\b12\b", '"one"', veil)))
    done = run("play", "setawatch", "--from", str(path), said="odds\n" + "1\n" * 50)
    assert done.returncode == 2
    assert done.stderr.endswith("describes a moment that no game comes to.\n")


def test_a_moment_that_no_game_comes_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "position.toml"
    text = played(3, 8).position()
    assert "\nveil = [" in text
    path.write_text("\n".join("veil = [0]" if line.startswith("veil") else line for line in text.splitlines()))
    assert main(["play", "setawatch", "--from", str(path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
