"""Refusals: one clear sentence each, and which of the things that can go wrong it was."""

LONGEST_QUOTE = 80


def shortened(said: str) -> str:
    """What was said; of a long text the beginning."""
    return said if len(said) <= LONGEST_QUOTE else f"{said[:LONGEST_QUOTE]}..."


def quoted(said: str) -> str:
    """The same between quotes."""
    return repr(shortened(said))


class BadInput(ValueError):
    """Something given from outside cannot be used; the text says what to do."""


class Refused(Exception):
    """An answer that was not taken. Nothing has changed."""

    def __init__(self, why: str, rules: tuple[str, ...] = ()) -> None:
        super().__init__(why + (f" ({', '.join(rules)})" if rules else ""))
        self.why = why
        self.rules = rules


class NotYours(Refused):
    """Another seat is to answer."""


class OutOfDate(Refused):
    """The table has moved on since the question was read."""


class NotLegal(Refused):
    """The rules do not allow it now."""


class BeyondHorizon(Refused):
    """What is to be undone has shown hidden information or taken chance."""
