"""The order of a round (SW-RND) and rolling (SW-ROLL)."""

import pytest

import emberwatch
from emberwatch import Event, Game
from tests.marks import rule
from tests.rules.nights import lonely_nights
from tests.rules.told import acts, cite, names
from tests.setawatch.cards.four import die, four, health, keys, line
from tests.setawatch.table import at

QUIET = ["dark_woods", "goblin_caves", "cliff_watch", "frost_caverns", "fetid_swamp", "sea_fortress"]
QUIET += ["barren_plains", "witchs_shack"]  # these do nothing to dice


def arriving(location: str, firewood: int = 7, **changed: dict[str, object]) -> Game:
    """Round 2 begins at this location."""
    return four(
        f'round = 1\nphase = "arrival"\nlocation = "ancient_crypt"\nmap = ["{location}", "forbidden_tower"]\n'
        f"firewood = {firewood}",
        **changed,
    )


def to_the_watch(game: Game, camper: str = "knight") -> list[Event]:
    """Rest, chop wood with all dice, and let the Watch begin."""
    told: list[Event] = []
    while game.view()["phase"] != "watch":
        wanted = [key for key in keys(game) if key.startswith((f"rest:{camper}", "chop_wood", f"card:{camper}"))]
        told += acts(game, wanted[0] if wanted else keys(game)[0])
    return told


@rule("SW-RND-1")
def test_the_ninth_round_at_the_final_location_is_the_last() -> None:
    game = lonely_nights()
    told = list(game.events())
    while game.decision is not None:
        told += acts(game, keys(game)[-1])
    cards = game.state.cards
    arrived = [(e.args["round"], cards.ids[e.args["location"]]) for e in told if e.name == "arrived"]
    assert [number for number, _ in arrived] == list(range(1, 10))
    assert arrived[-1] == (9, "forbidden_tower")
    assert "forbidden_tower" not in [place for _, place in arrived[:-1]]
    assert game.outcome is not None
    assert game.outcome.rules == ("SW-WIN-1",)
    assert cite(told, "arrived", "SW-RND-1", "SW-RND-4")


@rule("SW-RND-2")
def test_a_round_goes_through_its_phases_in_order() -> None:
    game = arriving("dark_woods")
    told = list(game.events()) + to_the_watch(game) + acts(game, "stop")
    while game.view()["round"] == 2:
        told += acts(game, keys(game)[0])
    order = "arrived", "wood_gained", "dice_rolled", "rests", "die_placed", "line_laid", "turned_up", "watch_stops"
    order += "breaks_through", "survived", "round_over"
    assert list(dict.fromkeys(names(told, *order))) == list(order)


@rule("SW-RND-2", "SW-RND-3")
def test_round_one_begins_with_rolling() -> None:
    game = emberwatch.new("setawatch", seed=4, locations=QUIET)
    told = names(game.events(), "fire_lit", "arrived", "wood_gained", "wood_lost", "wood_halved", "dice_rolled")
    assert told == ["fire_lit", "arrived", "dice_rolled"]
    assert cite(game.events(), "arrived", "SW-RND-3")


@rule("SW-RND-4")
@pytest.mark.parametrize(("location", "firewood"), [("dark_woods", 9), ("cliff_watch", 3), ("barren_plains", 3)])
def test_the_old_location_is_discarded_and_the_next_one_changes_the_firewood(location: str, firewood: int) -> None:
    game = arriving(location)
    view = game.view()
    assert view["location"]["id"] == location
    assert view["firewood"] == firewood
    assert view["discard"][0] == "ancient_crypt"
    assert view["piles"]["map"] == 1
    assert cite(game.events(), "arrived", "SW-RND-4")


@rule("SW-RND-5")
def test_what_a_location_does_lasts_while_it_is_current() -> None:
    game = four(
        'location = "dark_woods"\nline = ["bear-1 up"]\ndeck = ["bear-2", "wolf-1"]\n'
        'map = ["lost_outpost", "forbidden_tower"]'
    )
    assert health(game, 1) == 5
    acts(game, "stop", "card:warrior.wound")
    to_the_watch(game)
    assert line(game)[0] == "bear-2"
    assert health(game, 1) == 5 == game.view()["line"][0]["base_health"]


@rule("SW-RND-5")
def test_an_effect_with_its_own_moment_happens_at_that_moment() -> None:
    game = arriving("snowy_pass")
    assert not any(one["state"] == "aside" for hero in game.view()["party"] for one in hero["dice"])
    told = to_the_watch(game)
    assert names(told, "rests", "line_laid", "power_used", "die_set_aside")[:4] == [
        "rests", "line_laid", "power_used", "die_set_aside",
    ]  # fmt: skip
    assert names(told).count("die_set_aside") == 1


@rule("SW-RND-6")
def test_effects_on_arrival_follow_the_firewood_and_a_dead_fire() -> None:
    exhausted: dict[str, object] = {"abilities": ["wound exhausted", "throw_axe", "giants_bane"]}
    game = arriving("white_monolith", firewood=3, warrior=exhausted)
    assert game.decision.name == "FeedFire"
    assert names(game.events(), "wood_lost", "fire_fed", "power_used") == ["wood_lost", "fire_fed"]
    told = acts(game, "card:wizard.curse")
    assert names(told, "wood_gained", "power_used", "refreshed") == ["wood_gained", "power_used", "refreshed"]
    assert game.view()["firewood"] == 2
    assert game.decision.name == "ExhaustAnother"


