"""The camp board and the runes."""

import pytest

from tests.marks import rule
from tests.setawatch.cards.four import die, exhausted, four, graveyard, keys, line

CAMP = 'phase = "camp"\ncamper = "knight"\n'
OWN_DICE = "\n[terms]\nown_dice = true\n"


@rule("SW-CAMP-2")
def test_the_camper_first_refreshes_a_card_of_its_choice() -> None:
    tired = {"abilities": ["siren_song exhausted", "line_dance exhausted", "song_of_discord"]}
    game = four('phase = "pick"', bard=tired)
    game.play("rest:bard")
    assert keys(game) == ("card:bard.siren_song", "card:bard.line_dance")
    game.play("card:bard.line_dance")
    assert exhausted(game) == ["bard.siren_song"]
    assert "chop_wood:bard.1" in keys(game)


# -- Chop Wood ----------------------------------------------------------------------------------------------------


@rule("SW-CAMP-9", "SW-CAMP-6", "SW-CAMP-25", "SW-FIRE-2")
def test_each_die_on_chop_wood_gives_two_firewood() -> None:
    game = four(CAMP + "firewood = 3")
    game.play("chop_wood:knight.1")
    assert game.view()["firewood"] == 5
    game.play("chop_wood:knight.2")
    assert game.view()["firewood"] == 7
    assert game.view()["spaces"][0]["dice"] == ["knight.1", "knight.2"]


@rule("SW-CAMP-20", "SW-FIRE-2", "SW-CAMP-7")
def test_wood_can_be_chopped_when_the_track_is_full() -> None:
    game = four(CAMP + "firewood = 15")
    game.play("chop_wood:knight.1")
    assert game.view()["firewood"] == 15
    assert die(game, "knight.1")["state"] == "camp"


# -- Scout Ahead --------------------------------------------------------------------------------------------------


@rule("SW-CAMP-10")
def test_scouting_sends_one_card_down_and_keeps_the_other() -> None:
    game = four(CAMP + 'deck = ["bear", "eagle", "wolf"]')
    game.play("scout_ahead:knight.1")
    assert keys(game) == ("top:bear-1", "bottom:bear-1", "top:eagle-1", "bottom:eagle-1")
    game.play("bottom:bear-1")
    game.play("top:eagle-1")
    assert game.view()["known"]["deck"] == ["eagle-1", None, "bear-1"]


@rule("SW-CAMP-10")
@pytest.mark.parametrize("end", ["top", "bottom"])
def test_cards_going_to_the_same_end_are_ordered_freely(end: str) -> None:
    game = four(CAMP + 'deck = ["bear", "eagle", "wolf"]')
    game.play("scout_ahead:knight.1")
    game.play(f"{end}:bear-1")
    game.play(f"{end}:eagle-1")
    expected = ["eagle-1", "bear-1", None] if end == "top" else [None, "bear-1", "eagle-1"]
    assert game.view()["known"]["deck"] == expected


@rule("SW-CAMP-11")
def test_further_scouts_need_higher_dice() -> None:
    game = four(CAMP, knight={"dice": [3, 2, 4]})
    game.play("scout_ahead:knight.1")
    game.play(next(key for key in keys(game) if key.startswith("top:")))
    game.play(next(key for key in keys(game) if key.startswith("top:")))
    assert "scout_ahead:knight.2" not in keys(game)
    assert "scout_ahead:knight.3" in keys(game)


@rule("SW-CAMP-12", "SW-SUM-10")
def test_a_summon_looked_at_does_not_call() -> None:
    game = four(CAMP + 'deck = ["summon", "goblins"]')
    told = [event.name for event in game.play("scout_ahead:knight.1")]
    assert told.count("looked") == 2
    assert "summon_resolves" not in told
    assert "bottom:summon-1" in keys(game)


@rule("SW-CAMP-10", "SW-LINE-4")
def test_a_short_deck_is_filled_up_before_scouting() -> None:
    game = four(CAMP + 'deck = ["bear"]\ngraveyard = ["wolf"]')
    game.play("scout_ahead:knight.1")
    assert set(keys(game)) == {"top:bear-1", "bottom:bear-1", "top:wolf-1", "bottom:wolf-1"}
    assert graveyard(game) == []


@rule("SW-CAMP-20")
def test_nobody_scouts_where_there_is_nothing_to_see() -> None:
    game = four(CAMP + "deck = []")
    assert "scout_ahead:knight.1" not in keys(game)


# -- Check Map ----------------------------------------------------------------------------------------------------

MAPS = 'map = ["cliff_watch", "forbidden_tower"]\nunused_locations = ["elven_grove", "dark_woods"]\n'


