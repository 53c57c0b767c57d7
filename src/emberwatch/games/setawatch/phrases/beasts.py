"""Tamed creatures: how they come, and what they are given up for."""

from typing import Final

from emberwatch.games.setawatch import facts
from emberwatch.games.setawatch.causes import adventurer_of
from emberwatch.games.setawatch.rules.abilities import run_effect
from emberwatch.games.setawatch.rules.line import send_to_graveyard, take_from_line
from emberwatch.games.setawatch.state import Watch
from emberwatch.games.setawatch.words import Aimed, Effect, Target

MOST_TAMED: Final = 2


def tamed_by(watch: Watch, adventurer: int) -> list[int]:
    """The tamed creatures an Adventurer holds."""
    return [card for owner, card, _ in watch.tamed if owner == adventurer]


def may_tame(watch: Watch) -> bool:
    """Whether the Adventurer at work has room for another tamed creature (SW-KEY-11)."""
    return len(tamed_by(watch, adventurer_of(watch.cause))) < MOST_TAMED


def keep_tamed(watch: Watch, card: int, until_round_ends: int) -> None:
    """The card, already taken from where it was, follows the Adventurer at work."""
    adventurer = adventurer_of(watch.cause)
    watch.tamed = [*watch.tamed, (adventurer, card, until_round_ends)]
    watch.tell(facts.TAMED, card, adventurer)


def tame(watch: Watch, position: int, until_round_ends: int) -> None:
    """The creature leaves the Line for the Adventurer at work."""
    card = watch.line[position]
    take_from_line(watch, card)
    keep_tamed(watch, card, until_round_ends)


class Tame(Aimed):
    """A creature of the Line follows the Adventurer; it can join one attack with its base health. No defeat."""

    form = "tame {who:Target}"
    who: Target

    def targets(self, watch: Watch) -> list[int]:
        return self.who.among(watch) if may_tame(watch) else []

    def hit(self, watch: Watch, target: int) -> None:
        tame(watch, target, 0)


class TameFromGraveyard(Aimed):
    """A creature of the Graveyard follows the Adventurer."""

    form = "tame a {type:Type} from the Graveyard"
    aims_at = "card"
    type: str

    def targets(self, watch: Watch) -> list[int]:
        if not may_tame(watch):
            return []
        kinds = watch.cards.type
        return [card for card in reversed(watch.graveyard) if kinds[card] == self.type]

    def hit(self, watch: Watch, target: int) -> None:
        watch.graveyard.remove(target)
        keep_tamed(watch, target, 0)


class SacrificeTamed(Aimed):
    """A cost: one of the Adventurer's tamed creatures, paid before the effect."""

    form = "send one of your tamed creatures to the Graveyard to {effect:Effect}"
    aims_at = "card"
    effect: Effect

    def targets(self, watch: Watch) -> list[int]:
        return tamed_by(watch, adventurer_of(watch.cause))

    def possible(self, watch: Watch) -> bool:
        return bool(self.targets(watch)) and self.effect.possible(watch)

    def hit(self, watch: Watch, target: int) -> None:
        watch.tamed = [held for held in watch.tamed if held[1] != target]
        send_to_graveyard(watch, target)
        watch.tell(facts.TAMED_SPENT, target)
        watch.do(run_effect, self.effect.number)
