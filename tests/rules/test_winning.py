"""Winning and losing (SW-WIN)."""

import pytest

from emberwatch import Game
from tests.marks import rule
from tests.rules.reading import asked, keys, pile
from tests.rules.told import acts, cite, first, names
from tests.setawatch.cards.four import four

TIRED: dict[str, dict[str, object]] = {
    "warrior": {"abilities": ["wound exhausted", "throw_axe exhausted", "giants_bane exhausted"]},
    "wizard": {"abilities": ["curse exhausted", "shockbolt exhausted", "polymorph exhausted"]},
    "bard": {"abilities": ["siren_song exhausted", "line_dance exhausted", "song_of_discord exhausted"]},
    "knight": {"abilities": ["shield_bash exhausted", "taunt exhausted", "dragon_lance exhausted"]},
}
ONE_LEFT = {**TIRED, "wizard": {"abilities": ["curse", "shockbolt exhausted", "polymorph exhausted"]}}
TWO_LEFT = {**TIRED, "wizard": {"abilities": ["curse", "shockbolt", "polymorph exhausted"]}}


def last_stand(line: list[str], more: str = "", **changed: dict[str, object]) -> Game:
    """In the middle of the last Watch, with nobody in camp."""
    return four(f'round = 9\nlocation = "catacombs"\nline = {line}\n{more}', **changed)


def won(game: Game) -> bool:
    """Whether the game is over and won by all."""
    assert game.outcome is not None
    return game.outcome.won == tuple(range(game.rulebook.seats(game.state)))


