"""What goes first when several things would happen at once (SW-PRI)."""

import pytest

from emberwatch import Game
from tests.marks import rule
from tests.rules.reading import asked, cards_of, keys, pile
from tests.rules.told import acts, cite, names
from tests.setawatch.cards.four import four
from tests.setawatch.table import at

BEAST_MASTER = '[[adventurer]]\nid = "beast_master"\n'


def camping(deck: list[str]) -> Game:
    """The Beast Master stores an 8 in camp; then the Watch begins in little light."""
    game = at(f'phase = "camp"\ncamper = "beast_master"\nfirewood = 1\ndeck = {deck}\n{BEAST_MASTER}dice = [8, 1, 2]')
    acts(game, "own_action:beast_master.1", "chop_wood:beast_master.2", "chop_wood:beast_master.3")
    return game


@rule("SW-PRI-1")
def test_a_summon_goes_before_the_ability_and_the_ability_before_creature_powers() -> None:
    game = at("""
        firewood = 7
        line = ["wolf up", "bear up", "summon"]
        unhallowed = ["necromancer"]
        graveyard = ["vampire", "skeletons"]
        [[adventurer]]
        id = "ranger"
        abilities = ["long_shot"]
    """)
    events = acts(game, "exhaust:ranger.long_shot", "adventurer:ranger", "card:ranger.elf_senses")
    story = names(events, "summon_resolves", "unhallowed_came", "defeated", "power_used", "entered")
    assert story == ["summon_resolves", "unhallowed_came", "defeated"]
    assert pile(game, "graveyard") == ["necromancer", "summon-1", "vampire-1", "skeletons-1"]


@rule("SW-PRI-1", "SW-PRI-8")
def test_an_adventurers_answer_goes_before_the_power_of_the_creature() -> None:
    game = camping(["vampire", "wolf", "bear", "eagle", "treant", "fae", "bandit"])
    assert asked(game) == "StoredDie"
    assert not names(game.events(), "die_stolen")
    events = game.play("die:beast_master.1")
    assert cards_of(game, events, "defeated") == ["vampire-1"]
    assert "die_stolen" not in names(events)


@rule("SW-PRI-3")
def test_what_one_defeat_sets_off_follows_from_settling_alone() -> None:
    game = four(
        'firewood = 1\nline = ["wolf up damage 3", "summon", "treant"]\nunhallowed = ["necromancer"]\n'
        'graveyard = ["vampire"]',
        warrior={"dice": [8, 7, 6]},
        wizard={"dice": [1, 6, 6]},
    )
    events = acts(game, "attack:1", "die:wizard.1", "strike", "adventurer:bard", "card:bard.line_dance")
    told = ("defeated", "turned_up", "summon_resolves", "exhausted", "unhallowed_came", "power_used", "entered")
    assert names(events, *told, "die_stolen") == [
        "defeated",  # and the Line closes up
        "turned_up",  # what is lit by now
        "summon_resolves",
        "exhausted",
        "unhallowed_came",
        "power_used",  # of the Necromancer
        "entered",
        "power_used",  # of the Vampire, when that is done
        "die_stolen",
    ]
    assert asked(game) == "Window"
    assert pile(game, "line") == ["vampire-1", "necromancer", "treant-1"]


@rule("SW-PRI-4")
def test_the_party_orders_what_its_adventurers_do_at_the_same_moment() -> None:
    for begins, then in (("cleric.protective_ward", "beast_master.tracking"), ("beast_master.tracking", "cleric.")):
        game = at(f"""
            line = ["bear up", "wolf up", "eagle up"]
            {BEAST_MASTER}
            abilities = ["tracking"]
            [[adventurer]]
            id = "cleric"
            abilities = ["protective_ward"]
        """)
        game.play(f"passive:{begins}")
        game.play(next(key for key in keys(game) if key.startswith(f"passive:{then}")))
        sent, followed = ("bear-1", "wolf-1") if begins.startswith("cleric") else ("wolf-1", "bear-1")
        assert pile(game, "horde") == [sent]
        assert game.view()["party"][0]["tamed"] == [followed]


@rule("SW-PRI-4")
@pytest.mark.parametrize("first_back", ["wolf-1", "eagle-1"])
def test_the_party_orders_the_tamed_creatures_that_lie_down_together(first_back: str) -> None:
    game = at(f'line = ["ember_drake up", "fae up"]\n{BEAST_MASTER}tamed = ["wolf-1", "eagle-1"]')
    acts(game, "attack:1", "tamed:wolf-1", "tamed:eagle-1", "strike")
    assert set(keys(game)) == {"card:wolf-1", "card:eagle-1"}
    assert game.decision is not None
    assert "SW-PRI-4" in game.decision.rules
    game.play(f"card:{first_back}")
    assert pile(game, "graveyard")[1] == first_back


