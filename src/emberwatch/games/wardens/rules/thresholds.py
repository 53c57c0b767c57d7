"""Draws that are due, calls to react, and what becomes of the dead (WD-THR, WD-AVOID, WD-FIGHT)."""

from emberwatch.games.wardens import facts
from emberwatch.games.wardens.naming import character_key, character_name, severity_name
from emberwatch.games.wardens.rules.consent import propose
from emberwatch.games.wardens.rules.preparing import LOSSES, MOST_LOST
from emberwatch.games.wardens.rules.scores import change, come_due, come_round, enter_foe
from emberwatch.games.wardens.rules.seats import answering, living, present, referees
from emberwatch.games.wardens.state import (
    DIRE,
    DUES,
    ENDURE_HARM,
    IN_PLAY,
    NONE,
    ORDINARY,
    SCORES,
    SEVERITIES,
    STAKES,
    UNCONSCIOUS,
    Call,
    Vigil,
)
from emberwatch.kernel import Question
from emberwatch.kernel.state import Args

NEVER_MIND = -1
NO, YES = 0, 1


def harm(vigil: Vigil, seat: int) -> None:
    """A foe or hazard acts against somebody (WD-FIGHT-6)."""
    vigil.ask(WHOM, seat)


def threaten(vigil: Vigil, seat: int, character: int, severity: int, stake: int, amount: int) -> None:
    """Without a GM the player of whoever is threatened has a say in it (WD-MODE-10)."""
    owner = vigil.owner[character]
    asked = [owner] if vigil.gm == NONE and owner in present(vigil) else []
    propose(vigil, seat, asked, "demand", "let_it_be", character, severity, stake, amount)


def demand(vigil: Vigil, character: int, severity: int, stake: int, amount: int) -> None:
    """What reaches the character has to be endured, or calls for a reaction (WD-THR-3, WD-AVOID-12)."""
    if endures(vigil):
        come_due(vigil, ENDURE_HARM, character, severity)
        return
    vigil.calls.append(Call(character, severity, stake, amount))
    vigil.tell(facts.CALLED, character, severity, stake)
    if vigil.status[character] == UNCONSCIOUS:  # WD-THR-11
        vigil.do(suffer, character)


def endures(vigil: Vigil) -> bool:
    """Whether harm is met with Endure Harm in this edition (WD-FIGHT-6)."""
    return DUES[ENDURE_HARM] in vigil.book.action_of


def set_due_aside(vigil: Vigil, kind: int, character: int) -> None:
    """It stays due for the character and no longer holds up the table (WD-THR-16)."""
    vigil.dues = [
        due._replace(set_aside=1) if (due.kind, due.character) == (kind, character) else due for due in vigil.dues
    ]
    vigil.tell(facts.DUE_SET_ASIDE, character)


def suffer(vigil: Vigil, character: int) -> None:
    """The whole consequence without a Draw (WD-AVOID-11, WD-THR-11)."""
    for call in [one for one in vigil.calls if one.character == character]:
        vigil.calls.remove(call)
        vigil.tell(facts.UNOPPOSED, character)
        if call.stake != NONE:
            change(vigil, character, call.stake, -call.amount)


def take_call_back(vigil: Vigil, character: int) -> None:
    """WD-AVOID-12."""
    vigil.calls = [call for call in vigil.calls if call.character != character]
    vigil.tell(facts.CALL_TAKEN_BACK, character)


def wake(vigil: Vigil, character: int) -> None:
    """The referee says so (WD-THR-12)."""
    come_round(vigil, character)


def offer_pallid(vigil: Vigil, character: int) -> None:
    """A dead character may be entered among the foes (WD-THR-14)."""
    vigil.ask(RISES, character)


class Whom(Question):
    """Whom does it threaten?"""

    name = "Whom"
    rules = ("WD-FIGHT-6", "WD-AVOID-12")
    always = True

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return answering(vigil, args[0])

    def options(self, vigil: Vigil, args: Args) -> list[int]:
        called = [call.character for call in vigil.calls]
        return [*(one for one in living(vigil) if one not in called), NEVER_MIND]

    def take(self, vigil: Vigil, option: int, args: Args) -> None:
        if option == NEVER_MIND:
            vigil.tell(facts.NEVER_MIND, args[0])
        else:
            vigil.ask(HOW_BAD, args[0], option)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return "Whom does a foe or hazard threaten?"

    def key(self, vigil: Vigil, option: int, args: Args) -> str:
        return "never-mind" if option == NEVER_MIND else f"character:{character_key(option)}"

    def text(self, vigil: Vigil, option: int, args: Args) -> str:
        return "Never mind" if option == NEVER_MIND else character_name(vigil, option)


