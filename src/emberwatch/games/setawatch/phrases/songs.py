"""Music that turns heads: what the Bard's cards and camp action do."""

from typing import Final

from emberwatch.games.setawatch import facts, words
from emberwatch.games.setawatch.causes import adventurer_of, slot_of
from emberwatch.games.setawatch.naming import aimed_key, aimed_text, place_name
from emberwatch.games.setawatch.phrases.beasts import may_tame, tame
from emberwatch.games.setawatch.phrases.nouns import revealed, warded
from emberwatch.games.setawatch.phrases.strikes import deal
from emberwatch.games.setawatch.rules.health import health
from emberwatch.games.setawatch.rules.line import judge_places, send_to_horde
from emberwatch.games.setawatch.rules.players import controllers
from emberwatch.games.setawatch.rules.rounds import die_shows
from emberwatch.games.setawatch.state import AVAILABLE, DICE, PARTY, PASSIVE_USED, Watch
from emberwatch.games.setawatch.words import Aimed, Effect, Lasting, Target
from emberwatch.kernel import Question, roll
from emberwatch.kernel.state import Args


class ARevealedOr(Target):
    """Any face-up creature of one of two types."""

    form = "a revealed {one:Type} or {other:Type}"
    one: str
    other: str

    def among(self, watch: Watch) -> list[int]:
        kinds, line = watch.cards.type, watch.line
        return [position for position in revealed(watch) if kinds[line[position]] in (self.one, self.other)]


class TameForRound(Aimed):
    """The creature follows the Adventurer; unused, it goes to the Graveyard when the round is over."""

    form = "tame {who:Target} until the end of the round"
    who: Target

    def targets(self, watch: Watch) -> list[int]:
        return self.who.among(watch) if may_tame(watch) else []

    def hit(self, watch: Watch, target: int) -> None:
        tame(watch, target, 1)


class StrikesAsItGoes(Aimed):
    """It is not defeated. One of the named type strikes the next creature on its way out."""

    form = (
        "send {who:Target} to the Horde; if it was a {type:Type}, "
        "the nearest revealed creature behind it takes damage equal to its health"
    )
    who: Target
    type: str

    def targets(self, watch: Watch) -> list[int]:
        return self.who.among(watch)

    def hit(self, watch: Watch, target: int) -> None:
        card = watch.line[target]
        strength = health(watch, card)
        send_to_horde(watch, card)
        behind = [position for position in revealed(watch) if position >= target]
        if behind and watch.cards.type[card] == self.type:
            deal(watch, watch.line[behind[0]], strength)


class ExchangeTwo(Effect):
    """Both stay face up or face down as they were."""

    form = "exchange two cards of the Line"

    def possible(self, watch: Watch) -> bool:
        return len(movable(watch)) > 1

    def run(self, watch: Watch) -> None:
        if self.possible(watch):
            watch.ask(WHICH_TWO)


def movable(watch: Watch) -> list[int]:
    """The positions, of face-up and face-down cards alike, that the effect in progress can reach."""
    return [position for position, card in enumerate(watch.line) if not warded(watch, card)]


class WhichTwo(Question):
    """Which two cards change places?"""

    name = "WhichTwo"
    rules = ("SW-GEN-19", "SW-REV-14")

    def options(self, watch: Watch, args: Args) -> list[int]:
        return [position for position in movable(watch) if position not in args]

    def take(self, watch: Watch, option: int, args: Args) -> None:
        if not args:
            watch.ask(WHICH_TWO, option)
            return
        line, other = watch.line, args[0]
        line[option], line[other] = line[other], line[option]
        watch.tell(facts.MOVED, option)
        watch.tell(facts.MOVED, other)
        judge_places(watch)

    def prompt(self, watch: Watch, args: Args) -> str:
        return f"With which card does {place_name(watch, args[0])} change places?" if args else "Which card moves?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return f"line:{option + 1}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return place_name(watch, option)


class MayReroll(Aimed):
    """One available die of anybody; the party may leave all as they are."""

    form = "one available die may be rerolled"
    aims_at = "die"

    def targets(self, watch: Watch) -> list[int]:
        return [die for die in range(DICE) if watch.die[die] == AVAILABLE and watch.fights(watch.bearer[die])]

    def may_decline(self) -> bool:
        return True

    def hit(self, watch: Watch, target: int) -> None:
        roll(watch, watch.sides[target], die_shows, target)


class DoublesAnother(Lasting):
    """Once a round, dice and tamed creatures of one other Adventurer count twice in an attack."""

    form = "once per round, the contributions of one other Adventurer to an attack may be doubled"
    touches = (words.DECLARED,)

    def doubles(self, watch: Watch, source: int, dice: int, tamed: int) -> list[int]:
        slot = slot_of(source)
        if watch.tired[slot] & PASSIVE_USED:
            return []
        joined = [watch.bearer[die] for die in range(DICE) if dice >> die & 1]
        joined += [owner for index, (owner, _, _) in enumerate(watch.tamed) if tamed >> index & 1]
        return [one for one in range(PARTY) if one in joined and one != slot // 3]

    def has_doubled(self, watch: Watch, source: int) -> None:
        slot = slot_of(source)
        watch.tired[slot] |= PASSIVE_USED
        watch.tell(facts.PASSIVE_USED_NOW, slot // 3, watch.slots[slot])


class DiceReachAll(Lasting):
    """Distance does not matter to your dice, and no power keeps them off."""

    form = "your dice can attack every revealed creature, whatever protects it"
    touches = (words.ANYWHERE,)

    def ignores_reach(self, watch: Watch, source: int, die: int) -> bool:
        return watch.bearer[die] == slot_of(source) // 3


# -- in camp ---------------------------------------------------------------------------------------------------------


class BorrowAbility(Aimed):
    """The card given away leaves the game instead, and can be taken back the same way."""

    form = "exchange one of your equipped abilities with one of an Adventurer who is not in this game"
    aims_at = "slot"
    own = True

    def targets(self, watch: Watch) -> list[int]:
        first = 3 * adventurer_of(watch.cause)
        return [first, first + 1, first + 2] if watch.outside else []

    def hit(self, watch: Watch, target: int) -> None:
        watch.ask(BORROWED, target)


class Borrowed(Question):
    """Which ability is taken up instead?"""

    name = "Borrowed"
    rules = ("SW-GEN-20", "SW-PLAY-11")

    def options(self, watch: Watch, args: Args) -> list[int]:
        return watch.outside[:]

    def take(self, watch: Watch, option: int, args: Args) -> None:
        slot = args[0]
        given = watch.slots[slot]
        watch.outside = [given if ability == option else ability for ability in watch.outside]
        watch.slots[slot] = option
        watch.force = None
        watch.tell(facts.EQUIPPED, slot // 3, option, given)

    def seats(self, watch: Watch, args: Args) -> list[int]:
        return controllers(watch, args[0] // 3)

    def prompt(self, watch: Watch, args: Args) -> str:
        return f"What replaces {watch.cards.ability_names[watch.slots[args[0]]]}?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return aimed_key(watch, "ability", option)

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return aimed_text(watch, "ability", option)


WHICH_TWO: Final = WhichTwo()
BORROWED: Final = Borrowed()

QUESTIONS = (WHICH_TWO, BORROWED)
