"""The Camp phase (SW-CAMP)."""

import pytest

from emberwatch import Game
from tests.marks import rule
from tests.rules.reading import asked, cards_of, exhausted, keys, pile
from tests.rules.told import acts, cite, first, names
from tests.setawatch.table import at

WATCHERS = """
[[adventurer]]
id = "cleric"
abilities = ["rebuke", "banish exhausted", "cleanse_undead"]
[[adventurer]]
id = "warrior"
[[adventurer]]
id = "wizard"
"""


def camp(dice: str, table: str = "", abilities: str = '["backstab", "smoke_bomb", "poison_blade"]') -> Game:
    """The Rogue in camp, about to place these dice."""
    return at(f"""
        phase = "camp"
        {table}
        {WATCHERS}
        [[adventurer]]
        id = "rogue"
        dice = {dice}
        abilities = {abilities}
    """)


def spaces(game: Game) -> dict[str, list[str]]:
    """The dice on each space."""
    return {space["id"]: space["dice"] for space in game.view()["spaces"]}


@rule("SW-CAMP-1")
def test_the_camper_takes_no_part_in_the_watch() -> None:
    game = at("""
        camper = "beast_master"
        line = ["wolf up"]
        [[adventurer]]
        id = "beast_master"
        abilities = ["tracking", "tame_beast", "hunt"]
        tamed = ["bear"]
        [[adventurer]]
        id = "warrior"
    """)
    assert "SW-CAMP-1" in game.why_not("passive:beast_master.tracking")
    assert "SW-CAMP-1" in game.why_not("use:beast_master.tame_beast")
    assert "SW-CAMP-1" in game.why_not("exhaust:beast_master.tame_beast")

    game.play("fire")
    assert len(keys(game)) == 9
    assert not [key for key in keys(game) if "beast_master" in key]
    game.undo()

    game.play("attack:1")
    assert "SW-CAMP-1" in game.why_not("die:beast_master.1")
    assert "die:warrior.1" in keys(game)
    assert "tamed:bear-1" not in keys(game)


@rule("SW-CAMP-1")
def test_a_passive_card_sleeps_while_its_owner_rests() -> None:
    for camper, question in (("bard", "Window"), ("rogue", "Double")):
        game = at(f"""
            camper = "{camper}"
            line = ["bear up", "wolf up"]
            [[adventurer]]
            id = "bard"
            abilities = ["harmonize"]
            [[adventurer]]
            id = "warrior"
            [[adventurer]]
            id = "rogue"
        """)
        acts(game, "attack:1", "die:warrior.3", "strike")
        assert asked(game) == question


@rule("SW-CAMP-2")
def test_the_camper_refreshes_a_card_of_its_choice_before_any_die() -> None:
    game = at("""
        phase = "pick"
        [[adventurer]]
        id = "cleric"
        abilities = ["rebuke exhausted", "banish", "cleanse_undead"]
        [[adventurer]]
        id = "rogue"
        abilities = ["backstab exhausted", "smoke_bomb", "poison_blade exhausted"]
    """)
    game.play("rest:rogue")
    assert game.decision is not None
    assert keys(game) == ("card:rogue.backstab", "card:rogue.poison_blade")
    assert "SW-CAMP-2" in game.decision.rules
    events = game.play("card:rogue.poison_blade")
    assert names(events) == ["refreshed"]
    assert exhausted(game) == {"cleric.rebuke", "rogue.backstab"}
    assert asked(game) == "Place"


@rule("SW-CAMP-2")
def test_a_rested_camper_refreshes_nothing() -> None:
    game = at(
        'phase = "pick"\n[[adventurer]]\nid = "cleric"\nabilities = ["rebuke exhausted"]\n[[adventurer]]\nid = "rogue"'
    )
    events = game.play("rest:rogue")
    assert "refreshed" not in names(events)
    assert exhausted(game) == {"cleric.rebuke"}
    assert asked(game) == "Place"


@rule("SW-CAMP-4")
def test_an_action_is_done_before_the_next_die() -> None:
    game = camp("[1, 2, 4]")
    events = game.play("scout_ahead:rogue.1")
    assert cite(events, "die_placed", "SW-CAMP-4")
    assert asked(game) == "LayBack"
    game.play(keys(game)[0])
    assert asked(game) == "LayBack"
    game.play(keys(game)[0])
    assert asked(game) == "Place"
    assert "scout_ahead:rogue.1" not in keys(game)


@rule("SW-CAMP-5")
def test_a_die_goes_on_the_board_the_own_action_or_a_rune() -> None:
    game = camp("[6, 6, 6]")
    assert {key.split(":")[0] for key in keys(game)} == {
        "chop_wood",
        "scout_ahead",
        "check_map",
        "heal",
        "equip",
        "own_action",
        "runes",
    }
    assert cite(game.play("chop_wood:rogue.1"), "die_placed", "SW-CAMP-5")


