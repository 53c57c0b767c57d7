"""What creatures of flesh, stone and scales do, one after the other."""

import pytest

from tests.marks import rule
from tests.setawatch.cards.four import die, exhausted, four, graveyard, health, keys, line, strike

# -- Bear, Eagle, Wolf -----------------------------------------------------------------------------------------------

PLAIN = (("bear", 4, 5), ("eagle", 3, 4), ("wolf", 4, 5))


@pytest.mark.parametrize(("name", "weak", "strong"), PLAIN)
@rule("SW-CRE-1", "SW-CRE-3", "SW-CRE-7", "SW-DEF-1")
def test_a_plain_creature_has_the_health_of_its_copy_and_falls_to_it(name: str, weak: int, strong: int) -> None:
    game = four(f'line = ["{name}-1 up", "{name}-2 up"]', wizard={"dice": [1, strong, 6]})
    assert [health(game, 1), health(game, 2)] == [weak, strong]

    strike(game, 2, "wizard.1")
    assert line(game) == [f"{name}-1", f"{name}-2"]
    game.undo()

    strike(game, 2, "wizard.2")
    assert line(game) == [f"{name}-1"]
    assert graveyard(game) == [f"{name}-2"]


@pytest.mark.parametrize("name", ["bear", "eagle", "wolf"])
@rule("SW-CRE-2", "SW-CRE-7")
def test_a_plain_creature_that_gets_through_costs_one_card_of_the_whole_party(name: str) -> None:
    game = four(f'line = ["{name} up"]')
    game.play("stop")
    game.play("card:bard.line_dance")
    assert exhausted(game) == ["bard.line_dance"]
    assert game.view()["piles"]["horde"] == 1


# -- Forest Giant ----------------------------------------------------------------------------------------------------


@rule("SW-CARD-1", "SW-HP-4", "SW-KEY-1", "SW-KEY-21")
def test_a_forest_giant_turns_up_the_card_behind_it_and_adds_just_its_base_health() -> None:
    game = four('firewood = 3\nline = ["forest_giant-1 up", "wolf-1", "eagle-1"]\nlocation = "dark_woods"')
    assert line(game) == ["forest_giant-1", "wolf-1", "?"]
    assert health(game, 2) == 4 + 1  # the Dark Woods
    assert health(game, 1) == 7 + 4


@rule("SW-CARD-1", "SW-HP-6")
def test_a_forest_giant_looks_at_whatever_comes_behind_it() -> None:
    game = four('firewood = 3\nline = ["forest_giant-1 up", "wolf-1 up", "eagle-1"]')
    game.play("exhaust:warrior.throw_axe")
    assert line(game) == ["forest_giant-1", "eagle-1"]
    assert health(game, 1) == 7 + 3
    game.play("exhaust:bard.line_dance")
    game.play("line:1")
    assert line(game) == ["eagle-1", "forest_giant-1"]
    assert health(game, 2) == 7


@rule("SW-CARD-1", "SW-CRE-6")
def test_a_negated_forest_giant_turns_nothing_up_and_adds_nothing() -> None:
    game = four('firewood = 3\nline = ["forest_giant-1 up negated", "wolf-1"]')
    assert line(game) == ["forest_giant-1", "?"]
    assert health(game, 1) == 7


@rule("SW-CARD-2", "SW-SUM-1")
def test_a_summon_behind_a_forest_giant_calls_and_the_unhallowed_is_added() -> None:
    game = four('firewood = 3\nline = ["forest_giant-1 up", "summon"]\nunhallowed = ["wraith_lord"]')
    game.play("adventurer:bard")
    game.play("card:bard.line_dance")
    assert line(game) == ["forest_giant-1", "wraith_lord"]
    assert health(game, 1) == 7 + 12


# -- Fae -------------------------------------------------------------------------------------------------------------


@rule("SW-REV-16", "SW-CRE-5")
def test_a_fae_coming_first_costs_one_firewood() -> None:
    game = four('line = ["wolf up", "fae up"]')
    strike(game, 1, "warrior.1")
    assert line(game) == ["fae-1"]
    assert game.view()["firewood"] == 6