@rule("SW-CAMP-13", "SW-CAMP-14")
def test_checking_the_map_with_any_die_can_change_the_next_location() -> None:
    game = four(CAMP + MAPS)
    game.play("check_map:knight.3")
    assert keys(game) == ("card:cliff_watch", "card:elven_grove")
    game.play("card:elven_grove")
    assert game.view()["known"]["map"] == ["elven_grove", None]
    assert game.view()["known"]["unused_locations"] == [None, "cliff_watch"]


@rule("SW-CAMP-13", "SW-CAMP-6")
def test_the_next_location_can_stay_and_the_map_is_checked_only_once() -> None:
    game = four(CAMP + MAPS)
    game.play("check_map:knight.1")
    game.play("card:cliff_watch")
    assert game.view()["known"]["map"] == ["cliff_watch", None]
    assert game.view()["known"]["unused_locations"] == [None, "elven_grove"]
    assert not [key for key in keys(game) if key.startswith("check_map")]


@rule("SW-CAMP-15")
@pytest.mark.parametrize(
    "maps",
    ['map = ["forbidden_tower"]', 'map = ["cliff_watch", "forbidden_tower"]\nunused_locations = []'],
)
def test_the_final_location_is_never_exchanged_nor_a_location_for_none(maps: str) -> None:
    game = four(CAMP + maps)
    assert not [key for key in keys(game) if key.startswith("check_map")]


# -- Heal ---------------------------------------------------------------------------------------------------------


@rule("SW-CAMP-16")
def test_a_six_refreshes_a_card_of_anybody() -> None:
    tired = {"abilities": ["siren_song exhausted", "line_dance", "song_of_discord"]}
    own = {"dice": [6, 5, 8], "abilities": ["taunt exhausted", "shield_bash", "dragon_lance"]}
    game = four(CAMP, bard=tired, knight=own)
    assert [key for key in keys(game) if key.startswith("heal")] == ["heal:knight.1"]
    game.play("heal:knight.1")
    assert keys(game) == ("card:bard.siren_song", "card:knight.taunt")
    game.play("card:bard.siren_song")
    assert exhausted(game) == ["knight.taunt"]


@rule("SW-CAMP-20")
def test_nobody_is_healed_who_is_well() -> None:
    game = four(CAMP, knight={"dice": [6, 5, 8]})
    assert "heal:knight.1" not in keys(game)


# -- Equip --------------------------------------------------------------------------------------------------------


@rule("SW-CAMP-17", "SW-CAMP-18")
def test_an_exhausted_card_is_replaced_by_an_exhausted_one() -> None:
    game = four(CAMP, knight={"abilities": ["taunt exhausted", "shield_bash", "dragon_lance"]})
    game.play("equip:knight.1")
    game.play("card:knight.taunt")
    assert keys(game) == ("ability:magic_sword", "ability:inspire")
    game.play("ability:inspire")
    knight = game.view()["party"][3]
    assert exhausted(game) == ["knight.inspire"]
    assert [card["id"] for card in knight["unused"]] == ["magic_sword", "taunt"]


@rule("SW-CAMP-17", "SW-CAMP-6")
def test_a_fresh_card_is_replaced_by_a_fresh_one_and_only_once() -> None:
    game = four(CAMP, knight={"abilities": ["taunt exhausted", "shield_bash", "dragon_lance"]})
    game.play("equip:knight.1")
    game.play("card:knight.shield_bash")
    game.play("ability:magic_sword")
    assert [card["id"] for card in game.view()["party"][3]["abilities"]] == ["taunt", "magic_sword", "dragon_lance"]
    assert exhausted(game) == ["knight.taunt"]
    assert not [key for key in keys(game) if key.startswith("equip")]


# -- Runes --------------------------------------------------------------------------------------------------------

PAIR = {"dice": [4, 4, 2]}
TRIPLE = {"dice": [4, 4, 4]}


def runes(keys: tuple[str, ...]) -> set[str]:
    """The runes on offer."""
    return {key.removeprefix("runes:") for key in keys if key.startswith("runes:")}


@rule("SW-RUNE-2", "SW-RUNE-3")
def test_runes_need_two_equal_dice_at_once() -> None:
    assert runes(keys(four(CAMP, knight={"dice": [4, 3, 2]}))) == set()
    assert runes(keys(four(CAMP, knight=PAIR))) == {"seal+vanquish", "seal+bolster", "vanquish+bolster"}


@rule("SW-RUNE-1", "SW-FIN-3")
def test_there_are_no_runes_without_a_map() -> None:
    game = four(CAMP + 'round = 9\nlocation = "forbidden_tower"', knight=PAIR)
    assert "chop_wood:knight.1" in keys(game)
    assert runes(keys(game)) == set()


