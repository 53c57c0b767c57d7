"""Firewood (SW-FIRE)."""

import pytest

from emberwatch import Game
from tests.marks import rule
from tests.rules.reading import asked, exhausted, face_up, keys, pile
from tests.rules.told import acts, cite, first, names
from tests.setawatch.table import at

TIRED_WATCH = """
[[adventurer]]
id = "cleric"
abilities = ["rebuke exhausted", "banish exhausted", "cleanse_undead exhausted"]
[[adventurer]]
id = "warrior"
abilities = ["wound exhausted", "throw_axe exhausted", "giants_bane exhausted"]
[[adventurer]]
id = "wizard"
abilities = ["shockbolt {}", "curse exhausted", "polymorph exhausted"]
[[adventurer]]
id = "rogue"
abilities = ["backstab {}", "poison_blade {}", "smoke_bomb {}"]
"""
ALL_TIRED = TIRED_WATCH.replace("{}", "exhausted")
ONE_LEFT = TIRED_WATCH.replace(" {}", "")
ONLY_THE_CAMPER = ONE_LEFT.replace("shockbolt", "shockbolt exhausted")


def chopping(firewood: int) -> Game:
    return at(
        f'phase = "camp"\ncamper = "rogue"\nfirewood = {firewood}\n[[adventurer]]\nid = "rogue"\ndice = [1, 2, 4]'
    )


def arriving(location: str, firewood: int, party: str = "") -> Game:
    """The party comes to this location."""
    return at(f'phase = "arrival"\nround = 1\nmap = ["{location}", "forbidden_tower"]\nfirewood = {firewood}\n{party}')


@rule("SW-FIRE-1", "SW-FIRE-2")
@pytest.mark.parametrize(("before", "after", "gained"), [(12, 14, [2]), (14, 15, [1]), (15, 15, [])])
def test_a_gain_stops_at_15(before: int, after: int, gained: list[int]) -> None:
    game = chopping(before)
    events = game.play("chop_wood:rogue.1")
    assert game.view()["firewood"] == after
    assert [event.args["amount"] for event in events if event.name == "wood_gained"] == gained
    assert cite(events, "wood_gained", "SW-FIRE-1", "SW-FIRE-2") == bool(gained)


@rule("SW-FIRE-1", "SW-FIRE-3")
def test_a_loss_stops_at_0() -> None:
    game = at('line = ["wyvern"]\nfirewood = 2')
    assert asked(game) == "FeedFire"
    assert game.view()["firewood"] == 0
    assert first(game.events(), "wood_lost").args["amount"] == 2
    assert cite(game.events(), "wood_lost", "SW-FIRE-1", "SW-FIRE-3")


@rule("SW-FIRE-4")
def test_a_dead_fire_is_fed_with_a_card_and_burns_with_two() -> None:
    game = at('line = ["wyvern", "wolf"]\nfirewood = 3')
    assert cite(game.events(), "fire_fed", "SW-FIRE-4")
    events = game.play("card:cleric.rebuke")
    assert exhausted(game) == {"cleric.rebuke"}
    assert names(events) == ["exhausted", "wood_gained"]
    assert game.view()["firewood"] == 2
    assert asked(game) == "Window"


@rule("SW-FIRE-4")
def test_a_dead_fire_waits_for_the_effect_in_progress_only() -> None:
    game = at("""
        line = ["wolf up", "vampire"]
        firewood = 1
        [[adventurer]]
        id = "wizard"
        abilities = ["illuminate"]
        dice = [6, 4, 1]
        [[adventurer]]
        id = "warrior"
        dice = [8, 7, 3]
    """)
    events = game.play("passive:wizard.illuminate")
    assert names(events) == ["passive_used", "wood_lost", "turned_up", "power_used", "die_stolen", "fire_fed"]
    assert asked(game) == "FeedFire"


@rule("SW-FIRE-5")
def test_in_the_watch_the_card_comes_from_somebody_on_watch() -> None:
    game = at("""
        camper = "rogue"
        line = ["wyvern"]
        firewood = 3
        [[adventurer]]
        id = "rogue"
        [[adventurer]]
        id = "warrior"
        abilities = ["cleave", "wound exhausted", "throw_axe"]
    """)
    cards = {key.split(":")[1] for key in keys(game)}
    assert {"warrior.cleave", "warrior.throw_axe"} < cards
    assert len(cards) == 8
    assert not {card for card in cards if card.startswith("rogue.")}
    assert cite(game.events(), "fire_fed", "SW-FIRE-5")


