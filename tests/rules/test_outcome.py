"""Stopping the Watch, and what breaks through (SW-OUT)."""

from collections.abc import Iterable

import pytest

from emberwatch import Event, Game
from tests.marks import rule
from tests.rules.reading import asked, cards_of, exhausted, face_up, keys, pile
from tests.rules.told import acts, cite, first, names
from tests.setawatch.cards.four import die, four
from tests.setawatch.table import at

BREAKING = ("turned_up", "breaks_through", "exhausted", "joins_horde")
TIRED_BARD = {"abilities": ["siren_song exhausted", "line_dance exhausted", "song_of_discord exhausted"]}


def worn(*fresh: str) -> dict[str, dict[str, object]]:
    """Those on Watch with all ability cards exhausted but these."""
    cards = {
        "warrior": ["wound", "throw_axe", "giants_bane"],
        "wizard": ["curse", "shockbolt", "polymorph"],
        "bard": ["siren_song", "line_dance", "song_of_discord"],
    }
    return {
        hero: {"abilities": [card if card in fresh else f"{card} exhausted" for card in three]}
        for hero, three in cards.items()
    }


def pay(game: Game) -> list[Event]:
    """Exhaust whatever comes first until the breakthrough is over."""
    told: list[Event] = []
    while game.decision is not None and asked(game) in ("Exhaust", "WhoAnswers", "ExhaustOwn"):
        told += game.play(keys(game)[0])
    return told


def steps(game: Game, events: Iterable[Event]) -> list[str]:
    """What happened in a breakthrough, and to which card."""
    told = [event for event in events if event.name in BREAKING]
    return [event.name if event.name == "exhausted" else f"{event.name} {cards_of(game, [event], event.name)[0]}"
            for event in told]  # fmt: skip


@rule("SW-OUT-1")
def test_the_watch_ends_when_the_line_is_empty() -> None:
    game = four('line = ["wolf up", "bear up"]')
    events = acts(game, "attack:1", "die:warrior.1", "strike")
    assert asked(game) == "Window"
    events = acts(game, "attack:1", "die:warrior.2", "strike")
    assert names(events, "watch_held", "watch_stops", "survived") == ["watch_held", "survived"]
    assert cite(events, "watch_held", "SW-OUT-1")


@rule("SW-OUT-1")
def test_the_watch_ends_when_the_party_stops() -> None:
    game = four('line = ["wolf up"]')
    events = acts(game, "stop", "card:warrior.wound")
    assert names(events, "watch_held", "watch_stops", "survived") == ["watch_stops", "survived"]
    assert cite(events, "watch_stops", "SW-OUT-1")


@rule("SW-OUT-2")
def test_one_may_stop_with_everything_left_and_with_nothing() -> None:
    game = four('line = ["wolf up", "bear up"]')
    assert {"attack:1", "exhaust:wizard.shockbolt", "fire", "stop"} <= set(keys(game))
    spent = {"dice": ["1 spent", "1 spent", "1 spent"]}
    heroes = {hero: {**spent, **cards} for hero, cards in worn().items()}
    assert keys(four('line = ["wolf up", "bear up"]', **heroes)) == ("stop",)
    assert cite(game.play("stop"), "watch_stops", "SW-OUT-2")


@rule("SW-OUT-2")
def test_one_may_stop_after_every_action() -> None:
    game = four('firewood = 12\nline = ["wolf up", "ember_drake up", "eagle up", "bear"]', wizard={"dice": [1, 6, 6]})
    for action in ("attack:1 die:wizard.1 strike", "exhaust:warrior.throw_axe", "fire card:wizard.curse"):
        acts(game, *action.split())
        assert "stop" in keys(game)


@rule("SW-OUT-2", "SW-OUT-1")
def test_one_cannot_stop_in_the_middle_of_an_action() -> None:
    game = four('line = ["wolf up", "bear up"]')
    game.play("attack:1")
    assert "stop" not in keys(game)
    assert game.why_not("stop")


