"""Settling: after every action the table comes to rest, one thing at a time (SW-REV-9, SW-PRI-3)."""

from typing import Final

from emberwatch.games.setawatch import words
from emberwatch.games.setawatch.causes import by_card
from emberwatch.games.setawatch.force import face_down, in_force, light
from emberwatch.games.setawatch.rules.defeat import defeat
from emberwatch.games.setawatch.rules.fire import feed_fire
from emberwatch.games.setawatch.rules.health import damaged_to_death
from emberwatch.games.setawatch.rules.revealing import NORMAL, first_power, turn_up
from emberwatch.games.setawatch.state import Watch

ADVENTURERS: Final = (
    15  # the bits of contributions in `credit`; those above them name who lowered the health (SW-DEF-12)
)


def settle(watch: Watch) -> None:
    """Take the first of these steps that applies and start again, until none does."""
    cause = watch.cause
    if _one_step(watch):
        watch.cause = cause
        watch.do(settle)


def _one_step(watch: Watch) -> bool:
    if watch.firewood == 0:  # (a)
        watch.do(feed_fire)
        return True
    damage = watch.damage
    for card in watch.line:  # (b)
        if damage[card] and damaged_to_death(watch, card):
            credit = watch.credit[card]
            defeat(watch, card, credit & ADVENTURERS | credit >> 4)
            return True
    if watch.due >= 0:  # (d) The only position power of this ruleset is that of the first place.
        first_power(watch, watch.due)
        return True
    down = face_down(watch)
    if down and down[0] < light(watch):
        turn_up(watch, down[0], NORMAL)
        return True
    if in_force(watch, words.TURNS_UP):
        for position in down:
            if _dragged_up(watch, position):
                turn_up(watch, position, NORMAL)
                return True
    return False


def _dragged_up(watch: Watch, position: int) -> bool:
    """Whether a power of the card before it demands that it be turned up (SW-CARD-1)."""
    before = by_card(watch.line[position - 1]) if position else 0
    return any(
        source == before and lasting.turns_up_behind(watch) for lasting, source, _ in in_force(watch, words.TURNS_UP)
    )


STEPS = (settle,)
