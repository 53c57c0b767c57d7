"""How a game ends (SW-WIN)."""

from emberwatch.games.setawatch import facts
from emberwatch.games.setawatch.state import LOST, WON, Watch

NOBODY_STANDS = 1
NO_UNHALLOWED = 2
FIRE_IS_OUT = 3
LOSSES = {
    NOBODY_STANDS: ("nobody on Watch has a card left at the end of the round", ("SW-WIN-3", "SW-END-2")),
    NO_UNHALLOWED: ("a Summon calls and no Unhallowed is left", ("SW-WIN-4", "SW-SUM-6")),
    FIRE_IS_OUT: ("the fire is out and nobody can feed it", ("SW-WIN-5", "SW-FIRE-6")),
}


def lose(watch: Watch, reason: int) -> None:
    """All lose together, at once; nothing pending is resolved (SW-WIN-6)."""
    watch.finished = LOST
    watch.ended_by = reason
    watch.tell(facts.LOST_GAME, reason)
    watch.end()


def win(watch: Watch) -> None:
    """The final round is completed (SW-WIN-1)."""
    watch.finished = WON
    watch.tell(facts.WON_GAME)
    watch.end()
