"""Runes (SW-RUNE)."""

import pytest

from emberwatch import Game
from tests.marks import rule
from tests.rules.reading import asked, cards_of, keys, pile
from tests.rules.told import acts, cite, first, names
from tests.setawatch.table import at

PAIRS = {"runes:seal+vanquish", "runes:seal+bolster", "runes:vanquish+bolster"}
TRIPLE = "runes:seal+vanquish+bolster"


def camp(dice: str, table: str = "", phase: str = "camp") -> Game:
    """The Rogue in camp with these dice; the three on Watch hold fresh cards and dice."""
    return at(f"""
        phase = "{phase}"
        {table}
        [[adventurer]]
        id = "cleric"
        dice = [1, 2, 3]
        abilities = ["rebuke exhausted", "banish exhausted", "cleanse_undead exhausted"]
        [[adventurer]]
        id = "warrior"
        dice = [8, 7, 6]
        [[adventurer]]
        id = "wizard"
        [[adventurer]]
        id = "rogue"
        dice = {dice}
    """)


def runes(game: Game) -> set[str]:
    return {key for key in keys(game) if key.startswith("runes")}


@rule("SW-RUNE-1")
def test_without_a_map_deck_there_are_no_runes() -> None:
    game = camp("[4, 4, 4]", 'round = 9\nlocation = "forbidden_tower"', "pick")
    game.play("rest:rogue")
    assert pile(game, "map") == []
    assert runes(game) == set()
    assert "SW-RUNE-1" in game.why_not("runes:rogue.1")
    assert runes(camp("[4, 4, 4]", 'round = 8\nmap = ["forbidden_tower"]')) == {*PAIRS, TRIPLE}


@rule("SW-RUNE-2", "SW-RUNE-3")
def test_runes_take_two_equal_dice_on_two_runes() -> None:
    game = camp("[4, 2, 4]")
    assert runes(game) == PAIRS
    events = game.play("runes:seal+bolster")
    spaces = {space["id"]: space["dice"] for space in game.view()["spaces"] if space["rune"]}
    assert spaces == {"seal": ["rogue.1"], "vanquish": [], "bolster": ["rogue.3"]}
    assert names(events, "die_placed") == ["die_placed", "die_placed"]  # both before any rune is resolved

    game = camp("[4, 3, 2]")
    assert runes(game) == set()
    assert "SW-RUNE-2" in game.why_not("runes:rogue.1")
    assert "SW-RUNE-3" in game.why_not("runes:rogue.1")


@rule("SW-RUNE-4")
def test_a_third_equal_die_may_join_at_once() -> None:
    game = camp("[4, 4, 4]", 'graveyard = ["hydra"]\nhorde = ["bear"]')
    assert runes(game) == {*PAIRS, TRIPLE}
    game.play(TRIPLE)
    assert set(keys(game)) == {"rune:seal", "rune:vanquish", "rune:bolster"}


@rule("SW-RUNE-4")
@pytest.mark.parametrize("answer", ["runes:bolster", "chop_wood:rogue.3"])
def test_a_third_equal_die_may_join_later_or_go_elsewhere(answer: str) -> None:
    game = camp("[4, 4, 4]", "firewood = 7")
    acts(game, "runes:seal+vanquish", "rune:seal")
    assert runes(game) == {"runes:bolster"}
    game.play(answer)
    assert game.view()["firewood"] == (9 if answer == "chop_wood:rogue.3" else 7)
    assert (asked(game) == "Reroll") == (answer == "runes:bolster")


@rule("SW-RUNE-3", "SW-RUNE-4")
def test_a_different_die_cannot_join_later() -> None:
    game = camp("[4, 4, 5]")
    acts(game, "runes:seal+vanquish", "rune:seal")
    assert runes(game) == set()
    assert "SW-RUNE-2" in game.why_not("runes:rogue.3")


@rule("SW-RUNE-5")
def test_no_rune_is_used_twice() -> None:
    game = camp("[4, 4, 4]", 'horde = ["bear", "wolf"]')
    acts(game, "runes:seal+vanquish", "rune:vanquish")
    assert runes(game) == {"runes:bolster"}  # neither of the used ones
    assert pile(game, "horde") == ["wolf-1"]


