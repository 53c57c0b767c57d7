"""Defeat and damage by abilities."""

from emberwatch.games.setawatch import facts
from emberwatch.games.setawatch.causes import adventurer_of
from emberwatch.games.setawatch.rules.defeat import defeat
from emberwatch.games.setawatch.rules.health import health
from emberwatch.games.setawatch.state import Watch
from emberwatch.games.setawatch.words import Aimed, Target


def credit_of(watch: Watch) -> int:
    """The bit of the Adventurer whose ability is at work; 0 for anything else (SW-DEF-11)."""
    adventurer = adventurer_of(watch.cause)
    return 1 << adventurer if adventurer >= 0 else 0


class Defeat(Aimed):
    """Send a creature to the Graveyard."""

    form = "defeat {who:Target}"
    who: Target

    def targets(self, watch: Watch) -> list[int]:
        return self.who.among(watch)

    def hit(self, watch: Watch, target: int) -> None:
        watch.do(defeat, watch.line[target], credit_of(watch))


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
