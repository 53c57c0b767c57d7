"""What a seat sees and cannot start now, each with the rule that forbids it."""

from collections.abc import Iterator

from emberwatch.games.wardens.book import Action
from emberwatch.games.wardens.naming import character_key, character_name, record_name, signed
from emberwatch.games.wardens.rules import vow
from emberwatch.games.wardens.rules.advantage import AGAINST, FOR, TWICE
from emberwatch.games.wardens.rules.people import become_gm_fault
from emberwatch.games.wardens.rules.preparing import counted, own_records, plain, printed
from emberwatch.games.wardens.rules.scores import may_start, pressing
from emberwatch.games.wardens.rules.seats import living, may_draw_for, own_character, referees
from emberwatch.games.wardens.rules.starts import FULFIL, STARTS
from emberwatch.games.wardens.state import (
    CLAIMED,
    DEAD,
    DUES,
    MAKING,
    NONE,
    PLAYER,
    RESIST_DEATH,
    RETIRED,
    UNCONSCIOUS,
    Vigil,
)
from emberwatch.kernel import Barred

BUSY = "Something else is going on; one thing at a time."
GONE = {DEAD: "is dead", CLAIMED: "has been claimed", RETIRED: "has retired"}


def barred(vigil: Vigil, seat: int) -> list[Barred]:
    """Everything that this seat could want at this question and cannot have."""
    if vigil.question is None:
        return []
    name, _, args = vigil.question
    question = vigil.content.questions[name]
    found = {"Now": at_rest, "WhichAction": actions, "Prepare": reasons}.get(name, in_between)(vigil, seat)
    legal = {question.key(vigil, option, args) for option in vigil.options}
    seen: dict[str, Barred] = {}
    for one in found:
        if one.key not in legal:
            seen.setdefault(one.key, one)
    return list(seen.values())


def in_between(vigil: Vigil, seat: int) -> Iterator[Barred]:
    """One procedure runs at a time."""
    for one in living(vigil):
        if vigil.owner[one] == seat:
            text = f"{character_name(vigil, one)} acts"
            yield Barred(f"{seat}:act:{character_key(one)}", text, BUSY, ("WD-MODE-9",))
    yield Barred(f"{seat}:oracle", "Ask the Oracle", BUSY, ("WD-MODE-9", "WD-ORC-7"))
    if not vigil.book.has_fate:
        yield Barred("push-through", "Push Through", "This edition does not tempt fate.", ("WD-FATE-1", "WD-ED-6"))


def reasons(vigil: Vigil, seat: int) -> Iterator[Barred]:
    """What counts already in the Draw that is prepared, by other means."""
    yield from in_between(vigil, seat)
    there = counted(vigil)
    for record in own_records(vigil):
        if plain(record.text) in there:
            for word, level in (("helps", FOR), ("hinders", AGAINST)):
                text = f"{signed(level)} {record_name(vigil, record)}"
                yield Barred(f"{word}:{record.id}", text, TWICE, ("WD-ADV-8",))
    for number, (level, cue, _) in enumerate(printed(vigil).conditions):
        if plain(cue) in there:
            yield Barred(f"condition:{number + 1}", f"{signed(level)} {cue}", TWICE, ("WD-ADV-8",))


def at_rest(vigil: Vigil, seat: int) -> Iterator[Barred]:
    """What cannot be started between procedures."""
    yield from _acting(vigil, seat)
    yield from _due(vigil, seat)
    yield from _people(vigil, seat)
    if not vigil.book.has_sparks:
        why, rules = "This edition has no Sparks.", ("WD-SPARK-1", "WD-ED-6")
        yield Barred(f"{seat}:spark", "Reveal a Spark", why, rules)
    elif not vigil.asked:
        why = "Sparks are for an answer of the Oracle, and it has not been asked."
        yield Barred(f"{seat}:spark", "Reveal a Spark", why, ("WD-SPARK-2", "WD-SPARK-5"))
    if vow.active(vigil):
        for key, text in (("reveal-vow", "Reveal a Vow"), ("pick-vow", "Pick a Vow")):
            yield Barred(f"{seat}:{key}", text, "The group has one Vow at a time.", ("WD-VOW-1",))
        start = STARTS[FULFIL]
        if pressing(vigil):
            yield Barred(f"{seat}:{start.key}", start.text, "A Draw is due first.", ("WD-VOW-12", "WD-THR-4"))
        elif seat not in referees(vigil):
            yield Barred(f"{seat}:{start.key}", start.text, "The referee says when.", ("WD-VOW-7", "WD-MODE-7"))
    if not vigil.discard:
        yield Barred(f"{seat}:shuffle", "Shuffle all cards together", "All cards are in the pile.", ("WD-DECK-16",))