@rule("SW-RND-7")
def test_the_final_round_has_its_own_camp() -> None:
    game = at('round = 9\nlocation = "forbidden_tower"\nphase = "pick"')
    assert "rest:nobody" in keys(game)
    assert len(keys(game)) == 5  # anybody may rest, though all have rested twice
    told = acts(game, "rest:nobody")
    assert cite(told, "nobody_rests", "SW-RND-7")
    assert game.view()["phase"] == "watch"
    assert "rest:nobody" not in keys(at('round = 8\nphase = "pick"\n[[adventurer]]\nid = "rogue"\nrests = 1'))


@rule("SW-RND-8")
def test_a_respite_is_a_round_like_any_other() -> None:
    game = arriving("sacred_city", firewood=8)
    location = game.view()["location"]
    assert (location["modifier"], location["count"]) == (-3, 6)
    assert location["text"]
    assert game.view()["firewood"] == 5
    told = names(list(game.events()) + to_the_watch(game))
    assert {"dice_rolled", "rests", "die_placed", "line_laid"} <= set(told)
    assert len(line(game)) >= 6
    assert game.view()["party"][3]["rests"] == 1


@rule("SW-RND-9")
def test_a_watch_goes_from_who_sits_out_to_the_breakthrough() -> None:
    tired: dict[str, object] = {
        "abilities": ["siren_song exhausted", "line_dance exhausted", "song_of_discord exhausted"]
    }
    game = arriving("snowy_pass", firewood=9, bard=tired)
    told = to_the_watch(game)
    if game.decision.name == "Aim":  # two dice are the lowest
        told += acts(game, keys(game)[0])
    order = ("sits_out", "line_laid", "die_set_aside", "turned_up")
    assert list(dict.fromkeys(names(told, *order))) == list(order)
    assert game.decision.name == "Window"
    assert "breaks_through" in names(game.play("stop"))


@rule("SW-RND-9")
def test_an_effect_may_name_a_later_moment_of_the_watch() -> None:
    game = at('round = 9\nlocation = "cursed_cathedral"\nphase = "pick"\nfirewood = 12\ndeck = ["wolf-1", "bear-1"]')
    told = names(game.play("rest:nobody"), "turned_up", "power_used", "defeated")
    assert told == ["turned_up", "turned_up", "power_used"]  # after the opening
    assert game.decision.name == "Aim"
    game.play("line:1")
    assert line(game) == ["bear-1"]


@rule("SW-RND-9")
def test_without_a_card_in_the_line_there_is_no_breakthrough() -> None:
    game = four('line = ["wolf-1 up"]')
    told = acts(game, "attack:1", "die:warrior.1", "strike")
    assert "watch_held" in names(told)
    assert "breaks_through" not in names(told)


# -- rolling -----------------------------------------------------------------------------------------------------------


@rule("SW-ROLL-1", "SW-ROLL-3")
def test_all_twelve_dice_are_rolled_before_anyone_is_picked_and_lie_open() -> None:
    for seed in range(10):
        game = emberwatch.new("setawatch", seed=seed, players=4, locations=QUIET)
        rolled = {e.args["die"]: e.args["value"] for e in game.events() if e.name == "die_shows"}
        assert sorted(rolled) == list(range(12))
        assert game.decision.name == "WhoRests"
        for seat in range(4):
            shown = [one["value"] for hero in game.view(seat)["party"] for one in hero["dice"]]
            assert shown == [rolled[number] for number in range(12)]
    assert cite(game.events(), "dice_rolled", "SW-ROLL-1", "SW-ROLL-2")
    assert cite(game.events(), "die_shows", "SW-ROLL-3")


@rule("SW-ROLL-2")
def test_an_adventurer_without_fresh_cards_rolls_as_well() -> None:
    tired: dict[str, object] = {
        "dice": [1, 1, 1],
        "abilities": ["wound exhausted", "throw_axe exhausted", "giants_bane exhausted"],
    }
    game = arriving("dark_woods", warrior=tired)
    assert {e.args["die"] for e in game.events() if e.name == "die_shows"} == set(range(12))


@rule("SW-ROLL-4")
def test_a_location_changes_rolled_dice_before_the_camper_is_picked() -> None:
    game = arriving("abandoned_village")
    rolled = {e.args["die"]: e.args["value"] for e in game.events() if e.name == "die_shows"}
    now = [one["value"] for hero in game.view()["party"] for one in hero["dice"]]
    assert now == [max(rolled[number] - 1, 1) for number in range(12)]
    assert game.decision.name == "WhoRests"
    game = arriving("lost_outpost")
    assert game.decision.name == "RaiseOwnLowest"
    assert game.view()["camper"] is None
    assert "SW-ROLL-4" in game.decision.rules


@rule("SW-ROLL-5")
def test_when_a_round_begins_every_die_is_back() -> None:
    game = four(
        'line = ["vampire-1 up", "wolf-1 up"]\ndeck = []\nmap = ["dark_woods", "forbidden_tower"]',
        warrior={"dice": ["8 stolen by vampire-1", "3 spent", "2 spent on wolf-1"]},
        wizard={"dice": ["4 aside", "5 lent to bard", 6]},
    )
    told = acts(game, "stop", "card:bard.line_dance", "card:bard.siren_song")
    assert cite(told, "round_over", "SW-ROLL-5")
    assert {e.args["die"] for e in told if e.name == "die_shows"} == set(range(12))
    for hero in game.view()["party"]:
        for one in hero["dice"]:
            assert (one["state"], one["on"], one["lent_to"]) == ("available", None, None)
    assert die(game, "knight.1")["state"] == "available"
