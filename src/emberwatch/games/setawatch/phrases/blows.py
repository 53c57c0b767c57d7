"""Strength of arms: what the Warrior's cards do."""

from typing import Final

from emberwatch.games.setawatch import facts, words
from emberwatch.games.setawatch.causes import adventurer_of, by_card
from emberwatch.games.setawatch.naming import die_key, die_name
from emberwatch.games.setawatch.phrases.nouns import revealed
from emberwatch.games.setawatch.rules.health import health
from emberwatch.games.setawatch.rules.players import controllers
from emberwatch.games.setawatch.state import AVAILABLE, DICE, NONE, Watch
from emberwatch.games.setawatch.words import Lasting, Target
from emberwatch.kernel import Question
from emberwatch.kernel.state import Args


class HalvesHealth(Lasting):
    """Half its health, rounded down, after everything else that changes it; never below 1."""

    form = "its health is halved"
    touches = (words.HALVES,)

    def halves(self, watch: Watch, source: int, card: int, left: int) -> bool:
        return left == card + 1 or by_card(card) == source


class DiceCountTwice(Lasting):
    """Every attack die is doubled against a creature that is this healthy when it is attacked."""

    form = "dice deal double damage to creatures with health {n:Number} or more"
    touches = (words.ATTACKS,)
    adds_up = False
    n: int

    def times(self, watch: Watch, source: int, die: int, health: int) -> int:
        return 2 if health >= self.n else 1


class BesideTheFallen(Target):
    """A neighbour of a creature whose defeat is credited to you, of the latest action and what came of it."""

    form = "a revealed creature that stood next to one you have just defeated and has less health than that one had"

    def among(self, watch: Watch) -> list[int]:
        if not watch.felled:
            return []
        weaker: list[int] = []
        adventurer = adventurer_of(watch.cause)
        for _, strength, before, behind, credit in watch.felled:
            if credit >> adventurer & 1:
                for card in (before, behind):
                    if card in watch.line and health(watch, card) < strength:
                        weaker.append(card)
        return [position for position in revealed(watch) if watch.line[position] in weaker]


class KeepsSurplus(Lasting):
    """The surplus of a direct attack stays on one of your dice in it, but no more than the die showed."""

    form = (
        "when an attack with your dice defeats a creature with damage to spare, "
        "one of them stays available with the spare damage as its value"
    )
    touches = (words.SURPLUS,)

    def on_surplus(self, watch: Watch, source: int, dice: int, surplus: int) -> None:
        watch.ask(KEEP_DIE, dice, surplus)


class KeepDie(Question):
    """Which die of the attack stays available?"""

    name = "KeepDie"
    rules = ("SW-ADV-WA-1", "SW-PLAY-11")

    def options(self, watch: Watch, args: Args) -> list[int]:
        adventurer = adventurer_of(watch.cause)
        found: list[int] = []
        seen: list[tuple[int, int]] = []
        for die in range(DICE):
            alike = (watch.sides[die], watch.value[die])
            if args[0] >> die & 1 and watch.bearer[die] == adventurer and alike not in seen:
                seen.append(alike)
                found.append(die)
        return found

    def take(self, watch: Watch, option: int, args: Args) -> None:
        watch.die[option] = AVAILABLE
        watch.lies_on[option] = NONE
        watch.dealt[option] = 0
        watch.value[option] = min(watch.value[option], args[1])
        watch.tell(facts.DIE_KEPT, option, watch.value[option])

    def seats(self, watch: Watch, args: Args) -> list[int]:
        return controllers(watch, adventurer_of(watch.cause))

    def prompt(self, watch: Watch, args: Args) -> str:
        return f"{args[1]} damage to spare. Which die stays available?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return f"die:{die_key(watch, option)}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return die_name(watch, option)


KEEP_DIE: Final = KeepDie()

QUESTIONS = (KEEP_DIE,)
