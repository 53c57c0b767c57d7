"""How a Draw is prepared: the Action, the patient, the approach, every reason for or against (WD-DRAW-2)."""

from collections.abc import Callable

from emberwatch.games.wardens import facts
from emberwatch.games.wardens.naming import (
    character_key,
    character_name,
    levels,
    record_name,
    severity_name,
    signed,
    store_name,
)
from emberwatch.games.wardens.rules.drawing import commit
from emberwatch.games.wardens.rules.preparing import (
    LOSSES,
    MOST_LOST,
    heed_call,
    heed_due,
    modifier,
    own_records,
    parts,
    printed,
    ready,
    start_anew,
    tick,
    usable,
)
from emberwatch.games.wardens.rules.records import text_fault
from emberwatch.games.wardens.rules.scores import due_of, is_due
from emberwatch.games.wardens.rules.seats import deciding, living, may_draw_for, referees
from emberwatch.games.wardens.state import (
    CONSTITUTION,
    DEXTERITY,
    DIRE,
    DUES,
    NONE,
    RESIST_DEATH,
    SCORES,
    SEVERITIES,
    STAKES,
    UNCONSCIOUS,
    VITAE,
    Vigil,
)
from emberwatch.kernel import Form, Question
from emberwatch.kernel.state import Args

# an option is a kind times KIND, plus what it is about
KIND = 1_000_000
(
    DRAW,
    APPROACH,
    TICK,
    HELPS,
    HINDERS,
    IGNORE,
    FOR,
    AGAINST,
    FORGET,
    SPEND,
    SAVE,
    SEVERITY,
    STAKE,
    AMOUNT,
    FOE,
    GIVE_UP,
) = range(16)
REFEREE = (SEVERITY, STAKE, AMOUNT)  # for the referee to name (WD-MODE-7)


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


class Prepare(Question):
    """Everything about the Draw is settled here, one thing after the other, until the cards are turned up."""

    name = "Prepare"
    rules = (
        *("WD-DRAW-2", "WD-DRAW-17", "WD-ACT-3", "WD-ACT-4", "WD-ACT-5", "WD-ADV-7", "WD-ADV-8", "WD-THR-8"),
        *("WD-ODDS-1", "WD-ODDS-2", "WD-ODDS-3", "WD-ODDS-4", "WD-REC-4", "WD-POOL-6", "WD-POOL-8"),
    )
    always = True

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        own = deciding(vigil, vigil.drawer)
        return own if vigil.gm == NONE else sorted({*own, *referees(vigil)})

    def whose(self, vigil: Vigil, option: int, args: Args) -> list[int]:
        """The referee names severity and stake and has a say in modifiers; the rest is the player's."""
        kind = option // KIND
        if kind in REFEREE:
            return [] if vigil.gm == NONE else referees(vigil)
        if kind in (TICK, HELPS, HINDERS, IGNORE, FOR, AGAINST, FORGET):
            return []
        own = deciding(vigil, vigil.drawer)
        if kind == DRAW:
            return [seat for seat in own if may_draw_for(vigil, seat, vigil.actor) or seat == vigil.objection] or own
        return own

    def options(self, vigil: Vigil, args: Args) -> list[int]:
        found = [DRAW * KIND] if ready(vigil) else []
        found += self._approaches(vigil)
        found += [TICK * KIND + number for number in range(len(printed(vigil).conditions))]
        found += self._records(vigil)
        found += [FOR * KIND, AGAINST * KIND]
        found += [FORGET * KIND + number for number in range(len(vigil.reasons))]
        found += [SPEND * KIND + store.id for store in usable(vigil)]
        found += [
            SAVE * KIND + store.id for store in vigil.stores if store.holder == vigil.actor and store.scope == "fitting"
        ]
        found += self._severities(vigil)
        if printed(vigil).kind == "inflict":
            foes = [
                thing.id for thing in vigil.things if thing.kind == "foe" and not thing.crossed and not thing.hidden
            ]
            found += [FOE * KIND + foe for foe in foes if foe != vigil.foe]
        if printed(vigil).kind not in DUES:
            found.append(GIVE_UP * KIND)
        return found

    def _approaches(self, vigil: Vigil) -> list[int]:
        if printed(vigil).kind == "treat" or len(printed(vigil).approaches) == 1:
            return []
        return [APPROACH * KIND + score for score, _, _ in printed(vigil).approaches if score != vigil.approach]

    def _records(self, vigil: Vigil) -> list[int]:
        """Each Record helps or hinders by one, or does not bear on it (WD-REC-4)."""
        bearing = dict(vigil.helping)
        found: list[int] = []
        for record in own_records(vigil):
            ways = {1: HELPS, -1: HINDERS, 0: IGNORE}
            found += [kind * KIND + record.id for way, kind in ways.items() if way != bearing.get(record.id, 0)]
        return found

    def _severities(self, vigil: Vigil) -> list[int]:
        if not printed(vigil).has_severity:
            return []
        found = [SEVERITY * KIND + one for one in range(3) if one != vigil.severity]
        if printed(vigil).kind == "avoid":
            found += [STAKE * KIND + number for number, stake in enumerate(STAKES) if stake != vigil.stake]
            if vigil.severity == DIRE:
                found += [AMOUNT * KIND + more for more in range(LOSSES[DIRE], MOST_LOST + 1) if more != vigil.amount]
        return found

    def take(self, vigil: Vigil, option: int, args: Args) -> None:
        kind, about = divmod(option, KIND)
        if kind == DRAW:
            vigil.do(commit)
        elif kind == GIVE_UP:
            vigil.tell(facts.ACTION_GIVEN_UP, vigil.actor, vigil.action)
            vigil.actor = NONE
        else:
            CHANGES[kind](vigil, about)
            if kind in (FOR, AGAINST):
                vigil.ask(CIRCUMSTANCE, 1 if kind == FOR else -1)
            vigil.ask(PREPARE)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        action = printed(vigil)
        missing = "" if ready(vigil) else " (something is still to be named)"
        return f"{character_name(vigil, vigil.actor)}: {action.name}. How does it come about?{missing}"

    def key(self, vigil: Vigil, option: int, args: Args) -> str:
        kind, about = divmod(option, KIND)
        named = {
            APPROACH: lambda: SCORES[about],
            TICK: lambda: str(about + 1),
            SEVERITY: lambda: SEVERITIES[about],
            STAKE: lambda: "fiction" if STAKES[about] == NONE else SCORES[STAKES[about]],
        }
        word = WORDS[kind]
        if kind in (DRAW, FOR, AGAINST, GIVE_UP):
            return word
        return f"{word}:{named[kind]() if kind in named else about}"

    def text(self, vigil: Vigil, option: int, args: Args) -> str:
        kind, about = divmod(option, KIND)
        return TEXTS[kind](vigil, about)


