"""The Knight: steel, a loud voice and a die for a friend."""

from emberwatch import Game
from tests.marks import rule
from tests.setawatch.table import adventurer, at, face_up, on_watch


def knight(line: list[str], *abilities: str, firewood: int = 3) -> Game:
    """The Knight stands watch with the Wizard and the Cleric."""
    wizard = adventurer("wizard", [6, 4, 1], ["curse", "shockbolt", "polymorph"])
    cleric = adventurer("cleric", [4, 4, 4], ["rebuke", "banish", "cleanse_undead"])
    return on_watch(line, adventurer("knight", [5, 3, 3], abilities), wizard, cleric, firewood=firewood)


@rule("SW-ABL-16", "SW-HP-7")
def test_shield_bash_hurts_the_second_by_the_health_of_the_first() -> None:
    game = knight(["metal_golem-1 up damage 3", "ember_drake-1 up"], "shield_bash")

    game.play("exhaust:knight.shield_bash")

    assert [card["damage_taken"] for card in game.view()["line"]] == [3, 8]
    assert game.view()["line"][1]["dice"] == []


def test_shield_bash_needs_two_revealed_creatures() -> None:
    game = knight(["metal_golem-1 up", "ember_drake-1"], "shield_bash")

    assert "exhaust:knight.shield_bash" not in game.decision.keys


@rule("SW-DEF-4", "SW-DEF-5")
def test_the_magic_sword_fells_whatever_comes_first() -> None:
    game = knight(["lich up", "wolf-1"], "magic_sword")

    game.play("exhaust:knight.magic_sword")

    assert game.view()["graveyard"] == ["lich"]
    assert face_up(game) == ["wolf-1"]


def test_the_magic_sword_works_by_a_die_as_well() -> None:
    game = knight(["lich up", "ember_drake-1", "wolf-1"], "magic_sword")

    game.play("use:knight.magic_sword")
    game.play("die:knight.2")

    assert game.view()["graveyard"] == ["lich"]
    assert [die["state"] for die in game.view()["party"][0]["dice"]] == ["available", "spent", "available"]


@rule("SW-HP-7", "SW-REV-16")
def test_taunt_brings_a_creature_forward_without_its_first_power_this_once() -> None:
    game = knight(["bear-1 up", "wolf-1 up", "fae-1 up damage 2"], "taunt", "magic_sword")

    for answer in ("use:knight.taunt", "die:knight.1", "line:3"):
        game.play(answer)
    assert face_up(game) == ["fae-1", "bear-1", "wolf-1"]
    assert game.view()["line"][0]["damage_taken"] == 2
    assert game.view()["firewood"] == 3

    for answer in ("exhaust:knight.taunt", "line:2", "exhaust:knight.magic_sword"):
        game.play(answer)
    assert face_up(game) == ["fae-1", "wolf-1"]
    assert game.view()["firewood"] == 2  # now it came first by itself


@rule("SW-REV-4")
def test_a_taunted_card_that_was_face_down_is_turned_up_in_silence() -> None:
    game = knight(["bear-1 up", "wolf-1", "fae-1"], "taunt")

    game.play("exhaust:knight.taunt")
    assert list(game.decision.keys) == ["line:2", "line:3"]
    told = game.play("line:3")

    assert face_up(game) == ["fae-1", "bear-1"]
    assert "power_used" not in [event.name for event in told]
    assert game.view()["firewood"] == 3


@rule("SW-CARD-17")
def test_taunts_do_not_carry_behind_the_lich() -> None:
    game = knight(["bear-1 up", "lich up", "wolf-1 up"], "taunt")

    game.play("exhaust:knight.taunt")

    assert face_up(game) == ["lich", "bear-1", "wolf-1"]


def test_the_lance_fells_a_dragon_or_wounds_the_second() -> None:
    game = knight(["metal_golem-1 up", "ember_drake-1 up"], "dragon_lance")
    game.play("exhaust:knight.dragon_lance")
    assert list(game.decision.keys) == ["choose:1", "choose:2"]
    game.play("choose:1")
    assert game.view()["graveyard"] == ["ember_drake-1"]

    game = knight(["metal_golem-1 up", "ember_drake-1 up"], "dragon_lance")
    game.play("exhaust:knight.dragon_lance")
    game.play("choose:2")
    assert game.view()["line"][1]["damage_taken"] == 6