def _acting(vigil: Vigil, seat: int) -> Iterator[Barred]:
    for one, status in enumerate(vigil.status):
        key, text = f"{seat}:act:{character_key(one)}", f"{character_name(vigil, one)} acts"
        if status in GONE:
            why = f"{character_name(vigil, one)} {GONE[status]}."
            yield Barred(key, text, why, ("WD-ACT-9", "WD-THR-13", "WD-THR-15"))
        elif status == MAKING:
            yield Barred(key, text, "This character is not in play yet.", ("WD-CHAR-16",))
        elif not may_draw_for(vigil, seat, one):
            yield Barred(key, text, "Another player's character; that player has not agreed.", ("WD-DRAW-1",))
        elif pressing(vigil):
            yield Barred(key, text, "A Draw is due first.", ("WD-THR-4",))
        else:
            yield Barred(key, text, "A Draw set aside comes first.", ("WD-THR-16",))


def _due(vigil: Vigil, seat: int) -> Iterator[Barred]:
    for due in vigil.dues:
        name = character_name(vigil, due.character)
        key, text = f"{seat}:resist:{DUES[due.kind]}:{character_key(due.character)}", f"{name} makes the Draw due"
        if not may_draw_for(vigil, seat, due.character):
            yield Barred(key, text, "Another player's character; that player has not agreed.", ("WD-DRAW-1",))
        elif not may_start(vigil, due):
            first = any(other.character == due.character and other.kind == RESIST_DEATH for other in vigil.dues)
            rules = ("WD-THR-5",) if first else ("WD-THR-6",)
            yield Barred(key, text, "Another Draw that is due comes before it.", rules)


def _people(vigil: Vigil, seat: int) -> Iterator[Barred]:
    own = own_character(vigil, seat)
    if vigil.roles[seat] != PLAYER:
        yield Barred(f"{seat}:make", "Make a character", "The GM has no character.", ("WD-MODE-3",))
    elif own != NONE and vigil.status[own] != MAKING:
        yield Barred(f"{seat}:make", "Make a character", "A player has one character at a time.", ("WD-CHAR-14",))
        if any(due.character == own for due in vigil.dues):
            key = f"{seat}:retire:{character_key(own)}"
            yield Barred(key, f"{character_name(vigil, own)} retires", "A Draw is due for it.", ("WD-CHAR-17",))
    why = become_gm_fault(vigil, seat)
    if why and vigil.gm != seat:
        yield Barred(f"{seat}:become-gm", "Become the GM", why, ("WD-MODE-3", "WD-MODE-5"))


def actions(vigil: Vigil, seat: int) -> Iterator[Barred]:
    """Actions that this character cannot start now."""
    assert vigil.question is not None
    character = vigil.question[2][1]
    for action in vigil.book.actions:
        if why := action_fault(vigil, character, action):
            yield Barred(f"action:{action.kind}", action.name, *why)


def action_fault(vigil: Vigil, character: int, action: Action) -> tuple[str, tuple[str, ...]] | None:
    """Why this character cannot start this Action now, and the rules that say so; nothing when it can."""
    if action.only_due:
        return "This Draw is made when it is due, and only then.", (f"{action.chapter}-1",)
    if vigil.status[character] == UNCONSCIOUS and not action.when_unconscious:
        return "The character is unconscious.", ("WD-THR-10", "WD-ACT-9", "WD-THR-11")
    if action.kind != "avoid" and any(call.character == character for call in vigil.calls):
        return "There is a consequence to avoid first.", ("WD-AVOID-12",)
    return None


def acting_fault(vigil: Vigil, seat: int, character: int, action: Action) -> str:
    """Why this seat cannot start this Action for this character now, in a sentence; empty when it can."""
    if vigil.question is not None and vigil.question[0] != "Now":
        return BUSY
    key = f"{seat}:act:{character_key(character)}"
    if why := next((one.why for one in barred(vigil, seat) if one.key == key), ""):
        return why
    fault = action_fault(vigil, character, action)
    return fault[0] if fault else ""
