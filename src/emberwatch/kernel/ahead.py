"""Looking ahead: what answers would certainly do, until something hidden is seen or chance is taken."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from emberwatch.kernel.decision import Decision, Option, decision_of
from emberwatch.kernel.event import Event, Told, event_of
from emberwatch.kernel.game import Game
from emberwatch.kernel.rulebook import Rulebook
from emberwatch.kernel.state import State, step, take


class Way(NamedTuple):
    """Some answers in a row, and the last moment of what they do that is certain."""

    options: tuple[Option, ...]
    events: tuple[Event, ...]
    view: dict[str, Any]
    certain: bool  # False when chance or hidden things decide how it goes on
    then: tuple["Way", ...]  # where the answers only ask on: what answers that point at nothing would do then


def ways(game: Game, thing: str, seat: int) -> Iterator[Way]:
    """Every way to do something with a thing on the table: by one answer, or by two of which the first only asks on.

    The game stays where it is. Nothing is said that the seat could not know: a way ends where the horizon would move.
    """
    decision = game.decision
    if decision is None or seat not in decision.seats or decision.is_form:
        return
    rulebook = game.rulebook
    for number, option in zip(game.state.options, decision.options, strict=True):
        state, told, certain = _certainly(game.state, number)
        if thing in option.points_at:
            yield _way(rulebook, seat, (option,), state, told, certain)
        elif asked := _asks_on(rulebook, seat, state, told, certain):
            for further, second in zip(state.options, asked.options, strict=True):
                if thing in second.points_at:
                    yield _way(rulebook, seat, (option, second), *_certainly(state, further))


def outcome_of(game: Game, reply: str, seat: int) -> Way | None:
    """What one answer would do; None when it is none of the options."""
    decision = game.decision
    if decision is None or seat not in decision.seats or reply not in decision.keys:
        return None
    index = decision.keys.index(reply)
    return _way(game.rulebook, seat, (decision.options[index],), *_certainly(game.state, game.state.options[index]))


def sealing(game: Game, seat: int) -> Event | None:
    """What moved the horizon last, as far as this seat was told: the first it heard of what cannot be taken back."""
    at = game.horizon
    if at == 0:
        return None
    before = game.branch(at - 1).state
    option = _option(before, game.answers[at - 1])
    if option is None:
        return next((event for event in game.events(at, seat, until=at)), None)
    state = before.copy()
    heard: list[Told] = []
    state.heard = heard
    take(state, option)
    since, horizon = 0, state.horizon
    while state.agenda and state.question is None:
        told = len(heard)
        step(state)
        if state.horizon != horizon:
            since, horizon = told, state.horizon
    events = (event_of(game.rulebook, state, one) for one in heard[since:])
    return next((event for event in events if event.heard_by(seat)), None)


def _option(state: State, reply: str) -> int | None:
    """The option of this key; None when the reply was written into a form, or an aside."""
    assert state.question is not None
    name, _, args = state.question
    question = state.content.questions[name]
    return next((option for option in state.options if question.key(state, option, args) == reply), None)


def _certainly(before: State, option: int) -> tuple[State, list[Told], bool]:
    """Take the option on a copy, a step at a time, and stop short of the step that moves the horizon."""
    state = before.copy()
    heard: list[Told] = []
    state.heard = heard
    take(state, option)
    if state.horizon != before.horizon:
        return before, [], False
    while state.agenda and state.question is None:
        here, told = state.copy(), len(heard)
        step(state)
        if state.horizon != before.horizon:
            return here, heard[:told], False
    return state, heard, True


def _asks_on(rulebook: Rulebook, seat: int, state: State, told: list[Told], certain: bool) -> Decision | None:
    """The question that an answer leads to without anything having happened."""
    asked = decision_of(rulebook, state, 0) if certain and not told else None
    return asked if asked is not None and seat in asked.seats else None


def _way(
    rulebook: Rulebook, seat: int, options: tuple[Option, ...], state: State, told: list[Told], certain: bool
) -> Way:
    then: list[Way] = []
    if asked := _asks_on(rulebook, seat, state, told, certain):
        for number, option in zip(state.options, asked.options, strict=True):
            if not option.points_at:
                then.append(_way(rulebook, seat, (*options, option), *_certainly(state, number)))
    events = tuple(event for event in (event_of(rulebook, state, one) for one in told) if event.heard_by(seat))
    return Way(options, events, rulebook.view(state, seat), certain, tuple(then))
