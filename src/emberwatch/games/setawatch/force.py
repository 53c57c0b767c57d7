"""What is in force: effects that last, passive cards, the location, face-up creatures, in this order.

It is gathered when somebody asks, and kept until something changes it: whatever does sets `watch.force` to None.
"""

from typing import Final, cast

from emberwatch.games.setawatch import words
from emberwatch.games.setawatch.causes import by_ability, by_card
from emberwatch.games.setawatch.state import BREAKTHROUGH, EXHAUSTED, ON_WATCH, UP, WATCHING, Watch
from emberwatch.games.setawatch.words import Lasting

InForce = tuple[Lasting, int, int]  # what, its source, what is left of it
NOTHING: Final[list[InForce]] = []


def in_force(watch: Watch, touch: int) -> list[InForce]:
    """All that touches this matter now."""
    force = watch.force
    if force is None:
        force = _gather(watch)
        watch.force = force
    return force[touch]


def all_in_force(watch: Watch) -> list[list[InForce]]:
    """The same for every matter, for those who ask about several at once."""
    force = watch.force
    if force is None:
        force = _gather(watch)
        watch.force = force
    return force


def turned_over(watch: Watch, slot: int) -> None:
    """An ability card was turned face up or face down: a passive one begins or ceases to work (SW-ABL-8)."""
    if watch.cards.passives[watch.slots[slot]]:
        watch.force = None


def face_up(watch: Watch) -> list[int]:
    """The positions of the face-up cards of the Line."""
    if watch.force is None:
        watch.force = _gather(watch)
    return watch.face_up


def face_down(watch: Watch) -> list[int]:
    """The positions of the face-down cards of the Line."""
    if watch.force is None:
        watch.force = _gather(watch)
    return watch.face_down


def _gather(watch: Watch) -> list[list[InForce]]:
    force: list[list[InForce]] = [NOTHING] * words.TOUCHES
    cards = watch.cards
    for number, source, left in watch.lasting:
        _add(force, cast(Lasting, cards.phrases[number]), source, left)
    ongoing = cards.ongoing
    location = watch.location
    if location >= 0:
        for lasting in ongoing[location]:
            _add(force, lasting, by_card(location), 0)
    if (watch.phase == WATCHING or watch.phase == BREAKTHROUGH) and not force[words.PASSIVES]:
        _add_passives(watch, force)
    up: list[int] = []
    down: list[int] = []
    flags = watch.flags
    for position, card in enumerate(watch.line):
        if flags[card] & UP:
            up.append(position)
            if ongoing[card] and watch.works(card):
                for lasting in ongoing[card]:
                    _add(force, lasting, by_card(card), 0)
        else:
            down.append(position)
    watch.face_up = up
    watch.face_down = down
    return force


def _add_passives(watch: Watch, force: list[list[InForce]]) -> None:
    passives, slots, tired = watch.cards.passives, watch.slots, watch.tired
    for slot in ON_WATCH[watch.camper]:
        if passives[slots[slot]] and not tired[slot] & EXHAUSTED and watch.fights(slot // 3):
            for lasting in passives[slots[slot]]:
                _add(force, lasting, by_ability(watch, slot), 0)


def _add(force: list[list[InForce]], lasting: Lasting, source: int, left: int) -> None:
    for touch in lasting.touches:
        if force[touch] is NOTHING:
            force[touch] = [(lasting, source, left)]
        else:
            force[touch].append((lasting, source, left))


def light(watch: Watch) -> int:
    """The reveal level: how many positions are lit (SW-REV-1, SW-REV-2)."""
    wood = watch.firewood
    level = 1 if wood < 7 else 2 if wood < 12 else 3
    for lasting, _, _ in in_force(watch, words.LIGHT):
        level += lasting.light(watch)
    return max(level, 1)


def last_until_round_ends(watch: Watch, lasting: Lasting, left: int = 0) -> None:
    """From now on, until the end of the round (SW-ABL-20: several uses add up)."""
    watch.lasting.append((lasting.number, watch.cause, left))
    watch.force = None


def use_up(watch: Watch, lasting: Lasting) -> None:
    """One of several uses of a lasting effect is gone; the oldest goes first."""
    for index, (number, source, left) in enumerate(watch.lasting):
        if number == lasting.number:
            if left > 1:
                watch.lasting[index] = (number, source, left - 1)
            else:
                del watch.lasting[index]
            watch.force = None
            return
