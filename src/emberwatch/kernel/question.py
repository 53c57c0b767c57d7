"""Questions: what is asked, what may be answered, and what an answer does, in one place."""

from typing import Any, ClassVar

from emberwatch.kernel.state import Args, State


class Question:
    """One kind of decision. A game has one instance of each, listed in its content.

    Inside, an option is an int; keys, texts and targets are made for whoever reads them. The state's type is the
    game's own, hence Any: a question is only ever put to a state of its game.
    """

    name: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()
    always: ClassVar[bool] = False  # ask even when there is only one option (the moment itself matters)

    def options(self, state: Any, args: Args) -> list[int]:
        """The complete list of legal options, in a stable order that depends on nothing hidden."""
        raise NotImplementedError(self.name)

    def take(self, state: Any, option: int, args: Args) -> None:
        """What choosing this option does."""
        raise NotImplementedError(self.name)

    def seats(self, state: Any, args: Args) -> list[int]:
        """Who may answer; an empty list stands for anybody."""
        return []

    def whose(self, state: Any, option: int, args: Args) -> list[int]:
        """The seats that this option is for, among those who may answer; an empty list stands for all of them."""
        return []

    def prompt(self, state: Any, args: Args) -> str:
        """The question, as one says it at the table."""
        raise NotImplementedError(self.name)

    def key(self, state: Any, option: int, args: Args) -> str:
        """The option's stable name, as records and programs write it."""
        raise NotImplementedError(self.name)

    def text(self, state: Any, option: int, args: Args) -> str:
        """The option as people read it."""
        return self.key(state, option, args)

    def points_at(self, state: Any, option: int, args: Args) -> list[str]:
        """The things on the table that this option is about, by the names that views and events give them."""
        key = self.key(state, option, args)
        return [key] if ":" in key else []

    def put(self, state: State, *args: Any) -> None:
        """The step that asks: one option is taken unasked, none lets the question lapse."""
        cause = state.cause
        options = self.options(state, args)
        state.cause = cause
        if len(options) == 1 and not self.always:
            self.take(state, options[0], args)
        elif options:
            state.question = (self.name, cause, args)
            state.options = options


class Form(Question):
    """A decision that is written, not picked: a name, a line of a journal."""

    always = True

    def options(self, state: Any, args: Args) -> list[int]:
        """A form lists nothing."""
        return []

    def put(self, state: State, *args: Any) -> None:
        """A form is always asked."""
        state.question = (self.name, state.cause, args)
        state.options = []

    def written(self, state: Any, text: str, args: Args) -> None:
        """What this text does."""
        raise NotImplementedError(self.name)

    def fault(self, state: Any, text: str, args: Args) -> str:
        """Why this text cannot stand; empty when it can."""
        return ""

    def example(self, state: Any, args: Args) -> str:
        """A text that a program may write here."""
        raise NotImplementedError(self.name)
