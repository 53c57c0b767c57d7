"""Causes as ints: which card, ability, camp action or space an effect comes from. 0 is the rules themselves."""

from typing import Final

from emberwatch.games.setawatch.state import Watch

_ABILITY: Final = 1000
_CAMP_ACTION: Final = 100_000
_SPACE: Final = 200_000


def by_card(card: int) -> int:
    """A creature, Summon, Unhallowed or location."""
    return card + 1


def by_ability(watch: Watch, slot: int) -> int:
    """The ability card in a slot. The card is part of it, so that an event can name it later."""
    return _ABILITY + watch.slots[slot] * 12 + slot


def by_camp_action(watch: Watch, adventurer: int) -> int:
    """An Adventurer's own camp action."""
    return _CAMP_ACTION + watch.party[adventurer] * 4 + adventurer


def by_space(space: int) -> int:
    """A space of the camp board, or a rune."""
    return _SPACE + space


def card_of(cause: int) -> int:
    """The card that is the cause."""
    return cause - 1


def is_ability(cause: int) -> bool:
    """Whether an ability card is the cause."""
    return _ABILITY <= cause < _CAMP_ACTION


def slot_of(cause: int) -> int:
    """The slot of the ability card that is the cause."""
    return (cause - _ABILITY) % 12


def is_camp_action(cause: int) -> bool:
    """Whether an Adventurer's camp action is the cause."""
    return _CAMP_ACTION <= cause < _SPACE


def adventurer_of(cause: int) -> int:
    """The Adventurer whose ability or camp action is the cause; -1 for any other."""
    if is_ability(cause):
        return slot_of(cause) // 3
    if is_camp_action(cause):
        return (cause - _CAMP_ACTION) % 4
    return -1
