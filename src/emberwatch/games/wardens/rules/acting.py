"""A character acts (WD-ACT): which Action it is, whose wounds are tended, and all that is settled before the cards."""

from emberwatch.games.wardens import facts
from emberwatch.games.wardens.naming import character_key, character_name, signed
from emberwatch.games.wardens.rules.advantage import Bearing, Circumstances, Condition, Forget, KeepBack, Spend
from emberwatch.games.wardens.rules.approach import Amount, Approach, Foe, Severity, Stake
from emberwatch.games.wardens.rules.choice import KIND, Choice, Settling, preparers
from emberwatch.games.wardens.rules.drawing import commit
from emberwatch.games.wardens.rules.preparing import heed_call, heed_due, modifier, printed, ready, start_anew
from emberwatch.games.wardens.rules.scores import due_of, is_due
from emberwatch.games.wardens.rules.seats import deciding, living, may_draw_for
from emberwatch.games.wardens.state import CONSTITUTION, DEXTERITY, DUES, NONE, RESIST_DEATH, UNCONSCIOUS, VITAE, Vigil
from emberwatch.kernel import Question
from emberwatch.kernel.state import Args


def act(vigil: Vigil, seat: int, character: int) -> None:
    """A character does something that an Action is for."""
    vigil.ask(WHICH_ACTION, seat, character)


def begin(vigil: Vigil, seat: int, character: int, action: int) -> None:
    """One Draw, made by this seat (WD-DRAW-1)."""
    start_anew(vigil, character, action, seat)
    vigil.asked_for = [one for one in vigil.asked_for if one != (character, action)]
    vigil.tell(facts.ACTION_BEGAN, character, action)
    kind = printed(vigil).kind
    if kind == "avoid":
        heed_call(vigil)
    if kind == "treat":
        vigil.ask(PATIENT)
    vigil.ask(PREPARE)


def begin_due(vigil: Vigil, seat: int, kind: int, character: int) -> None:
    """A Draw that is due is started (WD-THR-6)."""
    start_anew(vigil, character, vigil.book.action_of[DUES[kind]], seat)
    vigil.tell(facts.ACTION_BEGAN, character, vigil.action)
    heed_due(vigil, due_of(vigil, character, kind))
    vigil.ask(PREPARE)


def actions_for(vigil: Vigil, character: int) -> list[int]:
    """The Actions that this character can start (WD-ACT-9, WD-THR-10, WD-AVOID-12)."""
    asleep = vigil.status[character] == UNCONSCIOUS
    called = any(call.character == character for call in vigil.calls)
    return [
        number
        for number, action in enumerate(vigil.book.actions)
        if not action.only_due and (not asleep or action.when_unconscious) and (not called or action.kind == "avoid")
    ]


def patients(vigil: Vigil) -> list[int]:
    """Whoever can be treated; not one who has to Resist Death first (WD-D45, WD-THR-7)."""
    return [one for one in living(vigil) if not is_due(vigil, one, RESIST_DEATH)]


class WhichAction(Question):
    """Which Action is it?"""

    name = "WhichAction"
    rules = ("WD-ED-4", "WD-ED-5", "WD-ACT-1", "WD-ACT-7", "WD-ACT-8", "WD-FIGHT-2", "WD-FIGHT-7")
    always = True

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return deciding(vigil, args[0])

    def options(self, vigil: Vigil, args: Args) -> list[int]:
        return [*actions_for(vigil, args[1]), NONE]

    def take(self, vigil: Vigil, option: int, args: Args) -> None:
        if option == NONE:
            vigil.tell(facts.NEVER_MIND, args[0])
        else:
            vigil.do(begin, *args, option)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return f"What does {character_name(vigil, args[1])} do?"

    def key(self, vigil: Vigil, option: int, args: Args) -> str:
        return "never-mind" if option == NONE else f"action:{vigil.book.actions[option].kind}"

    def text(self, vigil: Vigil, option: int, args: Args) -> str:
        if option == NONE:
            return "Never mind"
        action = vigil.book.actions[option]
        return f"{action.name}: {action.trigger}"


