"""The Wizard: bolts, exchanges and a light in the dark."""

from emberwatch import Game
from tests.marks import rule
from tests.setawatch.table import adventurer, at, face_up, on_watch


def wizard(line: list[str], *abilities: str, firewood: int = 3, more: str = "") -> Game:
    """The Wizard stands watch with the Warrior and the Cleric."""
    warrior = adventurer("warrior", [2, 2, 2], ["throw_axe", "giants_bane", "wound"])
    cleric = adventurer("cleric", [4, 4, 4], ["rebuke", "banish", "cleanse_undead"])
    return on_watch(line, adventurer("wizard", [2, 2, 2], abilities), warrior, cleric, firewood=firewood, more=more)


def test_shockbolt_fells_what_has_8_health_or_less() -> None:
    game = wizard(["treant-2 up", "treant-1 up", "bear"], "shockbolt")

    game.play("exhaust:wizard.shockbolt")

    assert game.view()["graveyard"] == ["treant-1"]
    assert game.view()["firewood"] == 5


@rule("SW-CARD-17", "SW-CARD-16")
def test_abilities_do_not_reach_behind_the_lich_but_attacks_do() -> None:
    game = wizard(["lich up", "bear-1 up", "wolf"], "shockbolt", "curse", "illuminate")

    assert not any(key.startswith(("exhaust:wizard", "passive:wizard")) for key in game.decision.keys)
    for answer in ("attack:2", "die:wizard.1", "die:wizard.2", "strike"):
        game.play(answer)
    assert game.view()["graveyard"] == ["bear-1"]

    game = wizard(["lich up negated", "bear-1 up", "wolf"], "shockbolt", "curse", "illuminate")
    assert "exhaust:wizard.shockbolt" in game.decision.keys


@rule("SW-CARD-20", "SW-ABL-16")
def test_curse_needs_an_attack_die_on_its_victim() -> None:
    game = wizard(["bear-1 up", "ember_drake-1 up"], "curse")
    game.play("exhaust:warrior.throw_axe")
    assert game.view()["line"][1]["damage_taken"] == 8
    assert "exhaust:wizard.curse" not in game.decision.keys

    for answer in ("attack:2", "die:wizard.1", "strike", "exhaust:wizard.curse"):
        game.play(answer)

    assert game.view()["graveyard"] == ["ember_drake-1"]


@rule("SW-CARD-20", "SW-DIE-2")
def test_a_stolen_die_is_no_attack_die() -> None:
    game = at("""
        line = ["bear up", "vampire-1 up"]
        [[adventurer]]
        id = "wizard"
        dice = ["5 stolen by vampire-1", 2, 2]
        abilities = ["curse"]
    """)

    assert "exhaust:wizard.curse" not in game.decision.keys


@rule("SW-ABL-18", "SW-CARD-19")
def test_chaos_blast_fells_two_neighbours_in_the_order_chosen_and_the_line_grows() -> None:
    game = wizard(
        ["bear-1 up", "wolf-1 up", "eagle-1 up", "fae"], "chaos_blast", more='deck = ["treant-1", "wyvern-1"]'
    )

    game.play("exhaust:wizard.chaos_blast")
    assert list(game.decision.keys) == ["line:1", "line:2", "line:3"]
    game.play("line:2")
    assert list(game.decision.keys) == ["line:1", "line:3"]
    game.play("line:3")

    assert game.view()["graveyard"] == ["eagle-1", "wolf-1"]
    assert [card["up"] for card in game.view()["line"]] == [True, False, False]
    assert game.view()["piles"]["deck"] == 1


@rule("SW-CARD-19", "SW-LINE-4")
def test_the_card_that_chaos_blast_adds_is_drawn_last_and_can_be_lit_at_once() -> None:
    game = wizard(["bear-1 up", "wolf-1 up"], "chaos_blast", more='deck = ["fae-1"]')
    game.play("exhaust:wizard.chaos_blast")
    game.play("line:1")
    assert face_up(game) == ["fae-1"]
    assert game.view()["firewood"] == 2  # what the Fae does in first position

    game = wizard(["bear-1 up", "wolf-1 up"], "chaos_blast", more="deck = []")
    game.play("exhaust:wizard.chaos_blast")
    game.play("line:1")
    assert face_up(game) in (["bear-1"], ["wolf-1"])  # the two fallen became the new deck
    assert game.view()["piles"]["graveyard"] == 0


@rule("SW-REV-19", "SW-ABL-18")
def test_a_creature_that_comes_first_between_two_defeats_does_nothing() -> None:
    game = wizard(["bear-1 up", "fae-1 up", "wolf-1 up"], "chaos_blast", more='deck = ["treant-1"]')

    for answer in ("exhaust:wizard.chaos_blast", "line:1"):
        game.play(answer)

    assert game.view()["graveyard"] == ["fae-1", "bear-1"]
    assert game.view()["firewood"] == 3


