"""The categories of the game's card language: an Effect happens to the character of a Draw.

A Deed is a plain one; the productions are in phrases/.
"""

from typing import Any

from emberwatch.watchword.phrase import Phrase


class Effect(Phrase):
    """What an outcome does, or a Cost."""

    def possible(self, vigil: Any) -> bool:
        """Whether it could be picked: a loss from a Score at 0 could not change anything (WD-ACT-11)."""
        return True

    def run(self, vigil: Any) -> None:
        """Do it, or put on the agenda what does it."""
        raise NotImplementedError

    def loses(self) -> str:
        """The Score that it lowers by 1, by name; empty for any other effect."""
        return ""


class Deed(Effect):
    """A single effect."""