class HowBad(Question):
    """How severe is it?"""

    name = "HowBad"
    rules = ("WD-ENDU-3", "WD-AVOID-3", "WD-AVOID-8")

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return answering(vigil, args[0])

    def options(self, vigil: Vigil, args: Args) -> list[int]:
        more = range(DIRE + 1, DIRE + 1 + MOST_LOST - LOSSES[DIRE])  # dire may cost more than it must
        return [ORDINARY, *range(ORDINARY + 1, DIRE + 1), *(() if endures(vigil) else more)]

    def take(self, vigil: Vigil, option: int, args: Args) -> None:
        seat, character = args
        if endures(vigil):
            threaten(vigil, seat, character, option, NONE, 0)
        else:
            severity = min(option, DIRE)
            vigil.ask(AT_STAKE, seat, character, severity, LOSSES[severity] + option - severity)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return f"How severe is what threatens {character_name(vigil, args[1])}?"

    def key(self, vigil: Vigil, option: int, args: Args) -> str:
        return f"severity:{SEVERITIES[min(option, DIRE)]}{'' if option <= DIRE else f'-{LOSSES[DIRE] + option - DIRE}'}"

    def text(self, vigil: Vigil, option: int, args: Args) -> str:
        name = severity_name(vigil, min(option, DIRE)).capitalize()
        amount = LOSSES[min(option, DIRE)] + option - min(option, DIRE)
        return name if endures(vigil) else f"{name}: {amount} at most"


class AtStake(Question):
    """What does it cost whoever does not escape it?"""

    name = "AtStake"
    rules = ("WD-AVOID-3", "WD-AVOID-9")

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return answering(vigil, args[0])

    def options(self, vigil: Vigil, args: Args) -> list[int]:
        return list(range(len(STAKES)))

    def take(self, vigil: Vigil, option: int, args: Args) -> None:
        seat, character, severity, amount = args
        threaten(vigil, seat, character, severity, STAKES[option], amount)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return f"What is at stake for {character_name(vigil, args[1])}?"

    def key(self, vigil: Vigil, option: int, args: Args) -> str:
        return "stake:fiction" if STAKES[option] == NONE else f"stake:{SCORES[STAKES[option]]}"

    def text(self, vigil: Vigil, option: int, args: Args) -> str:
        return "The fiction only" if STAKES[option] == NONE else vigil.book.score_names[STAKES[option]]


class Rises(Question):
    """Does the forest raise the dead one?"""

    name = "Rises"
    rules = ("WD-THR-14",)

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return referees(vigil)

    def options(self, vigil: Vigil, args: Args) -> list[int]:
        return [NO, YES]

    def take(self, vigil: Vigil, option: int, args: Args) -> None:
        if option == YES:
            name = f"{character_name(vigil, args[0])}, a Pallid"
            enter_foe(vigil, name)
            vigil.tell(facts.THING_ENTERED, "foe", name)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return f"Does {character_name(vigil, args[0])} rise again as a Pallid?"

    def key(self, vigil: Vigil, option: int, args: Args) -> str:
        return ("stays-dead", "rises")[option]

    def text(self, vigil: Vigil, option: int, args: Args) -> str:
        return ("Stays dead", "Rises among the foes")[option]


def calls_on_the_fallen(vigil: Vigil) -> None:
    """Whoever fell unconscious meanwhile takes the whole of what was coming (WD-AVOID-12)."""
    for call in vigil.calls[:]:
        if vigil.status[call.character] != IN_PLAY:
            suffer(vigil, call.character)


WHOM, HOW_BAD, AT_STAKE, RISES = Whom(), HowBad(), AtStake(), Rises()
STEPS = (harm, demand, set_due_aside, suffer, take_call_back, wake, calls_on_the_fallen)
QUESTIONS = (WHOM, HOW_BAD, AT_STAKE, RISES)