@rule("SW-GEN-19")
def test_chaos_blast_takes_one_where_no_two_stand_together() -> None:
    game = wizard(["bear-1 up", "wolf-1", "eagle-1 up"], "chaos_blast", more='deck = ["treant-1"]')

    game.play("exhaust:wizard.chaos_blast")
    assert list(game.decision.keys) == ["line:1", "line:3"]
    game.play("line:3")

    assert game.view()["graveyard"] == ["eagle-1"]


@rule("SW-CARD-18", "SW-DEF-7")
def test_polymorph_exchanges_a_creature_with_one_of_the_graveyard() -> None:
    game = wizard(
        ["bear-1 up", "ember_drake-1 up damage 3"], "polymorph", more='graveyard = ["wolf-1", "summon", "eagle-1"]'
    )

    game.play("exhaust:wizard.polymorph")
    game.play("line:2")
    assert list(game.decision.keys) == ["card:wolf-1", "card:eagle-1"]
    told = game.play("card:eagle-1")

    assert face_up(game) == ["bear-1", "eagle-1"]
    assert game.view()["graveyard"] == ["ember_drake-1", "wolf-1", "summon-1"]
    assert "defeated" not in [event.name for event in told]


@rule("SW-CARD-18", "SW-REV-13")
def test_what_polymorph_brings_in_does_what_it_does_when_revealed() -> None:
    game = wizard(["bear-1 up", "wolf-1 up"], "polymorph", more='graveyard = ["goblins-1"]')

    game.play("exhaust:wizard.polymorph")
    game.play("line:2")

    assert face_up(game) == ["goblins-1", "bear-1"]


def test_polymorph_needs_a_creature_in_the_graveyard() -> None:
    game = wizard(["bear-1 up", "wolf-1 up"], "polymorph", more='graveyard = ["summon"]')

    assert "exhaust:wizard.polymorph" not in game.decision.keys


@rule("SW-REV-23", "SW-ABL-7")
def test_illuminate_turns_up_card_after_card_for_firewood() -> None:
    game = wizard(["bear-1 up", "wolf-1", "eagle-1"], "illuminate")

    game.play("passive:wizard.illuminate")
    assert face_up(game) == ["bear-1", "wolf-1"]
    game.play("passive:wizard.illuminate")

    assert face_up(game) == ["bear-1", "wolf-1", "eagle-1"]
    assert game.view()["firewood"] == 1
    assert "passive:wizard.illuminate" not in game.decision.keys


@rule("SW-CARD-26", "SW-FIRE-4")
def test_the_last_firewood_pays_for_a_look_before_the_fire_is_fed() -> None:
    game = wizard(["bear-1 up", "wolf-1", "eagle-1"], "illuminate", firewood=1)

    told = game.play("passive:wizard.illuminate")
    assert [event.name for event in told] == ["passive_used", "wood_lost", "turned_up", "fire_fed"]
    game.play("card:wizard.illuminate")

    assert game.view()["firewood"] == 2


CAMP = """
    phase = "camp"
    camper = "wizard"
    map = ["dark_woods", "snowy_pass"]
    unused_locations = ["goblin_caves", "cliff_watch", "long_road", "white_monolith", "haunted_manor"]
    [[adventurer]]
    id = "wizard"
    dice = [1, 2, 3]
"""


@rule("SW-GEN-19", "SW-INFO-3")
def test_the_resting_wizard_sees_five_ways_and_picks_the_next() -> None:
    game = at(CAMP)

    told = game.play("own_action:wizard.1")
    assert [event.name for event in told].count("looked") == 5
    ways = ["card:dark_woods", "card:goblin_caves", "card:cliff_watch", "card:long_road", "card:white_monolith"]
    assert list(game.decision.keys) == ways
    for answer in ("card:cliff_watch", "card:goblin_caves", "card:dark_woods", "card:white_monolith"):
        game.play(answer)

    known = game.view()["known"]
    assert known["map"][0] == "cliff_watch"
    assert known["unused_locations"] == [None, "goblin_caves", "dark_woods", "white_monolith", "long_road"]


def test_the_way_the_wizard_sees_may_stay_as_it_is() -> None:
    game = at(CAMP)

    for answer in ("own_action:wizard.1", "card:dark_woods"):
        game.play(answer)
    for answer in ("card:goblin_caves", "card:cliff_watch", "card:long_road"):
        game.play(answer)

    known = game.view()["known"]
    assert known["map"][0] == "dark_woods"
    assert known["unused_locations"][1:] == ["goblin_caves", "cliff_watch", "long_road", "white_monolith"]


@rule("SW-CAMP-20")
def test_there_is_no_other_way_when_no_location_is_left() -> None:
    game = at("""
        phase = "camp"
        camper = "wizard"
        unused_locations = []
        [[adventurer]]
        id = "wizard"
        dice = [1, 2, 3]
    """)

    assert not any(key.startswith("own_action") for key in game.decision.keys)
