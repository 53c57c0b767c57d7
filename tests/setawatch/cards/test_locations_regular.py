"""What is different at each regular location."""

from typing import Any

import pytest

from emberwatch import Game
from tests.marks import rule
from tests.setawatch.cards.four import die, exhausted, four, graveyard, health, keys, line, strike

OWN_DICE = "\n[terms]\nown_dice = true\n"


def arriving(location: str, more: str = "", **changed: dict[str, Any]) -> Game:
    """The moment at which the party comes to this location."""
    return four(f'phase = "arrival"\nmap = ["{location} known", "forbidden_tower"]\n{more}', **changed)


def watch_begins(position: str, **changed: dict[str, Any]) -> Game:
    """The moment at which the Knight has chopped wood with all dice and the Line is laid."""
    game = four(f'phase = "camp"\ncamper = "knight"\n{position}', **changed)
    for number in (1, 2, 3):
        game.play(f"chop_wood:knight.{number}")
    return game


def roll(game: Game, *values: int) -> None:
    """Twelve dice, those of the Warrior first; what is not said shows 4."""
    for value in (*values, *[4] * (12 - len(values))):
        game.play(f"rolled:{value}")


# -- Forgotten Graveyard ------------------------------------------------------------------------------------------


@rule("SW-CARD-30", "SW-DEF-1")
def test_at_the_forgotten_graveyard_undead_go_under_the_deck() -> None:
    game = four('location = "forgotten_graveyard"\nline = ["skeletons-1 up", "wolf up", "bear"]\ndeck = ["eagle"]')
    strike(game, 1, "warrior.1")
    strike(game, 1, "warrior.2")
    assert game.view()["known"]["deck"] == [None, "skeletons-1"]
    assert graveyard(game) == ["wolf-1"]


@rule("SW-CARD-30", "SW-DEF-6")
def test_at_the_forgotten_graveyard_the_party_picks_between_two_places() -> None:
    rogue = {"id": "rogue", "dice": [6, 6, 6], "abilities": ["stay_dead", "backstab", "smoke_bomb"]}
    game = four('location = "forgotten_graveyard"\nline = ["skeletons-1 up damage 3", "bear"]', bard=rogue)
    strike(game, 1, "rogue.1")
    assert set(keys(game)) == {"to:removed", "to:deck"}
    game.play("to:removed")
    assert "skeletons-1" in game.view()["removed"]


# -- Barren Plains ------------------------------------------------------------------------------------------------


@rule("SW-GEN-7", "SW-RND-4", "SW-RND-8")
def test_the_barren_plains_halve_the_firewood() -> None:
    game = arriving("barren_plains", 'firewood = 9\nlocation = "cliff_watch"')
    assert game.view()["firewood"] == 4
    assert game.view()["location"]["count"] == 6


@rule("SW-RND-3", "SW-SET-20")
def test_the_barren_plains_halve_nothing_in_the_first_round() -> None:
    game = arriving("barren_plains", "firewood = 9\nround = 0")
    assert game.view()["firewood"] == 9


# -- Dark Woods ---------------------------------------------------------------------------------------------------


@rule("SW-HP-5", "SW-RND-5")
def test_in_the_dark_woods_forest_creatures_are_stronger() -> None:
    game = four('location = "dark_woods"\nline = ["wolf-1 up", "fae-1 up"]')
    assert [health(game, 1), health(game, 2)] == [5, 5]


@rule("SW-RND-4", "SW-FIRE-2")
def test_the_dark_woods_bring_wood_up_to_the_end_of_the_track() -> None:
    assert arriving("dark_woods", "firewood = 4").view()["firewood"] == 6
    assert arriving("dark_woods", "firewood = 14").view()["firewood"] == 15


# -- Ancient Crypt ------------------------------------------------------------------------------------------------


