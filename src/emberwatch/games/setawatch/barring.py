"""What a seat sees and cannot use now, each with the rule that forbids it."""

from emberwatch.games.setawatch.state import Watch
from emberwatch.kernel import Barred


def barred(watch: Watch) -> list[Barred]:
    """Everything that could be wanted at this question and is not allowed. Works on a copy of its own."""
    return []
