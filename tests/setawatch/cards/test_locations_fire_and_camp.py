"""What is different at each regular location: the fire and the camp."""

import pytest

from tests.marks import rule
from tests.setawatch.cards.four import WORN_OUT, arriving, exhausted, four, keys, line, strike

# -- Barren Plains ---------------------------------------------------------------------------------------------------


@rule("SW-GEN-7", "SW-RND-4", "SW-RND-8")
def test_the_barren_plains_halve_the_firewood() -> None:
    game = arriving("barren_plains", 'firewood = 9\nlocation = "cliff_watch"')
    assert game.view()["firewood"] == 4
    assert game.view()["location"]["count"] == 6


@rule("SW-RND-3", "SW-SET-20")
def test_the_barren_plains_halve_nothing_in_the_first_round() -> None:
    game = arriving("barren_plains", "firewood = 9\nround = 0")
    assert game.view()["firewood"] == 9


# -- Underground Tomb ------------------------------------------------------------------------------------------------


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


# -- Witch's Shack ---------------------------------------------------------------------------------------------------


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


# -- Fetid Swamp -----------------------------------------------------------------------------------------------------


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


# -- Haunted Manor ---------------------------------------------------------------------------------------------------


@rule("SW-GEN-5", "SW-CAMP-2")
def test_in_the_haunted_manor_the_camper_finds_no_rest() -> None:
    game = four('location = "haunted_manor"\nphase = "pick"', bard=WORN_OUT)
    game.play("rest:bard")
    assert "chop_wood:bard.1" in keys(game)
    assert len(exhausted(game)) == 3


def test_in_the_haunted_manor_a_six_still_heals() -> None:
    game = four('location = "haunted_manor"\nphase = "pick"', bard={**WORN_OUT, "dice": [6, 1, 1]})
    game.play("rest:bard")
    game.play("heal:bard.1")
    game.play("card:bard.line_dance")
    assert len(exhausted(game)) == 2


# -- Ruined Gate -----------------------------------------------------------------------------------------------------


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
