"""What holds at every question of every session, checked by tests and by the fuzzer."""

from emberwatch.games.wardens import cards
from emberwatch.games.wardens.rules.scores import THRESHOLDS, is_due, pressing
from emberwatch.games.wardens.rules.seats import fitting_mode, living, present
from emberwatch.games.wardens.state import GM, IN_PLAY, LEFT, MAKING, MOST, NONE, SHARED, UNCONSCIOUS, Vigil


def broken(vigil: Vigil) -> list[str]:
    """Every invariant that does not hold; empty when all is well."""
    return [*deck(vigil), *characters(vigil), *thresholds(vigil), *people(vigil), *procedures(vigil)]


def deck(vigil: Vigil) -> list[str]:
    """Every card is in exactly one of three places (WD-DECK-3)."""
    found: list[str] = []
    if sorted([*vigil.pile, *vigil.discard, *vigil.turned]) != list(range(vigil.book.size)):
        found.append("WD-DECK-3: cards are lost, or in two places")
    if len(vigil.turned) > 4:
        found.append("WD-DECK-8: more than four cards are in play")
    if any(cards.is_joker(card) for card in [*vigil.discard, *vigil.turned]):
        found.append("WD-DECK-13: a Joker is outside the draw pile")
    return found


def characters(vigil: Vigil) -> list[str]:
    """Scores keep their bounds, and nobody has two characters (WD-SCORE-3, WD-SCORE-5, WD-CHAR-14)."""
    found: list[str] = []
    for one, scores in enumerate(vigil.scores):
        if len(scores) != 8 or not all(0 <= score <= MOST for score in scores):
            found.append(f"WD-SCORE-5: warden-{one + 1} has the Scores {scores}")
    owners = [vigil.owner[one] for one, status in enumerate(vigil.status) if status in (MAKING, IN_PLAY, UNCONSCIOUS)]
    if len(set(owners)) < len(owners):
        found.append("WD-CHAR-14: a player has two characters")
    there = living(vigil)
    if any(store.holder != SHARED and store.holder not in there for store in vigil.stores):
        found.append("WD-POOL-12: somebody out of play holds a store")
    if any(call.character not in there for call in vigil.calls):
        found.append("WD-THR-13: somebody out of play is called on")
    if any(one.character not in there or vigil.gm == NONE for one in vigil.asked_for):
        found.append("WD-NEED-17: a GM who is gone calls for an Action, or somebody out of play is asked for one")
    return found


def thresholds(vigil: Vigil) -> list[str]:
    """A Score at 0 always leads to its Draw, and nothing else starts before it (WD-THR-1, WD-THR-2, WD-THR-4)."""
    found: list[str] = []
    there = living(vigil)
    if any(due.character not in there for due in vigil.dues):
        found.append("WD-THR-5: a Draw is due for somebody out of play")
    if len({(due.kind, due.character) for due in vigil.dues if due.kind in THRESHOLDS.values()}) < len(
        [due for due in vigil.dues if due.kind in THRESHOLDS.values()]
    ):
        found.append("WD-THR-7: a threshold Draw is due twice")
    if vigil.actor == NONE:
        for one in there:
            for score, kind in THRESHOLDS.items():
                if (vigil.scores[one][score] == 0) != is_due(vigil, one, kind):
                    found.append(
                        f"WD-FIC-5: warden-{one + 1} is at a threshold without its Draw, or not at it with one"
                    )
    if vigil.question is not None and vigil.question[0] == "WhichAction" and pressing(vigil):
        found.append("WD-THR-4: an Action starts while a Draw is due")
    return found


def people(vigil: Vigil) -> list[str]:
    """The mode fits the people, and the GM has no character (WD-MODE-3, WD-MODE-11)."""
    if not vigil.roles:
        return []
    found: list[str] = []
    if vigil.mode != fitting_mode(vigil):
        found.append("WD-MODE-11: the mode does not fit the people")
    if vigil.gm != NONE and any(vigil.owner[one] == vigil.gm for one in living(vigil)):
        found.append("WD-MODE-3: the GM has a character")
    if vigil.roles.count(GM) != (vigil.gm != NONE) or not present(vigil) or all(role == LEFT for role in vigil.roles):
        found.append("WD-MODE-1: the seats are in disorder")
    return found


def procedures(vigil: Vigil) -> list[str]:
    """Between procedures nothing is left hanging; cards in play belong to one that runs (WD-MODE-9)."""
    found: list[str] = []
    if vigil.question is None:
        if not vigil.over:
            found.append("WD-MODE-9: nothing is asked and the session goes on")
    elif vigil.question[0] == "Now":
        if vigil.turned or vigil.actor != NONE:
            found.append("WD-DECK-8: a procedure was left hanging")
        if len(set(vigil.options)) < len(vigil.options) or not vigil.options:
            found.append("WD-ACT-2: nothing can be started, or something twice")
    return found
