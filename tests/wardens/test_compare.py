"""The editions side by side, and a character that goes from one to the other."""

import json

import pytest

import emberwatch
from emberwatch.kernel import NotLegal
from tests.cli.command import run

WARDEN = {
    "emberwatch": "warden",
    "edition": "first",
    "name": "Odile",
    "player": "Jo",
    "scores": [1, 2, 3, 2, 4, 3, 2, 3],
    "records": [
        {"kind": "skill", "text": "Patient with locks"},
        {"kind": "permanent-wound", "text": "One eye", "permanent": True},
    ],
    "looks": "Grey braid",
    "memory": "Tallow smoke",
}


def rows(title: str) -> dict[str, tuple[tuple[str, ...], str]]:
    compared = emberwatch.rulebook("wardens").compare()
    assert compared is not None
    section = next(section for section in compared.sections if section.title == title)
    return {row.label: (row.values, row.note) for row in section.rows}


def test_actions_kept_renamed_merged_gone_and_new() -> None:
    actions = rows("Actions")
    assert actions["Overcome an Obstacle"] == (("Overcome an Obstacle", "Overcome a Challenge"), "renamed")
    assert actions["Forge a Bond"] == (("Forge a Bond", "Secure an Opportunity"), "merged")
    assert actions["Spend Supply"] == (("Spend Supply", "none"), "gone")
    assert actions["Avoid a Consequence"] == (("none", "Avoid a Consequence"), "new")
    assert actions["Purify"] == (("Purify", "Purify"), "")
    assert len(actions) == 19


def test_words_costs_and_odds() -> None:
    words = rows("Words and cards")
    assert words["Cards of the deck"] == (("52", "54"), "")
    assert words["Sparks"] == (("none", "yes"), "")
    challenge = rows("Overcome an Obstacle / Overcome a Challenge")
    assert challenge["Diamonds"][0][0].startswith("Cost: Lose 1 Supply")
    assert challenge["Diamonds"][0][1].startswith("Loss: Lose 1 Supply")
    odds = rows("Odds of a Draw from a fresh deck, by Score and modifiers together")
    assert odds["+2"][0][0] == "top 44.0 %, middle 32.4 %, bottom 23.6 %"


def test_the_command_shows_only_what_differs() -> None:
    shown = run("rules", "wardens", "--compare")
    assert shown.returncode == 0
    assert "Compel (merged)" in shown.stdout
    assert "Purify: alike" in shown.stdout
    whole = json.loads(run("rules", "wardens", "--compare", "--json").stdout)
    assert whole["columns"] == ["First edition", "Second edition"]
    alone = run("rules", "setawatch", "--compare")
    assert alone.returncode != 0
    assert "only one variant" in alone.stderr


def test_a_warden_comes_from_the_other_edition() -> None:
    game = emberwatch.new("wardens", seed=3)
    game.play(f"/bring {json.dumps(WARDEN)}")
    warden = game.view(0)["characters"][0]
    assert (warden["name"], warden["player"], warden["status"]) == ("Odile", "Jo", "in play")
    assert list(warden["core"].values()) == [1, 2, 3, 2]
    assert list(warden["reserve"].values()) == [4, 3, 2, 3]
    assert [(one["text"], one["permanent"]) for one in warden["records"]] == [
        ("Patient with locks", False),
        ("One eye", True),
    ]
    note = game.view(0)["journal"][-1]["text"]
    assert "Compel is part of Overcome a Challenge and Secure an Opportunity" in note
    assert "Spend Supply is gone" in note
    assert "0:act:warden-1" in game.decision.keys  # type: ignore[union-attr]
    assert emberwatch.load(game.record()).digest() == game.digest()


def test_a_score_that_is_gone_brings_its_draw() -> None:
    game = emberwatch.new("wardens", seed=3)
    game.play(f"/bring {json.dumps({**WARDEN, 'scores': [1, 2, 3, 2, 0, 3, 2, 3]})}")
    assert [due["kind"] for due in game.view(0)["dues"]] == ["death"]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("no file", "no saved Warden"),
        ({**WARDEN, "scores": [9] * 8}, "from 0 to 5"),
        ({**WARDEN, "scores": [1]}, "8 Scores"),
        ({**WARDEN, "status": "dead"}, "living"),
        ({**WARDEN, "name": " "}, "words are needed"),
        ({**WARDEN, "records": [{"kind": "spaceship", "text": "Rocket"}]}, "spaceship"),
    ],
)
def test_what_is_no_warden_is_refused(wrong: object, why: str) -> None:
    game = emberwatch.new("wardens", seed=3)
    with pytest.raises(NotLegal, match=why):
        game.play(f"/bring {wrong if isinstance(wrong, str) else json.dumps(wrong)}")


def test_one_character_at_a_time() -> None:
    game = emberwatch.new("wardens", seed=3)
    game.play(f"/bring {json.dumps(WARDEN)}")
    with pytest.raises(NotLegal):
        game.play(f"/bring {json.dumps(WARDEN)}")
