"""Sentences made of other sentences: choices, costs, and what lasts until the end of the round."""

from typing import Final

from emberwatch.games.setawatch import facts
from emberwatch.games.setawatch.force import last_until_round_ends
from emberwatch.games.setawatch.phrases.strikes import credit_of
from emberwatch.games.setawatch.rules.abilities import run_effect
from emberwatch.games.setawatch.rules.fire import lose_firewood
from emberwatch.games.setawatch.rules.health import health
from emberwatch.games.setawatch.state import PARTY, Watch
from emberwatch.games.setawatch.words import Aimed, Effect, Lasting, Target
from emberwatch.kernel import Question
from emberwatch.kernel.state import Args


class UntilRoundEnds(Effect):
    """A rule that holds for the rest of the round; several uses add up unless the rule says otherwise."""

    form = "until the end of the round, {rule:Lasting}"
    rule: Lasting

    def possible(self, watch: Watch) -> bool:
        return self.rule.adds_up or not any(number == self.rule.number for number, _, _ in watch.lasting)

    def run(self, watch: Watch) -> None:
        last_until_round_ends(watch, self.rule)
        watch.tell(facts.LASTS, watch.cause)


class ForOneUntilRoundEnds(Aimed):
    """The same for one creature that is chosen now: the "it" of the rule."""

    form = "choose {who:Target}: until the end of the round, {rule:Lasting}"
    who: Target
    rule: Lasting

    def targets(self, watch: Watch) -> list[int]:
        return self.who.among(watch)

    def hit(self, watch: Watch, target: int) -> None:
        card = watch.line[target]
        before = health(watch, card)
        last_until_round_ends(watch, self.rule, card + 1)
        if health(watch, card) < before:
            watch.credit[card] |= credit_of(watch) << PARTY  # read in settling: who lowered the health (SW-DEF-12)
        watch.tell(facts.LASTS_ON, watch.cause, card)


class PayFirewood(Effect):
    """Firewood is the price of what follows."""

    form = "pay {n:Number} firewood to {effect:Effect}"
    n: int
    effect: Effect

    def possible(self, watch: Watch) -> bool:
        return watch.firewood >= self.n and self.effect.possible(watch)

    def run(self, watch: Watch) -> None:
        lose_firewood(watch, self.n)
        watch.do(run_effect, self.effect.number)


class ChooseOne(Effect):
    """The party picks one of the two; a part that could change nothing cannot be picked."""

    form = "choose one: {one:Effect}; or {other:Effect}"
    one: Effect
    other: Effect

    def possible(self, watch: Watch) -> bool:
        return self.one.possible(watch) or self.other.possible(watch)

    def run(self, watch: Watch) -> None:
        watch.ask(WHICH_PART, self.one.number, self.other.number)


class WhichPart(Question):
    """Which of the two is done?"""

    name = "WhichPart"
    rules = ("SW-GEN-19", "SW-ABL-10")

    def options(self, watch: Watch, args: Args) -> list[int]:
        return [part for part, number in enumerate(args) if watch.cards.effects[number].possible(watch)]

    def take(self, watch: Watch, option: int, args: Args) -> None:
        watch.do(run_effect, args[option])

    def prompt(self, watch: Watch, args: Args) -> str:
        return "Which of the two?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return f"choose:{option + 1}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return watch.cards.show(args[option])


WHICH_PART: Final = WhichPart()

QUESTIONS = (WHICH_PART,)
