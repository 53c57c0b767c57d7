"""The Cleric: order in the Line, and an end for the Undead."""

from emberwatch import Game
from tests.marks import rule
from tests.setawatch.table import at, play

ME = """
[[adventurer]]
id = "cleric"
"""


def line(game: Game) -> list[str]:
    return [card.get("id", "?") for card in game.view()["line"]]


def faces(game: Game) -> list[bool]:
    return [card["up"] for card in game.view()["line"]]


@rule("SW-REV-14", "SW-ABL-9")
def test_rebuke_moves_a_revealed_creature_to_any_other_position() -> None:
    game = at('line = ["bear up", "wolf up", "fae", "goblins up"]' + ME + 'abilities = ["rebuke"]')
    play(game, "exhaust:cleric.rebuke", "line:4")
    assert set(game.decision.keys) == {"line:1", "line:2", "line:3"}
    play(game, "line:2")
    assert [card["place"] for card in game.view()["line"] if card.get("id") == "goblins-1"] == [2]
    assert line(game)[0] == "bear-1"


@rule("SW-REV-16")
def test_rebuke_makes_another_creature_first_and_its_power_due() -> None:
    game = at('firewood = 9\nline = ["bear up", "wyvern up"]' + ME + 'abilities = ["rebuke"]')
    play(game, "exhaust:cleric.rebuke", "line:1")
    assert line(game) == ["wyvern-1", "bear-1"]
    assert game.view()["firewood"] == 6


@rule("SW-GEN-19")
def test_rebuke_defeats_the_undead_in_first_position() -> None:
    game = at('line = ["zombie_horde up", "skeletons up"]' + ME + 'abilities = ["rebuke"]')
    play(game, "exhaust:cleric.rebuke", "choose:2")
    assert game.view()["graveyard"] == ["zombie_horde-1"]
    assert line(game) == ["skeletons-1"]


@rule("SW-ABL-10")
def test_rebuke_alone_in_the_line_can_only_defeat() -> None:
    assert "exhaust:cleric.rebuke" not in at('line = ["bear up"]' + ME + 'abilities = ["rebuke"]').decision.keys
    game = at('line = ["zombie_horde up"]' + ME + 'abilities = ["rebuke"]')
    play(game, "exhaust:cleric.rebuke")
    assert game.view()["graveyard"] == ["zombie_horde-1"]


@rule("SW-ABL-18", "SW-DEF-11")
def test_cleanse_undead_defeats_all_of_them_in_the_partys_order() -> None:
    game = at(
        'line = ["bear up", "skeletons up", "zombie_horde up", "vampire"]' + ME + 'abilities = ["cleanse_undead"]'
    )
    play(game, "exhaust:cleric.cleanse_undead")
    assert set(game.decision.keys) == {"card:skeletons-1", "card:zombie_horde-1"}
    play(game, "card:zombie_horde-1")
    assert game.view()["graveyard"] == ["skeletons-1", "zombie_horde-1"]
    assert len(line(game)) == 2


@rule("SW-ABL-18", "SW-DEF-5")
def test_the_line_settles_only_after_the_last_of_several_defeats() -> None:
    game = at('firewood = 6\nline = ["skeletons up", "fae", "zombie_horde up"]' + ME + 'abilities = ["cleanse_undead"]')
    events = play(game, "exhaust:cleric.cleanse_undead", "card:skeletons-1")
    assert [name for name in events if name in ("defeated", "turned_up")] == [
        "defeated",
        "defeated",
        "turned_up",
    ]
    assert game.view()["firewood"] == 5


@rule("SW-CARD-17")
def test_cleanse_undead_leaves_out_those_behind_the_lich() -> None:
    game = at('line = ["skeletons up", "lich up", "zombie_horde up"]' + ME + 'abilities = ["cleanse_undead"]')
    play(game, "exhaust:cleric.cleanse_undead")
    assert line(game) == ["lich", "zombie_horde-1"]


@rule("SW-SUM-11", "SW-DEF-7")
def test_banish_lays_an_unhallowed_or_undead_under_the_creature_deck() -> None:
    game = at('line = ["bear up", "skeletons up", "wraith_lord up"]' + ME + 'abilities = ["banish"]')
    play(game, "exhaust:cleric.banish")
    assert set(game.decision.keys) == {"line:2", "line:3"}
    events = play(game, "line:3")
    assert "defeated" not in events
    assert "exhausted" not in events
    assert game.view()["known"]["deck"][-1] == "wraith_lord"
    assert line(game) == ["bear-1", "skeletons-1"]


