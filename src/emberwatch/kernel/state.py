"""A game at one moment, as plain data, and the loop that carries it to the next question."""

from collections.abc import Callable
from typing import Any, ClassVar, Self

from emberwatch.kernel.content import Content
from emberwatch.kernel.event import EVERYONE, Audience, Fact, Told
from emberwatch.kernel.refusal import Refused

MOST_STEPS = 20_000  # between two questions; a game takes a few hundred, cards of a stranger may go in a circle

Args = tuple[Any, ...]
Step = tuple[str, int, Args]  # the name of what is to happen, what caused it, plain arguments


class State:
    """What every game's state has. A game adds fields of small ints and of lists of ints or tuples.

    `fields` names the data; `content`, `steps` and `heard` are not data: the tables the ints point into, what the
    names on the agenda stand for, and whoever is listening (nobody, in fast play). `untold` names the fields of a
    game that may change without a fact: bookkeeping that nobody at the table would mention.
    """

    __slots__ = (
        "agenda",
        "answering",
        "cause",
        "chance",
        "content",
        "heard",
        "horizon",
        "luck",
        "options",
        "own_chance",
        "question",
    )
    fields: ClassVar[tuple[str, ...]] = (
        "agenda",
        "question",
        "options",
        "cause",
        "chance",
        "luck",
        "horizon",
        "own_chance",
    )

    untold: ClassVar[tuple[str, ...]] = ()

    def __init__(self, content: Content) -> None:
        self.content: Content = content
        self.heard: list[Told] | None = None
        self.agenda: list[Step] = []
        self.question: Step | None = None
        self.options: list[int] = []
        self.cause: int = 0
        self.chance: int = 1
        self.luck: int = 1
        self.horizon: int = 0
        self.own_chance: int = 0

    # -- what a rule says ------------------------------------------------------------------------------------------

    def do(self, step: Callable[..., None], *args: Any) -> None:
        """Put a step on the agenda. Steps pushed by one rule happen in the order in which they are read."""
        self.agenda.append((self.content.step_names[step], self.cause, args))

    def ask(self, question: Any, *args: Any) -> None:
        """Put a question on the agenda; its options are looked up when it is reached."""
        self.agenda.append((question.name, self.cause, args))

    def put(self, name: str, *args: Any) -> None:
        """Put a step or question on the agenda by its name, where importing it would run in a circle."""
        self.agenda.append((name, self.cause, args))

    def tell(self, fact: Fact, *args: Any) -> None:
        """State a fact that everybody may know."""
        if self.heard is not None:
            self.heard.append((fact, self.cause, args, EVERYONE))

    def tell_to(self, audience: Audience, fact: Fact, *args: Any) -> None:
        """State a fact for some seats only."""
        if self.heard is not None:
            self.heard.append((fact, self.cause, args, audience))

    def end(self) -> None:
        """The game is over: nothing pending is resolved."""
        self.agenda.clear()
        self.question = None
        self.options = []

    def ask_again(self) -> None:
        """Look the options of the open question up anew, when what they rest on was dealt afresh."""
        if self.question is not None:
            self.agenda.append(self.question)
            self.question = None
            self.options = []

    # -- what the kernel does with it ------------------------------------------------------------------------------

    def copy(self) -> Self:
        """An independent state. A game that is searched writes its own: a line a field is many times faster."""
        other = type(self)(self.content)
        self.copy_kernel_into(other)
        for name in self.fields[len(State.fields) :]:
            value = getattr(self, name)
            setattr(other, name, value[:] if isinstance(value, list) else value)
        return other

    def copy_kernel_into(self, other: "State") -> None:
        """The kernel's part of copy()."""
        other.content = self.content
        other.heard = None
        other.agenda = self.agenda[:]
        other.question = self.question
        other.options = self.options  # never changed in place
        other.cause = self.cause
        other.chance = self.chance
        other.luck = self.luck
        other.horizon = self.horizon
        other.own_chance = self.own_chance

    def data(self) -> dict[str, Any]:
        """The state as plain data, in the order of `fields`."""
        return {name: getattr(self, name) for name in self.fields}

    def take(self, data: dict[str, Any]) -> None:
        """Read back what data() wrote, also after JSON has turned tuples into lists."""
        for name in self.fields:
            value = data[name]
            if name == "question":
                value = as_tuple(value)
            elif isinstance(value, list):
                value = [as_tuple(item) for item in value]
            setattr(self, name, value)


def as_tuple(value: Any) -> Any:
    """Lists inside a state's lists are tuples: they are shared between copies and never changed."""
    if isinstance(value, list | tuple):
        return tuple(as_tuple(item) for item in value)
    return value


def in_reading_order(agenda: list[Step], mark: int) -> None:
    """Turn round what one rule has pushed above the mark: what it said first lies on top and happens first."""
    last = len(agenda) - 1
    while mark < last:
        agenda[mark], agenda[last] = agenda[last], agenda[mark]
        mark += 1
        last -= 1


def advance(state: State) -> None:
    """Carry out the agenda until somebody has to decide, or nothing is left."""
    agenda = state.agenda
    steps = state.content.steps
    for _ in range(MOST_STEPS):
        if not agenda or state.question is not None:
            return
        name, state.cause, args = agenda.pop()
        mark = len(agenda)
        if not args:  # most have none, or one: unpacking them costs as much as the step
            steps[name](state)
        elif len(args) == 1:
            steps[name](state, args[0])
        else:
            steps[name](state, *args)
        if len(agenda) - mark > 1:
            in_reading_order(agenda, mark)
    raise Refused(f"This would go on for ever: after {MOST_STEPS:,} steps nobody has been asked anything.")


def step(state: State) -> None:
    """Carry out the next step of the agenda alone; advance() is this in a loop, written out because it is hot."""
    agenda = state.agenda
    name, state.cause, args = agenda.pop()
    mark = len(agenda)
    state.content.steps[name](state, *args)
    in_reading_order(agenda, mark)


def answer(state: State, option: int) -> None:
    """Take a legal option and carry on. Whoever calls this has checked that the option is one of state.options."""
    take(state, option)
    advance(state)


def take(state: State, option: int) -> None:
    """Take a legal option; what it puts on the agenda is still to happen."""
    if state.question is None:
        raise ValueError("nothing is being asked")
    name, state.cause, args = state.question
    state.question = None
    state.options = []
    agenda = state.agenda
    mark = len(agenda)
    state.content.questions[name].take(state, option, args)
    if len(agenda) - mark > 1:
        in_reading_order(agenda, mark)


def fill(state: State, text: str) -> None:
    """Fill in the form that is asked for, and carry on. Whoever calls this has checked that the text can stand."""
    if state.question is None:
        raise ValueError("nothing is being asked")
    name, state.cause, args = state.question
    state.question = None
    state.options = []
    agenda = state.agenda
    mark = len(agenda)
    form: Any = state.content.questions[name]
    form.written(state, text, args)
    in_reading_order(agenda, mark)
    advance(state)
