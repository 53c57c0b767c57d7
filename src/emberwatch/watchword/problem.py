"""What is wrong with a pack, and where."""

from collections.abc import Sequence
from typing import NamedTuple

from emberwatch.kernel import BadInput


class Problem(NamedTuple):
    """One fault in one file."""

    file: str
    line: int
    column: int
    message: str

    def __str__(self) -> str:
        # A stranger's pack must not send control codes to the terminal.
        said = "".join(letter if letter.isprintable() else "?" for letter in self.message)
        return f"{self.file}:{self.line}:{self.column}: {said}"


class PackError(BadInput):
    """A pack that cannot be played with; the sentence tells of the first problem and of how many there are."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__(problems)
        self.problems = tuple(problems)

    def __str__(self) -> str:
        first, more = self.problems[0], len(self.problems) - 1
        return str(first) + (f" (and {more} more; `emberwatch check` lists them)" if more else "")