@rule("SW-CARD-29")
def test_at_the_ancient_crypt_the_party_picks_the_unhallowed() -> None:
    game = four('location = "ancient_crypt"\nline = ["wolf up", "summon"]\nunhallowed = ["hydra", "warlord", "lich"]')
    game.play("adventurer:bard")
    told = [event.name for event in game.play("card:bard.line_dance")]
    assert told.count("looked") == 2  # the top one lies open anyway
    assert keys(game) == ("card:hydra", "card:warlord", "card:lich")
    game.play("card:warlord")
    assert line(game) == ["wolf-1", "warlord"]
    assert game.view()["known"]["unhallowed"] == ["hydra", "lich"]


@rule("SW-CARD-29", "SW-SUM-6")
def test_at_the_ancient_crypt_too_an_unhallowed_has_to_be_there() -> None:
    game = four('location = "ancient_crypt"\nline = ["wolf up", "summon"]\nunhallowed = []')
    game.play("adventurer:bard")
    game.play("card:bard.line_dance")
    assert game.view()["outcome"] == "lost"


# -- Goblin Caves -------------------------------------------------------------------------------------------------


@rule("SW-HP-5")
def test_in_the_goblin_caves_goblins_are_stronger() -> None:
    game = four('location = "goblin_caves"\nline = ["goblins-1 up", "goblins-2 up"]')
    assert [health(game, 1), health(game, 2)] == [6 + 3, 7 + 3]


@rule("SW-CRE-4")
def test_in_the_goblin_caves_a_goblin_chief_is_an_unhallowed() -> None:
    game = four('location = "goblin_caves"\nline = ["goblin_chief up"]')
    assert health(game, 1) == 8


# -- Underground Tomb ---------------------------------------------------------------------------------------------


@rule("SW-REV-2", "SW-REV-3")
@pytest.mark.parametrize(("firewood", "lit"), [(3, 1), (7, 1), (12, 2)])
def test_in_the_underground_tomb_the_light_is_weaker_but_never_out(firewood: int, lit: int) -> None:
    game = four(f'location = "underground_tomb"\nfirewood = {firewood}\nline = ["bear", "wolf", "eagle"]')
    assert game.view()["light"] == lit
    assert line(game).count("?") == 3 - lit


@rule("SW-RND-5")
def test_the_light_is_back_when_the_tomb_lies_behind() -> None:
    game = four('location = "underground_tomb"\nphase = "end"\nmap = ["cliff_watch", "forbidden_tower"]\nfirewood = 11')
    assert (game.view()["firewood"], game.view()["light"]) == (7, 2)


# -- Witch's Shack ------------------------------------------------------------------------------------------------


@rule("SW-CAMP-9")
def test_at_the_witchs_shack_each_die_chops_three() -> None:
    game = four('location = "witchs_shack"\nphase = "camp"\nfirewood = 1')
    game.play("chop_wood:knight.1")
    game.play("chop_wood:knight.2")
    assert game.view()["firewood"] == 7


def test_at_the_witchs_shack_other_camp_actions_give_no_wood() -> None:
    warrior = {"dice": [4, 3, 2], "abilities": ["wound", "throw_axe", "giants_bane"]}
    game = four('location = "witchs_shack"\nphase = "camp"\ncamper = "warrior"\nfirewood = 1', warrior=warrior)
    game.play("own_action:warrior.1")
    assert game.view()["firewood"] == 5


# -- Lost Outpost -------------------------------------------------------------------------------------------------


@rule("SW-ROLL-4", "SW-PLAY-11")
def test_at_the_lost_outpost_each_adventurer_may_raise_its_lowest_die() -> None:
    game = arriving("lost_outpost", OWN_DICE)
    roll(game, 3, 5, 3, 2, 6, 4)
    assert keys(game) == ("die:warrior.1", "die:warrior.3", "none")
    game.play("die:warrior.3")
    assert [die(game, f"warrior.{number}")["value"] for number in (1, 2, 3)] == [3, 5, 4]
    assert keys(game) == ("die:wizard.1", "none")
    game.play("none")
    assert die(game, "wizard.1")["value"] == 2
    assert keys(game)[0].startswith("die:bard")


