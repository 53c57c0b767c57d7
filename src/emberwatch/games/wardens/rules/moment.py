"""Between procedures (WD-ACT-2, WD-MODE-9): the one question at which everybody has options, and how a session ends."""

from emberwatch.games.wardens import facts
from emberwatch.games.wardens.naming import character_key, character_name
from emberwatch.games.wardens.rules.deck import shuffle_all
from emberwatch.games.wardens.rules.scores import pressing
from emberwatch.games.wardens.rules.seats import present
from emberwatch.games.wardens.rules.starts import (
    ABOUT_CHARACTERS,
    ABOUT_DUES,
    BEGINNINGS,
    CORRECT,
    END,
    REDO,
    RESIST,
    STARTS,
    starts_for,
)
from emberwatch.games.wardens.state import BY_REST, DUES, NONE, Vigil
from emberwatch.kernel import Question
from emberwatch.kernel.state import Args

# an option is a seat times SEAT, plus what it starts times WHAT, plus whom it is about
SEAT, WHAT = 1_000_000, 10_000
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
        BEGINNINGS[what](vigil, seat, whom)

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


NOW = Now()
STEPS = (play_on, close)
QUESTIONS = (NOW,)
