"""What the laboratory has to know of a game to put it on trial."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from emberwatch.kernel import Rulebook
from emberwatch.lab.used import Used

Move = int | str  # an option; or what is written into a form, or said on the side
Player = Callable[[Any, Random], Move]


class Ground(NamedTuple):
    """One game: the tables it is tried at, who plays, and what may not be."""

    rulebook: Rulebook
    random_terms: Callable[[Random], dict[str, Any]]
    player: Callable[[Random], Player]  # somebody to play one game
    broken: Callable[[Any], list[str]]
    used: Callable[[], Used]
    never_used: Callable[[Used], list[str]]