@rule("SW-ATK-13")
def test_at_the_lost_outpost_no_die_goes_beyond_its_highest_face() -> None:
    game = arriving("lost_outpost", OWN_DICE)
    roll(game, 8, 8, 8, 6, 6, 6)
    assert keys(game) == ("die:bard.1", "die:bard.2", "die:bard.3", "none")


# -- Fetid Swamp --------------------------------------------------------------------------------------------------


@rule("SW-PRI-6", "SW-REV-16")
@pytest.mark.parametrize(("creature", "lost"), [("fae", 2), ("ember_drake", 4), ("bear", 0)])
def test_in_the_fetid_swamp_every_first_power_costs_one_more_firewood(creature: str, lost: int) -> None:
    game = four(f'location = "fetid_swamp"\nline = ["wolf up", "{creature} up"]')
    strike(game, 1, "warrior.1")
    if "attack:1" not in keys(game):
        game.play("card:bard.line_dance")
    assert game.view()["firewood"] == 7 - lost


def test_in_the_fetid_swamp_a_power_used_up_costs_nothing() -> None:
    game = four('location = "fetid_swamp"\nline = ["wolf up", "fell_beast-1 up"]\ndeck = ["bear", "eagle"]')
    strike(game, 1, "warrior.1")
    assert game.view()["firewood"] == 6
    strike(game, 1, "warrior.2")
    assert line(game) == ["fell_beast-1"]
    assert game.view()["firewood"] == 6


# -- Snowy Pass ---------------------------------------------------------------------------------------------------


@rule("SW-CARD-28", "SW-RND-9")
def test_at_the_snowy_pass_the_lowest_die_on_watch_is_frozen() -> None:
    game = watch_begins(
        'location = "snowy_pass"\ndeck = ["bear", "wolf"]\nfirewood = 1',
        bard={"dice": [5, 2, 5]},
        knight={"dice": [1, 1, 1]},
    )
    assert die(game, "bard.2")["state"] == "aside"
    assert line(game) == ["bear-1", "wolf-1"]


@rule("SW-CARD-28")
def test_at_the_snowy_pass_the_party_breaks_ties_and_those_sitting_out_do_not_count() -> None:
    spent = {"dice": [1, 1, 1], "abilities": ["wound exhausted", "throw_axe exhausted", "giants_bane exhausted"]}
    game = watch_begins(
        'location = "snowy_pass"\ndeck = ["bear", "wolf"]',
        warrior=spent,
        wizard={"dice": [6, 6, 2]},
        bard={"dice": [5, 2, 5]},
    )
    assert keys(game) == ("die:wizard.3", "die:bard.2")
    assert line(game) == ["?", "?"]
    game.play("die:bard.2")
    assert die(game, "wizard.3")["state"] == "available"


# -- Cliff Watch --------------------------------------------------------------------------------------------------


@rule("SW-KEY-19", "SW-ATK-4")
def test_from_the_cliff_watch_everybody_reaches_one_position_further() -> None:
    game = four('location = "cliff_watch"\nline = ["bear up", "wolf up", "eagle up", "fae up"]')
    assert [one["reach"] for one in game.view()["party"][:3]] == [2, 3, 2]
    assert "attack:3" in keys(game)
    assert "attack:4" not in keys(game)


@rule("SW-ATK-5")
def test_from_the_cliff_watch_a_warrior_reaches_the_second_position() -> None:
    game = four('location = "cliff_watch"\nline = ["bear up", "wolf up"]')
    strike(game, 2, "warrior.1")
    assert line(game) == ["bear-1"]


# -- Sea Fortress -------------------------------------------------------------------------------------------------


