"""A new table (WD-DECK-4, WD-MODE-1): who sits there, and the whole deck in random order."""

from collections.abc import Mapping
from typing import Any

from emberwatch.games.wardens import facts
from emberwatch.games.wardens.book import Book
from emberwatch.games.wardens.rules.moment import play_on
from emberwatch.games.wardens.state import GM, LED, MODES, NONE, PLAYER, Vigil
from emberwatch.kernel import shuffle


def begin(book: Book, given: Mapping[str, Any]) -> Vigil:
    """A table on these terms, before anything has happened."""
    vigil = Vigil(book)
    vigil.own_chance = int(given["own_dice"])
    vigil.do(set_table, MODES.index(given["mode"]), given["players"])
    return vigil


def set_table(vigil: Vigil, mode: int, players: int) -> None:
    """The players' seats come first, then the GM's."""
    vigil.mode = mode
    vigil.roles = [PLAYER] * players + ([GM] if mode == LED else [])
    vigil.gm = players if mode == LED else NONE
    vigil.here = [1] * len(vigil.roles)
    vigil.trusts = [0] * len(vigil.roles)
    vigil.pile = list(range(vigil.book.size))
    if not vigil.own_chance:
        shuffle(vigil, vigil.pile)
    vigil.tell(facts.TABLE_SET, vigil.book.edition, mode)
    vigil.do(play_on)


STEPS = (set_table,)
