"""Defeat and damage by abilities."""

from typing import Final

from emberwatch.games.setawatch import facts
from emberwatch.games.setawatch.causes import adventurer_of
from emberwatch.games.setawatch.naming import card_key, card_name
from emberwatch.games.setawatch.phrases.nouns import revealed
from emberwatch.games.setawatch.rules.defeat import defeat, strike_down
from emberwatch.games.setawatch.rules.health import health
from emberwatch.games.setawatch.state import Watch
from emberwatch.games.setawatch.words import Aimed, Effect, Target
from emberwatch.kernel import Question
from emberwatch.kernel.state import Args


def credit_of(watch: Watch) -> int:
    """The bit of the Adventurer whose ability is at work; 0 for anything else (SW-DEF-11)."""
    adventurer = adventurer_of(watch.cause)
    return 1 << adventurer if adventurer >= 0 else 0


class Defeat(Aimed):
    """Send a creature to the Graveyard. A face-down card is turned up first, and none of its powers helps it."""

    form = "defeat {who:Target}"
    who: Target

    def targets(self, watch: Watch) -> list[int]:
        return self.who.among(watch)

    def hit(self, watch: Watch, target: int) -> None:
        watch.do(strike_down, target, credit_of(watch))


class DefeatUpTo(Aimed):
    """Send a creature to the Graveyard whose health now is at most this."""

    form = "defeat {who:Target} with health {n:Number} or less"
    who: Target
    n: int

    def targets(self, watch: Watch) -> list[int]:
        line = watch.line
        return [position for position in self.who.among(watch) if health(watch, line[position]) <= self.n]

    def hit(self, watch: Watch, target: int) -> None:
        watch.do(defeat, watch.line[target], credit_of(watch))


class DefeatEvery(Effect):
    """All face-up creatures of a type are fixed first, then defeated one after another."""

    form = "defeat every revealed {type:Type}"
    type: str

    def possible(self, watch: Watch) -> bool:
        kinds, line = watch.cards.type, watch.line
        return any(kinds[line[position]] == self.type for position in revealed(watch))

    def run(self, watch: Watch) -> None:
        found = [watch.line[position] for position in revealed(watch)]
        watch.ask(WHO_FALLS_NEXT, *[card for card in found if watch.cards.type[card] == self.type])


class WhoFallsNext(Question):
    """Which of the creatures fixed is defeated next?"""

    name = "WhoFallsNext"
    rules = ("SW-ABL-18",)

    def options(self, watch: Watch, args: Args) -> list[int]:
        return [card for card in args if card in watch.line]

    def take(self, watch: Watch, option: int, args: Args) -> None:
        watch.do(defeat, option, credit_of(watch))
        watch.ask(WHO_FALLS_NEXT, *[card for card in args if card != option])

    def prompt(self, watch: Watch, args: Args) -> str:
        return "Which of them is defeated first?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return f"card:{card_key(watch, option)}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return card_name(watch, option)


class DealDamage(Aimed):
    """Damage that stays on the creature; it is no direct attack and no attack die."""

    form = "deal {n:Number} damage to {who:Target}"
    who: Target
    n: int

    def targets(self, watch: Watch) -> list[int]:
        return self.who.among(watch)

    def hit(self, watch: Watch, target: int) -> None:
        deal(watch, watch.line[target], self.n)


def deal(watch: Watch, card: int, damage: int) -> None:
    """Damage by an ability (SW-ABL-16). What it kills is credited to the ability's owner (SW-DEF-11)."""
    watch.damage[card] += damage
    watch.tell(facts.DAMAGED, card, damage)
    if watch.damage[card] >= health(watch, card):
        watch.do(defeat, card, watch.credit[card] & 15 | credit_of(watch))


WHO_FALLS_NEXT: Final = WhoFallsNext()

QUESTIONS = (WHO_FALLS_NEXT,)
