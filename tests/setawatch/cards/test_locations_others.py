"""What is different at the final locations and at the respites."""

from typing import Any

from emberwatch import Game
from tests.marks import rule
from tests.setawatch.cards.four import die, exhausted, four, graveyard, keys, line, strike

OWN_DICE = "\n[terms]\nown_dice = true\n"
TIRED = {"abilities": ["siren_song exhausted", "line_dance exhausted", "song_of_discord"]}


def last_stand(location: str, line: str, more: str = "", **changed: dict[str, Any]) -> Game:
    """In the middle of the last Watch, with nobody in camp."""
    return four(f'location = "{location}"\nround = 9\nline = [{line}]\n{more}', **changed)


# -- Forbidden Tower ----------------------------------------------------------------------------------------------


@rule("SW-FIRE-9", "SW-FIRE-7")
def test_at_the_forbidden_tower_a_card_burns_longer() -> None:
    game = last_stand("forbidden_tower", '"bear up", "wolf up"')
    game.play("fire")
    game.play("card:bard.line_dance")
    assert game.view()["firewood"] == 10


@rule("SW-FIRE-9", "SW-FIRE-4")
def test_at_the_forbidden_tower_also_if_it_is_forced() -> None:
    game = last_stand("forbidden_tower", '"fae", "wolf"', "firewood = 1")
    game.play("card:bard.line_dance")
    assert game.view()["firewood"] == 3


# -- Cursed Cathedral ---------------------------------------------------------------------------------------------


@rule("SW-RND-9", "SW-FIN-7")
def test_in_the_cursed_cathedral_the_party_defeats_one_of_the_first_it_sees() -> None:
    game = four(
        'location = "cursed_cathedral"\nround = 9\nphase = "pick"\ndeck = ["goblins", "ember_drake", "wolf", "bear"]'
    )
    game.play("rest:nobody")
    assert keys(game) == ("line:1", "line:2")
    game.play("line:2")
    assert graveyard(game) == ["ember_drake-1"]
    assert line(game) == ["goblins-1", "wolf-1", "?"]


@rule("SW-REV-9", "SW-RND-9", "SW-DEF-11")
def test_after_the_defeat_in_the_cursed_cathedral_the_line_settles_and_nobody_has_done_it() -> None:
    rogue = {"id": "rogue", "dice": [6, 6, 6], "abilities": ["stay_dead", "backstab", "smoke_bomb"]}
    game = four(
        'location = "cursed_cathedral"\nround = 9\nphase = "pick"\ndeck = ["bear", "wolf", "eagle", "treant"]',
        bard=rogue,
    )
    game.play("rest:nobody")
    assert line(game) == ["bear-1", "wolf-1", "?", "?"]
    game.play("line:2")
    assert graveyard(game) == ["wolf-1"]
    assert line(game) == ["bear-1", "eagle-1", "?"]


# -- Catacombs ----------------------------------------------------------------------------------------------------


@rule("SW-DIE-7", "SW-RND-9")
def test_in_the_catacombs_everybody_may_reroll_a_die_after_the_first_defeat() -> None:
    game = last_stand("catacombs", '"bear up", "wolf up", "eagle", "treant"')
    strike(game, 1, "warrior.1")
    assert line(game) == ["wolf-1", "eagle-1", "?"]
    assert keys(game) == ("die:warrior.2", "die:warrior.3", "none")
    game.play("die:warrior.2")
    assert keys(game) == ("die:wizard.1", "die:wizard.2", "die:wizard.3", "none")
    game.play("none")
    game.play("none")
    game.play("none")
    assert "attack:1" in keys(game)


@rule("SW-GEN-13")
def test_in_the_catacombs_later_defeats_bring_nothing() -> None:
    game = last_stand("catacombs", '"bear up", "wolf up", "eagle", "treant"')
    game.play("fire")
    game.play("card:bard.line_dance")
    assert "attack:1" in keys(game)
    strike(game, 1, "warrior.1")
    for _ in range(4):
        game.play("none")
    game.play("fire")
    game.play("card:bard.siren_song")
    assert "attack:1" in keys(game)
    strike(game, 1, "warrior.2")
    assert "attack:1" in keys(game)


