"""What is different at each regular location: dice, cards and reach of the party."""

import pytest

from tests.marks import rule
from tests.setawatch.cards.four import (
    OWN_DICE,
    WORN_OUT,
    arriving,
    die,
    exhausted,
    four,
    graveyard,
    keys,
    line,
    roll,
    strike,
    watch_begins,
)

# -- Lost Outpost ----------------------------------------------------------------------------------------------------


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


# -- Snowy Pass ------------------------------------------------------------------------------------------------------


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


# -- Cliff Watch -----------------------------------------------------------------------------------------------------


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


# -- White Monolith --------------------------------------------------------------------------------------------------


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


# -- Abandoned Village -----------------------------------------------------------------------------------------------


@rule("SW-ROLL-4", "SW-ATK-13")
def test_in_the_abandoned_village_every_die_is_lowered_but_ones() -> None:
    game = arriving("abandoned_village", OWN_DICE)
    roll(game, 8, 1, 2, 6)
    assert [die(game, f"warrior.{number}")["value"] for number in (1, 2, 3)] == [7, 1, 1]
    assert [die(game, f"wizard.{number}")["value"] for number in (1, 2, 3)] == [5, 3, 3]
    assert "rest:warrior" in keys(game)


@rule("SW-CAMP-16", "SW-ROLL-4")
def test_after_the_abandoned_village_a_six_heals_nobody() -> None:
    game = arriving("abandoned_village", OWN_DICE, bard=WORN_OUT)
    roll(game, 8, 8, 8, 6, 6, 6, 6, 6, 6)
    game.play("rest:bard")
    game.play("card:bard.line_dance")
    assert "chop_wood:bard.1" in keys(game)
    assert "heal:bard.1" not in keys(game)


# -- Long Road -------------------------------------------------------------------------------------------------------

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


# -- Grand Arena -----------------------------------------------------------------------------------------------------


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
