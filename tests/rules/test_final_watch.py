"""The final round (SW-FIN)."""

import pytest

from emberwatch import Event, Game
from tests.marks import rule
from tests.rules.reading import asked, exhausted, face_up, keys, pile
from tests.rules.told import acts, cite, names
from tests.setawatch.cards.four import four

HEROES = ("warrior", "wizard", "bard", "knight")
DECK = ["wolf-1", "wolf-2", "fae-1", "treant-1", "treant-2", "fae-2", "eagle-1", "eagle-2", "goblins-1", "goblins-2"]
TIRED_BARD = {"bard": {"abilities": ["siren_song exhausted", "line_dance exhausted", "song_of_discord"]}}


def arriving(final: str, firewood: int) -> Game:
    """The eighth night is over, and the final location comes."""
    return four(f'round = 8\nphase = "arrival"\nlocation = "dark_woods"\nmap = ["{final}"]\nfirewood = {firewood}')


def picking(final: str = "forbidden_tower", more: str = "", **changed: dict[str, object]) -> Game:
    """Who rests in the final round?"""
    return four(f'round = 9\nphase = "pick"\nlocation = "{final}"\ndeck = {DECK}\n{more}', **changed)


def hold_out(game: Game) -> list[Event]:
    """Stop and pay with whatever comes first, to the end."""
    told = game.play("stop")
    while game.decision is not None:
        told += game.play(keys(game)[0])
    return told


@rule("SW-FIN-1")
@pytest.mark.parametrize(("final", "firewood"), [("forbidden_tower", 5), ("cursed_cathedral", 5), ("catacombs", 3)])
def test_the_final_location_changes_the_firewood_as_usual(final: str, firewood: int) -> None:
    game = arriving(final, 7)
    assert game.view()["round"] == 9
    assert game.view()["location"]["id"] == final
    assert game.view()["firewood"] == firewood
    assert cite(game.events(), "arrived", "SW-FIN-1")


@rule("SW-FIN-1", "SW-FIN-2")
def test_the_final_round_starts_with_the_final_location_and_not_before() -> None:
    assert "rest:nobody" in keys(arriving("catacombs", 7))
    assert "rest:nobody" not in keys(arriving("cliff_watch", 7))


@rule("SW-FIN-2")
def test_anyone_may_rest_in_the_final_round_or_nobody() -> None:
    game = picking()
    assert keys(game) == (*(f"rest:{hero}" for hero in HEROES), "rest:nobody")


@rule("SW-FIN-2")
def test_if_nobody_rests_there_is_no_camp_and_all_are_on_watch() -> None:
    game = picking()
    events = game.play("rest:nobody")
    assert cite(events, "nobody_rests", "SW-FIN-2")
    assert names(events, "rests", "die_placed", "line_laid") == ["line_laid"]
    assert game.view()["camper"] is None
    game.play("attack:1")
    assert {key.partition(":")[2].partition(".")[0] for key in keys(game)} == set(HEROES[:3]) | {"knight"}


@rule("SW-FIN-2", "SW-FIN-3")
def test_whoever_rests_in_the_final_round_camps_and_is_not_on_watch() -> None:
    game = picking(**TIRED_BARD)
    before = [one["rests"] for one in game.view()["party"]]
    assert before == [2, 2, 2, 2]
    events = acts(game, "rest:bard", "card:bard.siren_song")
    assert names(events, "rests", "refreshed") == ["rests", "refreshed"]
    assert exhausted(game) == {"bard.line_dance"}
    assert [one["rests"] for one in game.view()["party"]] == before  # no token is taken
    assert any(key.startswith("chop_wood:bard") for key in keys(game))
    assert not any(key.startswith(("runes", "check_map")) for key in keys(game))
    while asked(game) == "Place":
        game.play(next(key for key in keys(game) if key.startswith("chop_wood")))
    game.play("attack:1")
    assert not any("bard" in key for key in keys(game))