def _approach(vigil: Vigil, score: int) -> None:
    vigil.approach = score


def _bear(level: int) -> Callable[[Vigil, int], None]:
    def bear(vigil: Vigil, record: int) -> None:
        others = [one for one in vigil.helping if one[0] != record]
        vigil.helping = others if level == 0 else sorted([*others, (record, level)])

    return bear


def _nothing_yet(vigil: Vigil, about: int) -> None:
    """The form that follows changes something."""


def _forget(vigil: Vigil, number: int) -> None:
    vigil.reasons = [one for place, one in enumerate(vigil.reasons) if place != number]


def _spend(vigil: Vigil, store: int) -> None:
    kept = [one for one in vigil.spending if one != store]
    vigil.spending = kept if len(kept) < len(vigil.spending) else sorted([*kept, store])


def _save(vigil: Vigil, store: int) -> None:
    kept = [one for one in vigil.kept if one != store]
    vigil.kept = kept if len(kept) < len(vigil.kept) else sorted([*kept, store])


def _severity(vigil: Vigil, severity: int) -> None:
    vigil.severity, vigil.amount = severity, LOSSES[severity]


def _stake(vigil: Vigil, number: int) -> None:
    vigil.stake = STAKES[number]


def _amount(vigil: Vigil, amount: int) -> None:
    vigil.amount = amount


def _foe(vigil: Vigil, foe: int) -> None:
    vigil.foe = foe


CHANGES: dict[int, Callable[[Vigil, int], None]] = {
    APPROACH: _approach,
    TICK: tick,
    HELPS: _bear(1),
    HINDERS: _bear(-1),
    IGNORE: _bear(0),
    FOR: _nothing_yet,
    AGAINST: _nothing_yet,
    FORGET: _forget,
    SPEND: _spend,
    SAVE: _save,
    SEVERITY: _severity,
    STAKE: _stake,
    AMOUNT: _amount,
    FOE: _foe,
}
WORDS = {
    DRAW: "draw",
    APPROACH: "approach",
    TICK: "condition",
    HELPS: "helps",
    HINDERS: "hinders",
    IGNORE: "ignore",
    FOR: "for",
    AGAINST: "against",
    FORGET: "forget",
    SPEND: "store",
    SAVE: "keep-back",
    SEVERITY: "severity",
    STAKE: "stake",
    AMOUNT: "amount",
    FOE: "foe",
    GIVE_UP: "give-up",
}


