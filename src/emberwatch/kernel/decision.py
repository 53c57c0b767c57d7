"""A question as a seat reads it: who may answer, what is asked, and every legal option."""

from typing import Any, NamedTuple

from emberwatch.kernel.question import Form
from emberwatch.kernel.rulebook import Rulebook
from emberwatch.kernel.state import State


class Option(NamedTuple):
    """One legal answer."""

    key: str
    text: str
    points_at: tuple[str, ...]
    seats: tuple[int, ...] = ()  # whom it is for, when not for all who may answer


class Decision(NamedTuple):
    """What the game waits for. A form has no options: any text that stands is an answer."""

    version: int
    name: str
    prompt: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules: tuple[str, ...]
    is_form: bool
    example: str  # what a program may write into the form
    game: str  # whose question it is

    @property
    def keys(self) -> tuple[str, ...]:
        """The options' keys."""
        return tuple(option.key for option in self.options)

    def seen_by(self, seat: int) -> "Decision":
        """The decision as this seat may see it: the options are for those who may answer."""
        if seat not in self.seats:
            return self._replace(options=(), example="")
        own = tuple(option for option in self.options if not option.seats or seat in option.seats)
        return self if len(own) == len(self.options) else self._replace(options=own)

    def data(self) -> dict[str, Any]:
        """The decision as it goes over a wire."""
        return {
            "version": self.version,
            "name": self.name,
            "prompt": self.prompt,
            "seats": list(self.seats),
            "options": [
                {"key": option.key, "text": option.text, "points_at": list(option.points_at)} for option in self.options
            ],
            "rules": list(self.rules),
            "is_form": self.is_form,
            "example": self.example,
        }


def decision_of(rulebook: Rulebook, state: State, version: int) -> Decision | None:
    """What this state waits for, in words; None when nothing is asked."""
    if state.question is None:
        return None
    name, _, args = state.question
    question = state.content.questions[name]
    return Decision(
        version=version,
        name=name,
        prompt=question.prompt(state, args),
        seats=who_may_answer(rulebook, state),
        options=tuple(
            Option(
                question.key(state, option, args),
                question.text(state, option, args),
                tuple(question.points_at(state, option, args)),
                tuple(question.whose(state, option, args)),
            )
            for option in state.options
        ),
        rules=tuple(question.rules),
        is_form=isinstance(question, Form),
        example=question.example(state, args) if isinstance(question, Form) else "",
        game=rulebook.name,
    )


def who_may_answer(rulebook: Rulebook, state: State) -> tuple[int, ...]:
    """The seats that may answer what is asked."""
    assert state.question is not None
    name, _, args = state.question
    named = state.content.questions[name].seats(state, args)
    return tuple(named) or tuple(range(rulebook.seats(state)))
