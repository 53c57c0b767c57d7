"""What the undead and the elementals do, one after the other."""

import pytest

from tests.marks import rule
from tests.setawatch.cards.four import die, four, graveyard, health, keys, line, strike

# -- Skeletons -------------------------------------------------------------------------------------------------------


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


# -- Vampire ---------------------------------------------------------------------------------------------------------


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


# -- Zombie Horde ----------------------------------------------------------------------------------------------------


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


# -- Graveshifter ----------------------------------------------------------------------------------------------------


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


# -- Treant ----------------------------------------------------------------------------------------------------------


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


# -- Fire Serpent ----------------------------------------------------------------------------------------------------


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


# -- Shade -----------------------------------------------------------------------------------------------------------


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
