"""The table's consent: everybody present agrees (WD-D60). Whoever proposes has agreed by proposing."""

from typing import Any

from emberwatch.games.wardens import facts
from emberwatch.games.wardens.rules.seats import present, referees
from emberwatch.games.wardens.state import Vigil
from emberwatch.kernel import Question
from emberwatch.kernel.state import Args

AGREE, REFUSE = 0, 1
PROPOSALS = {
    "shuffle_all": "shuffle all cards together",
    "correct": "correct a value",
    "redo_draw": "correct the last Draw on its cards",
    "replace_cost": "replace the revealed Cost by something that fits better",
    "set_due_aside": "set a Draw aside for a player who is away",
    "change_gm": "change who is the GM",
    "sit_down": "let another player join",
    "close": "end the session",
    "complete_vow": "call the Vow fulfilled",
    "wake": "let a character come round",
    "take_call_back": "take a call to react back",
    "end_fight": "call the fight over",
    "demand": "let a foe or hazard act",
}


def propose(vigil: Vigil, seat: int, others: list[int], then: str, otherwise: str, *args: Any) -> None:
    """Ask the others in order; if all agree `then` happens, else `otherwise`."""
    asked = tuple(one for one in others if one != seat)
    if asked:
        vigil.tell(facts.PROPOSED, seat, then)
    vigil.do(consult, asked, then, otherwise, *args)


def propose_to_all(vigil: Vigil, seat: int, then: str, *args: Any) -> None:
    """What needs everybody's consent; nothing happens if one refuses."""
    propose(vigil, seat, present(vigil), then, "let_it_be", *args)


def rule_on(vigil: Vigil, seat: int, then: str, *args: Any) -> None:
    """A ruling of the referee: the GM's alone, or the players' together (WD-MODE-6, WD-MODE-10)."""
    propose(vigil, seat, referees(vigil), then, "let_it_be", *args)


def consult(vigil: Vigil, asked: tuple[int, ...], then: str, otherwise: str, *args: Any) -> None:
    """Those who have still to be asked; somebody who has gone meanwhile is not waited for."""
    if here := here_of(vigil, asked):
        vigil.ask(CONSENT, here, then, otherwise, *args)
    else:
        vigil.put(then, *args)


def here_of(vigil: Vigil, asked: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the asked who are present."""
    there = present(vigil)
    return tuple([one for one in asked if one in there])


def let_it_be(vigil: Vigil, *args: Any) -> None:
    """Somebody did not agree."""


class Consent(Question):
    """Does the table agree?"""

    name = "Consent"
    rules = ("WD-DECK-16", "WD-FIC-4", "WD-COST-12", "WD-MODE-5", "WD-MODE-10")

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return list(here_of(vigil, args[0])[:1])

    def options(self, vigil: Vigil, args: Args) -> list[int]:
        return [AGREE, REFUSE] if here_of(vigil, args[0]) else [AGREE]

    def take(self, vigil: Vigil, option: int, args: Args) -> None:
        asked, then, otherwise, *rest = args
        here = here_of(vigil, asked)
        if option == AGREE:
            if here:
                vigil.tell(facts.CONSENTED, here[0])
            vigil.do(consult, here[1:], then, otherwise, *rest)
        else:
            vigil.tell(facts.REFUSED, here[0])
            vigil.put(otherwise, *rest)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        about = f" ({args[-1]})" if args[1] == "correct" else ""
        return f"The table could {PROPOSALS[args[1]]}{about}. Is that agreed?"

    def key(self, vigil: Vigil, option: int, args: Args) -> str:
        return ("agree", "refuse")[option]

    def text(self, vigil: Vigil, option: int, args: Args) -> str:
        return ("Agree", "Refuse")[option]


CONSENT = Consent()
STEPS = (consult, let_it_be)
QUESTIONS = (CONSENT,)