@rule("SW-RUNE-4", "SW-RUNE-5")
def test_the_third_equal_die_may_follow_on_the_rune_that_is_left() -> None:
    game = four(CAMP, knight=TRIPLE)
    assert "seal+vanquish+bolster" in runes(keys(game))
    game.play("runes:seal+vanquish")
    game.play("rune:seal")
    assert runes(keys(game)) == {"bolster"}
    assert "chop_wood:knight.3" in keys(game)


@rule("SW-RUNE-6")
def test_the_party_says_which_rune_comes_first() -> None:
    game = four(CAMP + 'graveyard = ["warlord"]\nhorde = ["wolf"]\nunhallowed = ["hydra"]', knight=PAIR)
    game.play("runes:seal+vanquish")
    assert keys(game) == ("rune:seal", "rune:vanquish")
    told = [event.name for event in game.play("rune:vanquish")]
    assert told.index("vanquished") < told.index("sealed")


@rule("SW-RUNE-7")
def test_dice_of_different_kinds_match() -> None:
    game = four(CAMP, knight={"dice": ["d6 4", "d8 4", "d8 1"]})
    assert runes(keys(game)) == {"seal+vanquish", "seal+bolster", "vanquish+bolster"}


@rule("SW-RUNE-8")
def test_what_a_die_shows_after_a_reroll_counts() -> None:
    game = four('phase = "pick"\nlocation = "wizards_cottage"' + OWN_DICE, knight={"dice": [4, 3, 2]})
    game.play("rest:knight")
    game.play("die:knight.2")
    game.play("roll")
    game.play("rolled:4")
    assert runes(keys(game)) == {"seal+vanquish", "seal+bolster", "vanquish+bolster"}


@rule("SW-RUNE-9", "SW-CAMP-20")
def test_a_rune_may_be_chosen_for_nothing() -> None:
    game = four(CAMP + "horde = []", knight=PAIR)
    game.play("runes:seal+vanquish")
    told = [event.name for event in game.play("rune:seal")]
    assert "sealed" not in told
    assert "vanquished" not in told
    assert "chop_wood:knight.3" in keys(game)


@rule("SW-RUNE-10", "SW-SUM-12")
def test_a_sealed_unhallowed_lies_under_the_others() -> None:
    game = four(
        CAMP + 'graveyard = ["wolf", "warlord", "fae", "hydra", "bear"]\nunhallowed = ["lich"]\nhorde = []', knight=PAIR
    )
    game.play("runes:seal+vanquish")
    game.play("rune:seal")
    assert keys(game) == ("card:warlord", "card:hydra")
    game.play("card:warlord")
    assert game.view()["known"]["unhallowed"] == ["lich", "warlord"]
    assert graveyard(game) == ["wolf-1", "fae-1", "hydra", "bear-1"]


@rule("SW-RUNE-11")
def test_the_top_of_the_horde_is_shown_and_gone() -> None:
    game = four(CAMP + 'horde = ["summon", "wolf"]', knight=PAIR)
    game.play("runes:seal+vanquish")
    told = [event.name for event in game.play("rune:vanquish")]
    assert game.view()["piles"]["horde"] == 1
    assert "summon-1" in game.view()["removed"]
    assert "summon_resolves" not in told


@rule("SW-RUNE-12", "SW-DIE-7")
def test_bolster_rerolls_any_dice_of_those_on_watch() -> None:
    game = four(CAMP + OWN_DICE, knight=PAIR)
    game.play("runes:vanquish+bolster")
    game.play("rune:bolster")
    assert keys(game) == ("die:warrior.1", "die:warrior.2", "die:warrior.3", "none")
    game.play("die:warrior.1")
    game.play("die:warrior.3")
    game.play("roll")
    game.play("rolled:1")
    game.play("rolled:2")
    assert [die(game, f"warrior.{number}")["value"] for number in (1, 2, 3)] == [1, 8, 2]
    game.play("none")
    assert keys(game) == ("die:bard.1", "die:bard.2", "die:bard.3", "none")
    game.play("none")
    assert "chop_wood:knight.3" in keys(game)


@rule("SW-CAMP-7", "SW-CAMP-23")
def test_the_line_is_laid_when_the_last_die_is_placed() -> None:
    game = four(CAMP + 'deck = ["bear", "wolf", "eagle"]')
    game.play("chop_wood:knight.1")
    game.play("chop_wood:knight.2")
    assert game.view()["phase"] == "camp"
    game.play("chop_wood:knight.3")
    assert game.view()["phase"] == "watch"
    assert line(game) == ["bear-1", "wolf-1", "eagle-1"]
