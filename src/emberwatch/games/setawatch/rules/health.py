"""Health (SW-HP): printed or computed, raised and lowered, halved, never below 1."""

from emberwatch.games.setawatch import words
from emberwatch.games.setawatch.causes import by_card
from emberwatch.games.setawatch.force import all_in_force, in_force
from emberwatch.games.setawatch.state import Watch


def base_health(watch: Watch, card: int) -> int:
    """The printed or formula value, after effects that set or multiply it (SW-HP-3, SW-HP-4)."""
    amount = watch.cards.formula[card]
    base = watch.cards.base_health[card] if amount is None else amount.count(watch, by_card(card))
    for lasting, source, _ in in_force(watch, words.BASE_HEALTH):
        base = lasting.base(watch, source, card, base)
    return base


def health(watch: Watch, card: int) -> int:
    """The health of a card of the Line now (SW-HP-1, SW-HP-2)."""
    total = base_health(watch, card)
    force = all_in_force(watch)
    for lasting, source, _ in force[words.HEALTH]:
        total += lasting.health(watch, source, card)
    for lasting, source, left in force[words.HALVES]:
        if lasting.halves(watch, source, card, left):
            total //= 2
    return total if total > 1 else 1


def health_parts(watch: Watch, card: int) -> list[tuple[str, int]]:
    """The parts of a creature's health, each with its source, for whoever wants to know why (SW-HP-9)."""
    say = watch.cards.say_cause
    amount = watch.cards.formula[card]
    base = watch.cards.base_health[card] if amount is None else amount.count(watch, by_card(card))
    parts = [("base health", base)]
    for lasting, source, _ in in_force(watch, words.BASE_HEALTH):
        changed = lasting.base(watch, source, card, base)
        if changed != base:
            parts.append((say(source), changed - base))
            base = changed
    total = base
    for lasting, source, _ in in_force(watch, words.HEALTH):
        bonus = lasting.health(watch, source, card)
        if bonus:
            parts.append((say(source), bonus))
            total += bonus
    for lasting, source, left in in_force(watch, words.HALVES):
        if lasting.halves(watch, source, card, left):
            parts.append((say(source), total // 2 - total))
            total //= 2
    if total < 1:
        parts.append(("never below 1", 1 - total))
    if watch.damage[card]:
        parts.append(("damage taken", -watch.damage[card]))
    return parts


def damaged_to_death(watch: Watch, card: int) -> bool:
    """Whether the damage on it has reached its health (SW-HP-8)."""
    damage = watch.damage[card]
    return damage > 0 and damage >= health(watch, card)