class Patient(Question):
    """Whose wounds are tended? That decides the Score, too (WD-TREAT-2)."""

    name = "Patient"
    rules = ("WD-TREAT-1", "WD-TREAT-2", "WD-TREAT-11", "WD-DRAW-2")
    always = True

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return deciding(vigil, vigil.drawer)

    def options(self, vigil: Vigil, args: Args) -> list[int]:
        return [*patients(vigil), NONE]

    def take(self, vigil: Vigil, option: int, args: Args) -> None:
        vigil.patient = option
        vigil.approach = CONSTITUTION if option == vigil.actor else DEXTERITY

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return f"Whose wounds does {character_name(vigil, vigil.actor)} tend?"

    def key(self, vigil: Vigil, option: int, args: Args) -> str:
        return "patient:nobody-here" if option == NONE else f"patient:{character_key(option)}"

    def text(self, vigil: Vigil, option: int, args: Args) -> str:
        if option == NONE:
            return "Somebody of the tale"
        return f"{character_name(vigil, option)} (Vitae {vigil.scores[option][VITAE]})"


class Draw(Settling):
    """The cards are turned up; the player does that, or whoever may draw for them (WD-DRAW-1)."""

    word = "draw"

    def offered(self, vigil: Vigil) -> list[int]:
        return [0] if ready(vigil) else []

    def whose(self, vigil: Vigil) -> list[int]:
        own = super().whose(vigil)
        return [seat for seat in own if may_draw_for(vigil, seat, vigil.actor) or seat == vigil.objection] or own

    def make(self, vigil: Vigil, about: int) -> None:
        vigil.do(commit)

    def text(self, vigil: Vigil, about: int) -> str:
        return f"Draw with {vigil.book.score_names[vigil.approach]}, {signed(modifier(vigil))} in all"


class GiveUp(Settling):
    """Nothing comes of it; a Draw that is due cannot be given up (WD-DRAW-17)."""

    word = "give-up"

    def offered(self, vigil: Vigil) -> list[int]:
        return [] if printed(vigil).kind in DUES else [0]

    def make(self, vigil: Vigil, about: int) -> None:
        vigil.tell(facts.ACTION_GIVEN_UP, vigil.actor, vigil.action)
        vigil.actor = NONE

    def text(self, vigil: Vigil, about: int) -> str:
        return "Give it up"


CHOICES: tuple[Choice, ...] = (
    *(Draw(), Approach(), Condition(), Bearing(), Circumstances(), Forget(), Spend(), KeepBack()),
    *(Severity(), Stake(), Amount(), Foe(), GiveUp()),
)


def _numbered() -> list[tuple[Choice, int]]:
    found: list[tuple[Choice, int]] = []
    for choice in CHOICES:
        found += [(choice, len(found))] * choice.ways
    return found


NUMBERED = _numbered()  # for each number the choice, and the first of its numbers
FIRST = list(dict.fromkeys(NUMBERED))  # each choice once


def chosen(option: int) -> tuple[Choice, int]:
    """The choice that an option is, and what it is about."""
    choice, first = NUMBERED[option // KIND]
    return choice, option - first * KIND


class Prepare(Question):
    """Everything about the Draw is settled here, one choice after the other, until the cards are turned up."""

    name = "Prepare"
    rules = (
        *("WD-DRAW-2", "WD-DRAW-17", "WD-ACT-3", "WD-ACT-4", "WD-ACT-5", "WD-ADV-7", "WD-ADV-8", "WD-THR-8"),
        *("WD-ODDS-1", "WD-ODDS-2", "WD-ODDS-3", "WD-ODDS-4", "WD-REC-4", "WD-POOL-6", "WD-POOL-8"),
    )
    always = True

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return preparers(vigil)

    def whose(self, vigil: Vigil, option: int, args: Args) -> list[int]:
        return chosen(option)[0].whose(vigil)

    def options(self, vigil: Vigil, args: Args) -> list[int]:
        return [first * KIND + about for choice, first in FIRST for about in choice.offered(vigil)]

    def take(self, vigil: Vigil, option: int, args: Args) -> None:
        choice, about = chosen(option)
        choice.make(vigil, about)
        if not choice.last:
            vigil.ask(PREPARE)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        action = printed(vigil)
        missing = "" if ready(vigil) else " (something is still to be named)"
        return f"{character_name(vigil, vigil.actor)}: {action.name}. How does it come about?{missing}"

    def key(self, vigil: Vigil, option: int, args: Args) -> str:
        choice, about = chosen(option)
        return choice.key(vigil, about)

    def text(self, vigil: Vigil, option: int, args: Args) -> str:
        choice, about = chosen(option)
        return choice.text(vigil, about)


WHICH_ACTION, PATIENT, PREPARE = WhichAction(), Patient(), Prepare()
STEPS = (act, begin, begin_due)
QUESTIONS = (WHICH_ACTION, PATIENT, PREPARE)