@rule("SW-OUT-3", "SW-OUT-9")
def test_the_cards_break_through_one_by_one_from_the_first_position() -> None:
    game = four('line = ["wyvern up", "wolf up", "bear"]\nfirewood = 7')
    events = game.play("stop") + pay(game)
    assert steps(game, events) == [
        "breaks_through wyvern-1", "exhausted", "exhausted", "joins_horde wyvern-1",
        "breaks_through wolf-1", "exhausted", "joins_horde wolf-1",
        "turned_up bear-1", "breaks_through bear-1", "exhausted", "joins_horde bear-1",
    ]  # fmt: skip
    assert cite(events, "breaks_through", "SW-OUT-3", "SW-OUT-7", "SW-OUT-9")


@rule("SW-OUT-9")
def test_while_one_creature_is_paid_for_the_next_stays_where_it_is() -> None:
    game = four('line = ["wyvern up", "wolf up"]')
    acts(game, "stop", "card:warrior.wound")
    assert pile(game, "line") == ["wyvern-1", "wolf-1"]
    assert pile(game, "horde") == []
    game.play("card:warrior.throw_axe")
    assert pile(game, "line") == ["wolf-1"]


@rule("SW-OUT-4")
def test_a_hidden_card_is_turned_up_when_it_comes_first() -> None:
    game = four('firewood = 1\nline = ["wolf up", "bear", "eagle"]')
    game.play("stop")
    assert face_up(game) == [True, False, False]
    events = game.play("card:warrior.wound")
    assert face_up(game) == [True, False]
    assert cite(events, "turned_up", "SW-OUT-4")


@rule("SW-OUT-4", "SW-SUM-2", "SW-SUM-6")
def test_a_summon_that_comes_first_without_an_unhallowed_is_the_end() -> None:
    game = four('firewood = 1\nline = ["wolf up", "summon", "eagle"]\nunhallowed = []')
    acts(game, "stop", "card:warrior.wound", "adventurer:bard", "card:bard.line_dance")
    assert game.outcome is not None
    assert "SW-WIN-4" in game.outcome.rules
    assert exhausted(game) == {"warrior.wound", "bard.line_dance"}


@rule("SW-OUT-5")
@pytest.mark.parametrize("creature", ["goblins", "vampire", "acolyte", "fae", "ember_drake", "bandit", "fell_beast"])
@pytest.mark.parametrize("turned", ["", " up"])
def test_no_reveal_or_first_power_works_in_a_breakthrough(creature: str, turned: str) -> None:
    game = four(
        f'firewood = 12\nline = ["wolf up", "{creature}{turned}", "bear up"]\nphase = "breakthrough"\n'
        'deck = ["eagle"]\ngraveyard = ["summon"]'
    )
    events = list(game.events()) + pay(game)
    assert "power_used" not in names(events)
    assert cards_of(game, events, "breaks_through") == ["wolf-1", f"{creature}-1", "bear-1"]


@rule("SW-OUT-5")
def test_a_graveshifter_does_not_change_places_when_it_breaks_through() -> None:
    game = four('firewood = 1\nline = ["wolf up", "graveshifter"]\ngraveyard = ["ember_drake"]')
    game.play("stop")
    pay(game)
    assert pile(game, "horde") == ["graveshifter-1", "wolf-1"]
    assert pile(game, "graveyard") == ["ember_drake-1"]


@rule("SW-OUT-6")
@pytest.mark.parametrize(("unhallowed", "damage"), [("lich", 3), ("pyromancer", 1), ("necromancer", 2)])
def test_the_unhallowed_that_came_in_a_summons_place_breaks_through(unhallowed: str, damage: int) -> None:
    game = four(
        f'firewood = 1\nline = ["wolf up", "summon", "eagle"]\nunhallowed = ["{unhallowed}"]\ngraveyard = ["vampire"]'
    )
    events = game.play("stop") + pay(game)
    assert cards_of(game, events, "breaks_through") == ["wolf-1", unhallowed, "eagle-1"]
    assert pile(game, "horde") == ["eagle-1", unhallowed, "wolf-1"]
    assert names(events).count("exhausted") == 1 + 1 + damage + 1
    assert pile(game, "graveyard") == ["summon-1", "vampire-1"]


