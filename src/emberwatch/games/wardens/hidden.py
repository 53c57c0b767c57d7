"""Dealing afresh what a seat cannot know: the order of the pile, and what the GM hides."""

from emberwatch.games.wardens.state import Vigil
from emberwatch.kernel import shuffle


def deal_afresh(vigil: Vigil, seat: int) -> None:
    """Any order is as likely as the true one (WD-DECK-6); what the GM hides is left out."""
    vigil.pile.sort()
    if not vigil.own_chance:
        shuffle(vigil, vigil.pile)
    if seat != vigil.gm:
        vigil.things = [thing for thing in vigil.things if not thing.hidden]