@rule("SW-CARD-30", "SW-SUM-4")
def test_at_the_sea_fortress_a_summon_goes_under_the_deck() -> None:
    game = four('location = "sea_fortress"\nline = ["wolf up", "summon"]\nunhallowed = ["warlord"]\ndeck = ["bear"]')
    game.play("adventurer:bard")
    game.play("card:bard.line_dance")
    assert line(game) == ["wolf-1", "warlord"]
    assert graveyard(game) == []
    assert game.view()["known"]["deck"] == [None, "summon-1"]


def test_at_the_sea_fortress_creatures_lie_in_the_graveyard_as_ever() -> None:
    game = four('location = "sea_fortress"\nline = ["wolf up", "bear up"]')
    strike(game, 1, "warrior.1")
    assert graveyard(game) == ["wolf-1"]


# -- Mountain Keep ------------------------------------------------------------------------------------------------

FIVE = 'deck = ["bear", "wolf", "eagle", "fae", "treant", "shade"]\nfirewood = 0\n'


@rule("SW-LINE-8")
def test_at_the_mountain_keep_the_strongest_of_the_dead_stands_last() -> None:
    game = watch_begins(
        f'location = "mountain_keep"\n{FIVE}graveyard = ["bandit", "warlord", "summon"]', knight={"dice": [1, 2, 4]}
    )
    last = game.view()["line"][-1]
    assert len(game.view()["line"]) == 6
    assert (last["up"], last["id"]) == (False, "warlord")
    assert graveyard(game) == ["bandit-1", "summon-1"]


@rule("SW-LINE-8", "SW-GEN-19")
def test_at_the_mountain_keep_the_party_picks_among_equals() -> None:
    game = watch_begins(f'location = "mountain_keep"\n{FIVE}graveyard = ["bandit", "wyvern-2", "acolyte-1"]')
    assert set(keys(game)) == {"card:bandit-1", "card:wyvern-2"}
    game.play("card:wyvern-2")
    assert game.view()["line"][-1]["id"] == "wyvern-2"


def test_at_the_mountain_keep_nobody_comes_from_an_empty_graveyard() -> None:
    game = watch_begins(f'location = "mountain_keep"\n{FIVE}graveyard = ["summon"]')
    assert len(game.view()["line"]) == 5


# -- Frost Caverns ------------------------------------------------------------------------------------------------


@rule("SW-HP-1", "SW-HP-5")
def test_in_the_frost_caverns_dragons_are_weaker() -> None:
    game = four('location = "frost_caverns"\nline = ["wyvern-1 up", "ember_drake-1 up", "wolf-1 up"]')
    assert [health(game, position) for position in (1, 2, 3)] == [4, 9, 4]


@rule("SW-HP-4")
def test_in_the_frost_caverns_a_forest_giant_counts_the_full_base_health() -> None:
    game = four('location = "frost_caverns"\nline = ["forest_giant-1 up", "wyvern-1 up"]')
    assert health(game, 1) == 7 + 6


# -- White Monolith -----------------------------------------------------------------------------------------------


@rule("SW-CARD-31", "SW-RND-6", "SW-SET-21")
@pytest.mark.parametrize("round", [0, 2])
def test_at_the_white_monolith_a_card_is_refreshed_and_another_exhausted(round: int) -> None:
    game = arriving(
        "white_monolith",
        f"round = {round}\nfirewood = 9",
        wizard={"abilities": ["curse exhausted", "shockbolt", "polymorph"]},
    )
    assert keys(game) == ("card:wizard.shockbolt", "card:wizard.polymorph")
    game.play("card:wizard.polymorph")
    assert exhausted(game) == ["wizard.polymorph"]
    assert game.view()["phase"] == "pick"


@rule("SW-CARD-31")
def test_at_the_white_monolith_the_exhausted_just_refresh_one() -> None:
    game = arriving(
        "white_monolith",
        wizard={"abilities": ["curse exhausted", "shockbolt exhausted", "polymorph exhausted"]},
    )
    game.play("card:wizard.shockbolt")
    assert exhausted(game) == ["wizard.curse", "wizard.polymorph"]


