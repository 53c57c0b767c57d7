"""Corrections by hand (WD-FIC-4, WD-FIC-5), and the last Draw corrected on its cards (WD-NEED-16)."""

import re

from emberwatch.games.wardens import facts
from emberwatch.games.wardens.rules.consent import propose_to_all
from emberwatch.games.wardens.rules.drawing import judge, recall
from emberwatch.games.wardens.rules.scores import THRESHOLDS, come_due, enter_foe, is_due
from emberwatch.games.wardens.rules.seats import deciding, living
from emberwatch.games.wardens.state import (
    CLAIMED,
    CORRECTED,
    DEAD,
    DUES,
    ENDURE_HARM,
    IN_PLAY,
    LET_BE,
    MAKING,
    MOST,
    NONE,
    RETIRED,
    SCORES,
    SHARED,
    STATUSES,
    UNCONSCIOUS,
    Entry,
    Store,
    Vigil,
)
from emberwatch.kernel import Form, Question
from emberwatch.kernel.state import Args

SETTABLE = (IN_PLAY, UNCONSCIOUS, DEAD, CLAIMED, RETIRED)
VALUE = re.compile(rf"warden-([0-9]{{1,6}}) ({'|'.join(SCORES)}) ([0-9])")
STATUS = re.compile(rf"warden-([0-9]{{1,6}}) is ({'|'.join(STATUSES[status] for status in SETTABLE)})")
STORE = re.compile(r"(warden-([0-9]{1,6})|shared) store ([+-][1-9]) (any|next|fitting|related|strike)")
STORE_GONE = re.compile(r"store ([0-9]{1,6}) gone")
RECORD_GONE = re.compile(r"record ([0-9]{1,6}) gone")
ENDURE = re.compile(r"warden-([0-9]{1,6}) endure (due|gone)")
FORMS = (
    '"warden-1 vitae 3", "warden-1 is unconscious", "warden-1 store +1 next", "shared store +2 any", "store 7 gone", '
    '"record 9 gone", "warden-1 endure due" or "warden-1 endure gone"'
)


def ask_correction(vigil: Vigil, seat: int) -> None:
    """Anybody may propose one."""
    vigil.ask(CORRECTION, seat)


def correct(vigil: Vigil, seat: int, text: str) -> None:
    """The table has agreed. The correction is logged as such."""
    vigil.tell(facts.CORRECTED, text)
    vigil.journal.append(Entry(vigil.next_id(), CORRECTED, seat, text, NONE))
    vigil.correctable = 0
    apply(vigil, text)
    settle_dues(vigil)


def apply(vigil: Vigil, text: str) -> None:
    """One of the forms that fault() lets through."""
    if found := VALUE.fullmatch(text):
        one, score = int(found[1]) - 1, SCORES.index(found[2])
        vigil.scores[one] = (*vigil.scores[one][:score], int(found[3]), *vigil.scores[one][score + 1 :])
    elif found := STATUS.fullmatch(text):
        one, status = int(found[1]) - 1, STATUSES.index(found[2])
        newly = vigil.status[one] != status
        vigil.status[one] = status
        if status == CLAIMED and newly:
            enter_foe(vigil, vigil.names[one])
        if status not in (IN_PLAY, UNCONSCIOUS):
            vigil.calls = [call for call in vigil.calls if call.character != one]
            vigil.asked_for = [each for each in vigil.asked_for if each.character != one]
            vigil.stores = [store for store in vigil.stores if store.holder != one]
    elif found := STORE.fullmatch(text):
        holder = SHARED if found[2] is None else int(found[2]) - 1
        vigil.stores.append(Store(vigil.next_id(), int(found[3]), holder, found[4], NONE, holder))
    elif found := STORE_GONE.fullmatch(text):
        vigil.stores = [store for store in vigil.stores if store.id != int(found[1])]
    elif found := RECORD_GONE.fullmatch(text):
        vigil.records = [record for record in vigil.records if record.id != int(found[1])]
    elif found := ENDURE.fullmatch(text):
        one = int(found[1]) - 1
        if found[2] == "due":
            come_due(vigil, ENDURE_HARM, one)
        else:
            vigil.dues = [due for due in vigil.dues if (due.kind, due.character) != (ENDURE_HARM, one)]


def settle_dues(vigil: Vigil) -> None:
    """A threshold Draw is due exactly when its Score is 0 (WD-FIC-5)."""
    there = living(vigil)
    for due in vigil.dues[:]:
        score = next((score for score, kind in THRESHOLDS.items() if kind == due.kind), NONE)
        if due.character not in there or (score != NONE and vigil.scores[due.character][score]):
            vigil.dues.remove(due)
            vigil.tell(facts.DUE_LAPSED, due.character)
    for one in there:
        settle_thresholds(vigil, one)


def settle_thresholds(vigil: Vigil, character: int) -> None:
    """What is at 0 demands its Draw, however it came there."""
    for score, kind in THRESHOLDS.items():
        if not vigil.scores[character][score] and not is_due(vigil, character, kind):
            come_due(vigil, kind, character)


