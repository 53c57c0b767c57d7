"""What a die does in camp (SW-CAMP)."""

import pytest

from tests.marks import rule
from tests.rules.camping import camp, spaces
from tests.rules.reading import asked, cards_of, exhausted, keys, pile
from tests.rules.told import acts, cite, first, names
from tests.setawatch.table import at


@rule("SW-CAMP-8")
def test_the_spaces_of_the_camp_board() -> None:
    slots = {space["id"]: space["slots"] for space in camp("[1, 2, 3]").view()["spaces"] if not space["rune"]}
    assert slots == {"chop_wood": 3, "scout_ahead": 3, "check_map": 1, "heal": 1, "equip": 1, "own_action": 1}


@rule("SW-CAMP-9")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_chopping_wood_brings_two_whatever_the_die(die: int) -> None:
    game = camp("[1, 4, 6]", "firewood = 3")
    events = game.play(f"chop_wood:rogue.{die}")
    assert game.view()["firewood"] == 5
    assert first(events, "wood_gained").args["amount"] == 2
    assert first(events, "wood_gained").because == "Chop Wood"


@rule("SW-CAMP-10")
@pytest.mark.parametrize(
    ("replies", "deck"),
    [
        (("top:wolf-1", "top:fae-1"), ["fae-1", "wolf-1", "eagle-1", "eagle-2"]),
        (("top:fae-1", "top:wolf-1"), ["wolf-1", "fae-1", "eagle-1", "eagle-2"]),
        (("top:fae-1", "bottom:wolf-1"), ["fae-1", "eagle-1", "eagle-2", "wolf-1"]),
        (("top:wolf-1", "bottom:fae-1"), ["wolf-1", "eagle-1", "eagle-2", "fae-1"]),
        (("bottom:wolf-1", "bottom:fae-1"), ["eagle-1", "eagle-2", "wolf-1", "fae-1"]),
        (("bottom:fae-1", "bottom:wolf-1"), ["eagle-1", "eagle-2", "fae-1", "wolf-1"]),
    ],
)
def test_scouting_lays_two_cards_wherever_the_party_wants(replies: tuple[str, str], deck: list[str]) -> None:
    game = camp("[1, 2, 4]", 'deck = ["wolf-1", "fae-1", "eagle-1", "eagle-2"]')
    events = game.play("scout_ahead:rogue.1")
    assert cards_of(game, events, "looked") == ["wolf-1", "fae-1"]
    assert set(keys(game)) == {"top:wolf-1", "bottom:wolf-1", "top:fae-1", "bottom:fae-1"}
    events = acts(game, *replies)
    assert pile(game, "deck") == deck
    assert all("SW-CAMP-10" in event.rules for event in events)
    assert asked(game) == "Place"


@rule("SW-CAMP-11")
def test_each_further_scouting_die_beats_the_highest_there() -> None:
    game = camp("[4, 4, 5]")
    acts(game, "scout_ahead:rogue.1")
    acts(game, keys(game)[0])
    acts(game, keys(game)[0])
    assert "SW-CAMP-11" in game.why_not("scout_ahead:rogue.2")
    assert "scout_ahead:rogue.3" in keys(game)

    game = camp("[6, 1, 5]")
    acts(game, "scout_ahead:rogue.1")
    acts(game, keys(game)[0])
    acts(game, keys(game)[0])
    assert "SW-CAMP-11" in game.why_not("scout_ahead:rogue.2")
    assert "SW-CAMP-11" in game.why_not("scout_ahead:rogue.3")


@rule("SW-CAMP-12")
def test_scouting_triggers_nothing() -> None:
    game = camp("[1, 2, 4]", 'deck = ["summon", "acolyte", "eagle", "bear"]')
    before = game.view()
    events = game.play("scout_ahead:rogue.1")
    assert set(names(events)) == {"die_placed", "looked"}
    events = acts(game, "top:summon-1", "bottom:acolyte-1")
    assert set(names(events)) == {"put_on_deck", "put_under_deck"}
    after = game.view()
    assert (after["piles"], after["unhallowed_top"]) == (before["piles"], before["unhallowed_top"])


@rule("SW-CAMP-13")
@pytest.mark.parametrize(
    ("choice", "next_one", "lowest"),
    [("cliff_watch", "cliff_watch", "dark_woods"), ("dark_woods", "dark_woods", "cliff_watch")],
)
def test_checking_the_map(choice: str, next_one: str, lowest: str) -> None:
    game = camp(
        "[1, 2, 4]",
        """map = ["dark_woods", "goblin_caves", "forbidden_tower"]
        unused_locations = ["cliff_watch", "remote_tavern"]""",
    )
    events = game.play("check_map:rogue.1")
    assert names(events).count("looked") == 2
    assert set(keys(game)) == {"card:dark_woods", "card:cliff_watch"}
    events = game.play(f"card:{choice}")
    assert pile(game, "map") == [next_one, "goblin_caves", "forbidden_tower"]
    assert pile(game, "unused_locations") == ["remote_tavern", lowest]
    assert cite(events, "map_chosen", "SW-CAMP-13")
    assert cite(events, "location_laid_by", "SW-CAMP-13")
    assert game.view()["known"]["map"][0] == next_one