@rule("SW-OUT-6", "SW-OUT-12")
def test_at_the_ancient_crypt_the_party_picks_who_breaks_through_for_a_summon() -> None:
    game = four('location = "ancient_crypt"\nphase = "breakthrough"\nline = ["summon"]\nunhallowed = ["lich", "hydra"]')
    acts(game, "adventurer:bard", "card:bard.line_dance")
    assert set(keys(game)) == {"card:lich", "card:hydra"}
    assert cards_of(game, game.play("card:hydra"), "breaks_through") == ["hydra"]


@rule("SW-OUT-7")
def test_the_party_picks_the_cards_that_pay_for_the_damage() -> None:
    game = four('line = ["ember_drake up"]', bard=TIRED_BARD)
    game.play("stop")
    fresh = {"card:warrior.wound", "card:warrior.throw_axe", "card:warrior.giants_bane"}
    fresh |= {"card:wizard.curse", "card:wizard.shockbolt", "card:wizard.polymorph"}
    assert set(keys(game)) == fresh  # of anybody on Watch, the camper not among them
    game.play("card:wizard.curse")
    assert set(keys(game)) == fresh - {"card:wizard.curse"}
    game.play("card:warrior.wound")
    events = game.play("card:wizard.polymorph")
    assert names(events, "exhausted", "survived") == ["exhausted", "survived"]
    assert first(events, "exhausted").because.startswith("Ember Drake")


@rule("SW-OUT-7")
def test_what_cannot_be_paid_is_not_owed() -> None:
    game = four('line = ["ember_drake up"]', **worn("wound", "curse"))
    events = game.play("stop") + pay(game)
    assert steps(game, events)[-2:] == ["exhausted", "joins_horde ember_drake-1"]
    assert names(events).count("exhausted") == 2


@rule("SW-OUT-7")
def test_those_who_sit_out_pay_nothing_and_the_others_all() -> None:
    game = four('line = ["wyvern up"]', **worn("siren_song", "line_dance", "curse"))
    events = game.play("stop")
    assert set(keys(game)) == {"card:bard.siren_song", "card:bard.line_dance", "card:wizard.curse"}
    assert first(events, "breaks_through").args["damage"] == 2


@rule("SW-OUT-8")
def test_a_card_that_broke_through_lies_face_down_on_the_horde_and_its_dice_are_spent() -> None:
    game = four(
        'line = ["bandit up", "wolf up"]\nhorde = ["bear"]',
        warrior={"dice": ["8 stolen by bandit-1", 8, "3 spent on bandit-1"]},
    )
    events = acts(game, "stop", "card:wizard.curse")
    assert pile(game, "horde") == ["bandit-1", "bear-1"]
    assert game.view()["graveyard"] == []
    for key in ("warrior.1", "warrior.3"):
        assert (die(game, key)["state"], die(game, key)["on"]) == ("spent", None)
    assert cite(events, "joins_horde", "SW-OUT-8")


@rule("SW-OUT-10")
def test_the_last_card_of_the_line_ends_on_top_of_the_horde() -> None:
    game = four('firewood = 1\nline = ["wolf up", "bear", "eagle", "fae"]\nhorde = ["treant"]')
    events = game.play("stop") + pay(game)
    assert pile(game, "horde") == ["fae-1", "eagle-1", "bear-1", "wolf-1", "treant-1"]
    assert cite(events, "joins_horde", "SW-OUT-10")


@rule("SW-OUT-11")
def test_without_a_card_left_the_rest_breaks_through_all_the_same() -> None:
    game = four('firewood = 1\nline = ["wolf up", "bear", "summon"]\nunhallowed = ["lich"]', **worn("wound"))
    events = acts(game, "stop")
    story = names(events, "exhausted", "breaks_through", "lost")
    assert story == ["breaks_through", "exhausted", "breaks_through", "breaks_through", "lost"]
    assert pile(game, "line") == []
    assert pile(game, "horde") == ["lich", "bear-1", "wolf-1"]
    assert "SW-OUT-11" in first(events, "lost").rules