@rule("SW-REV-16", "SW-REV-14", "SW-CARD-5")
def test_a_fae_pushed_back_by_goblins_costs_firewood_again_when_it_comes_first_again() -> None:
    game = four('firewood = 12\nline = ["wolf up", "fae up", "goblins-1"]')
    assert line(game) == ["goblins-1", "wolf-1", "fae-1"]
    strike(game, 1, "warrior.1")
    strike(game, 1, "warrior.2")
    assert (line(game), game.view()["firewood"]) == (["fae-1"], 11)
    game = four('firewood = 12\nline = ["wolf up", "fae up", "bear up", "goblins-1"]')
    strike(game, 1, "warrior.1")
    assert (line(game), game.view()["firewood"]) == (["fae-1", "bear-1", "?"], 11)
    strike(game, 2, "wizard.1")
    assert line(game) == ["goblins-1", "fae-1"]
    strike(game, 1, "warrior.2")
    assert (line(game), game.view()["firewood"]) == (["fae-1"], 10)


# -- Ember Drake -----------------------------------------------------------------------------------------------------


@rule("SW-KEY-2", "SW-REV-6")
def test_an_ember_drake_coming_first_exhausts_a_card_and_costs_three_firewood() -> None:
    game = four('line = ["wolf up", "ember_drake-1 up"]')
    strike(game, 1, "warrior.1")
    assert game.view()["firewood"] == 7
    game.play("card:wizard.curse")
    assert exhausted(game) == ["wizard.curse"]
    assert game.view()["firewood"] == 4


@rule("SW-REV-6", "SW-REV-9")
def test_an_ember_drake_turned_up_in_first_position_strikes_at_once() -> None:
    game = four('line = ["ember_drake-2"]')
    assert line(game) == ["ember_drake-2"]
    assert "attack:1" not in keys(game)
    game.play("card:wizard.curse")
    assert game.view()["firewood"] == 4
    assert health(game, 1) == 12


# -- Wyvern ----------------------------------------------------------------------------------------------------------


@rule("SW-FIRE-3", "SW-FIRE-4")
def test_a_wyvern_coming_first_can_blow_the_fire_out() -> None:
    game = four('firewood = 2\nline = ["wolf up", "wyvern up"]')
    strike(game, 1, "warrior.1")
    assert game.view()["firewood"] == 0
    game.play("card:bard.line_dance")
    assert game.view()["firewood"] == 2


def test_a_wyvern_in_second_position_costs_nothing_yet() -> None:
    game = four('line = ["wolf up", "wyvern-2"]')
    assert line(game) == ["wolf-1", "wyvern-2"]
    assert game.view()["firewood"] == 7


# -- Fell Beast ------------------------------------------------------------------------------------------------------


@rule("SW-CARD-4", "SW-REV-17")
def test_a_fell_beast_coming_first_draws_a_card_before_itself_but_only_once() -> None:
    game = four('line = ["wolf up", "fell_beast-1 up"]\ndeck = ["bear", "eagle"]')
    strike(game, 1, "warrior.1")
    assert line(game) == ["bear-1", "fell_beast-1"]
    strike(game, 1, "warrior.2")
    assert line(game) == ["fell_beast-1"]
    assert game.view()["piles"]["deck"] == 1


@rule("SW-CARD-4", "SW-LINE-7")
def test_a_fell_beast_without_a_card_to_draw_has_used_its_power_up() -> None:
    game = four('line = ["fell_beast-1", "goblins-1"]\ndeck = []')
    assert line(game) == ["goblins-1", "fell_beast-1"]
    strike(game, 1, "warrior.1")
    assert line(game) == ["fell_beast-1"]
    assert graveyard(game) == ["goblins-1"]


# -- Goblins ---------------------------------------------------------------------------------------------------------


@rule("SW-CARD-5", "SW-REV-14")
def test_goblins_turned_up_rush_to_the_front() -> None:
    game = four('line = ["bear up", "goblins-2", "eagle"]')
    assert line(game) == ["goblins-2", "bear-1", "?"]


