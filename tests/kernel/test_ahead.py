"""Looking ahead: what answers would certainly do, told without doing it and without telling what is hidden."""

from random import Random

import emberwatch
from emberwatch.bots import careful
from emberwatch.kernel import Game, Way, outcome_of, sealing, ways
from tests.kernel.embers import before_dousing, embers, to_the_end


def everything(game: Game, seat: int = 0) -> list[Way]:
    """Every way with every thing that an option points at."""
    assert game.decision is not None
    things = dict.fromkeys(thing for option in game.decision.options for thing in option.points_at)
    return [way for thing in things for way in ways(game, thing, seat)]


def night(seed: int, length: int = 60) -> list[Game]:
    """Some moments of a game of Set a Watch."""
    game, luck, found = emberwatch.new("setawatch", seed=seed), Random(seed), []
    while game.decision is not None and game.version < length:
        found.append(game.branch())
        game.play(careful.choose(game.view(), game.decision, luck))
    return found


def test_a_way_ends_where_the_horizon_would_move() -> None:
    game = embers()
    (way,) = ways(game, "play:log-5", 0)
    assert [option.key for option in way.options] == ["play:log-5"]
    assert not way.certain  # a card that was shown cannot be unseen
    assert way.events == ()
    assert way.view == game.view(0)


def test_what_is_certain_is_told_with_its_view() -> None:
    game = emberwatch.new("setawatch", seed=7)
    (way,) = ways(game, "adventurer:wizard", 0)
    assert way.certain
    after = game.branch()
    events = after.play("rest:wizard")
    assert [event.text for event in way.events] == [event.text for event in events]
    assert way.view == after.view()


def test_the_game_stays_where_it_is() -> None:
    for game in night(5):
        before = (game.digest(), game.version, game.log())
        everything(game)
        assert (game.digest(), game.version, game.log()) == before


def test_every_way_that_is_certain_comes_true() -> None:
    for game in night(6):
        for way in everything(game):
            played = game.branch()
            events = [event.text for option in way.options for event in played.play(option.key)]
            told = [event.text for event in way.events]
            assert events[: len(told)] == told
            if way.certain:
                assert (events, played.view()) == (told, way.view)


def test_hidden_things_do_not_change_the_answer() -> None:
    for game in night(8, 40):
        told = [spoken(way) for way in everything(game)]
        for seed in range(3):
            assert [spoken(way) for way in everything(game.imagine(0, seed))] == told
    game = before_dousing()
    told = [spoken(way) for way in everything(game, 1)]
    for seed in range(10):
        assert [spoken(way) for way in everything(game.imagine(1, seed), 1)] == told


def spoken(way: Way) -> object:
    """A way as it is told."""
    return (
        way.options,
        [event.data() for event in way.events],
        way.view,
        way.certain,
        [spoken(one) for one in way.then],
    )


def test_two_answers_of_which_the_first_only_asks_on_are_one_way() -> None:
    found = [way for game in night(7, 120) for way in everything(game) if len(way.options) == 2 or way.then]
    assert found
    for way in found:
        if way.then:
            assert way.events == ()
            assert all(one.options[: len(way.options)] == way.options for one in way.then)


def test_only_those_who_are_asked_have_ways() -> None:
    game = before_dousing()
    assert list(ways(game, "douse:bucket-3", 0)) == []
    assert list(ways(game, "douse:bucket-3", 1))
    assert outcome_of(game, "let-it-burn", 0) is None
    assert outcome_of(game, "douse:bucket-1", 1) is None
    way = outcome_of(game, "let-it-burn", 1)
    assert way is not None
    assert not way.certain  # a die is rolled


def test_a_form_and_an_ended_game_have_no_ways() -> None:
    game = embers()
    while game.decision is not None and not game.decision.is_form:
        game.play(game.decision.keys[0])
    assert list(ways(game, "anything", 0)) == []
    assert list(ways(to_the_end(game), "anything", 0)) == []


def test_what_sealed_the_past_is_the_first_that_cannot_be_taken_back() -> None:
    assert sealing(embers(), 0) is None
    event = sealing(before_dousing(), 0)
    assert event is not None
    for game in night(9):
        event = sealing(game, 0)
        assert (event is None) == (game.horizon == 0)
        if event is not None:
            assert event.text in [one.text for one in game.events(game.horizon, 0, game.horizon)]
