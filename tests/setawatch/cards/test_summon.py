"""What happens when a Summon calls."""

import pytest

from tests.marks import rule
from tests.setawatch.cards.four import exhausted, four, graveyard, health, keys, line, strike

NONE_LEFT = {
    "warrior": {"abilities": ["wound exhausted", "throw_axe exhausted", "giants_bane exhausted"]},
    "wizard": {"abilities": ["curse exhausted", "shockbolt exhausted", "polymorph exhausted"]},
    "bard": {"abilities": ["siren_song exhausted", "line_dance exhausted", "song_of_discord exhausted"]},
}


@rule("SW-SUM-1", "SW-SUM-2", "SW-SUM-4", "SW-CRE-4")
def test_a_summon_exhausts_a_card_and_an_unhallowed_takes_its_place() -> None:
    game = four('line = ["wolf up", "summon", "bear"]\nunhallowed = ["warlord", "hydra"]')
    assert keys(game) == ("adventurer:warrior", "adventurer:wizard", "adventurer:bard")
    game.play("adventurer:wizard")
    assert keys(game) == ("card:wizard.curse", "card:wizard.shockbolt", "card:wizard.polymorph")
    game.play("card:wizard.shockbolt")
    assert exhausted(game) == ["wizard.shockbolt"]
    assert line(game) == ["wolf-1", "warlord", "?"]
    assert graveyard(game) == ["summon-1"]
    assert game.view()["line"][1]["type"] == "Unhallowed"
    assert game.view()["unhallowed_top"] == "hydra"


@rule("SW-SUM-2")
def test_only_adventurers_with_a_card_left_can_answer() -> None:
    game = four('line = ["summon"]', warrior=NONE_LEFT["warrior"])
    assert keys(game) == ("adventurer:wizard", "adventurer:bard")


@rule("SW-SUM-3", "SW-GEN-6")
def test_nobody_answers_if_nobody_can() -> None:
    game = four('line = ["summon"]\nunhallowed = ["warlord"]', **NONE_LEFT)
    assert line(game) == ["warlord"]


@rule("SW-SUM-6", "SW-WIN-4", "SW-WIN-6")
def test_a_summon_without_an_unhallowed_ends_the_game() -> None:
    game = four('line = ["wolf up", "summon"]\nunhallowed = []')
    game.play("adventurer:wizard")
    game.play("card:wizard.curse")
    assert game.view()["outcome"] == "lost"
    assert game.decision is None


@rule("SW-SUM-5", "SW-REV-13")
def test_the_unhallowed_uses_its_reveal_power() -> None:
    game = four('line = ["wolf up", "summon", "bear", "eagle"]\nunhallowed = ["pyromancer"]')
    game.play("adventurer:bard")
    game.play("card:bard.line_dance")
    assert line(game) == ["wolf-1", "bear-1", "?", "pyromancer"]


@rule("SW-SUM-9")
def test_a_felled_unhallowed_lies_in_the_graveyard() -> None:
    game = four('line = ["wraith_lord up damage 11", "bear"]')
    strike(game, 1, "warrior.1")
    assert graveyard(game) == ["wraith_lord"]


@rule("SW-SUM-11", "SW-REV-4")
def test_an_unhallowed_out_of_the_deck_is_revealed_like_any_creature() -> None:
    game = four('line = ["wolf up", "warlord"]\nunhallowed = ["hydra"]')
    assert line(game) == ["wolf-1", "warlord"]
    assert health(game, 1) == 4 + 2
    assert exhausted(game) == []
    assert game.view()["piles"]["unhallowed"] == 1


@rule("SW-SUM-12", "SW-SUM-4")
def test_two_summons_bring_the_two_topmost_unhallowed_in_order() -> None:
    game = four('line = ["summon", "summon", "bear"]\nunhallowed = ["warlord", "lich", "hydra"]')
    for _ in range(2):
        game.play("adventurer:bard")
        game.play(next(key for key in keys(game) if key.startswith("card:bard.")))
    assert line(game) == ["warlord", "lich", "?"]
    assert graveyard(game) == ["summon-2", "summon-1"]


@rule("SW-OUT-4", "SW-OUT-5", "SW-SUM-1")
def test_a_summon_that_nobody_stops_calls_all_the_same() -> None:
    game = four('firewood = 3\nline = ["wolf up", "summon", "eagle"]\nunhallowed = ["pyromancer"]')
    game.play("stop")
    game.play("card:warrior.wound")
    game.play("adventurer:wizard")
    game.play("card:wizard.curse")
    assert line(game) == ["pyromancer", "?"]
    game.play("card:bard.line_dance")
    assert line(game) == ["eagle-1"]


@rule("SW-SUM-1", "SW-REV-4")
@pytest.mark.parametrize(("firewood", "called"), [(6, False), (7, True)])
def test_a_summon_calls_as_soon_as_the_light_reaches_it(firewood: int, called: bool) -> None:
    game = four(f'firewood = {firewood}\nline = ["wolf up", "summon"]')
    assert ("adventurer:wizard" in keys(game)) == called
