"""Costs and consequences (WD-COST): what a bad outcome takes besides."""

from emberwatch.games.wardens import cards, facts
from emberwatch.games.wardens.book import MAY_REVEAL, MUST_REVEAL
from emberwatch.games.wardens.rules.consent import propose
from emberwatch.games.wardens.rules.deck import put_by, turn_up
from emberwatch.games.wardens.rules.drawing import run_effect
from emberwatch.games.wardens.rules.preparing import printed
from emberwatch.games.wardens.rules.records import text_fault
from emberwatch.games.wardens.rules.scores import change
from emberwatch.games.wardens.rules.seats import deciding, players
from emberwatch.games.wardens.state import NONE, SCORES, Vigil
from emberwatch.kernel import Form, Question
from emberwatch.kernel.state import Args

REVEAL, WORD = 0, 1
TAKE, REPLACE = 0, 1


def pay(vigil: Vigil, cost: int) -> None:
    """The first edition orders the reveal, the second leaves it to the player (WD-COST-2, WD-COST-4)."""
    if cost == MUST_REVEAL:
        vigil.do(turn_up)
        vigil.do(read_cost)
    elif cost == MAY_REVEAL:
        vigil.ask(REVEAL_OR_WORD)


def read_cost(vigil: Vigil) -> None:
    """Only the suit counts (WD-COST-8)."""
    card = vigil.turned[-1]
    row = printed(vigil).costs[cards.suit(card)]
    seen = row.text if not row.seen else f"{row.text} ({row.seen})"
    note(vigil, f"{row.label}: {seen}")
    vigil.tell(facts.COST_REVEALED, card, row.label, seen)
    put_by(vigil)
    if may_replace(vigil):
        vigil.ask(TAKE_OR_REPLACE, cards.suit(card))
    else:
        vigil.do(take_cost, cards.suit(card))


def may_replace(vigil: Vigil) -> bool:
    """Only where a Cost can be worded at all (WD-COST-12)."""
    return MAY_REVEAL in printed(vigil).cost


def take_cost(vigil: Vigil, suit: int) -> None:
    """The entry applies as it is printed; it falls on whoever drew (WD-COST-11)."""
    row = printed(vigil).costs[suit]
    vigil.tell(facts.COST_TAKEN, row.text)
    for effect in row.effects:
        vigil.do(run_effect, effect.number)


def replace_cost(vigil: Vigil, suit: int) -> None:
    """Something that fits better, within the same bounds."""
    vigil.ask(COST_LOSS, 1)


def worders(vigil: Vigil) -> list[int]:
    """The GM words a Cost, or where there is none the player (WD-COST-5)."""
    return [vigil.gm] if vigil.gm != NONE and vigil.here[vigil.gm] else deciding(vigil, vigil.drawer)


def losses(vigil: Vigil) -> list[int]:
    """The Scores that the Action's own table can lower (WD-COST-14)."""
    rows = printed(vigil).costs.values()
    named = [effect.loses() for row in rows for effect in row.effects]
    return sorted({SCORES.index(name) for name in named if name})


def note(vigil: Vigil, text: str) -> None:
    """The Draw keeps what it cost."""
    vigil.draws[-1] = vigil.draws[-1]._replace(cost=text)


class RevealOrWord(Question):
    """Does a card say what it costs?"""

    name = "RevealOrWord"
    rules = ("WD-COST-3", "WD-COST-4", "WD-COST-5")

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return deciding(vigil, vigil.drawer)

    def options(self, vigil: Vigil, args: Args) -> list[int]:
        return [REVEAL, WORD]

    def take(self, vigil: Vigil, option: int, args: Args) -> None:
        if option == REVEAL:
            vigil.do(turn_up)
            vigil.do(read_cost)
        else:
            vigil.ask(COST_LOSS, 0)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return f"{printed(vigil).name} has a Cost. Does a card say which?"

    def key(self, vigil: Vigil, option: int, args: Args) -> str:
        return ("reveal", "word-it")[option]

    def text(self, vigil: Vigil, option: int, args: Args) -> str:
        return ("Reveal a card", "Put the Cost into words")[option]


class TakeOrReplace(Question):
    """Does the revealed Cost stand?"""

    name = "TakeOrReplace"
    rules = ("WD-COST-12",)

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return deciding(vigil, vigil.drawer)

    def options(self, vigil: Vigil, args: Args) -> list[int]:
        return [TAKE, REPLACE]

    def take(self, vigil: Vigil, option: int, args: Args) -> None:
        if option == TAKE:
            vigil.do(take_cost, args[0])
            return
        others = [vigil.gm] if vigil.gm != NONE else players(vigil)
        asked = [seat for seat in others if vigil.here[seat]]
        propose(vigil, vigil.drawer, asked, "replace_cost", "take_cost", args[0])

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return f"The card says: {printed(vigil).costs[args[0]].text} Does that stand?"

    def key(self, vigil: Vigil, option: int, args: Args) -> str:
        return ("take", "replace")[option]

    def text(self, vigil: Vigil, option: int, args: Args) -> str:
        return ("Take it", "Propose something that fits better")[option]


class CostLoss(Question):
    """Does the Cost in words contain the loss of a point?"""

    name = "CostLoss"
    rules = ("WD-COST-14",)
    always = True

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return worders(vigil)

    def options(self, vigil: Vigil, args: Args) -> list[int]:
        return [NONE, *losses(vigil)]

    def take(self, vigil: Vigil, option: int, args: Args) -> None:
        vigil.ask(COST_TEXT, args[0], option)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return "Is the Cost fiction only, or does it contain the loss of a point?"

    def key(self, vigil: Vigil, option: int, args: Args) -> str:
        return "fiction" if option == NONE else f"lose:{SCORES[option]}"

    def text(self, vigil: Vigil, option: int, args: Args) -> str:
        return "Fiction only" if option == NONE else f"Lose 1 {vigil.book.score_names[option]}"


class CostText(Form):
    """What does it cost?"""

    name = "CostText"
    rules = ("WD-COST-5", "WD-COST-14")

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return worders(vigil)

    def written(self, vigil: Vigil, text: str, args: Args) -> None:
        replaces, loss = args
        note(vigil, text.strip())
        vigil.tell(facts.COST_REPLACED if replaces else facts.COST_WORDED, text.strip())
        if loss != NONE:
            change(vigil, vigil.actor, loss, -1)

    def fault(self, vigil: Vigil, text: str, args: Args) -> str:
        return text_fault(text)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return "What does the Failure cost, in words?"

    def example(self, vigil: Vigil, args: Args) -> str:
        return "The lantern goes out."


REVEAL_OR_WORD, TAKE_OR_REPLACE, COST_LOSS, COST_TEXT = RevealOrWord(), TakeOrReplace(), CostLoss(), CostText()
STEPS = (pay, read_cost, take_cost, replace_cost)
QUESTIONS = (REVEAL_OR_WORD, TAKE_OR_REPLACE, COST_LOSS, COST_TEXT)
