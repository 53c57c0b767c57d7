"""The table's consent: everybody present agrees (WD-D60). Whoever proposes has agreed by proposing."""

from typing import Any

from emberwatch.games.wardens import facts
from emberwatch.games.wardens.rules.seats import present
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


def consult(vigil: Vigil, asked: tuple[int, ...], then: str, otherwise: str, *args: Any) -> None:
    """Those who have still to be asked."""
    if asked:
        vigil.ask(CONSENT, asked, then, otherwise, *args)
    else:
        vigil.put(then, *args)


def let_it_be(vigil: Vigil, *args: Any) -> None:
    """Somebody did not agree."""


class Consent(Question):
    """Does the table agree?"""

    name = "Consent"
    rules = ("WD-DECK-16", "WD-FIC-4", "WD-COST-12", "WD-MODE-5")
    always = True

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return [args[0][0]]

    def options(self, vigil: Vigil, args: Args) -> list[int]:
        return [AGREE, REFUSE]

    def take(self, vigil: Vigil, option: int, args: Args) -> None:
        asked, then, otherwise, *rest = args
        if option == AGREE:
            vigil.tell(facts.CONSENTED, asked[0])
            vigil.do(consult, asked[1:], then, otherwise, *rest)
        else:
            vigil.tell(facts.REFUSED, asked[0])
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