def _record_text(vigil: Vigil, id: int) -> str:
    return next(record_name(vigil, record) for record in vigil.records if record.id == id)


def _store_text(vigil: Vigil, id: int) -> str:
    return next(store_name(vigil, store) for store in vigil.stores if store.id == id)


def _draw_text(vigil: Vigil, about: int) -> str:
    return f"Draw with {vigil.book.score_names[vigil.approach]}, {signed(modifier(vigil))} in all"


def _approach_text(vigil: Vigil, score: int) -> str:
    cue = next(cue for one, cue, _ in printed(vigil).approaches if one == score)
    return f"{vigil.book.score_names[score]} {vigil.scores[vigil.actor][score]}: {cue}"


def _condition_text(vigil: Vigil, number: int) -> str:
    level, cue, _ = printed(vigil).conditions[number]
    return f"{signed(level)} {cue}{' (take back)' if number in vigil.ticked else ''}"


def _spend_text(vigil: Vigil, id: int) -> str:
    return f"{'Do not spend' if id in vigil.spending else 'Spend'} {_store_text(vigil, id)}"


def _save_text(vigil: Vigil, id: int) -> str:
    return f"{'Use' if id in vigil.kept else 'Keep back'} {_store_text(vigil, id)}"


def _stake_text(vigil: Vigil, number: int) -> str:
    stake = STAKES[number]
    return "At stake: the fiction only" if stake == NONE else f"At stake: {vigil.book.score_names[stake]}"


def _severity_text(vigil: Vigil, severity: int) -> str:
    return f"Severity: {severity_name(vigil, severity)}"


TEXTS: dict[int, Callable[[Vigil, int], str]] = {
    DRAW: _draw_text,
    APPROACH: _approach_text,
    TICK: _condition_text,
    HELPS: lambda vigil, id: f"+1 {_record_text(vigil, id)}",
    HINDERS: lambda vigil, id: f"-1 {_record_text(vigil, id)}",
    IGNORE: lambda vigil, id: f"{_record_text(vigil, id)} does not bear on it",
    FOR: lambda vigil, _: "+1 for another circumstance",
    AGAINST: lambda vigil, _: "-1 for another circumstance",
    FORGET: lambda vigil, number: f"Without: {vigil.reasons[number][0]} ({signed(vigil.reasons[number][1])})",
    SPEND: _spend_text,
    SAVE: _save_text,
    SEVERITY: _severity_text,
    STAKE: _stake_text,
    AMOUNT: lambda vigil, amount: f"Dire: {amount} are lost",
    FOE: lambda vigil, id: f"Against {next(thing.name for thing in vigil.things if thing.id == id)}",
    GIVE_UP: lambda vigil, _: "Give it up",
}


class Circumstance(Form):
    """A reason that no printed modifier covers counts one level, and once (WD-ADV-8)."""

    name = "Circumstance"
    rules = ("WD-ADV-2", "WD-ADV-3", "WD-ADV-8")

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return PREPARE.seats(vigil, args)

    def written(self, vigil: Vigil, text: str, args: Args) -> None:
        vigil.reasons = [*vigil.reasons, (text.strip(), args[0])]

    def fault(self, vigil: Vigil, text: str, args: Args) -> str:
        if any(text.strip().lower() == reason.lower() for reason, _ in parts(vigil)):
            return "This reason counts already; no reason counts twice in one Draw."
        return text_fault(text, 120)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return f"What gives {levels(args[0])}?"

    def example(self, vigil: Vigil, args: Args) -> str:
        side = "favour" if args[0] > 0 else "disfavour"
        number = 1
        while self.fault(vigil, f"Something in their {side} ({number})", args):
            number += 1
        return f"Something in their {side} ({number})"


WHICH_ACTION, PATIENT, PREPARE, CIRCUMSTANCE = WhichAction(), Patient(), Prepare(), Circumstance()
STEPS = (act, begin, begin_due)
QUESTIONS = (WHICH_ACTION, PATIENT, PREPARE, CIRCUMSTANCE)