def fault(vigil: Vigil, text: str) -> str:
    """Why this is no correction; empty when it is one."""
    if found := VALUE.fullmatch(text):
        return _no_character(vigil, int(found[1])) or ("" if int(found[3]) <= MOST else "No Score is higher than 5.")
    if found := STATUS.fullmatch(text):
        return _no_character(vigil, int(found[1])) or _crowded(vigil, int(found[1]) - 1, found[2])
    if found := STORE.fullmatch(text):
        return "" if found[2] is None else _no_character(vigil, int(found[2]), alive=True)
    if found := STORE_GONE.fullmatch(text):
        return "" if any(store.id == int(found[1]) for store in vigil.stores) else "There is no such store."
    if found := RECORD_GONE.fullmatch(text):
        return "" if any(record.id == int(found[1]) for record in vigil.records) else "There is no such Record."
    if found := ENDURE.fullmatch(text):
        if DUES[ENDURE_HARM] not in vigil.book.action_of:
            return "This edition has no Endure Harm."
        return _no_character(vigil, int(found[1]), alive=True)
    return f"A correction is written like this: {FORMS}."


def _no_character(vigil: Vigil, number: int, alive: bool = False) -> str:
    if not 1 <= number <= len(vigil.status) or vigil.status[number - 1] == MAKING:
        return f"There is no warden-{number} in play."
    return f"warden-{number} is out of play." if alive and number - 1 not in living(vigil) else ""


def _crowded(vigil: Vigil, one: int, status: str) -> str:
    """A player has one character at a time (WD-CHAR-14)."""
    if STATUSES.index(status) not in (IN_PLAY, UNCONSCIOUS):
        return ""
    others = [other for other in range(len(vigil.owner)) if other != one and vigil.owner[other] == vigil.owner[one]]
    crowded = any(vigil.status[other] in (IN_PLAY, UNCONSCIOUS, MAKING) for other in others)
    return "This player has another character." if crowded else ""


class Correction(Form):
    """Which value is corrected?"""

    name = "Correction"
    rules = ("WD-FIC-4", "WD-FIC-5")

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return deciding(vigil, args[0])

    def written(self, vigil: Vigil, text: str, args: Args) -> None:
        propose_to_all(vigil, args[0], "correct", args[0], text)

    def fault(self, vigil: Vigil, text: str, args: Args) -> str:
        return fault(vigil, text)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return f"What is corrected? ({FORMS})"

    def example(self, vigil: Vigil, args: Args) -> str:
        return "shared store +1 any"


# -- the last Draw -----------------------------------------------------------------------------------------------------

LEVELS = (1, -1, 2, -2, 3, -3)


def ask_redo(vigil: Vigil, seat: int) -> None:
    """A wrong Score, or a modifier that was forgotten."""
    vigil.ask(WHAT_WAS_WRONG, seat)


def redo_draw(vigil: Vigil, approach: int, more: int) -> None:
    """What the former outcome did is taken back, and the cards are compared again."""
    recall(vigil)
    last = vigil.draws[-1]
    vigil.actor, vigil.action, vigil.approach = last.character, last.action, approach
    parts = last.parts + ((("a correction", more),) if more else ())
    score = vigil.scores[last.character][approach]
    vigil.draws[-1] = last._replace(approach=approach, score=score, parts=parts, fate=LET_BE, cost="")
    vigil.effects = [one for one in vigil.effects if one[0] != len(vigil.draws) - 1]
    vigil.tell(facts.DRAW_CORRECTED)
    vigil.do(judge, score + sum(level for _, level in parts))


class WhatWasWrong(Question):
    """What was wrong with the last Draw?"""

    name = "WhatWasWrong"
    rules = ("WD-NEED-16",)
    always = True

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return deciding(vigil, args[0])

    def options(self, vigil: Vigil, args: Args) -> list[int]:
        last = vigil.draws[-1]
        scores = [score for score, _, _ in vigil.book.actions[last.action].approaches if score != last.approach]
        return [*scores, *(len(SCORES) + number for number in range(len(LEVELS))), NONE]

    def take(self, vigil: Vigil, option: int, args: Args) -> None:
        if option == NONE:
            vigil.tell(facts.NEVER_MIND, args[0])
        elif option < len(SCORES):
            propose_to_all(vigil, args[0], "redo_draw", option, 0)
        else:
            propose_to_all(vigil, args[0], "redo_draw", vigil.draws[-1].approach, LEVELS[option - len(SCORES)])

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return "What was wrong with the last Draw?"

    def key(self, vigil: Vigil, option: int, args: Args) -> str:
        if option == NONE:
            return "never-mind"
        return f"approach:{SCORES[option]}" if option < len(SCORES) else f"modifier:{LEVELS[option - len(SCORES)]:+d}"

    def text(self, vigil: Vigil, option: int, args: Args) -> str:
        if option == NONE:
            return "Never mind"
        if option < len(SCORES):
            return f"It was drawn with {vigil.book.score_names[option]}"
        return f"{LEVELS[option - len(SCORES)]:+d} was forgotten"


CORRECTION, WHAT_WAS_WRONG = Correction(), WhatWasWrong()
STEPS = (ask_correction, correct, ask_redo, redo_draw)
QUESTIONS = (CORRECTION, WHAT_WAS_WRONG)