@rule("SW-FIN-4")
def test_the_whole_horde_stands_behind_the_line_its_top_card_first() -> None:
    horde = ["bear-1", "summon", "ember_drake-1", "wraith_lord", "bear-2"]
    game = picking(more=f"horde = {horde}\nfirewood = 1")
    events = game.play("rest:nobody")
    assert pile(game, "line") == [*DECK[:9], "bear-1", "summon-1", "ember_drake-1", "wraith_lord", "bear-2"]
    assert face_up(game) == [True] + [False] * 13
    assert names(events, "line_laid", "horde_comes", "turned_up") == ["line_laid", "horde_comes", "turned_up"]
    assert cite(events, "horde_comes", "SW-FIN-4")


@rule("SW-FIN-4")
def test_in_other_rounds_the_horde_stays_away() -> None:
    game = four(f'round = 8\nphase = "camp"\nlocation = "cliff_watch"\ndeck = {DECK}\nhorde = ["bear-1"]')
    while asked(game) == "Place":
        game.play(keys(game)[0])
    assert pile(game, "horde") == ["bear-1"]
    assert pile(game, "line") == DECK[:7]


@rule("SW-FIN-4")
def test_without_a_horde_the_line_is_the_locations_own() -> None:
    game = picking(more="horde = []")
    events = game.play("rest:nobody")
    assert "horde_comes" not in names(events)
    assert pile(game, "line") == DECK[:9]


@rule("SW-FIN-5")
def test_the_horde_is_empty_then_and_what_joins_it_later_does_not_come_back() -> None:
    game = picking(more='horde = ["bear-1", "bear-2"]')
    events = game.play("rest:nobody")
    assert pile(game, "horde") == []
    assert cite(events, "horde_comes", "SW-FIN-5")
    acts(game, "exhaust:bard.song_of_discord", "line:2")
    assert pile(game, "horde") == ["wolf-2"]
    assert pile(game, "line") == ["wolf-1", *DECK[2:9], "bear-1", "bear-2"]
    events = hold_out(game)
    assert "horde_comes" not in names(events)
    assert pile(game, "line") == []
    assert pile(game, "horde")[-2:] == ["wolf-1", "wolf-2"]


@rule("SW-FIN-6")
def test_cards_are_burned_in_the_final_round_as_in_any_other() -> None:
    game = picking("catacombs", "horde = []\nfirewood = 5")
    game.play("rest:nobody")
    acts(game, "fire", "card:knight.taunt")  # nobody is in camp, so the Knight's cards count
    assert game.view()["firewood"] == 7
    assert face_up(game)[:3] == [True, True, False]
    assert exhausted(game) == {"knight.taunt"}


@rule("SW-FIN-6")
def test_attacks_abilities_and_the_breakthrough_are_the_usual_ones() -> None:
    game = picking(more="horde = []\nfirewood = 12")
    game.play("rest:nobody")
    events = acts(game, "attack:1", "die:knight.1", "strike")
    assert names(events, "defeated", "turned_up") == ["defeated", "turned_up"]
    events = acts(game, "exhaust:wizard.shockbolt", "line:1")
    assert names(events, "exhausted", "defeated") == ["defeated"]
    events = game.play("stop")
    assert names(events, "watch_stops", "breaks_through") == ["watch_stops", "breaks_through"]


@rule("SW-FIN-7")
@pytest.mark.parametrize(("final", "count"), [("forbidden_tower", 9), ("catacombs", 10)])
def test_the_final_location_says_how_many_creatures_come(final: str, count: int) -> None:
    game = picking(final)
    game.play("rest:nobody")
    assert len(pile(game, "line")) == count


@rule("SW-FIN-7", "SW-FIRE-9")
def test_what_the_final_location_does_holds_to_the_end_of_the_watch() -> None:
    game = picking(more="horde = []\nfirewood = 1")
    game.play("rest:nobody")
    wood = [game.view()["firewood"]]
    for card in ("knight.taunt", "bard.line_dance", "wizard.curse"):
        acts(game, "fire", f"card:{card}")
        wood.append(game.view()["firewood"])
    assert wood[1:] == [wood[0] + 3, wood[0] + 6, wood[0] + 9]