@rule("SW-CAMP-6")
def test_a_space_takes_one_die_and_an_action_as_many_as_it_has_spaces() -> None:
    game = camp("[1, 2, 4]")
    events = acts(game, "equip:rogue.1", "card:rogue.backstab", "ability:throwing_daggers")
    assert cite(events, "die_placed", "SW-CAMP-6")
    assert "SW-CAMP-6" in game.why_not("equip:rogue.2")

    game = camp("[1, 2, 4]")
    for die in (1, 2, 3):
        assert f"scout_ahead:rogue.{die}" in keys(game)
        acts(game, f"scout_ahead:rogue.{die}")
        acts(game, keys(game)[0])
        acts(game, keys(game)[0])
    assert game.view()["phase"] == "watch"


@rule("SW-CAMP-7")
def test_camp_ends_when_all_dice_are_placed_and_not_before() -> None:
    game = camp("[1, 3, 5]", "firewood = 15")
    for die in (1, 2, 3):
        assert game.view()["phase"] == "camp"
        assert {key.split(":")[1].split(".")[0] for key in keys(game)} == {"rogue"}  # no answer ends it early
        assert f"chop_wood:rogue.{die}" in keys(game)
        game.play(f"chop_wood:rogue.{die}")
    assert game.view()["phase"] == "watch"


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


@rule("SW-CAMP-20")
def test_no_die_is_wasted_on_an_action_without_effect() -> None:
    game = at("""
        phase = "camp"
        camper = "warrior"
        firewood = 15
        deck = []
        [[adventurer]]
        id = "warrior"
        dice = [6, 4, 2]
    """)
    for space in ("own_action", "heal", "scout_ahead"):
        assert "SW-CAMP-20" in game.why_not(f"{space}:warrior.1")
    assert "chop_wood:warrior.1" in keys(game)
    events = game.play("chop_wood:warrior.1")
    assert names(events) == ["die_placed"]
    assert game.view()["firewood"] == 15


@rule("SW-CAMP-22")
def test_who_has_no_card_left_when_camp_is_over_sits_out() -> None:
    tired = '["{}exhausted", "{}exhausted", "{}exhausted"]'
    for healed in (False, True):
        game = at(f"""
            phase = "camp"
            line = ["wolf up"]
            location = "mountain_keep"
            deck = ["bear", "bear", "eagle", "eagle"]
            [[adventurer]]
            id = "warrior"
            abilities = {tired.format("wound ", "throw_axe ", "giants_bane ")}
            [[adventurer]]
            id = "cleric"
            [[adventurer]]
            id = "wizard"
            [[adventurer]]
            id = "rogue"
            dice = [6, 1, 2]
        """)
        first = ("heal:rogue.1", "card:warrior.wound") if healed else ("chop_wood:rogue.1",)
        events = acts(game, *first, "chop_wood:rogue.2", "chop_wood:rogue.3")
        assert ("sits_out" in names(events)) != healed
        if not healed:
            assert cite(events, "sits_out", "SW-CAMP-22")
        game.play("attack:1")
        assert ("die:warrior.1" in keys(game)) == healed


@rule("SW-CAMP-23")
def test_after_the_last_die_the_line_is_set_up() -> None:
    game = camp("[1, 2, 4]")
    assert not pile(game, "line")
    events = acts(game, "chop_wood:rogue.1", "chop_wood:rogue.2")
    assert "line_laid" not in names(events)
    events = game.play("chop_wood:rogue.3")
    assert names(events)[:3] == ["die_placed", "wood_gained", "line_laid"]
    assert len(pile(game, "line")) == 6


@rule("SW-CAMP-24")
def test_no_card_is_burned_in_camp() -> None:
    game = camp("[1, 2, 4]", "firewood = 1")
    for die in (1, 2, 3):
        assert "fire" not in keys(game)
        assert "SW-CAMP-24" in game.why_not("fire")
        game.play(f"chop_wood:rogue.{die}")
    assert "fire" in keys(game)


@rule("SW-CAMP-25")
def test_the_spaces_of_an_action_fill_in_order() -> None:
    game = camp("[1, 2, 4]")
    assert [key for key in keys(game) if key.startswith("chop_wood")] == [f"chop_wood:rogue.{die}" for die in (1, 2, 3)]
    game.play("chop_wood:rogue.3")
    assert spaces(game)["chop_wood"] == ["rogue.3"]
    assert [key for key in keys(game) if key.startswith("chop_wood")] == ["chop_wood:rogue.1", "chop_wood:rogue.2"]
    game.play("chop_wood:rogue.1")
    assert set(spaces(game)["chop_wood"]) == {"rogue.1", "rogue.3"}