@rule("SW-DEF-8", "SW-DEF-7")
def test_banish_brings_back_a_stolen_die_as_spent() -> None:
    game = at(
        'line = ["bear up", "vampire-1 up"]' + ME + 'dice = ["5 stolen by vampire-1", 1, 1]\nabilities = ["banish"]'
    )
    play(game, "exhaust:cleric.banish")
    assert game.view()["party"][0]["dice"][0]["state"] == "spent"
    assert game.view()["graveyard"] == []


@rule("SW-CARD-22", "SW-REV-12", "SW-REV-23")
def test_blinding_light_turns_up_two_cards_without_their_reveal_powers() -> None:
    game = at('line = ["bear up", "wolf up", "goblins", "fae", "vampire"]' + ME + 'abilities = ["blinding_light"]')
    play(game, "exhaust:cleric.blinding_light", "line:5", "line:3")
    assert faces(game) == [True, True, True, False, True]
    assert line(game)[2] == "goblins-1"
    assert all(die["state"] == "available" for one in game.view()["party"][:3] for die in one["dice"])


@rule("SW-CARD-22")
def test_blinding_light_may_turn_up_one_card_and_its_ongoing_power_works() -> None:
    game = at('line = ["bear up", "wolf up", "warlord", "fae"]' + ME + 'abilities = ["blinding_light"]')
    play(game, "exhaust:cleric.blinding_light", "line:3", "none")
    assert faces(game) == [True, True, True, False]
    assert game.view()["line"][0]["health"] == 6


@rule("SW-CARD-22", "SW-SUM-1", "SW-SUM-7")
def test_a_summon_in_the_blinding_light_calls_but_its_unhallowed_reveals_nothing() -> None:
    game = at(
        'line = ["bear up", "wolf up", "summon", "fae"]\nunhallowed = ["pyromancer", "lich"]'
        + ME
        + 'abilities = ["blinding_light", "banish", "rebuke"]'
    )
    play(game, "exhaust:cleric.blinding_light", "line:3", "none", "adventurer:cleric", "card:cleric.banish")
    assert line(game)[:3] == ["bear-1", "wolf-1", "pyromancer"]
    assert game.view()["graveyard"] == ["summon-1"]


@rule("SW-CARD-24", "SW-DEF-7", "SW-ABL-7")
def test_protective_ward_sends_the_first_creature_to_the_horde_unpaid() -> None:
    game = at(
        'line = ["treant up damage 2", "bear up", "wolf up"]\nfirewood = 9' + ME + 'abilities = ["protective_ward"]'
    )
    horde = game.view()["piles"]["horde"]
    events = play(game, "passive:cleric.protective_ward")
    assert "exhausted" not in events
    assert "defeated" not in events
    assert game.view()["piles"]["horde"] == horde + 1
    assert game.view()["known"]["horde"][0] == "treant-1"
    assert game.view()["firewood"] == 9
    assert "passive:cleric.protective_ward" not in game.decision.keys


@rule("SW-ABL-8", "SW-ABL-7")
def test_an_exhausted_protective_ward_does_not_work() -> None:
    game = at('line = ["bear up", "wolf up"]' + ME + 'abilities = ["protective_ward"]')
    play(game, "fire", "card:cleric.protective_ward")
    assert "passive:cleric.protective_ward" not in game.decision.keys


CAMP = 'phase = "camp"\ncamper = "cleric"\nline = []\n' + ME


@rule("SW-CAMP-19")
def test_in_camp_the_cleric_refreshes_a_card_of_anybody_with_a_four() -> None:
    game = at(
        CAMP
        + 'dice = [4, 3, 1]\nabilities = ["banish", "rebuke", "cleanse_undead"]\n'
        + '[[adventurer]]\nid = "rogue"\nabilities = ["smoke_bomb exhausted", "backstab exhausted", "stay_dead"]'
    )
    assert "own_action:cleric.2" not in game.decision.keys
    play(game, "own_action:cleric.1", "card:rogue.backstab")
    assert [card["exhausted"] for card in game.view()["party"][1]["abilities"]] == [True, False, False]


@rule("SW-CAMP-20")
def test_the_clerics_camp_action_needs_an_exhausted_card() -> None:
    game = at(CAMP + "dice = [6, 6, 6]")
    assert not [key for key in game.decision.keys if key.startswith("own_action")]