@rule("SW-OUT-11", "SW-WIN-3")
def test_without_a_card_left_the_watch_goes_on_until_the_round_ends() -> None:
    game = four('line = ["wolf up", "bear up"]', **worn("throw_axe"))
    acts(game, "exhaust:warrior.throw_axe")
    assert game.outcome is None
    assert {"attack:1", "stop"} <= set(keys(game))


@rule("SW-OUT-12")
def test_nothing_can_be_done_while_cards_break_through() -> None:
    game = at("""
        firewood = 3
        line = ["wolf up", "bear", "eagle"]
        [[adventurer]]
        id = "beast_master"
        abilities = ["tame_beast", "tracking", "animal_sentry"]
        dice = [8, 8, "8 stored"]
        tamed = ["treant-1"]
    """)
    assert {"passive:beast_master.tracking", "exhaust:beast_master.tame_beast", "fire"} <= set(keys(game))
    events = game.play("stop")
    while asked(game) == "Exhaust":
        assert all(key.startswith("card:") for key in keys(game))
        for action in ("fire", "stop", "attack:1", "passive:beast_master.tracking", "use:beast_master.tame_beast"):
            assert "SW-OUT-12" in game.why_not(action)
        events += game.play(keys(game)[-1])
    assert names(events, "breaks_through", "damaged", "attacked") == ["breaks_through"] * 3


@rule("SW-OUT-12", "SW-FIRE-4")
def test_a_dead_fire_is_fed_before_a_card_breaks_through() -> None:
    game = four('firewood = 0\nphase = "breakthrough"\nline = ["wolf up", "bear"]')
    assert asked(game) == "FeedFire"
    assert "card:knight.taunt" not in keys(game)
    events = game.play("card:bard.line_dance")
    assert names(events, "wood_gained", "breaks_through") == ["wood_gained", "breaks_through"]
    assert game.view()["firewood"] == 2


@rule("SW-OUT-13")
@pytest.mark.parametrize("creature", ["treant-1", "wraith_lord", "hydra"])
def test_what_breaks_through_was_not_defeated(creature: str) -> None:
    game = four(f'line = ["{creature} up", "wolf up"]')
    events = game.play("stop") + pay(game)
    until = names(events).index("survived")
    assert not names(events[:until], "defeated", "power_used", "wood_gained")
    assert pile(game, "horde") == ["wolf-1", creature]


@rule("SW-OUT-14")
def test_light_turns_nothing_up_in_a_breakthrough() -> None:
    game = four('firewood = 7\nline = ["wolf up", "bear up", "eagle", "treant"]')
    acts(game, "stop", "card:warrior.wound")
    assert game.view()["light"] == 2
    assert face_up(game) == [True, False, False]
    game.play("card:warrior.throw_axe")
    assert face_up(game) == [True, False]


@rule("SW-OUT-14")
def test_a_forest_giant_breaking_through_turns_nothing_up() -> None:
    game = four('firewood = 1\nline = ["wolf up", "forest_giant", "bear", "eagle"]')
    acts(game, "stop", "card:warrior.wound")
    assert pile(game, "line") == ["forest_giant-1", "bear-1", "eagle-1"]
    assert face_up(game) == [True, False, False]


@rule("SW-OUT-14")
def test_no_creature_is_defeated_in_a_breakthrough() -> None:
    game = four('line = ["warlord up", "wolf up damage 4", "treant up damage 9"]')
    events = game.play("stop") + pay(game)  # without the Warlord, the damage on both is all they can bear
    assert "defeated" not in names(events)
    assert cards_of(game, events, "breaks_through") == ["warlord", "wolf-1", "treant-1"]
    assert pile(game, "horde") == ["treant-1", "wolf-1", "warlord"]
