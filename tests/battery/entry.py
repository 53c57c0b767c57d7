"""What the battery has to know of a game, and how it plays one."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from emberwatch.kernel import Decision, Game, Rulebook

MOST_ANSWERS = 3000  # a game that is longer will not end


def nothing(_: Any) -> Iterable[str]:
    """The answer of an entry that has nothing to check."""
    return ()


def any_reply(view: dict[str, Any], decision: Decision, luck: Random) -> str:
    """An answer that stands."""
    return decision.example if decision.is_form else luck.choice(decision.keys)


class Entry(NamedTuple):
    """One game, and the tables to play it at."""

    rulebook: Rulebook
    terms: Sequence[dict[str, Any]] = ({},)
    seeds: Sequence[int] = range(4)
    choose: Callable[[dict[str, Any], Decision, Random], str] = any_reply  # who plays
    broken: Callable[[Any], Iterable[str]] = nothing  # from a state, what about it cannot be
    used: Callable[[Game], Iterable[str]] = nothing  # from a finished game, what it used
    everything: frozenset[str] = frozenset()  # what all games together have to use


class Case(NamedTuple):
    """One game to be played."""

    entry: Entry
    terms: dict[str, Any]
    seed: int

    def __str__(self) -> str:
        terms = ",".join(f"{name}={value}" for name, value in self.terms.items())
        return f"{self.entry.rulebook.name}({terms})-{self.seed}"

    def new(self) -> Game:
        """The table as it is set up."""
        return Game.new(self.entry.rulebook, self.seed, self.terms)

    def walk(self) -> Iterator[Game]:
        """The same game at every question and at its end."""
        game, luck = self.new(), Random(self.seed)
        yield game
        while (decision := game.decision) is not None:
            game.play(self.entry.choose(game.view(decision.seats[0]), decision, luck))
            yield game
            assert game.version < MOST_ANSWERS, "this game does not end"

    def played(self) -> Game:
        """The game at its end."""
        *_, game = self.walk()
        return game
