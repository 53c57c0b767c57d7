"""Where abilities put cards of the Line without defeating them."""

from typing import Final

from emberwatch.games.setawatch import facts
from emberwatch.games.setawatch.naming import place_name
from emberwatch.games.setawatch.phrases.dice import recover
from emberwatch.games.setawatch.rules.line import move, put_on_deck, put_under_deck, send_to_horde, turn_down
from emberwatch.games.setawatch.state import DICE, NEGATED, STOLEN, Watch
from emberwatch.games.setawatch.words import Aimed, Target
from emberwatch.kernel import Question
from emberwatch.kernel.state import Args


class MoveAnywhere(Aimed):
    """A card of the Line takes any other place; those between make room."""

    form = "move {who:Target} to another position"
    who: Target

    def targets(self, watch: Watch) -> list[int]:
        return self.who.among(watch) if len(watch.line) > 1 else []

    def hit(self, watch: Watch, target: int) -> None:
        watch.ask(WHERE_IN_LINE, target)


class WhereInLine(Question):
    """Which place does the card take?"""

    name = "WhereInLine"
    rules = ("SW-REV-14",)

    def options(self, watch: Watch, args: Args) -> list[int]:
        return [position for position in range(len(watch.line)) if position != args[0]]

    def take(self, watch: Watch, option: int, args: Args) -> None:
        move(watch, watch.line[args[0]], option)

    def prompt(self, watch: Watch, args: Args) -> str:
        return f"Where does {place_name(watch, args[0])} move?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return f"line:{option + 1}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return f"To position {option + 1}"


class PutOnDeck(Aimed):
    """A card of the Line goes face down on top of the Creature deck."""

    form = "put {who:Target} on top of the Creature deck"
    who: Target

    def targets(self, watch: Watch) -> list[int]:
        return self.who.among(watch)

    def hit(self, watch: Watch, target: int) -> None:
        put_on_deck(watch, watch.line[target])


class PutUnderDeck(Aimed):
    """A card of the Line goes face down to the bottom of the Creature deck."""

    form = "put {who:Target} on the bottom of the Creature deck"
    who: Target

    def targets(self, watch: Watch) -> list[int]:
        return self.who.among(watch)

    def hit(self, watch: Watch, target: int) -> None:
        put_under_deck(watch, watch.line[target])


class JoinHorde(Aimed):
    """A card of the Line joins the Horde; nobody takes its damage."""

    form = "send {who:Target} to the Horde"
    who: Target

    def targets(self, watch: Watch) -> list[int]:
        return self.who.among(watch)

    def hit(self, watch: Watch, target: int) -> None:
        send_to_horde(watch, watch.line[target])


class PutToSleep(Aimed):
    """A creature is turned face down and goes to the end of the Line; dice it had stolen are available again."""

    form = "turn {who:Target} face down and move it to the end of the Line; its owner recovers a die it had stolen"
    who: Target

    def targets(self, watch: Watch) -> list[int]:
        return self.who.among(watch)

    def hit(self, watch: Watch, target: int) -> None:
        card = watch.line[target]
        for die in range(DICE):
            if watch.lies_on[die] == card and watch.die[die] == STOLEN:
                recover(watch, die)
        turn_down(watch, card)
        move(watch, card, len(watch.line) - 1)


class Negate(Aimed):
    """The powers of a creature are treated as absent until it leaves the Line or the round ends."""

    form = "negate {who:Target} until the end of the round"
    who: Target

    def targets(self, watch: Watch) -> list[int]:
        return [position for position in self.who.among(watch) if not watch.flags[watch.line[position]] & NEGATED]

    def hit(self, watch: Watch, target: int) -> None:
        card = watch.line[target]
        watch.flags[card] |= NEGATED
        watch.force = None
        watch.tell(facts.NEGATES, card)


WHERE_IN_LINE: Final = WhereInLine()

QUESTIONS = (WHERE_IN_LINE,)
