"""How a game ends (SW-WIN)."""

from typing import Final

from emberwatch.games.setawatch import facts
from emberwatch.games.setawatch.state import LOST, WON, Watch

NOBODY_STANDS: Final = 1
NO_UNHALLOWED: Final = 2
FIRE_IS_OUT: Final = 3
LOSSES: Final = {
    NOBODY_STANDS: facts.NOBODY_STANDS,
    NO_UNHALLOWED: facts.NO_UNHALLOWED,
    FIRE_IS_OUT: facts.FIRE_IS_OUT,
}


def lose(watch: Watch, reason: int) -> None:
    """All lose together, at once; nothing pending is resolved (SW-WIN-6)."""
    watch.finished = LOST
    watch.ended_by = reason
    watch.tell(LOSSES[reason])
    watch.end()


def win(watch: Watch) -> None:
    """The final round is completed (SW-WIN-1)."""
    watch.finished = WON
    watch.tell(facts.WON_GAME)
    watch.end()
