"""What the Unhallowed do."""

import pytest

from tests.marks import rule
from tests.setawatch.cards.four import exhausted, four, graveyard, health, keys, line, strike

# -- Hydra --------------------------------------------------------------------------------------------------------


@rule("SW-CARD-11", "SW-DEF-6", "SW-DEF-4")
def test_a_felled_hydra_comes_back_behind_the_others_unhurt() -> None:
    game = four('firewood = 3\nline = ["hydra up", "wolf", "bear"]')
    strike(game, 1, "warrior.1", "warrior.2")
    assert line(game) == ["wolf-1", "?", "hydra"]
    view = game.view()["line"][2]
    assert (view["damage_taken"], view["dice"]) == (0, [])
    assert graveyard(game) == []


@rule("SW-CARD-11")
def test_a_hydra_alone_in_the_line_dies() -> None:
    game = four('line = ["hydra up"]\nlocation = "forbidden_tower"\nround = 9')
    strike(game, 1, "warrior.1", "warrior.2")
    assert graveyard(game) == ["hydra"]


# -- Lich ---------------------------------------------------------------------------------------------------------


@rule("SW-CARD-17", "SW-CARD-16")
def test_a_lich_keeps_abilities_off_the_cards_behind_it_but_not_attacks() -> None:
    game = four('line = ["lich up", "wolf up"]')
    assert "use:wizard.shockbolt" not in keys(game)
    assert "attack:2" in keys(game)
    strike(game, 2, "wizard.1")
    assert line(game) == ["lich"]


@rule("SW-CARD-16", "SW-CARD-17")
@pytest.mark.parametrize("before", ["lich up negated", "lich"])
def test_a_lich_negated_or_face_down_protects_nobody(before: str) -> None:
    game = four(f'firewood = 3\nline = ["bear up damage 1", "{before}", "wolf up"]')
    game.play("exhaust:wizard.shockbolt")
    assert "line:3" in keys(game)


@rule("SW-CARD-17")
def test_a_lich_protects_nobody_before_it() -> None:
    game = four('line = ["wolf up", "lich up"]')
    game.play("exhaust:wizard.shockbolt")
    assert line(game) == ["lich"]


# -- Warlord ------------------------------------------------------------------------------------------------------


@rule("SW-HP-5", "SW-KEY-21")
def test_a_warlord_makes_every_other_creature_stronger() -> None:
    game = four('line = ["wolf-1 up", "warlord up", "bear-1 up"]')
    assert [health(game, position) for position in (1, 2, 3)] == [6, 11, 6]


@rule("SW-HP-5", "SW-HP-6", "SW-HP-8")
def test_what_a_warlord_kept_alive_falls_with_it() -> None:
    game = four('line = ["wolf-1 up damage 4", "warlord up damage 6", "bear-1"]')
    assert line(game) == ["wolf-1", "warlord", "?"]
    strike(game, 2, "wizard.1")
    assert line(game) == ["bear-1"]
    assert graveyard(game) == ["wolf-1", "warlord"]


# -- Pyromancer ---------------------------------------------------------------------------------------------------


@rule("SW-CARD-12", "SW-REV-14")
def test_a_pyromancer_steps_back_and_takes_wood_for_every_defeat_before_it() -> None:
    game = four('line = ["wolf up", "pyromancer", "bear", "eagle"]', warrior={"dice": [8, 8, 8]})
    assert line(game) == ["wolf-1", "bear-1", "?", "pyromancer"]
    strike(game, 1, "warrior.1")
    strike(game, 1, "warrior.2")
    assert line(game) == ["eagle-1", "pyromancer"]
    assert game.view()["firewood"] == 5


@rule("SW-CARD-12")
def test_a_pyromancer_takes_no_wood_for_itself_or_those_behind_it() -> None:
    game = four('line = ["pyromancer up damage 3", "wolf up", "bear"]')
    strike(game, 2, "wizard.1")
    strike(game, 1, "wizard.2")
    assert line(game) == ["bear-1"]
    assert game.view()["firewood"] == 7


# -- Wraith Lord --------------------------------------------------------------------------------------------------


@rule("SW-DEF-3", "SW-KEY-2")
def test_a_felled_wraith_lord_exhausts_a_card() -> None:
    game = four('line = ["wraith_lord up damage 4", "bear"]')
    strike(game, 1, "warrior.1")
    game.play("card:bard.line_dance")
    assert exhausted(game) == ["bard.line_dance"]
    assert line(game) == ["bear-1"]


