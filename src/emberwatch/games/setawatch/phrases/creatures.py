"""What creatures do: to the fire, to dice and cards, to the Line."""

from emberwatch.games.setawatch import facts
from emberwatch.games.setawatch.causes import card_of
from emberwatch.games.setawatch.hidden import shuffle_pile
from emberwatch.games.setawatch.rules.abilities import run_effect
from emberwatch.games.setawatch.rules.fire import gain_firewood, lose_firewood, party_exhausts
from emberwatch.games.setawatch.rules.line import (
    clear_card,
    draw_card,
    judge_places,
    lay_down,
    move,
    send_to_graveyard,
)
from emberwatch.games.setawatch.rules.revealing import newly_up, summon, summon_exhausts
from emberwatch.games.setawatch.state import AVAILABLE, DICE, FRESH, STOLEN, UP, Watch
from emberwatch.games.setawatch.words import Aimed, Effect


class Toll(Effect):
    """What is taken from the party, or given to it, in firewood and ability cards."""


class Both(Effect):
    """One toll and then another."""

    form = "{one:Toll} and {other:Toll}"
    one: Toll
    other: Toll

    def possible(self, watch: Watch) -> bool:
        return self.one.possible(watch) or self.other.possible(watch)

    def run(self, watch: Watch) -> None:
        watch.do(run_effect, self.one.number)
        watch.do(run_effect, self.other.number)


class LoseFirewood(Toll):
    """Firewood falls; it stops at 0, and a dying fire is fed with an ability card."""

    form = "lose {n:Number} firewood"
    n: int

    def possible(self, watch: Watch) -> bool:
        return watch.firewood > 0

    def run(self, watch: Watch) -> None:
        lose_firewood(watch, self.n)


class GainFirewood(Toll):
    """Firewood rises; what goes beyond 15 is lost."""

    form = "gain {n:Number} firewood"
    n: int

    def possible(self, watch: Watch) -> bool:
        return watch.firewood < 15

    def run(self, watch: Watch) -> None:
        gain_firewood(watch, self.n)


class ExhaustTogether(Toll):
    """The Adventurers on Watch exhaust that many cards together, the party's choice which."""

    form = "exhaust {n:Number}"
    n: int

    def run(self, watch: Watch) -> None:
        watch.do(party_exhausts, self.n)


class SomeoneExhausts(Toll):
    """One Adventurer on Watch, chosen by the party, exhausts one of its own cards."""

    form = "an Adventurer on Watch exhausts a card"

    def run(self, watch: Watch) -> None:
        watch.do(summon_exhausts)


class MoveToFront(Effect):
    """The creature becomes the first of the Line; those before it move back."""

    form = "it moves to the front of the Line"

    def run(self, watch: Watch) -> None:
        move(watch, card_of(watch.cause), 0)


class MoveToEnd(Effect):
    """The creature becomes the last of the Line; those behind it move up."""

    form = "it moves to the end of the Line"

    def run(self, watch: Watch) -> None:
        move(watch, card_of(watch.cause), len(watch.line) - 1)


class DrawBefore(Effect):
    """The top card of the Creature deck is laid face down directly before the creature."""

    form = "the top card of the Creature deck is laid face down before it"

    def run(self, watch: Watch) -> None:
        card = draw_card(watch)
        if card >= 0:
            lay_down(watch, card, watch.line.index(card_of(watch.cause)))


class DrawToHorde(Effect):
    """The top card of the Creature deck goes to the Horde, and nobody sees which it is."""

    form = "the top card of the Creature deck joins the Horde unseen"

    def run(self, watch: Watch) -> None:
        card = draw_card(watch)
        if card >= 0:
            watch.horde.append(card)
            watch.tell(facts.UNSEEN_JOINS_HORDE)


class SummonToDeck(Effect):
    """If a Summon lies in the Graveyard, one is shuffled into the Creature deck."""

    form = "a Summon is shuffled from the Graveyard into the Creature deck"

    def run(self, watch: Watch) -> None:
        for card in reversed(watch.graveyard):
            if watch.cards.is_summon[card]:
                watch.graveyard.remove(card)
                watch.deck.append(card)
                shuffle_pile(watch, watch.deck)
                watch.tell(facts.DECK_SHUFFLED, card)
                return


class StealDie(Aimed):
    """The creature steals an available die of the party's choice; it returns when the creature is gone."""

    form = "it steals an available die"
    aims_at = "die"

    def targets(self, watch: Watch) -> list[int]:
        return stealable(watch)

    def hit(self, watch: Watch, target: int) -> None:
        steal(watch, target)


class StealHighest(Aimed):
    """The creature steals the highest available die."""

    form = "it steals the highest available die"
    aims_at = "die"

    def targets(self, watch: Watch) -> list[int]:
        dice = stealable(watch)
        highest = max((watch.value[die] for die in dice), default=0)
        return [die for die in dice if watch.value[die] == highest]

    def hit(self, watch: Watch, target: int) -> None:
        steal(watch, target)


def stealable(watch: Watch) -> list[int]:
    """The available dice of everybody on Watch (SW-GEN-14, SW-DIE-5)."""
    return [die for die in range(DICE) if watch.die[die] == AVAILABLE and watch.fights(watch.bearer[die])]


def steal(watch: Watch, die: int) -> None:
    """The die lies on the creature and cannot be used (SW-DIE-2)."""
    card = card_of(watch.cause)
    watch.die[die] = STOLEN
    watch.lies_on[die] = card
    watch.tell(facts.DIE_STOLEN, card, die)


class SwapWithGraveyardTop(Effect):
    """The creature changes places with the top card of the Graveyard, which comes in face up."""

    form = "it changes places with the top card of the Graveyard"

    def run(self, watch: Watch) -> None:
        if watch.graveyard:
            exchange_with_graveyard(watch, card_of(watch.cause), watch.graveyard[-1])


def exchange_with_graveyard(watch: Watch, card: int, incoming: int) -> None:
    """A card of the Line and one of the Graveyard change places; neither is defeated (SW-CARD-6, SW-CARD-18)."""
    position = watch.line.index(card)
    clear_card(watch, card)
    watch.graveyard.remove(incoming)
    send_to_graveyard(watch, card)
    watch.tell(facts.LEFT_LINE, card)
    watch.line[position] = incoming
    watch.flags[incoming] = UP
    watch.tell(facts.ENTERED, incoming, position)
    if watch.cards.is_summon[incoming]:
        judge_places(watch)
        watch.do(summon, position, 0)
    else:
        watch.flags[incoming] = UP | FRESH
        judge_places(watch)
        watch.do(newly_up, incoming, 0)


class ComesBackFirst(Effect):
    """The creature leaves the Graveyard and lies face down as the first card of the next Line."""

    form = "from the top of the Graveyard it rises as the first card of the next Line"

    def run(self, watch: Watch) -> None:
        card = card_of(watch.cause)
        if watch.graveyard and watch.graveyard[-1] == card:
            watch.graveyard.pop()
            watch.line.append(card)
            watch.tell(facts.FROM_GRAVE_TO_LINE, card)
            judge_places(watch)