# -- Elven Grove --------------------------------------------------------------------------------------------------


@rule("SW-CARD-33", "SW-CAMP-16")
def test_in_the_elven_grove_any_die_heals_but_only_one() -> None:
    game = four('location = "elven_grove"\nphase = "camp"', bard=TIRED)
    game.play("heal:knight.3")
    game.play("card:bard.siren_song")
    assert exhausted(game) == ["bard.line_dance"]
    assert not [key for key in keys(game) if key.startswith("heal")]


@rule("SW-CARD-33", "SW-CAMP-11", "SW-RUNE-2")
def test_in_the_elven_grove_scouts_need_not_rise_but_runes_must_match() -> None:
    game = four('location = "elven_grove"\nphase = "camp"\ndeck = ["bear", "wolf"]')
    assert not [key for key in keys(game) if key.startswith("runes")]
    game.play("scout_ahead:knight.1")
    game.play("top:bear-1")
    game.play("top:wolf-1")
    assert "scout_ahead:knight.3" in keys(game)


# -- Hidden Temple ------------------------------------------------------------------------------------------------


@rule("SW-CARD-32", "SW-END-1")
def test_in_the_hidden_temple_a_watch_well_held_refreshes_two_cards() -> None:
    resting = {"abilities": ["shield_bash exhausted", "taunt", "dragon_lance"]}
    game = four('location = "hidden_temple"\nline = ["wolf up"]', bard=TIRED, knight=resting)
    strike(game, 1, "warrior.1")
    assert keys(game) == ("card:bard.siren_song", "card:bard.line_dance", "card:knight.shield_bash")
    game.play("card:knight.shield_bash")
    game.play("card:bard.line_dance")
    assert exhausted(game) == ["bard.siren_song"]


@rule("SW-CARD-32")
def test_in_the_hidden_temple_a_card_of_the_line_in_the_horde_spoils_it() -> None:
    game = four('location = "hidden_temple"\nline = ["wolf up"]\nmap = ["cliff_watch", "forbidden_tower"]', bard=TIRED)
    game.play("stop")
    game.play("card:bard.song_of_discord")
    assert game.view()["phase"] == "pick"
    assert len(exhausted(game)) == 3


@rule("SW-CARD-32", "SW-CARD-7")
def test_in_the_hidden_temple_an_acolytes_gift_does_not_spoil_it() -> None:
    game = four('location = "hidden_temple"\nline = ["acolyte-1"]\ndeck = ["bear"]', bard=TIRED)
    assert game.view()["piles"]["horde"] == 1
    strike(game, 1, "warrior.1")
    game.play("card:bard.line_dance")
    assert exhausted(game) == []


# -- Remote Tavern ------------------------------------------------------------------------------------------------


@rule("SW-CAMP-2", "SW-GEN-5")
def test_in_the_remote_tavern_the_camper_refreshes_two_cards() -> None:
    tired = {"abilities": ["siren_song exhausted", "line_dance exhausted", "song_of_discord exhausted"]}
    game = four('location = "remote_tavern"\nphase = "pick"', bard=tired)
    game.play("rest:bard")
    game.play("card:bard.siren_song")
    game.play("card:bard.line_dance")
    assert exhausted(game) == ["bard.song_of_discord"]


@rule("SW-CAMP-2", "SW-GEN-19")
def test_in_the_remote_tavern_one_card_is_refreshed_if_there_is_but_one() -> None:
    tired = {"abilities": ["siren_song exhausted", "line_dance", "song_of_discord"]}
    game = four('location = "remote_tavern"\nphase = "pick"', bard=tired)
    game.play("rest:bard")
    assert exhausted(game) == []
    assert "chop_wood:bard.1" in keys(game)


# -- Sacred City --------------------------------------------------------------------------------------------------

CITY = 'phase = "arrival"\nfirewood = 9\nmap = ["sacred_city", "forbidden_tower"]\n'


