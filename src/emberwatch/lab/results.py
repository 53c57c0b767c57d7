"""What many games come to: how many were won, with how much certainty, and how the others ended."""

from collections import Counter
from math import sqrt
from typing import Any, NamedTuple, Protocol

from emberwatch.kernel import Rulebook, State


class Tally(Protocol):
    """What many games came to; each game has its own kind."""

    @property
    def games(self) -> int:
        """How many there were."""

    @property
    def answers(self) -> int:
        """How many answers they took."""

    def data(self) -> dict[str, Any]:
        """The results as JSON holds them."""

    def lines(self) -> list[str]:
        """The results for people."""


class Played(NamedTuple):
    """How one game ended."""

    won: bool
    ending: str
    round: int
    answers: int


class Results(NamedTuple):
    """How many games ended."""

    games: int
    won: int
    low: float  # the win rate lies between these with 95 % certainty
    high: float
    rounds: dict[int, int]  # games by the round they ended in
    answers: int
    losses: dict[str, int]

    @property
    def mean_round(self) -> float:
        """The round in which a game ends on average."""
        return sum(number * count for number, count in self.rounds.items()) / self.games

    def data(self) -> dict[str, Any]:
        """The results as JSON holds them."""
        return {
            "games": self.games,
            "won": self.won,
            "win_rate": [self.won / self.games, self.low, self.high],
            "mean_round": self.mean_round,
            "rounds": {str(number): count for number, count in self.rounds.items()},
            "answers_per_game": self.answers / self.games,
            "losses": self.losses,
        }

    def lines(self) -> list[str]:
        """The results for people."""
        games = self.games
        return [
            f"Won         {self.won} of {games}: {self.won / games:.1%} "
            f"(95 % certain: {self.low:.1%} to {self.high:.1%})",
            f"Last round  {self.mean_round:.2f} on average",
            *(f"  round {number}   {count:>6}  {count / games:6.1%}" for number, count in self.rounds.items()),
            f"Decisions   {self.answers / games:.1f} a game",
            *(f"  {count:>6}  {count / games:6.1%}  {ending}" for ending, count in self.losses.items()),
        ]


def ended(rulebook: Rulebook, state: State, answers: int) -> Played:
    """How this game ended."""
    outcome = rulebook.outcome(state)
    assert outcome is not None
    return Played(bool(outcome.won), outcome.text, rulebook.phase(state)[0], answers)


def summed(played: list[Played]) -> Results:
    """All games together."""
    won = sum(game.won for game in played)
    low, high = wilson(won, len(played))
    rounds = Counter(game.round for game in played)
    losses = Counter(game.ending for game in played if not game.won)
    return Results(
        games=len(played),
        won=won,
        low=low,
        high=high,
        rounds=dict(sorted(rounds.items())),
        answers=sum(game.answers for game in played),
        losses=dict(sorted(losses.items(), key=lambda loss: (-loss[1], loss[0]))),
    )


def wilson(won: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """Between which rates the true one lies: Wilson's interval, honest also near 0 and 1."""
    rate = won / games
    middle = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
