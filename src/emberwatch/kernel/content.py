"""What a state's small ints point into: tables that never change while a game is played."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from emberwatch.kernel.question import Question


class Content:
    """A game's steps and questions by name, and whatever tables the game adds. Shared by all its states."""

    def __init__(
        self,
        steps: Iterable[Callable[..., None]],
        questions: Iterable[Any],
        digest: str,
        causes: tuple[str, ...] = (),
        asides: Iterable[Any] = (),
    ) -> None:
        self.digest = digest
        self.questions: dict[str, Question] = {}
        self.asides: dict[str, Any] = {aside.name: aside for aside in asides}
        self.steps: dict[str, Callable[..., None]] = {}
        self.step_names: dict[Callable[..., None], str] = {}  # looked up, because compiled steps spell theirs each time
        for step in steps:
            self._name(step.__name__, step)
            self.step_names[step] = step.__name__
        for question in questions:
            self.questions[question.name] = question
            self._name(question.name, question.put)

    def _name(self, name: str, step: Callable[..., None]) -> None:
        if name in self.steps:
            raise ValueError(f"two steps are called {name!r}")
        self.steps[name] = step