@rule("SW-RND-6", "SW-FIRE-4", "SW-FIRE-5")
def test_a_dead_fire_is_fed_before_the_white_monolith_works() -> None:
    game = arriving("white_monolith", "firewood = 2")
    assert game.view()["firewood"] == 0
    game.play("card:wizard.curse")
    assert game.view()["firewood"] == 2
    assert keys(game) == ("card:wizard.shockbolt", "card:wizard.polymorph")


# -- Summoning Circle ---------------------------------------------------------------------------------------------


@rule("SW-CARD-40", "SW-LINE-8", "SW-REV-13")
def test_at_the_summoning_circle_an_unhallowed_comes_beyond_the_count_and_works_at_once() -> None:
    game = watch_begins(
        f'location = "summoning_circle"\n{FIVE}graveyard = ["skeletons-1"]\nunhallowed = ["necromancer", "hydra"]'
    )
    assert line(game)[-2:] == ["skeletons-1", "necromancer"]
    assert len(line(game)) == 7
    assert game.view()["unhallowed_top"] == "hydra"


@rule("SW-CARD-40")
def test_at_the_summoning_circle_nobody_comes_if_nobody_is_left() -> None:
    game = watch_begins(f'location = "summoning_circle"\n{FIVE}unhallowed = []')
    assert len(line(game)) == 5


# -- Haunted Manor ------------------------------------------------------------------------------------------------

TIRED = {"abilities": ["siren_song exhausted", "line_dance exhausted", "song_of_discord exhausted"]}


@rule("SW-GEN-5", "SW-CAMP-2")
def test_in_the_haunted_manor_the_camper_finds_no_rest() -> None:
    game = four('location = "haunted_manor"\nphase = "pick"', bard=TIRED)
    game.play("rest:bard")
    assert "chop_wood:bard.1" in keys(game)
    assert len(exhausted(game)) == 3


def test_in_the_haunted_manor_a_six_still_heals() -> None:
    game = four('location = "haunted_manor"\nphase = "pick"', bard={**TIRED, "dice": [6, 1, 1]})
    game.play("rest:bard")
    game.play("heal:bard.1")
    game.play("card:bard.line_dance")
    assert len(exhausted(game)) == 2


# -- Desert Ruins -------------------------------------------------------------------------------------------------


@rule("SW-SUM-2", "SW-KEY-2")
def test_in_the_desert_ruins_a_summon_exhausts_a_second_card_of_anybody() -> None:
    game = four('location = "desert_ruins"\nline = ["summon", "bear"]\nunhallowed = ["warlord"]')
    game.play("adventurer:bard")
    game.play("card:bard.line_dance")
    assert len(keys(game)) == 8
    game.play("card:warrior.wound")
    assert exhausted(game) == ["warrior.wound", "bard.line_dance"]
    assert line(game)[0] == "warlord"


@rule("SW-GEN-6")
def test_in_the_desert_ruins_the_second_card_is_skipped_if_there_is_none() -> None:
    empty = {name: {"abilities": [f"{card} exhausted" for card in cards]} for name, cards in ALL.items()}
    empty["bard"] = {"abilities": ["siren_song exhausted", "line_dance", "song_of_discord exhausted"]}
    game = four('location = "desert_ruins"\nline = ["summon"]\nunhallowed = ["warlord"]', **empty)
    assert line(game) == ["warlord"]
    assert len(exhausted(game)) == 9


ALL = {"warrior": ("wound", "throw_axe", "giants_bane"), "wizard": ("curse", "shockbolt", "polymorph")}

# -- Ruined Gate --------------------------------------------------------------------------------------------------


