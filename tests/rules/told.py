"""Looking at what was told: events by name, and the rules they rest on."""

from collections.abc import Iterable

from emberwatch import Event, Game


def acts(game: Game, *answers: str) -> list[Event]:
    """Give these answers, one after the other; all that happened."""
    return [event for answer in answers for event in game.play(answer)]


def first(events: Iterable[Event], name: str) -> Event:
    """The first event of that name."""
    return next(event for event in events if event.name == name)


def names(events: Iterable[Event], *only: str) -> list[str]:
    """The names of the events in order; of these names only, if any are given."""
    return [event.name for event in events if not only or event.name in only]


def cite(events: Iterable[Event], name: str, *rules: str) -> bool:
    """Whether something of that name happened, resting on these rules each time."""
    found = [event for event in events if event.name == name]
    return bool(found) and all(rule in event.rules for event in found for rule in rules)