@rule("SW-PRI-5")
@pytest.mark.parametrize("order", [["treant-1", "wraith_lord"], ["wraith_lord", "treant-1"]])
def test_creatures_that_fall_together_use_their_powers_nearest_first(order: list[str]) -> None:
    hurt = {"treant-1": "treant up damage 8", "wraith_lord": "wraith_lord up damage 12"}
    game = four(f'line = ["warlord up damage 10", "{hurt[order[0]]}", "{hurt[order[1]]}", "bear up"]')
    events = acts(game, "attack:1", "die:wizard.1", "strike")  # without the Warlord they are too weak
    assert asked(game) == "Exhaust"  # by the Wraith Lord
    events += game.play(keys(game)[0])
    assert cards_of(game, events, "defeated") == ["warlord", *order]
    assert cards_of(game, events, "power_used") == order
    assert cite(events, "power_used", "SW-PRI-5")


@rule("SW-PRI-5")
def test_reveal_powers_that_waited_for_one_another_work_nearest_first() -> None:
    game = four(
        'firewood = 7\nline = ["wolf up", "summon", "bear"]\nunhallowed = ["necromancer"]\n'
        'graveyard = ["vampire-1", "vampire-2"]',
        warrior={"dice": [8, 7, 6]},
    )
    acts(game, "adventurer:bard", "card:bard.line_dance")
    acts(game, "card:vampire-2")  # next to the Necromancer
    stolen = [event for event in game.events() if event.name == "die_stolen"]
    assert pile(game, "line")[:4] == ["wolf-1", "vampire-1", "vampire-2", "necromancer"]
    assert cards_of(game, stolen, "die_stolen") == ["vampire-1", "vampire-2"]
    assert [event.args["die"] for event in stolen] == [0, 1]


@rule("SW-PRI-6")
def test_a_location_takes_its_wood_before_the_creature_does() -> None:
    game = four('location = "fetid_swamp"\nfirewood = 9\nline = ["wyvern", "wolf"]')
    lost = [event for event in game.events() if event.name == "wood_lost"]
    assert [event.args["amount"] for event in lost] == [1, 3]
    assert "Swamp" in lost[0].because
    assert "Wyvern" in lost[1].because


@rule("SW-PRI-6", "SW-END-1")
def test_at_the_end_of_a_round_the_location_speaks_before_the_skeletons_rise() -> None:
    game = four(
        'location = "hidden_temple"\nline = []\ngraveyard = ["skeletons"]',
        bard={"abilities": ["siren_song exhausted", "line_dance exhausted", "song_of_discord exhausted"]},
    )
    assert asked(game) == "RefreshAny"
    assert pile(game, "graveyard") == ["skeletons-1"]
    events = acts(game, "card:bard.siren_song", "card:bard.line_dance")
    assert names(events, "refreshed", "from_grave_to_line", "survived")[-3:] == [
        "refreshed", "from_grave_to_line", "survived",
    ]  # fmt: skip


@rule("SW-PRI-6", "SW-CARD-28")
def test_the_snowy_pass_takes_its_die_before_the_vampire_does() -> None:
    game = four(
        'phase = "camp"\nlocation = "snowy_pass"\nfirewood = 3\n'
        'deck = ["vampire", "wolf", "bear", "eagle", "treant", "fae"]',
        warrior={"dice": [8, 7, 6]},
        wizard={"dice": [6, 6, 1]},
    )
    events = acts(game, *(f"chop_wood:knight.{die}" for die in (1, 2, 3)))
    assert names(events, "die_set_aside", "die_stolen") == ["die_set_aside", "die_stolen"]


@rule("SW-PRI-7", "SW-REV-10")
def test_while_the_line_settles_the_stored_die_is_the_only_thing_one_can_do() -> None:
    game = camping(["goblins", "wolf", "bear", "eagle", "treant", "fae", "bandit"])
    assert keys(game) == ("die:beast_master.1", "no")
    assert game.decision is not None
    assert "SW-PRI-7" in game.decision.rules
    for action in ("fire", "stop", "attack:1", "exhaust:cleric.rebuke"):
        assert "SW-REV-10" in game.why_not(action)


@rule("SW-PRI-7", "SW-CARD-23")
def test_elf_senses_cancel_without_being_asked() -> None:
    game = at("""
        firewood = 1
        line = ["wolf up", "goblins", "bear", "eagle"]
        [[adventurer]]
        id = "ranger"
        abilities = ["elf_senses"]
    """)
    events = game.play("exhaust:ranger.elf_senses")  # and the second position is lit
    assert names(events, "turned_up", "power_cancelled", "moved") == ["turned_up", "power_cancelled"]
    assert asked(game) == "Window"
    assert pile(game, "line")[:2] == ["wolf-1", "goblins-1"]


@rule("SW-PRI-8")
def test_a_declined_answer_does_not_come_again_for_the_same_creature() -> None:
    game = camping(["goblins-1", "goblins-2", "bear", "eagle", "treant", "fae", "bandit"])
    assert names(game.events(), "turned_up", "power_used") == ["turned_up"]
    events = game.play("no")
    assert names(events, "turned_up", "power_used") == ["power_used"]
    assert asked(game) == "Window"