@rule("SW-CAMP-14")
def test_any_die_checks_the_map() -> None:
    game = camp("[1, 2, 3]")
    assert {f"check_map:rogue.{die}" for die in (1, 2, 3)} < set(keys(game))


@rule("SW-CAMP-15")
def test_the_map_is_not_checked_before_the_final_location() -> None:
    game = camp("[1, 2, 4]", 'round = 8\nmap = ["forbidden_tower"]')
    assert "SW-CAMP-15" in game.why_not("check_map:rogue.1")


@rule("SW-CAMP-15")
def test_the_map_is_not_checked_without_unused_locations() -> None:
    game = camp("[1, 2, 4]", "unused_locations = []")
    assert "SW-CAMP-15" in game.why_not("check_map:rogue.1")
    assert "check_map:rogue.1" in keys(camp("[1, 2, 4]", 'unused_locations = ["cliff_watch"]'))


@rule("SW-CAMP-16")
def test_healing_takes_exactly_a_six() -> None:
    tired = '["backstab exhausted", "smoke_bomb", "poison_blade"]'
    game = camp('["5", "d8 8", "6"]', abilities=tired)
    assert "SW-CAMP-16" in game.why_not("heal:rogue.1")
    assert "SW-CAMP-16" in game.why_not("heal:rogue.2")
    game.play("heal:rogue.3")
    assert set(keys(game)) == {"card:cleric.banish", "card:rogue.backstab"}  # on Watch, and the camper
    events = game.play("card:cleric.banish")
    assert exhausted(game) == {"rogue.backstab"}
    assert first(events, "refreshed").because == "Heal"


@rule("SW-CAMP-17")
@pytest.mark.parametrize(("out", "is_exhausted"), [("backstab", True), ("smoke_bomb", False)])
def test_a_card_equipped_is_as_tired_as_the_one_laid_by(out: str, is_exhausted: bool) -> None:
    game = camp("[1, 2, 4]", abilities='["backstab exhausted", "smoke_bomb", "poison_blade"]')
    game.play("equip:rogue.1")
    assert set(keys(game)) == {"card:rogue.backstab", "card:rogue.smoke_bomb", "card:rogue.poison_blade"}
    game.play(f"card:rogue.{out}")
    assert set(keys(game)) == {"ability:throwing_daggers", "ability:stay_dead"}
    events = game.play("ability:stay_dead")
    assert ("rogue.stay_dead" in exhausted(game)) == is_exhausted
    assert f"rogue.{out}" not in exhausted(game)
    assert cite(events, "equipped", "SW-CAMP-17")


@rule("SW-CAMP-18")
def test_a_card_laid_by_forgets_that_it_was_exhausted() -> None:
    game = camp("[1, 2, 4]", abilities='["backstab exhausted", "smoke_bomb", "poison_blade"]')
    events = acts(game, "equip:rogue.1", "card:rogue.backstab", "ability:stay_dead")
    assert [card["id"] for card in game.view()["party"][3]["unused"]] == ["throwing_daggers", "backstab"]
    assert cite(events, "equipped", "SW-CAMP-18")
    acts(game, "own_action:rogue.2", "card:rogue.smoke_bomb", "ability:backstab")  # the Rogue's own swap
    assert exhausted(game) == {"rogue.stay_dead", "cleric.banish"}


@rule("SW-CAMP-19")
def test_the_own_action_is_taken_once_with_a_die_that_meets_its_demand() -> None:
    game = at("""
        phase = "camp"
        camper = "cleric"
        [[adventurer]]
        id = "cleric"
        dice = [3, 4, 5]
        abilities = ["rebuke exhausted", "banish exhausted", "cleanse_undead exhausted"]
    """)
    assert "SW-CAMP-19" in game.why_not("own_action:cleric.1")
    assert {"own_action:cleric.2", "own_action:cleric.3"} < set(keys(game))
    events = acts(game, "own_action:cleric.2", "card:cleric.banish")
    assert first(events, "refreshed").because == "Cleric's camp action"
    assert spaces(game)["own_action"] == ["cleric.2"]
    assert "own_action:cleric.3" not in keys(game)
    assert "SW-CAMP-6" in game.why_not("own_action:cleric.3")
