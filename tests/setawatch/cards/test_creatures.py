"""What creatures do, one after the other."""

import pytest

from tests.marks import rule
from tests.setawatch.cards.four import die, exhausted, four, graveyard, health, keys, line, strike

# -- Bear, Eagle, Wolf --------------------------------------------------------------------------------------------

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


# -- Forest Giant -------------------------------------------------------------------------------------------------


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


# -- Fae ----------------------------------------------------------------------------------------------------------


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


# -- Ember Drake --------------------------------------------------------------------------------------------------


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


# -- Wyvern -------------------------------------------------------------------------------------------------------


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


# -- Fell Beast ---------------------------------------------------------------------------------------------------


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


# -- Goblins ------------------------------------------------------------------------------------------------------


@rule("SW-CARD-5", "SW-REV-14")
def test_goblins_turned_up_rush_to_the_front() -> None:
    game = four('line = ["bear up", "goblins-2", "eagle"]')
    assert line(game) == ["goblins-2", "bear-1", "?"]


@rule("SW-REV-7", "SW-REV-8")
def test_goblins_not_lit_stay_where_they_are() -> None:
    game = four('firewood = 6\nline = ["bear up", "goblins-2"]')
    assert line(game) == ["bear-1", "?"]


# -- Bandit -------------------------------------------------------------------------------------------------------


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


# -- Metal Golem --------------------------------------------------------------------------------------------------


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


# -- Skeletons ----------------------------------------------------------------------------------------------------


@rule("SW-END-5", "SW-LINE-3")
def test_skeletons_on_top_of_the_graveyard_open_the_next_line() -> None:
    game = four('phase = "end"\ngraveyard = ["skeletons-1", "wolf"]\nmap = ["cliff_watch", "forbidden_tower"]')
    assert graveyard(game) == ["wolf-1"]
    assert [(card["up"], card["id"]) for card in game.view()["line"]] == [(False, "skeletons-1")]
    game.play("rest:bard")
    while game.decision is not None and game.view()["phase"] == "camp":
        wood = [key for key in keys(game) if key.startswith(("chop_wood", "card"))]
        game.play(wood[0])
    assert game.view()["line"][0]["id"] == "skeletons-1"
    assert len(game.view()["line"]) == 7


@rule("SW-END-5")
def test_skeletons_deeper_in_the_graveyard_rest() -> None:
    game = four('phase = "end"\ngraveyard = ["wolf", "skeletons-1"]')
    assert graveyard(game) == ["wolf-1", "skeletons-1"]
    assert line(game) == []


# -- Vampire ------------------------------------------------------------------------------------------------------


@rule("SW-DIE-5", "SW-CARD-10", "SW-HP-3", "SW-DEF-2")
def test_a_vampire_steals_the_highest_die_and_has_its_health() -> None:
    game = four('firewood = 3\nline = ["vampire-1", "bear"]', warrior={"dice": [7, 3, 8]})
    assert die(game, "warrior.3")["state"] == "stolen"
    assert health(game, 1) == 8
    strike(game, 1, "warrior.1", "warrior.2")
    assert line(game) == ["bear-1"]
    assert die(game, "warrior.3")["state"] == "spent"


@rule("SW-DIE-5")
def test_of_equal_highest_dice_the_party_gives_the_vampire_one() -> None:
    game = four('line = ["vampire-1"]', warrior={"dice": [6, 1, 1]}, wizard={"dice": [6, 2, 2]})
    assert keys(game) == ("die:warrior.1", "die:wizard.1")
    game.play("die:wizard.1")
    assert die(game, "wizard.1")["state"] == "stolen"


@rule("SW-CARD-10", "SW-HP-3", "SW-GEN-6")
def test_a_vampire_has_health_1_without_a_die_or_negated() -> None:
    spent = {"dice": ["6 spent", "6 spent", "6 spent"]}
    game = four('line = ["vampire-1"]', warrior=spent, wizard=spent, bard=spent)
    assert health(game, 1) == 1
    game = four('line = ["vampire-1 up negated"]', wizard={"dice": ["6 stolen by vampire-1", 2, 2]})
    assert health(game, 1) == 1


@rule("SW-CARD-9", "SW-DEF-9")
def test_a_vampire_defeated_as_it_is_turned_up_steals_nothing() -> None:
    game = four(
        'firewood = 3\nline = ["wolf up", "eagle up", "vampire-1"]\ncamper = "knight"',
        bard={"id": "ranger", "dice": [5, 5, 5], "abilities": ["long_shot", "hunt", "far_sight"]},
    )
    game.play("exhaust:ranger.long_shot")
    if "line:3" in keys(game):
        game.play("line:3")
    assert graveyard(game) == ["vampire-1"]
    assert all(one["state"] != "stolen" for hero in game.view()["party"] for one in hero["dice"])


# -- Zombie Horde -------------------------------------------------------------------------------------------------