@rule("SW-DEF-3", "SW-KEY-7")
def test_a_negated_wraith_lord_dies_quietly() -> None:
    game = four('line = ["wraith_lord up damage 4 negated", "bear"]')
    strike(game, 1, "warrior.1")
    assert exhausted(game) == []
    assert line(game) == ["bear-1"]


# -- Wyvern Rider -------------------------------------------------------------------------------------------------


@rule("SW-CARD-13", "SW-REV-13")
def test_a_wyvern_rider_brings_dead_wyverns_in_the_partys_order() -> None:
    game = four('line = ["wolf up", "wyvern_rider", "bear"]\ngraveyard = ["wyvern-1", "fae", "wyvern-2"]')
    assert keys(game) == ("card:wyvern-2", "card:wyvern-1")
    game.play("card:wyvern-2")
    assert line(game) == ["wolf-1", "wyvern_rider", "wyvern-2", "wyvern-1", "?"]
    assert graveyard(game) == ["fae-1"]


def test_a_wyvern_rider_without_dead_wyverns_comes_alone() -> None:
    game = four('line = ["wolf up", "wyvern_rider"]\ngraveyard = ["fae"]')
    assert line(game) == ["wolf-1", "wyvern_rider"]


# -- Werewolf -----------------------------------------------------------------------------------------------------


@rule("SW-CARD-15", "SW-HP-4")
def test_a_werewolf_doubles_forest_creatures_also_for_a_forest_giant() -> None:
    game = four('firewood = 12\nline = ["forest_giant-1 up", "wolf-1 up", "werewolf up", "fae-1 up"]')
    assert [health(game, position) for position in (1, 2, 3, 4)] == [7 + 8, 8, 11, 5]


@rule("SW-CARD-15")
def test_a_werewolf_doubles_only_in_the_line() -> None:
    game = four('line = ["werewolf up", "zombie_horde-1 up"]\ngraveyard = ["bear-1"]', bard={"tamed": ["wolf-1"]})
    assert health(game, 2) == 7 + 4
    game.play("attack:1")
    game.play("tamed:wolf-1")
    game.play("strike")
    assert game.view()["line"][0]["damage_taken"] == 4


# -- Goblin Chief -------------------------------------------------------------------------------------------------


@rule("SW-CARD-13", "SW-CARD-14", "SW-REV-12")
def test_goblins_a_goblin_chief_calls_all_stand_there_before_the_first_one_rushes() -> None:
    game = four('line = ["wolf up", "goblin_chief"]\ngraveyard = ["goblins-2", "fae", "goblins-1"]')
    assert line(game) == ["goblins-2", "goblins-1", "wolf-1", "goblin_chief"]
    assert graveyard(game) == ["fae-1"]


@rule("SW-CARD-14", "SW-GEN-19")
def test_a_goblin_chief_is_content_with_one() -> None:
    game = four('line = ["wolf up", "goblin_chief"]\ngraveyard = ["goblins-2"]')
    assert line(game) == ["goblins-2", "wolf-1", "goblin_chief"]


# -- Necromancer --------------------------------------------------------------------------------------------------


@rule("SW-CARD-14", "SW-CARD-13")
def test_a_necromancer_wakes_the_two_topmost_undead_the_weaker_nearer_the_camp() -> None:
    dead = '["skeletons-2", "fae", "zombie_horde-1", "skeletons-1"]'
    game = four(f'line = ["wolf up", "necromancer"]\ngraveyard = {dead}')
    assert line(game) == ["wolf-1", "zombie_horde-1", "skeletons-2", "necromancer"]
    assert graveyard(game) == ["fae-1", "skeletons-1"]


@rule("SW-CARD-14")
def test_of_equally_strong_undead_the_party_says_which_stands_nearer() -> None:
    game = four('line = ["wolf up", "necromancer"]\ngraveyard = ["skeletons-1", "zombie_horde-2"]')
    assert keys(game) == ("card:zombie_horde-2", "card:skeletons-1")
    game.play("card:skeletons-1")
    assert line(game) == ["wolf-1", "zombie_horde-2", "skeletons-1", "necromancer"]


@rule("SW-CARD-13", "SW-REV-12", "SW-CARD-14")
def test_the_powers_of_woken_undead_come_when_all_stand_there_nearest_first() -> None:
    game = four(
        'line = ["wolf up", "necromancer"]\ngraveyard = ["vampire-1", "graveshifter-1", "fae"]',
        warrior={"dice": [8, 7, 1]},
    )
    # The Vampire (1) stands before the Graveshifter (2): it steals, then the Graveshifter brings the Fae.
    assert line(game) == ["wolf-1", "vampire-1", "fae-1", "necromancer"]
    assert health(game, 2) == 8