@rule("SW-REST-11", "SW-REST-3")
def test_at_the_ruined_gate_the_highest_dice_rest_unless_they_rested_twice() -> None:
    game = four(
        'location = "ruined_gate"\nphase = "pick"\nround = 5',
        warrior={"dice": [8, 8, 8], "rests": 2},
        wizard={"dice": [5, 5, 2], "rests": 1},
        bard={"dice": [4, 4, 4], "rests": 1},
        knight={"dice": [1, 1, 1], "rests": 0},
    )
    assert keys(game) == ("rest:wizard", "rest:bard")


@rule("SW-REST-11")
def test_at_the_ruined_gate_nobody_is_asked_when_one_has_the_highest_dice() -> None:
    game = four('location = "ruined_gate"\nphase = "pick"\nround = 1')
    assert game.view()["camper"] == "warrior"


# -- Abandoned Village --------------------------------------------------------------------------------------------


@rule("SW-ROLL-4", "SW-ATK-13")
def test_in_the_abandoned_village_every_die_is_lowered_but_ones() -> None:
    game = arriving("abandoned_village", OWN_DICE)
    roll(game, 8, 1, 2, 6)
    assert [die(game, f"warrior.{number}")["value"] for number in (1, 2, 3)] == [7, 1, 1]
    assert [die(game, f"wizard.{number}")["value"] for number in (1, 2, 3)] == [5, 3, 3]
    assert "rest:warrior" in keys(game)


@rule("SW-CAMP-16", "SW-ROLL-4")
def test_after_the_abandoned_village_a_six_heals_nobody() -> None:
    game = arriving("abandoned_village", OWN_DICE, bard=TIRED)
    roll(game, 8, 8, 8, 6, 6, 6, 6, 6, 6)
    game.play("rest:bard")
    game.play("card:bard.line_dance")
    assert "chop_wood:bard.1" in keys(game)
    assert "heal:bard.1" not in keys(game)


# -- Long Road ----------------------------------------------------------------------------------------------------

ILLUMINATE = {"abilities": ["illuminate", "shockbolt", "polymorph"]}


@rule("SW-GEN-5", "SW-ABL-7")
def test_on_the_long_road_passive_cards_cannot_be_used() -> None:
    line = 'line = ["bear up", "wolf up", "eagle"]'
    assert "passive:wizard.illuminate" in keys(four(line, wizard=ILLUMINATE))
    assert "passive:wizard.illuminate" not in keys(four(f'location = "long_road"\n{line}', wizard=ILLUMINATE))


@rule("SW-ABL-7", "SW-ABL-8")
def test_on_the_long_road_passive_cards_change_nothing_but_burn() -> None:
    cleave = {"abilities": ["cleave", "wound", "giants_bane"]}
    game = four('location = "long_road"\nline = ["wolf up", "bear up"]', warrior=cleave)
    strike(game, 1, "warrior.1")
    assert die(game, "warrior.1")["state"] == "spent"
    game.play("fire")
    game.play("card:warrior.cleave")
    assert game.view()["firewood"] == 9


# -- Grand Arena --------------------------------------------------------------------------------------------------


@rule("SW-CARD-43", "SW-ATK-3")
def test_in_the_grand_arena_nobody_joins_an_attack() -> None:
    game = four('location = "grand_arena"\nline = ["ember_drake-1 up", "wolf up"]')
    game.play("attack:1")
    game.play("die:warrior.1")
    assert keys(game) == ("die:warrior.2", "strike")


@rule("SW-CARD-43")
def test_in_the_grand_arena_a_hurt_creature_is_left_to_whoever_hurt_it() -> None:
    game = four('location = "grand_arena"\nline = ["ember_drake-1 up", "wolf up"]', warrior={"dice": [8, 8, 1]})
    strike(game, 1, "warrior.3")
    game.play("attack:1")
    assert keys(game) == ("die:warrior.2", "strike")  # with one of two equal dice, and nobody else's
    game.play("die:warrior.2")
    assert graveyard(game) == ["ember_drake-1"]