@rule("SW-INFO-1", "SW-GEN-19")
def test_in_the_sacred_city_an_unhallowed_returns_to_its_deck() -> None:
    game = four(CITY + 'graveyard = ["hydra", "wolf", "lich"]\nunhallowed = ["warlord", "werewolf"]')
    assert keys(game) == ("card:hydra", "card:lich")
    told = [event.name for event in game.play("card:lich")]
    assert "unhallowed_shuffled" in told
    assert graveyard(game) == ["hydra", "wolf-1"]
    assert game.view()["piles"]["unhallowed"] == 3
    assert game.view()["unhallowed_top"] in ("warlord", "werewolf", "lich")


@rule("SW-SUM-12")
def test_in_the_sacred_city_the_deck_is_shuffled_even_if_nobody_returns() -> None:
    game = four(CITY + 'graveyard = ["wolf"]\nunhallowed = ["warlord known", "werewolf known", "lich known"]')
    assert "unhallowed_shuffled" in [event.name for event in game.events()]
    assert game.view()["known"]["unhallowed"].count(None) == 2
    assert game.view()["phase"] == "pick"


# -- Wizard's Cottage ---------------------------------------------------------------------------------------------


@rule("SW-DIE-7", "SW-CAMP-2")
def test_in_the_wizards_cottage_the_camper_rerolls_after_refreshing_and_before_placing() -> None:
    game = four('location = "wizards_cottage"\nphase = "pick"' + OWN_DICE, bard=TIRED)
    game.play("rest:bard")
    game.play("card:bard.line_dance")
    assert keys(game) == ("die:bard.1", "die:bard.2", "die:bard.3", "none")
    game.play("die:bard.2")
    game.play("die:bard.1")
    game.play("roll")
    game.play("rolled:6")
    game.play("rolled:2")
    assert [die(game, f"bard.{number}")["value"] for number in (1, 2, 3)] == [6, 2, 5]
    assert "heal:bard.1" in keys(game)


@rule("SW-GEN-19")
def test_in_the_wizards_cottage_no_die_has_to_be_rerolled() -> None:
    game = four('location = "wizards_cottage"\nphase = "pick"')
    game.play("rest:bard")
    game.play("none")
    assert [die(game, f"bard.{number}")["value"] for number in (1, 2, 3)] == [5, 5, 5]
    assert "chop_wood:bard.1" in keys(game)


# -- Tranquil Village ---------------------------------------------------------------------------------------------


@rule("SW-RND-9", "SW-ABL-13")
def test_in_the_tranquil_village_low_dice_refresh_a_card_when_the_watch_begins() -> None:
    game = four(
        'location = "tranquil_village"\nphase = "camp"\ndeck = ["bear", "wolf"]',
        wizard={"dice": [1, 2, 3], "abilities": ["curse exhausted", "shockbolt", "polymorph"]},
        bard={**TIRED, "dice": [1, 2, 2]},
    )
    for number in (1, 2, 3):
        game.play(f"chop_wood:knight.{number}")
    assert line(game) == ["?", "?"]
    assert keys(game) == ("card:bard.siren_song", "card:bard.line_dance")
    game.play("card:bard.siren_song")
    assert exhausted(game) == ["wizard.curse", "bard.line_dance"]


@rule("SW-ABL-15", "SW-ABL-14")
def test_in_the_tranquil_village_one_sitting_out_is_refreshed_and_still_sits_out() -> None:
    worn_out = ["siren_song exhausted", "line_dance exhausted", "song_of_discord exhausted"]
    game = four(
        'location = "tranquil_village"\nphase = "camp"\ndeck = ["bear", "wolf"]',
        bard={"dice": [1, 1, 1], "abilities": worn_out},
    )
    for number in (1, 2, 3):
        game.play(f"chop_wood:knight.{number}")
    game.play("card:bard.line_dance")
    assert game.view()["party"][2]["sits_out"]
    assert "use:bard.line_dance" not in keys(game)