@rule("SW-REV-7", "SW-REV-8")
def test_goblins_not_lit_stay_where_they_are() -> None:
    game = four('firewood = 6\nline = ["bear up", "goblins-2"]')
    assert line(game) == ["bear-1", "?"]


# -- Bandit ----------------------------------------------------------------------------------------------------------


@rule("SW-DIE-2", "SW-DIE-3", "SW-DEF-2", "SW-KEY-6")
def test_a_bandit_keeps_a_die_of_the_partys_choice_until_it_falls() -> None:
    game = four('line = ["wolf up", "bandit up", "bear up"]')
    strike(game, 1, "warrior.1")
    game.play("die:wizard.1")
    assert die(game, "wizard.1")["state"] == "stolen"
    game.play("attack:1")
    assert "die:wizard.1" not in keys(game)
    game.undo()
    strike(game, 1, "warrior.2")
    assert die(game, "wizard.1")["state"] == "spent"


@rule("SW-CARD-44", "SW-REV-16")
def test_a_bandit_that_comes_first_twice_holds_two_dice() -> None:
    game = four('line = ["wolf up", "bandit up", "goblins-1", "bear"]')
    strike(game, 1, "warrior.1")
    game.play("die:wizard.1")
    assert line(game) == ["goblins-1", "bandit-1", "?"]
    strike(game, 1, "warrior.2")
    game.play("die:bard.1")
    assert game.view()["line"][0]["dice"] == ["wizard.1", "bard.1"]
    strike(game, 1, "warrior.3")
    assert [die(game, key)["state"] for key in ("wizard.1", "bard.1")] == ["spent", "spent"]


@rule("SW-DIE-5", "SW-GEN-6")
def test_a_bandit_finds_nothing_where_no_die_is_available() -> None:
    spent = {"dice": ["6 spent", "6 spent", "6 spent"]}
    game = four('line = ["bandit"]', warrior=spent, wizard=spent, bard=spent)
    assert line(game) == ["bandit-1"]
    assert game.view()["line"][0]["dice"] == []


# -- Metal Golem -----------------------------------------------------------------------------------------------------


@rule("SW-CARD-16", "SW-ATK-7")
def test_nobody_attacks_past_a_metal_golem() -> None:
    game = four('line = ["metal_golem up", "wolf up"]')
    assert "attack:1" in keys(game)
    assert "attack:2" not in keys(game)


@rule("SW-CARD-16", "SW-CRE-6")
@pytest.mark.parametrize("golem", ["metal_golem up negated", "metal_golem"])
def test_a_metal_golem_negated_or_face_down_protects_nobody(golem: str) -> None:
    game = four(f'firewood = 3\nlocation = "cliff_watch"\nline = ["eagle up", "{golem}", "wolf up"]')
    assert "attack:3" in keys(game)


# -- Acolyte ---------------------------------------------------------------------------------------------------------


@rule("SW-CARD-7", "SW-SUM-10")
def test_an_acolyte_sends_a_card_to_the_horde_unseen() -> None:
    game = four('line = ["wolf up", "acolyte-1"]\ndeck = ["summon", "eagle"]')
    assert line(game) == ["wolf-1", "acolyte-1"]
    view = game.view()
    assert (view["piles"]["horde"], view["piles"]["deck"]) == (1, 1)
    assert view["known"]["horde"] == [None]


@rule("SW-CARD-8")
def test_an_acolyte_coming_first_hides_a_summon_in_the_deck() -> None:
    game = four('line = ["wolf up", "acolyte-1 up"]\ngraveyard = ["fae", "summon"]\ndeck = ["eagle"]')
    told = strike(game, 1, "warrior.1")
    assert graveyard(game) == ["wolf-1", "fae-1"]
    assert game.view()["known"]["deck"] == [None, None]
    assert "deck_shuffled" in told


@rule("SW-CARD-8")
def test_an_acolyte_coming_first_without_a_dead_summon_does_nothing() -> None:
    game = four('line = ["wolf up", "acolyte-1 up"]\ngraveyard = ["fae"]\ndeck = ["eagle"]')
    assert "deck_shuffled" not in strike(game, 1, "warrior.1")
    assert game.view()["piles"]["deck"] == 1