@rule("SW-FIRE-5")
def test_outside_the_watch_the_card_comes_from_anybody() -> None:
    game = arriving("witchs_shack", 5, ONE_LEFT)
    assert asked(game) == "FeedFire"
    assert set(keys(game)) == {
        "card:wizard.shockbolt",
        "card:rogue.backstab",
        "card:rogue.poison_blade",
        "card:rogue.smoke_bomb",
    }
    game.play("card:rogue.backstab")
    assert game.view()["firewood"] == 2
    assert asked(game) == "WhoRests"


@rule("SW-FIRE-6")
def test_in_the_watch_a_fire_that_nobody_on_watch_can_feed_is_the_end() -> None:
    for party, lost in ((ONLY_THE_CAMPER, True), (ONE_LEFT, False)):
        game = at(f'line = ["wyvern", "wolf"]\nfirewood = 3\n{party}')
        assert bool(game.outcome) == lost
        assert ("fire_fed" in names(game.events())) != lost
        if game.outcome:
            assert game.outcome.won == ()
            assert "SW-FIRE-6" in game.outcome.rules


@rule("SW-FIRE-6")
def test_on_arrival_a_fire_that_nobody_can_feed_is_the_end() -> None:
    game = arriving("witchs_shack", 5, ALL_TIRED)
    assert game.outcome
    assert "SW-FIRE-6" in game.outcome.rules
    assert not arriving("witchs_shack", 5, ONLY_THE_CAMPER).outcome


@rule("SW-FIRE-7")
def test_any_card_on_watch_can_be_burned_without_its_effect() -> None:
    game = at("""
        camper = "rogue"
        line = ["wolf up", "bear", "bear", "eagle"]
        firewood = 1
        [[adventurer]]
        id = "wizard"
        abilities = ["shockbolt", "illuminate", "curse exhausted"]
        [[adventurer]]
        id = "rogue"
    """)
    game.play("fire")
    offered = {key.removeprefix("card:") for key in keys(game)}
    assert {"wizard.shockbolt", "wizard.illuminate"} < offered
    assert len(offered) == 8
    assert not {card for card in offered if card.startswith("rogue.") or card == "wizard.curse"}
    events = game.play("card:wizard.shockbolt")
    assert cite(events, "burned", "SW-FIRE-7")
    assert game.view()["firewood"] == 3
    assert pile(game, "line")[0] == "wolf-1"
    assert "defeated" not in names(events)
    events = acts(game, "fire", "card:wizard.illuminate")
    assert game.view()["firewood"] == 5
    assert "turned_up" not in names(events)
    assert exhausted(game) == {"wizard.shockbolt", "wizard.illuminate", "wizard.curse"}


@rule("SW-FIRE-7")
def test_cards_can_be_burned_as_long_as_there_are_any() -> None:
    game = at('line = ["wolf up", "bear up"]\nfirewood = 6')
    for _ in range(9):
        acts(game, "fire")
        if asked(game) == "Burn":
            game.play(keys(game)[0])
    assert game.view()["firewood"] == 15
    assert len(exhausted(game)) == 9
    assert "SW-FIRE-7" in game.why_not("fire")


@rule("SW-FIRE-8")
def test_even_the_last_card_on_watch_can_be_burned() -> None:
    game = at(f'line = ["wolf up", "bear up"]\nfirewood = 6\n{ONE_LEFT}')
    events = game.play("fire")
    assert "wizard.shockbolt" in exhausted(game)
    assert cite(events, "burned", "SW-FIRE-8")
    assert game.view()["firewood"] == 8
    assert game.outcome is None


@rule("SW-FIRE-9")
@pytest.mark.parametrize(("location", "gain"), [("forbidden_tower", 3), ("catacombs", 2)])
def test_the_forbidden_tower_feeds_on_cards(location: str, gain: int) -> None:
    round_nine = f'round = 9\nlocation = "{location}"\nfirewood = 1\n'
    game = at(round_nine + 'line = ["wolf up", "bear up"]')
    texts = {option.key: option.text for option in game.decision.options} if game.decision else {}
    assert str(gain) in texts["fire"]
    acts(game, "fire", "card:cleric.rebuke")
    assert game.view()["firewood"] == 1 + gain

    game = at(round_nine + 'line = ["fae", "bear up"]')
    assert asked(game) == "FeedFire"
    game.play("card:cleric.rebuke")
    assert game.view()["firewood"] == gain


@rule("SW-FIRE-11", "SW-REV-1")
def test_the_light_follows_the_firewood_at_once() -> None:
    game = at('line = ["wolf", "bear", "eagle"]\nfirewood = 6')
    assert game.view()["light"] == 1
    game.play("fire")
    events = game.play("card:cleric.rebuke")
    assert names(events) == ["burned", "exhausted", "wood_gained", "turned_up"]
    assert cite(events, "wood_gained", "SW-FIRE-11")
    assert game.view()["light"] == 2
    assert face_up(game) == [True, True, False]
    assert asked(game) == "Window"
