"""Abilities that turn face-down cards up."""

from typing import ClassVar, Final

from emberwatch.games.setawatch.causes import adventurer_of
from emberwatch.games.setawatch.naming import card_name, place_name
from emberwatch.games.setawatch.phrases.nouns import face_down
from emberwatch.games.setawatch.phrases.strikes import credit_of
from emberwatch.games.setawatch.rules.defeat import defeat
from emberwatch.games.setawatch.rules.health import health
from emberwatch.games.setawatch.rules.revealing import NORMAL, QUIET, WAITING, newly_up, turn_up
from emberwatch.games.setawatch.state import FRESH, NONE, Watch
from emberwatch.games.setawatch.words import Aimed, Effect, Target
from emberwatch.kernel import Question
from emberwatch.kernel.state import Args


class TurnUp(Aimed):
    """A face-down card is turned up and does all that it does when it is."""

    form = "turn up {who:Target}"
    who: Target

    def targets(self, watch: Watch) -> list[int]:
        return self.who.among(watch)

    def hit(self, watch: Watch, target: int) -> None:
        watch.do(turn_up, target, NORMAL)


class TurnsUpSeveral(Effect):
    """An effect for which the party picks several face-down cards first; then they are turned up, nearest first."""

    may_stop: ClassVar[bool] = False  # whether fewer can be picked than there are

    def most(self) -> int:
        """How many can be picked."""
        raise NotImplementedError

    def turn(self, watch: Watch, positions: list[int]) -> None:
        """Turn the cards in these positions up."""
        raise NotImplementedError

    def possible(self, watch: Watch) -> bool:
        return bool(face_down(watch))

    def run(self, watch: Watch) -> None:
        watch.ask(WHICH_TO_TURN_UP, self.number)


class TurnUpQuietly(TurnsUpSeveral):
    """The Reveal powers of the cards are ignored, not their other powers. A Summon is answered as always."""

    form = "turn up to {n:Number} face-down cards face up without their Reveal powers"
    may_stop = True
    n: int

    def most(self) -> int:
        return self.n

    def turn(self, watch: Watch, positions: list[int]) -> None:
        for position in positions:
            watch.do(turn_up, position, QUIET)


class TurnUpAndStab(TurnsUpSeveral):
    """One of the cards may fall before any of its powers works; the Reveal powers of the others follow."""

    form = (
        "turn up {n:Number} face-down cards; before their Reveal powers, "
        "you may defeat one of them with health up to the sum of your dice"
    )
    n: int

    def most(self) -> int:
        return self.n

    def turn(self, watch: Watch, positions: list[int]) -> None:
        for position in positions:
            watch.do(turn_up, position, WAITING)
        watch.ask(WHO_IS_STABBED)
        watch.do(powers_that_waited)


def powers_that_waited(watch: Watch) -> None:
    """Cards turned up together do now what they do, the nearest first (SW-REV-12)."""
    for card in watch.line:
        if watch.flags[card] & FRESH:
            watch.do(newly_up, card, NORMAL, True)
            watch.do(powers_that_waited)
            return


class WhichToTurnUp(Question):
    """Which face-down card is turned up as well?"""

    name = "WhichToTurnUp"
    rules = ("SW-REV-12", "SW-CARD-39")

    def options(self, watch: Watch, args: Args) -> list[int]:
        effect: TurnsUpSeveral = watch.cards.phrases[args[0]]
        left = [position for position in face_down(watch) if position not in args[1:]]
        if not left or len(args) > effect.most():
            return [NONE]
        return [*left, NONE] if effect.may_stop and len(args) > 1 else left

    def take(self, watch: Watch, option: int, args: Args) -> None:
        if option == NONE:
            effect: TurnsUpSeveral = watch.cards.phrases[args[0]]
            effect.turn(watch, sorted(args[1:]))
        else:
            watch.ask(WHICH_TO_TURN_UP, *args, option)

    def prompt(self, watch: Watch, args: Args) -> str:
        return f"Which {'other ' if len(args) > 1 else ''}face-down card is turned up?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return "none" if option == NONE else f"line:{option + 1}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return "No other" if option == NONE else place_name(watch, option)


class WhoIsStabbed(Question):
    """Is one of the cards just turned up defeated? The dice count wherever they lie."""

    name = "WhoIsStabbed"
    rules = ("SW-HP-10", "SW-ABL-17", "SW-CARD-39")

    def options(self, watch: Watch, args: Args) -> list[int]:
        first = 3 * adventurer_of(watch.cause)
        strength = sum(watch.value[first : first + 3])
        line = watch.line
        weak = [
            position
            for position, card in enumerate(line)
            if watch.flags[card] & FRESH and health(watch, card) <= strength
        ]
        return [*weak, NONE]

    def take(self, watch: Watch, option: int, args: Args) -> None:
        if option != NONE:
            watch.do(defeat, watch.line[option], credit_of(watch))

    def prompt(self, watch: Watch, args: Args) -> str:
        return "Which of the cards just turned up is defeated?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return "none" if option == NONE else f"line:{option + 1}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return "None" if option == NONE else card_name(watch, watch.line[option])


WHICH_TO_TURN_UP: Final = WhichToTurnUp()
WHO_IS_STABBED: Final = WhoIsStabbed()

STEPS = (powers_that_waited,)
QUESTIONS = (WHICH_TO_TURN_UP, WHO_IS_STABBED)