@rule("SW-RUNE-6")
@pytest.mark.parametrize("order", [("seal", "vanquish"), ("vanquish", "seal")])
def test_runes_are_resolved_one_by_one_in_the_order_of_the_party(order: tuple[str, str]) -> None:
    game = camp("[4, 4, 1]", 'graveyard = ["hydra"]\nhorde = ["bear"]')
    events = game.play("runes:seal+vanquish")
    assert not names(events, "sealed", "vanquished")
    events = game.play(f"rune:{order[0]}")
    done = {"seal": "sealed", "vanquish": "vanquished"}
    assert names(events, "sealed", "vanquished") == [done[rune] for rune in order]


@rule("SW-RUNE-7")
def test_dice_of_different_kinds_match() -> None:
    assert runes(camp('["d6 3", "d8 3", "d8 8"]')) == PAIRS
    assert runes(camp('["d6 6", "d8 8", "d8 5"]')) == set()


@rule("SW-RUNE-8")
def test_runes_look_at_what_the_dice_show_now() -> None:
    lost, found = 0, 0
    for seed in range(40):
        game = camp("[6, 6, 1]", f'seed = {seed}\nlocation = "wizards_cottage"', "pick")
        acts(game, "rest:rogue", "die:rogue.2", "roll")
        values = [die["value"] for die in game.view()["party"][3]["dice"]]
        assert bool(runes(game)) == (len(set(values)) < 3)
        lost += not runes(game)
        found += values[1] == 1 and bool(runes(game))
    assert lost
    assert found


@rule("SW-RUNE-9")
def test_a_rune_without_effect_may_be_used() -> None:
    game = camp("[4, 4, 1]", 'graveyard = ["bear"]\nhorde = []')
    assert "runes:seal+vanquish" in keys(game)
    events = acts(game, "runes:seal+vanquish", "rune:seal")
    assert set(names(events)) == {"die_placed"}
    assert keys(game)
    assert asked(game) == "Place"


@rule("SW-RUNE-10", "SW-SUM-12")
def test_sealing_puts_an_unhallowed_under_its_deck() -> None:
    game = camp(
        "[4, 4, 1]", 'graveyard = ["bear", "hydra", "summon", "lich", "wolf"]\nunhallowed = ["warlord", "werewolf"]'
    )
    acts(game, "runes:seal+vanquish", "rune:seal")
    assert set(keys(game)) == {"card:hydra", "card:lich"}
    events = game.play("card:lich")
    assert pile(game, "graveyard") == ["bear-1", "hydra", "summon-1", "wolf-1"]
    assert pile(game, "unhallowed") == ["warlord", "werewolf", "lich"]
    assert game.view()["unhallowed_top"] == "warlord"
    assert cite(events, "sealed", "SW-RUNE-10")


@rule("SW-RUNE-11")
def test_vanquishing_removes_the_top_of_the_horde() -> None:
    game = camp("[4, 4, 1]", 'horde = ["summon", "wolf"]')
    before = game.view()
    events = acts(game, "runes:seal+vanquish", "rune:vanquish")
    assert pile(game, "horde") == ["wolf-1"]
    assert "summon-1" in game.view()["removed"]  # shown
    assert cite(events, "vanquished", "SW-RUNE-11")
    assert cards_of(game, events, "vanquished") == ["summon-1"]
    assert not names(events, "summon_resolves", "exhausted", "unhallowed_came", "power_used")
    assert game.view()["unhallowed_top"] == before["unhallowed_top"]


@rule("SW-RUNE-12")
def test_everyone_on_watch_may_reroll_any_of_its_dice_once() -> None:
    game = camp("[4, 4, 1]")
    acts(game, "runes:vanquish+bolster", "rune:bolster")
    assert keys(game) == ("die:cleric.1", "die:cleric.2", "die:cleric.3", "none")  # also without a fresh card (SW-D87)
    events = acts(game, "die:cleric.1", "die:cleric.3", "roll")
    assert [event.args["die"] for event in events if event.name == "die_shows"] == [0, 2]
    assert first(events, "die_shows").because == "Bolster"
    assert game.view()["party"][0]["dice"][1]["value"] == 2
    assert keys(game) == ("die:warrior.1", "die:warrior.2", "die:warrior.3", "none")
    assert not names(game.play("none"), "die_shows")
    assert [die["value"] for die in game.view()["party"][1]["dice"]] == [8, 7, 6]
    acts(game, "die:wizard.2", "roll")
    assert asked(game) == "Place"  # not the camper, and nobody twice
    assert [die["value"] for die in game.view()["party"][3]["dice"]] == [4, 4, 1]
