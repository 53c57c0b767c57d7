"""What anybody at the table may start between procedures, and how it begins (WD-ACT-2, WD-MODE-9)."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from emberwatch.games.wardens.rules import vow
from emberwatch.games.wardens.rules.acting import act, begin_due
from emberwatch.games.wardens.rules.consent import propose, propose_to_all, rule_on
from emberwatch.games.wardens.rules.corrections import ask_correction, ask_redo
from emberwatch.games.wardens.rules.creation import make
from emberwatch.games.wardens.rules.oracle import ask_oracle, spark
from emberwatch.games.wardens.rules.people import become_gm_fault, get_up
from emberwatch.games.wardens.rules.scores import may_start, pressing, retire
from emberwatch.games.wardens.rules.seats import (
    living,
    may_draw_for,
    own_character,
    players,
    present,
    referees,
    seated,
)
from emberwatch.games.wardens.rules.thresholds import harm, suffer
from emberwatch.games.wardens.state import BY_CONSENT, GM, MAKING, NONE, PLAYER, UNCONSCIOUS, Vigil

MOST_PLAYERS = 4  # WD-MODE-2
(
    ACT,
    RESIST,
    LAY_BY,
    ASK,
    SPARK,
    REVEAL_VOW,
    PICK_VOW,
    FULFIL,
    ABANDON,
    MAKE,
    RETIRE,
    HARM,
    DECLINE,
    TAKE_BACK,
    WAKE,
) = range(15)
(FIGHT_OVER, SHUFFLE, CORRECT, REDO, JOIN, LEAVE, TAKE_OVER, STEP_DOWN, END) = range(15, 24)


class Start(NamedTuple):
    """Something that a seat may start: its word in keys, its words for people, the rules it rests on."""

    key: str
    text: str
    rules: tuple[str, ...]


STARTS = {
    ACT: Start("act", "{} acts", ("WD-ACT-2",)),
    RESIST: Start("resist", "{}", ("WD-THR-6",)),
    LAY_BY: Start("set-aside", "Set the Draw of {} aside: the player is away", ("WD-THR-16",)),
    ASK: Start("oracle", "Ask the Oracle", ("WD-ORC-7",)),
    SPARK: Start("spark", "Reveal a Spark for the latest answer", ("WD-SPARK-2",)),
    REVEAL_VOW: Start("reveal-vow", "Reveal a Vow", ("WD-VOW-3",)),
    PICK_VOW: Start("pick-vow", "Pick a Vow part by part", ("WD-VOW-4",)),
    FULFIL: Start("fulfil-vow", "The Vow is fulfilled", ("WD-VOW-7",)),
    ABANDON: Start("give-up-vow", "Give the Vow up", ("WD-VOW-11",)),
    MAKE: Start("make", "Make a character", ("WD-CHAR-15",)),
    RETIRE: Start("retire", "{} retires", ("WD-CHAR-17",)),
    HARM: Start("harm", "A foe or hazard acts against somebody", ("WD-FIGHT-6",)),
    DECLINE: Start("take-it", "{} takes the consequence without trying", ("WD-AVOID-11",)),
    TAKE_BACK: Start("take-back", "The call on {} is taken back", ("WD-AVOID-12",)),
    WAKE: Start("wake", "{} comes round", ("WD-THR-12",)),
    FIGHT_OVER: Start("fight-over", "The fight is over", ("WD-POOL-10",)),
    SHUFFLE: Start("shuffle", "Shuffle all cards together", ("WD-DECK-16",)),
    CORRECT: Start("correct", "Correct a value", ("WD-FIC-4",)),
    REDO: Start("redo", "Correct the last Draw on its cards", ("WD-NEED-16",)),
    JOIN: Start("join", "Another player joins", ("WD-MODE-5",)),
    LEAVE: Start("leave", "Leave the table", ("WD-MODE-5",)),
    TAKE_OVER: Start("become-gm", "Become the GM", ("WD-MODE-5",)),
    STEP_DOWN: Start("step-down", "Be the GM no longer", ("WD-MODE-5",)),
    END: Start("end", "End the session", ("WD-DECK-15",)),
}
ABOUT_CHARACTERS = (ACT, RETIRE, DECLINE, TAKE_BACK, WAKE)
ABOUT_DUES = (RESIST, LAY_BY)


def starts_for(vigil: Vigil, seat: int) -> Iterator[tuple[int, int]]:
    """All that this seat may start now: what, and about whom."""
    yield from _draws(vigil, seat)
    yield from _reveals(vigil, seat)
    if vigil.roles[seat] == PLAYER:
        own = own_character(vigil, seat)
        if own == NONE or vigil.status[own] == MAKING:
            yield MAKE, 0
        elif not any(due.character == own for due in vigil.dues):
            yield RETIRE, own
    if seat in referees(vigil):
        yield from _rulings(vigil)
    yield from _table(vigil, seat)


def may_act(vigil: Vigil, character: int) -> bool:
    """No Draw that is not due starts while one is (WD-THR-4); one set aside comes first for its character."""
    return not pressing(vigil) and not any(due.character == character for due in vigil.dues)


def _draws(vigil: Vigil, seat: int) -> Iterator[tuple[int, int]]:
    for number, due in enumerate(vigil.dues):
        alike = [other for other in vigil.dues if (other.character, other.kind) == (due.character, due.kind)]
        if due is not alike[0]:  # one after the other
            continue
        if may_start(vigil, due) and may_draw_for(vigil, seat, due.character):
            yield RESIST, number
        owner = vigil.owner[due.character]
        pressed = any(not other.set_aside for other in alike)
        if pressed and not vigil.trusts[owner] and owner not in present(vigil):
            yield LAY_BY, number
    for one in living(vigil):
        if may_draw_for(vigil, seat, one):
            if may_act(vigil, one):
                yield ACT, one
            if any(call.character == one for call in vigil.calls):
                yield DECLINE, one


def _reveals(vigil: Vigil, seat: int) -> Iterator[tuple[int, int]]:
    yield ASK, 0
    if vigil.book.has_sparks and vigil.asked:
        yield SPARK, 0
    if vow.active(vigil):
        yield ABANDON, 0
    else:
        yield REVEAL_VOW, 0
        yield PICK_VOW, 0


def _rulings(vigil: Vigil) -> Iterator[tuple[int, int]]:
    """What is for the referee to say (WD-MODE-7)."""
    if vow.active(vigil) and not pressing(vigil):
        yield FULFIL, 0
    called = [call.character for call in vigil.calls]
    if any(one not in called for one in living(vigil)):
        yield HARM, 0
    for one in called:
        yield TAKE_BACK, one
    for one in living(vigil):
        if vigil.status[one] == UNCONSCIOUS:
            yield WAKE, one
    if any(store.scope == "strike" for store in vigil.stores):
        yield FIGHT_OVER, 0


def _table(vigil: Vigil, seat: int) -> Iterator[tuple[int, int]]:
    if vigil.discard:
        yield SHUFFLE, 0
    if vigil.owner:
        yield CORRECT, 0
    if vigil.correctable:
        yield REDO, 0
    if len(players(vigil)) < MOST_PLAYERS:
        yield JOIN, 0
    if len(seated(vigil)) > 1:
        yield LEAVE, 0
    if vigil.roles[seat] == GM:
        yield STEP_DOWN, 0
    elif not become_gm_fault(vigil, seat):
        yield TAKE_OVER, 0
    yield END, 0


def _due(vigil: Vigil, seat: int, number: int) -> None:
    due = vigil.dues[number]
    vigil.do(begin_due, seat, due.kind, due.character)


def _lay_by(vigil: Vigil, seat: int, number: int) -> None:
    due = vigil.dues[number]
    propose_to_all(vigil, seat, "set_due_aside", due.kind, due.character)


def _end(vigil: Vigil, seat: int, about: int) -> None:
    """One other is enough; nothing is lost by ending."""
    others = [one for one in present(vigil) if one != seat]
    second = [vigil.gm] if vigil.gm in others else others[:1]
    propose(vigil, seat, second if seat != vigil.gm else [], "close", "let_it_be")


# how each begins: the seat that starts it, and whom or which Draw due it is about
BEGINNINGS: dict[int, Callable[[Vigil, int, int], None]] = {
    ACT: lambda vigil, seat, one: vigil.do(act, seat, one),
    RESIST: _due,
    LAY_BY: _lay_by,
    ASK: lambda vigil, seat, _: vigil.do(ask_oracle, seat),
    SPARK: lambda vigil, seat, _: vigil.do(spark, seat),
    REVEAL_VOW: lambda vigil, seat, _: vigil.do(vow.reveal_vow, seat),
    PICK_VOW: lambda vigil, seat, _: vigil.do(vow.pick_vow, seat),
    FULFIL: lambda vigil, seat, _: rule_on(vigil, seat, "complete_vow", seat),
    ABANDON: lambda vigil, seat, _: vigil.do(vow.give_vow_up, seat),
    MAKE: lambda vigil, seat, _: vigil.do(make, seat),
    RETIRE: lambda vigil, seat, one: retire(vigil, one),
    HARM: lambda vigil, seat, _: vigil.do(harm, seat),
    DECLINE: lambda vigil, seat, one: vigil.do(suffer, one),
    TAKE_BACK: lambda vigil, seat, one: rule_on(vigil, seat, "take_call_back", one),
    WAKE: lambda vigil, seat, one: rule_on(vigil, seat, "wake", one),
    FIGHT_OVER: lambda vigil, seat, _: rule_on(vigil, seat, "end_fight", seat),
    SHUFFLE: lambda vigil, seat, _: propose_to_all(vigil, seat, "shuffle_all", BY_CONSENT),
    CORRECT: lambda vigil, seat, _: vigil.do(ask_correction, seat),
    REDO: lambda vigil, seat, _: vigil.do(ask_redo, seat),
    JOIN: lambda vigil, seat, _: propose_to_all(vigil, seat, "sit_down"),
    LEAVE: lambda vigil, seat, _: get_up(vigil, seat),
    TAKE_OVER: lambda vigil, seat, _: propose_to_all(vigil, seat, "change_gm", seat),
    STEP_DOWN: lambda vigil, seat, _: propose_to_all(vigil, seat, "change_gm", NONE),
    END: _end,
}
