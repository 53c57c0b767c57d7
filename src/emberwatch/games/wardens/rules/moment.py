"""Between procedures (WD-ACT-2, WD-MODE-9): what anybody at the table may start now, and how a session ends."""

from collections.abc import Iterator
from typing import NamedTuple

from emberwatch.games.wardens import facts
from emberwatch.games.wardens.naming import character_key, character_name
from emberwatch.games.wardens.rules import vow
from emberwatch.games.wardens.rules.acting import act, begin_due
from emberwatch.games.wardens.rules.consent import propose, propose_to_all, rule_on
from emberwatch.games.wardens.rules.corrections import ask_correction, ask_redo
from emberwatch.games.wardens.rules.creation import make
from emberwatch.games.wardens.rules.deck import shuffle_all
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
from emberwatch.games.wardens.state import BY_CONSENT, BY_REST, DUES, GM, MAKING, NONE, PLAYER, UNCONSCIOUS, Vigil
from emberwatch.kernel import Question
from emberwatch.kernel.state import Args

# an option is a seat times SEAT, plus what it starts times WHAT, plus whom it is about
SEAT, WHAT = 1_000_000, 10_000
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
RULINGS = {FULFIL: "complete_vow", TAKE_BACK: "take_call_back", WAKE: "wake", FIGHT_OVER: "end_fight"}
ABOUT_DUES = (RESIST, LAY_BY)
KEEPS_LAST_DRAW = (REDO, CORRECT, END)  # no procedure, so that the last Draw can still be corrected


def play_on(vigil: Vigil) -> None:
    """What happens now? A Rest shuffles first, if no Draw that it has caused is due any more (WD-DRAW-16)."""
    if vigil.rested != NONE and not any(due.character == vigil.rested for due in pressing(vigil)):
        vigil.rested = NONE
        shuffle_all(vigil, BY_REST)
    vigil.put("calls_on_the_fallen")
    vigil.ask(NOW)
    vigil.do(play_on)


def close(vigil: Vigil) -> None:
    """Nothing is shuffled, nothing is lost; the table can be left (WD-DECK-15)."""
    vigil.over = 1
    vigil.tell(facts.CLOSED)
    vigil.end()


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


class Now(Question):
    """What happens now? Every seat has options of its own."""

    name = "Now"
    rules = ("WD-ACT-2", "WD-MODE-9", "WD-THR-4")
    always = True

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return present(vigil)

    def options(self, vigil: Vigil, args: Args) -> list[int]:
        return [seat * SEAT + what * WHAT + whom for seat in present(vigil) for what, whom in starts_for(vigil, seat)]

    def whose(self, vigil: Vigil, option: int, args: Args) -> list[int]:
        return [option // SEAT]

    def take(self, vigil: Vigil, option: int, args: Args) -> None:
        seat, rest = divmod(option, SEAT)
        what, whom = divmod(rest, WHAT)
        if what not in KEEPS_LAST_DRAW:
            vigil.correctable = 0
        start(vigil, seat, what, whom)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return "A Draw is due." if pressing(vigil) else "What happens now?"

    def key(self, vigil: Vigil, option: int, args: Args) -> str:
        seat, rest = divmod(option, SEAT)
        what, whom = divmod(rest, WHAT)
        word = f"{seat}:{STARTS[what].key}"
        if what in ABOUT_DUES:
            due = vigil.dues[whom]
            return f"{word}:{DUES[due.kind]}:{character_key(due.character)}"
        return f"{word}:{character_key(whom)}" if what in ABOUT_CHARACTERS else word

    def text(self, vigil: Vigil, option: int, args: Args) -> str:
        what, whom = divmod(option % SEAT, WHAT)
        about = ""
        if what in ABOUT_DUES:
            due = vigil.dues[whom]
            about = character_name(vigil, due.character)
            if what == RESIST:
                about += f": {vigil.book.actions[vigil.book.action_of[DUES[due.kind]]].name}"
        elif what in ABOUT_CHARACTERS:
            about = character_name(vigil, whom)
        return STARTS[what].text.format(about)

    def points_at(self, vigil: Vigil, option: int, args: Args) -> list[str]:
        what, whom = divmod(option % SEAT, WHAT)
        if what in ABOUT_DUES:
            return [f"character:{character_key(vigil.dues[whom].character)}"]
        return [f"character:{character_key(whom)}"] if what in ABOUT_CHARACTERS else []


def start(vigil: Vigil, seat: int, what: int, whom: int) -> None:
    """Begin what was chosen."""
    if what == RESIST:
        due = vigil.dues[whom]
        vigil.do(begin_due, seat, due.kind, due.character)
    elif what == LAY_BY:
        due = vigil.dues[whom]
        propose_to_all(vigil, seat, "set_due_aside", due.kind, due.character)
    elif what == RETIRE:
        retire(vigil, whom)
    elif what == SHUFFLE:
        propose_to_all(vigil, seat, "shuffle_all", BY_CONSENT)
    elif what == JOIN:
        propose_to_all(vigil, seat, "sit_down")
    elif what == LEAVE:
        get_up(vigil, seat)
    elif what in (TAKE_OVER, STEP_DOWN):
        propose_to_all(vigil, seat, "change_gm", seat if what == TAKE_OVER else NONE)
    elif what == END:
        others = [one for one in present(vigil) if one != seat]
        second = [vigil.gm] if vigil.gm in others else others[:1]  # one other is enough; nothing is lost by ending
        propose(vigil, seat, second if seat != vigil.gm else [], "close", "let_it_be")
    elif what == DECLINE:
        vigil.do(suffer, whom)
    elif what in RULINGS:
        rule_on(vigil, seat, RULINGS[what], whom if what in ABOUT_CHARACTERS else seat)
    elif what == ACT:
        vigil.do(act, seat, whom)
    else:
        vigil.do(BEGINNINGS[what], seat)


BEGINNINGS = {
    ASK: ask_oracle,
    SPARK: spark,
    REVEAL_VOW: vow.reveal_vow,
    PICK_VOW: vow.pick_vow,
    ABANDON: vow.give_vow_up,
    MAKE: make,
    HARM: harm,
    CORRECT: ask_correction,
    REDO: ask_redo,
}

NOW = Now()
STEPS = (play_on, close)
QUESTIONS = (NOW,)
