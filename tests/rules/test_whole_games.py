"""What holds in every whole game (SW-INV-4, SW-INV-7, SW-INV-8)."""

from collections.abc import Iterator
from random import Random

import pytest

import emberwatch
from emberwatch import Game
from emberwatch.games.setawatch import invariants
from tests.marks import rule
from tests.rules.nights import any_answer, lonely_nights, small_deck, wild_night
from tests.rules.told import acts

DIFFICULTIES = ("easy", "normal", "hard", "insane")


def games(count: int) -> Iterator[Game]:
    """Half of them with the usual deck, half with so few creatures that they go on for some rounds."""
    for seed in range(count):
        if seed % 2:
            yield wild_night(seed, **small_deck(seed))
        else:
            yield wild_night(seed, difficulty=DIFFICULTIES[seed // 2 % 4], players=1 + seed // 2 % 4)


@rule("SW-INV-4")
@pytest.mark.parametrize("seed", range(25))
def test_rests_are_as_many_as_camps_and_nobody_has_three(seed: int) -> None:
    game, luck, camps = emberwatch.new("setawatch", seed=seed, **small_deck(seed)), Random(seed), 0
    while game.decision is not None:
        told = game.play(any_answer(game, luck))
        camps += sum(event.name == "rests" and game.state.round < 9 for event in told)
        rests = [one["rests"] for one in game.view()["party"]]
        assert sum(rests) == camps
        assert max(rests) <= 2


@rule("SW-INV-4")
def test_over_all_nine_rounds_everyone_rests_twice() -> None:
    game, luck = lonely_nights(), Random(3)
    while game.decision is not None:
        game.play(luck.choice(game.decision.keys))
        assert invariants.rests(game.state) == []
    assert [one["rests"] for one in game.view()["party"]] == [2, 2, 2, 2]


@rule("SW-INV-7")
def test_no_game_is_longer_than_nine_rounds() -> None:
    rounds = {game.state.round for game in games(120)}
    assert rounds >= {1, 2, 3, 4, 9}
    assert rounds <= set(range(1, 10))
    game, luck = lonely_nights(), Random(1)
    told = []
    while game.decision is not None:
        told += acts(game, luck.choice(game.decision.keys))
    assert game.state.round == 9
    assert game.outcome


@rule("SW-INV-7")
def test_the_same_seed_with_the_same_choices_is_the_same_game() -> None:
    for game in games(20):
        again = emberwatch.new("setawatch", seed=game.seed, **game.terms)
        digests = []
        for answer in game.answers:
            again.play(answer)
            digests.append(again.digest())
        assert digests == game.record().digests
        assert again.log() == game.log()
        assert emberwatch.load(game.record()).digest() == game.digest()
    assert len({emberwatch.new("setawatch", seed=seed).digest() for seed in range(30)}) == 30


@rule("SW-INV-8")
def test_every_game_ends_and_until_then_somebody_has_a_choice() -> None:
    for game in games(60):
        assert game.outcome is not None
        assert game.answers
    for seed in range(6):
        game, luck = emberwatch.new("setawatch", seed=seed, pool=["base", "deluxe"]), Random(seed)
        while game.outcome is None:
            assert game.decision is not None
            assert game.decision.seats
            assert game.decision.options
            game.play(luck.choice(game.decision.keys))
        assert game.decision is None


@rule("SW-INV-8")
def test_two_creatures_that_call_each_other_settle() -> None:
    game = emberwatch.position(
        'firewood = 12\nline = ["wolf-1 up", "graveshifter-1"]\ngraveyard = ["graveshifter-2", "bear-1"]'
    )
    assert game.decision is not None
    assert game.decision.name == "Window"
