"""The GM calls for an Action: "Gwyn, Overcome a Challenge" (WD-NEED-17).

It stands before the player and forbids nothing: whether the character does it is for people to decide (WD-FIC-3).
"""

from emberwatch.games.wardens import facts
from emberwatch.games.wardens.naming import character_key, character_name
from emberwatch.games.wardens.rules.seats import living
from emberwatch.games.wardens.state import NONE, AskedFor, Vigil
from emberwatch.kernel import Aside


def callable_for(vigil: Vigil) -> dict[str, int]:
    """The Actions that can be called for, by kind; a Draw that comes due is never asked for."""
    return {action.kind: number for number, action in enumerate(vigil.book.actions) if not action.only_due}


class CallFor(Aside):
    """ "/call warden-1 overcome". The same again, or the character alone, takes it back."""

    name = "call"
    rules = ("WD-NEED-17", "WD-ACT-1", "WD-FIC-3", "WD-MODE-7")

    def seats(self, vigil: Vigil) -> list[int]:
        return [vigil.gm] if vigil.gm != NONE and living(vigil) else []

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        who, _, kind = text.strip().partition(" ")
        character = next(one for one in living(vigil) if character_key(one) == who)
        had = next((one for one in vigil.asked_for if one.character == character), None)
        wanted = AskedFor(character, callable_for(vigil)[kind.strip()]) if kind else None
        if had:
            vigil.asked_for.remove(had)
        if wanted is None or wanted == had:
            vigil.tell(facts.NOT_ASKED_FOR, character)
        else:
            vigil.asked_for.append(wanted)
            vigil.tell(facts.ASKED_FOR, *wanted)

    def fault(self, vigil: Vigil, seat: int, text: str) -> str:
        who, _, kind = text.strip().partition(" ")
        there = {character_key(one): one for one in living(vigil)}
        if who not in there:
            return f"Begin with a character in play: {', '.join(there)}."
        if kind:
            actions = callable_for(vigil)
            return "" if kind.strip() in actions else f"Then name an Action: {', '.join(actions)}."
        if any(one.character == there[who] for one in vigil.asked_for):
            return ""
        return f"Nothing is asked of {character_name(vigil, there[who])}; name an Action after the character."

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Call for an Action: the character, then the Action; the same again takes it back"

    def example(self, vigil: Vigil, seat: int) -> str:
        return f"{character_key(living(vigil)[0])} {next(iter(callable_for(vigil)))}"


STEPS = ()
ASIDES = (CallFor(),)
