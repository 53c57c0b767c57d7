"""How the character goes about it, against what, and how bad it can get (WD-ACT-3, WD-AVOID-3, WD-ENDU-3)."""

from emberwatch.games.wardens.naming import severity_name
from emberwatch.games.wardens.rules.choice import Choice
from emberwatch.games.wardens.rules.preparing import LOSSES, MOST_LOST, printed
from emberwatch.games.wardens.rules.seats import referees
from emberwatch.games.wardens.state import DIRE, NONE, SCORES, SEVERITIES, STAKES, Thing, Vigil


class Approach(Choice):
    """The way of acting decides which Score is used (WD-ACT-3); whose wounds are tended has decided it already."""

    word = "approach"

    def offered(self, vigil: Vigil) -> list[int]:
        if printed(vigil).kind == "treat" or len(printed(vigil).approaches) == 1:
            return []
        return [score for score, _, _ in printed(vigil).approaches if score != vigil.approach]

    def make(self, vigil: Vigil, about: int) -> None:
        vigil.approach = about

    def key(self, vigil: Vigil, about: int) -> str:
        return f"approach:{SCORES[about]}"

    def text(self, vigil: Vigil, about: int) -> str:
        cue = next(cue for score, cue, _ in printed(vigil).approaches if score == about)
        return f"{vigil.book.score_names[about]} {vigil.scores[vigil.actor][about]}: {cue}"


class Ruling(Choice):
    """Something that the referee names before the Draw (WD-MODE-7)."""

    def whose(self, vigil: Vigil) -> list[int]:
        return [] if vigil.gm == NONE else referees(vigil)


class Severity(Ruling):
    """How bad it is; dire costs three unless more is named (WD-AVOID-8)."""

    word = "severity"

    def offered(self, vigil: Vigil) -> list[int]:
        return [one for one in range(3) if one != vigil.severity] if printed(vigil).has_severity else []

    def make(self, vigil: Vigil, about: int) -> None:
        vigil.severity, vigil.amount = about, LOSSES[about]

    def key(self, vigil: Vigil, about: int) -> str:
        return f"severity:{SEVERITIES[about]}"

    def text(self, vigil: Vigil, about: int) -> str:
        return f"Severity: {severity_name(vigil, about)}"


class Stake(Ruling):
    """What is lost by whoever does not escape; where harm is endured, that is printed (WD-AVOID-3, WD-AVOID-9)."""

    word = "stake"

    def offered(self, vigil: Vigil) -> list[int]:
        if printed(vigil).kind != "avoid":
            return []
        return [place for place, stake in enumerate(STAKES) if stake != vigil.stake]

    def make(self, vigil: Vigil, about: int) -> None:
        vigil.stake = STAKES[about]

    def key(self, vigil: Vigil, about: int) -> str:
        return "stake:fiction" if STAKES[about] == NONE else f"stake:{SCORES[STAKES[about]]}"

    def text(self, vigil: Vigil, about: int) -> str:
        stake = STAKES[about]
        return "At stake: the fiction only" if stake == NONE else f"At stake: {vigil.book.score_names[stake]}"


class Amount(Ruling):
    """A dire threat may cost more than it must, if that is named before (WD-AVOID-8)."""

    word = "amount"

    def offered(self, vigil: Vigil) -> list[int]:
        if printed(vigil).kind != "avoid" or vigil.severity != DIRE:
            return []
        return [amount for amount in range(LOSSES[DIRE], MOST_LOST + 1) if amount != vigil.amount]

    def make(self, vigil: Vigil, about: int) -> None:
        vigil.amount = about

    def text(self, vigil: Vigil, about: int) -> str:
        return f"Dire: {about} are lost"


class Foe(Choice):
    """Whom it strikes: a success is counted against them (WD-FIGHT-5)."""

    word = "foe"

    def offered(self, vigil: Vigil) -> list[int]:
        if printed(vigil).kind != "inflict":
            return []
        return [thing.id for thing in vigil.things if _can_be_struck(thing) and thing.id != vigil.foe]

    def make(self, vigil: Vigil, about: int) -> None:
        vigil.foe = about

    def text(self, vigil: Vigil, about: int) -> str:
        return f"Against {next(thing.name for thing in vigil.things if thing.id == about)}"


def _can_be_struck(thing: Thing) -> bool:
    return thing.kind == "foe" and not thing.crossed and not thing.hidden
