"""What many games come to."""

import pytest

from emberwatch.lab.results import Played, summed, wilson


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (1, 40, 0.0044, 0.1288),
        (50, 100, 0.4038, 0.5962),
        (263, 1000, 0.2366, 0.2912),
    ],
)
def test_the_interval_is_wilsons(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=5e-4)


@pytest.mark.parametrize("games", [1, 7, 500])
def test_the_interval_holds_the_rate_and_stays_between_0_and_1(games: int) -> None:
    for won in range(games + 1):
        low, high = wilson(won, games)
        assert 0 <= low <= high <= 1
        assert low - 1e-9 <= won / games <= high + 1e-9
        mirrored = wilson(games - won, games)
        assert (low, high) == pytest.approx((1 - mirrored[1], 1 - mirrored[0]))


def test_more_games_are_more_certain() -> None:
    widths = [high - low for low, high in (wilson(games // 2, games) for games in (10, 100, 1000, 10000))]
    assert widths == sorted(widths, reverse=True)


def test_games_are_summed() -> None:
    played = [Played(True, "won", 9, 300), Played(False, "a fire", 2, 50), Played(False, "cards", 2, 60)]
    results = summed([*played, Played(False, "cards", 5, 110)])
    assert (results.games, results.won, results.answers) == (4, 1, 520)
    assert results.rounds == {2: 2, 5: 1, 9: 1}
    assert results.mean_round == 4.5
    assert list(results.losses.items()) == [("cards", 2), ("a fire", 1)]  # the most frequent first
    assert results.data()["win_rate"] == [0.25, results.low, results.high]
