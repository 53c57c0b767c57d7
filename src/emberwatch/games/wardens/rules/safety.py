"""What anybody can say in the middle of anything: a pause, an objection, that somebody is away (WD-NEED-23)."""

from emberwatch.games.wardens import facts
from emberwatch.games.wardens.rules.deck import shuffle_after_undoing
from emberwatch.games.wardens.rules.records import text_fault
from emberwatch.games.wardens.rules.seats import present, seat_name, seated
from emberwatch.games.wardens.state import LED, NONE, SOLO, Vigil
from emberwatch.kernel import Afresh, Aside, Question
from emberwatch.kernel.state import Args

# questions about which nobody has anything to object: consent and fate are whoever's they are
NOT_OBJECTABLE = ("Now", "Paused", "Consent", "TemptFate", "PlayerName", "CharacterName", "PointsSpent", "WhichGift")
# what the players decide by agreement, so that nothing comes of it when one objects
OUTSIDE_A_DRAW = ("Whom", "HowBad", "AtStake", "Rises", "Likelihood", "OracleQuestion", "VowPart")
# what somebody is only thinking about, with no card turned up: others need not wait for it
THINKING = (
    *("PlayerName", "CharacterName", "PointsSpent", "WhichGift", "Likelihood", "OracleQuestion"),
    *("WhichAction", "Correction", "WhatWasWrong", "Whom"),
)


def waiting_for(vigil: Vigil) -> str:
    """The open question, by name: while an aside is said it is on the agenda."""
    if vigil.question is not None:
        return vigil.question[0]
    return vigil.agenda[-1][0] if vigil.agenda else ""


class Pause(Aside):
    """Anybody may pause the table; only who did, or the GM, lets it go on."""

    name = "pause"
    rules = ("WD-NEED-23",)

    def seats(self, vigil: Vigil) -> list[int]:
        return seated(vigil) if vigil.paused == NONE else []

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        vigil.paused = seat
        vigil.tell(facts.PAUSED, seat)
        vigil.ask(PAUSED)

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Pause the table"


class Paused(Question):
    """The table rests until whoever paused it, or the GM, says so."""

    name = "Paused"
    rules = ("WD-NEED-23",)
    always = True

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        may = [vigil.paused] if vigil.here[vigil.paused] else present(vigil)
        return may if vigil.gm == NONE or vigil.gm in may else [*may, vigil.gm]

    def options(self, vigil: Vigil, args: Args) -> list[int]:
        return [0]

    def take(self, vigil: Vigil, option: int, args: Args) -> None:
        vigil.paused = NONE
        vigil.tell(facts.RESUMED)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return f"The table is paused by {seat_name(vigil, vigil.paused)}."

    def key(self, vigil: Vigil, option: int, args: Args) -> str:
        return "go-on"

    def text(self, vigil: Vigil, option: int, args: Args) -> str:
        return "Go on"


class Object(Aside):
    """While the GM objects, the open choices are the GM's.

    Without a GM the player who draws decides what belongs to the Draw; from anything else nothing comes (WD-MODE-10).
    """

    name = "object"
    rules = ("WD-ACT-3", "WD-ADV-7", "WD-ACT-10", "WD-ORC-10", "WD-MODE-7", "WD-MODE-10")

    def seats(self, vigil: Vigil) -> list[int]:
        if waiting_for(vigil) in NOT_OBJECTABLE or vigil.mode == SOLO or vigil.objection != NONE:
            return []
        return [vigil.gm] if vigil.mode == LED else seated(vigil)

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        if vigil.gm == NONE:
            vigil.tell(facts.OBJECTION_HEARD, seat, text.strip())
            if waiting_for(vigil) in OUTSIDE_A_DRAW:
                vigil.agenda.pop()
        else:
            vigil.objection = seat
            vigil.tell(facts.OBJECTED, seat, text.strip())

    def fault(self, vigil: Vigil, seat: int, text: str) -> str:
        return text_fault(text)

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Object to what is about to be chosen"

    def example(self, vigil: Vigil, seat: int) -> str:
        return "Not in this light."


class Agree(Aside):
    """The objection is withdrawn: the choice is the player's again."""

    name = "agree"
    rules = ("WD-MODE-6", "WD-MODE-7")

    def seats(self, vigil: Vigil) -> list[int]:
        return [] if vigil.objection == NONE else [vigil.objection]

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        vigil.objection = NONE
        vigil.tell(facts.AGREED, seat)

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Withdraw the objection"


class Away(Aside):
    """Somebody has to leave the table for a while, or is seen to have: "/away", "/away 2"."""

    name = "away"
    rules = ("WD-THR-16", "WD-NEED-19")

    def seats(self, vigil: Vigil) -> list[int]:
        here = [seat for seat in seated(vigil) if vigil.here[seat]]
        return here if len(here) > 1 else []

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        who = int(text) if text.strip() else seat
        vigil.here[who] = 0
        vigil.tell(facts.AWAY, who)

    def fault(self, vigil: Vigil, seat: int, text: str) -> str:
        who = text.strip()
        if not who:
            return ""
        there = [str(one) for one in seated(vigil) if vigil.here[one]]
        return "" if who in there else "Nobody sits there who is not away."

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Be away for a while, or say which seat is"


class Back(Aside):
    """And comes back."""

    name = "back"
    rules = ("WD-THR-16", "WD-NEED-19")

    def seats(self, vigil: Vigil) -> list[int]:
        return [seat for seat in seated(vigil) if not vigil.here[seat]]

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        vigil.here[seat] = 1
        vigil.tell(facts.BACK, seat)

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Be back at the table"


class Limit(Aside):
    """A line that is not crossed, or a veil that is drawn (WD-NEED-23)."""

    name = "limit"
    rules = ("WD-NEED-23",)

    def seats(self, vigil: Vigil) -> list[int]:
        return seated(vigil)

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        vigil.limits.append(text.strip())
        vigil.tell(facts.LIMIT_SET, text.strip())

    def fault(self, vigil: Vigil, seat: int, text: str) -> str:
        return text_fault(text)

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Note a line or a veil"

    def example(self, vigil: Vigil, seat: int) -> str:
        return "Line: harm to children."


class Meanwhile(Aside):
    """Nobody waits for somebody who is only thinking: the half-made character or question waits (WD-CHAR-16)."""

    name = "meanwhile"
    rules = ("WD-CHAR-16", "WD-ACT-2")

    def seats(self, vigil: Vigil) -> list[int]:
        return seated(vigil) if waiting_for(vigil) in THINKING else []

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        vigil.agenda.pop()
        vigil.tell(facts.NEVER_MIND, seat)

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Play on; this can wait"


class TakenBack(Afresh):
    """What was seen before an undo lies somewhere in the pile again (WD-NEED-15)."""

    rules = ("WD-NEED-15",)

    def deal(self, vigil: Vigil) -> None:
        shuffle_after_undoing(vigil)


PAUSED = Paused()
STEPS = ()
QUESTIONS = (PAUSED,)
ASIDES = (Pause(), Object(), Agree(), Away(), Back(), Limit(), Meanwhile(), TakenBack())