@rule("SW-WIN-1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_party_wins_by_living_through_the_final_round(players: int) -> None:
    game = last_stand(["wolf up"], f"[terms]\nplayers = {players}")
    events = acts(game, "attack:1", "die:warrior.1", "strike")
    while asked(game) == "RerollOne" or (game.decision is not None and "none" in keys(game)):
        events += game.play("none")
    assert names(events, "watch_held", "survived", "won") == ["watch_held", "survived", "won"]
    assert cite(events, "won", "SW-WIN-1")
    assert won(game)
    assert game.outcome is not None
    assert game.outcome.rules == ("SW-WIN-1",)
    assert game.decision is None


@rule("SW-WIN-1")
def test_living_through_an_earlier_round_wins_nothing() -> None:
    game = four('round = 8\nline = ["wolf up"]\nmap = ["catacombs"]')
    events = acts(game, "stop", "card:wizard.curse")
    assert "won" not in names(events)
    assert game.outcome is None
    assert game.view()["round"] == 9


@rule("SW-WIN-1", "SW-WIN-3")
def test_the_final_round_is_lost_if_nobody_stands_at_its_end() -> None:
    game = last_stand(["wolf up", "bear up"], **TWO_LEFT)
    events = game.play("stop")
    assert names(events, "won", "lost", "survived") == []
    events = game.play(keys(game)[0])
    assert names(events, "won", "lost", "survived") == ["lost"]
    assert not won(game)


@rule("SW-WIN-2")
def test_creatures_let_through_in_the_final_round_do_not_prevent_winning() -> None:
    game = last_stand(["ember_drake up", "wyvern up", "bear"], "firewood = 7")
    events = game.play("stop")
    while game.decision is not None:
        events += game.play(keys(game)[0])
    assert names(events, "breaks_through", "won") == ["breaks_through"] * 3 + ["won"]
    assert cite(events, "won", "SW-WIN-2")
    assert pile(game, "line") == []
    assert won(game)


@rule("SW-WIN-2")
@pytest.mark.parametrize(("line", "victory"), [(["wolf up"], True), (["wyvern up"], False)])
def test_what_they_cost_may(line: list[str], victory: bool) -> None:
    game = last_stand(line, **TWO_LEFT)
    game.play("stop")
    if game.decision is not None:
        game.play(keys(game)[0])
    assert won(game) == victory


@rule("SW-WIN-3", "SW-END-2")
def test_the_game_is_lost_if_nobody_on_watch_has_a_card_when_a_round_ends() -> None:
    game = four('round = 3\nline = ["wolf up"]', **{**ONE_LEFT, "knight": {}})
    events = game.play("stop")
    assert game.outcome is not None
    assert {"SW-WIN-3", "SW-END-2"} <= set(game.outcome.rules)
    assert "SW-WIN-3" in first(events, "lost").rules
    assert not won(game)


@rule("SW-WIN-3")
def test_to_be_without_cards_before_the_round_ends_is_no_loss() -> None:
    game = four('round = 3\nline = ["wolf up", "bear up"]', **{**ONE_LEFT, "knight": {}})
    events = acts(game, "fire")
    assert not names(events, "lost")
    assert game.outcome is None
    assert {"attack:1", "stop"} <= set(keys(game))


@rule("SW-WIN-3", "SW-REST-10")
def test_a_watch_in_which_all_sit_out_is_lost_at_its_end() -> None:
    game = four('round = 3\nphase = "camp"\ndeck = ["wolf", "bear"]', **{**TIRED, "knight": {}})
    while asked(game) == "Place":
        events = game.play(next(key for key in keys(game) if key.startswith("chop_wood")))
    assert names(events, "sits_out", "line_laid", "lost") == ["sits_out"] * 3 + ["line_laid"]
    events = game.play("stop")
    assert names(events, "joins_horde", "lost") == ["joins_horde", "joins_horde", "lost"]


@rule("SW-WIN-4", "SW-WIN-6")
def test_a_summon_without_an_unhallowed_loses_at_once() -> None:
    game = four('line = ["summon", "wolf"]\nunhallowed = []\nfirewood = 7')
    events = acts(game, "adventurer:wizard", "card:wizard.curse")
    assert names(events) == ["exhausted", "lost"]
    assert "SW-WIN-4" in first(events, "lost").rules
    assert game.outcome is not None
    assert "SW-WIN-4" in game.outcome.rules


@rule("SW-WIN-5", "SW-FIRE-6")
def test_a_fire_that_nobody_can_feed_loses_the_game_on_arrival() -> None:
    game = four(
        'round = 3\nphase = "arrival"\nfirewood = 3\nlocation = "dark_woods"\nmap = ["cliff_watch", "catacombs"]',
        **TIRED,
    )
    assert names(game.events(), "wood_lost", "lost", "dice_rolled") == ["wood_lost", "lost"]
    assert game.outcome is not None
    assert "SW-WIN-5" in game.outcome.rules
    assert "SW-WIN-5" in first(game.events(), "lost").rules
    assert not won(game)


@rule("SW-WIN-5")
def test_a_fire_that_somebody_can_feed_goes_on() -> None:
    game = four(
        'round = 3\nphase = "arrival"\nfirewood = 3\nlocation = "dark_woods"\nmap = ["cliff_watch", "catacombs"]',
        **ONE_LEFT,
    )
    assert names(game.events(), "wood_lost", "fire_fed", "lost") == ["wood_lost", "fire_fed"]
    assert game.outcome is None


@rule("SW-WIN-5")
def test_in_the_watch_the_campers_cards_do_not_feed_the_fire() -> None:
    game = four('firewood = 1\nline = ["fae", "wolf"]', **{**TIRED, "knight": {}})
    assert game.outcome is not None
    assert "SW-WIN-5" in game.outcome.rules


@rule("SW-WIN-6")
def test_nothing_happens_after_a_loss() -> None:
    # The Ember Drake takes the last card and then the last wood; the Wolf behind it is never turned up.
    game = four('firewood = 1\nline = ["ember_drake", "wolf"]', **ONE_LEFT)
    assert names(game.events())[-1] == "lost"
    assert [place["up"] for place in game.view()["line"]] == [True, False]
    assert game.decision is None
    assert game.state.agenda == []