@rule("SW-GEN-6", "SW-ABL-10")
def test_the_lance_does_what_it_can() -> None:
    game = knight(["wyvern-1 up", "bear-1"], "dragon_lance")
    game.play("exhaust:knight.dragon_lance")
    assert game.view()["graveyard"] == ["wyvern-1"]

    game = knight(["bear-1 up", "wolf-1"], "dragon_lance")
    assert "exhaust:knight.dragon_lance" not in game.decision.keys


@rule("SW-ABL-7", "SW-ATK-13")
def test_inspire_raises_the_lowest_die_of_somebody_once_a_round() -> None:
    game = knight(["ember_drake-1 up", "bear-1"], "inspire")

    game.play("passive:knight.inspire")
    assert "die:wizard.3" in game.decision.keys
    assert not {"die:wizard.1", "die:wizard.2", "die:knight.1"} & set(game.decision.keys)
    game.play("die:wizard.3")

    assert game.view()["party"][1]["dice"][2]["value"] == 6
    assert "passive:knight.inspire" not in game.decision.keys


def test_inspire_looks_at_available_dice_only() -> None:
    game = at("""
        line = ["ember_drake-1 up", "bear-1 up"]
        [[adventurer]]
        id = "knight"
        dice = ["1 spent", 4, 8]
        abilities = ["inspire"]
        [[adventurer]]
        id = "wizard"
        dice = [6, 6, "1 spent"]
        abilities = ["curse", "shockbolt", "polymorph"]
        [[adventurer]]
        id = "bard"
        dice = ["1 spent", "1 spent", "1 spent"]
        abilities = ["line_dance", "harmonize", "siren_song"]
    """)

    game.play("passive:knight.inspire")

    assert [die["value"] for die in game.view()["party"][0]["dice"]] == [1, 8, 8]


CAMP = """
    phase = "camp"
    camper = "knight"
    firewood = 9
    deck = ["treant-1", "bear-1", "wolf-1", "wolf-2", "bear-2", "eagle-1", "treant-2", "eagle-2"]
    [[adventurer]]
    id = "wizard"
    dice = [1, 1, 1]
    abilities = ["curse", "shockbolt", "chaos_blast"]
    [[adventurer]]
    id = "cleric"
    [[adventurer]]
    id = "ranger"
    [[adventurer]]
    id = "knight"
    dice = [7, 1, 1]
"""


def lend_to_the_wizard() -> Game:
    game = at(CAMP)
    for answer in ("own_action:knight.1", "adventurer:wizard", "chop_wood:knight.2", "chop_wood:knight.3"):
        if answer in game.decision.keys:
            game.play(answer)
    while "stop" not in game.decision.keys:
        game.play(game.decision.keys[0])
    return game


@rule("SW-GEN-14", "SW-CAMP-1", "SW-ATK-4")
def test_a_lent_die_attacks_for_its_new_bearer() -> None:
    game = lend_to_the_wizard()

    game.play("attack:2")
    assert "die:knight.1" in game.decision.keys
    game.play("die:knight.1")
    game.play("strike")

    assert "bear-1" in game.view()["graveyard"]


@rule("SW-ABL-2")
def test_a_lent_die_fits_on_no_ability_card() -> None:
    game = lend_to_the_wizard()

    game.play("use:wizard.shockbolt")  # her three dice look alike, so that there is nothing to ask
    lent = game.view()["party"][3]["dice"][0]
    assert (lent["value"], lent["state"], lent["lent_to"]) == (7, "available", "wizard")


@rule("SW-END-6", "SW-ROLL-5")
def test_a_lent_die_comes_back_when_the_round_is_over() -> None:
    game = lend_to_the_wizard()

    game.play("stop")
    while game.view()["round"] == 2 and game.outcome is None:
        game.play(game.decision.keys[0])

    assert game.view()["party"][3]["dice"][0]["lent_to"] is None