@rule("SW-CARD-3", "SW-HP-6", "SW-HP-4")
def test_a_zombie_horde_grows_by_the_top_of_the_graveyard() -> None:
    game = four('line = ["zombie_horde-1 up", "bear-2 up"]\ngraveyard = ["wolf-1"]')
    assert health(game, 1) == 7 + 4
    strike(game, 2, "wizard.1")
    assert health(game, 1) == 7 + 5


@rule("SW-CARD-3")
@pytest.mark.parametrize("graveyard", ["", '"summon", "wolf"'])
def test_a_zombie_horde_gains_nothing_from_no_card_or_a_summon(graveyard: str) -> None:
    game = four(f'line = ["zombie_horde-2 up"]\ngraveyard = [{graveyard}]')
    assert health(game, 1) == 8


# -- Treant -------------------------------------------------------------------------------------------------------


@rule("SW-DEF-3")
def test_a_felled_treant_gives_two_firewood() -> None:
    game = four('line = ["treant-1 up", "bear"]', warrior={"dice": [8, 1, 1]})
    strike(game, 1, "warrior.1")
    assert game.view()["firewood"] == 9


@rule("SW-DEF-3", "SW-OUT-13")
@pytest.mark.parametrize("way", ["negated", "let through"])
def test_a_treant_negated_or_let_through_gives_nothing(way: str) -> None:
    game = four(f'line = ["treant-1 up{" negated" if way == "negated" else ""}", "bear up"]')
    if way == "negated":
        strike(game, 1, "warrior.1")
    else:
        game.play("stop")
        game.play("card:bard.line_dance")
    assert "treant-1" not in line(game)
    assert game.view()["firewood"] == 7


# -- Fire Serpent -------------------------------------------------------------------------------------------------


@rule("SW-HP-3", "SW-HP-6")
def test_a_fire_serpent_is_as_healthy_as_the_fire() -> None:
    game = four('line = ["fire_serpent up negated"]')
    assert health(game, 1) == 7
    game.play("fire")
    game.play("card:wizard.curse")
    assert health(game, 1) == 9


@rule("SW-HP-8", "SW-HP-6", "SW-REV-9")
def test_a_wounded_fire_serpent_dies_with_the_fire() -> None:
    game = four('line = ["wolf up", "wyvern up", "fire_serpent up damage 5"]')
    strike(game, 1, "warrior.1")
    assert game.view()["firewood"] == 4
    assert line(game) == ["wyvern-1"]
    assert graveyard(game) == ["fire_serpent-1", "wolf-1"]


# -- Shade --------------------------------------------------------------------------------------------------------


@rule("SW-HP-3", "SW-HP-6")
def test_a_shade_fades_in_the_light() -> None:
    game = four('firewood = 9\nline = ["shade up"]')
    assert health(game, 1) == 7
    game.play("fire")
    game.play("card:wizard.curse")
    assert health(game, 1) == 5


@rule("SW-HP-8")
def test_a_wounded_shade_falls_when_the_fire_grows() -> None:
    game = four('firewood = 9\nline = ["shade up damage 5", "bear up"]')
    game.play("fire")
    game.play("card:wizard.curse")
    assert line(game) == ["bear-1"]


# -- Graveshifter -------------------------------------------------------------------------------------------------


@rule("SW-CARD-6", "SW-CARD-18", "SW-REV-13", "SW-DEF-7")
def test_a_graveshifter_lets_the_last_of_the_dead_take_its_place() -> None:
    game = four('line = ["wolf up", "graveshifter-1", "eagle"]\ngraveyard = ["goblins-1", "fae"]')
    assert line(game) == ["goblins-1", "wolf-1", "?"]
    assert graveyard(game) == ["graveshifter-1", "fae-1"]


@rule("SW-CARD-6")
def test_a_graveshifter_stays_if_there_is_nobody_to_change_with() -> None:
    game = four('line = ["graveshifter-1"]')
    assert line(game) == ["graveshifter-1"]


@rule("SW-CARD-6", "SW-SUM-1")
def test_a_graveshifter_can_bring_a_summon() -> None:
    game = four('line = ["graveshifter-1"]\ngraveyard = ["summon"]\nunhallowed = ["warlord"]')
    game.play("adventurer:bard")
    game.play("card:bard.line_dance")
    assert line(game) == ["warlord"]
    assert graveyard(game) == ["summon-1", "graveshifter-1"]


@rule("SW-CARD-6", "SW-REV-15", "SW-INV-8")
def test_two_graveshifters_do_not_change_for_ever() -> None:
    game = four('line = ["graveshifter-1"]\ngraveyard = ["graveshifter-2"]')
    assert line(game) == ["graveshifter-1"]
    assert graveyard(game) == ["graveshifter-2"]


# -- Acolyte ------------------------------------------------------------------------------------------------------


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
