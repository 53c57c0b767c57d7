"""What creatures do: to the fire, to dice and cards, to the Line, and as long as they stand."""

from emberwatch.games.setawatch import facts, words
from emberwatch.games.setawatch.causes import by_card, card_of
from emberwatch.games.setawatch.hidden import shuffle_pile
from emberwatch.games.setawatch.rules.fire import gain_firewood, lose_firewood, party_exhausts
from emberwatch.games.setawatch.rules.health import base_health
from emberwatch.games.setawatch.rules.line import (
    clear_card,
    draw_card,
    judge_places,
    lay_down,
    move,
    send_to_graveyard,
)
from emberwatch.games.setawatch.rules.revealing import enter_line, newly_up, summon, summon_exhausts
from emberwatch.games.setawatch.state import AVAILABLE, DICE, FRESH, STOLEN, UP, Watch
from emberwatch.games.setawatch.words import Aimed, Amount, Effect, Lasting, Which


class LoseFirewood(Effect):
    """Firewood falls; it stops at 0, and a dying fire is fed with an ability card."""

    form = "lose {n:Number} firewood"
    n: int

    def possible(self, watch: Watch) -> bool:
        return watch.firewood > 0

    def run(self, watch: Watch) -> None:
        lose_firewood(watch, self.n)


class GainFirewood(Effect):
    """Firewood rises; what goes beyond 15 is lost."""

    form = "gain {n:Number} firewood"
    n: int

    def possible(self, watch: Watch) -> bool:
        return watch.firewood < 15

    def run(self, watch: Watch) -> None:
        gain_firewood(watch, self.n)


class ExhaustTogether(Effect):
    """The Adventurers on Watch exhaust that many cards together, the party's choice which."""

    form = "exhaust {n:Number}"
    n: int

    def run(self, watch: Watch) -> None:
        watch.do(party_exhausts, self.n)


class SomeoneExhausts(Effect):
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
                watch.force = None
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
    watch.force = None
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


class RaiseNamed(Effect):
    """All cards of this name in the Graveyard enter the Line face up behind the creature, in the party's order."""

    form = "every {card:Card} in the Graveyard enters the Line behind it"
    card: str

    def run(self, watch: Watch) -> None:
        ids = watch.cards.card_ids
        found = [card for card in watch.graveyard if ids[card] == self.card]
        raise_cards(watch, found, watch.line.index(card_of(watch.cause)) + 1)


class RaiseStrongest(Effect):
    """The two of this type with the highest base health enter the Line face up before it, the weaker one nearer the camp."""

    form = "the two strongest of the Graveyard's {type:Type} cards enter the Line before it"
    type: str

    def run(self, watch: Watch) -> None:
        found = [card for card in watch.graveyard if watch.cards.type[card] == self.type]
        found.sort(key=lambda card: base_health(watch, card))
        raise_cards(watch, found[-2:], watch.line.index(card_of(watch.cause)))


class RaiseTopmost(Effect):
    """The two topmost of this type enter the Line face up before it, the weaker one nearer the camp."""

    form = "the two topmost of the Graveyard's {type:Type} cards enter the Line before it"
    type: str

    def run(self, watch: Watch) -> None:
        found = [card for card in watch.graveyard if watch.cards.type[card] == self.type][-2:]
        found.sort(key=lambda card: base_health(watch, card))
        raise_cards(watch, found, watch.line.index(card_of(watch.cause)))


def raise_cards(watch: Watch, found: list[int], position: int) -> None:
    """Cards of the Graveyard enter the Line together, the first of them nearest the camp (SW-CARD-13)."""
    for offset, card in enumerate(found):
        watch.graveyard.remove(card)
        watch.do(enter_line, card, position + offset)


# -- as long as it stands --------------------------------------------------------------------------------------------


class GainsHealth(Lasting):
    """More health for whom it says."""

    form = "{who:Which} has {amount:Amount} more health"
    touches = (words.HEALTH,)
    who: Which
    amount: Amount

    def health(self, watch: Watch, source: int, card: int) -> int:
        return self.amount.count(watch, source) if self.who.fits(watch, source, card) else 0


class LosesHealth(Lasting):
    """Less health for whom it says; never below 1."""

    form = "{who:Which} has {n:Number} less health"
    touches = (words.HEALTH,)
    who: Which
    n: int

    def health(self, watch: Watch, source: int, card: int) -> int:
        return -self.n if self.who.fits(watch, source, card) else 0


class DoublesBase(Lasting):
    """Base health counts twice, in the Line only."""

    form = "the base health of {who:Which} in the Line is doubled"
    touches = (words.BASE_HEALTH,)
    who: Which

    def base(self, watch: Watch, source: int, card: int, base: int) -> int:
        return base * 2 if card in watch.line and self.who.fits(watch, source, card) else base


class DieIsBase(Lasting):
    """While it holds a stolen die, that die's value is its base health."""

    form = "a die it holds is its base health"
    touches = (words.BASE_HEALTH,)

    def base(self, watch: Watch, source: int, card: int, base: int) -> int:
        if by_card(card) == source:
            for die in range(DICE):
                if watch.lies_on[die] == card and watch.die[die] == STOLEN:
                    return watch.value[die]
        return base


class TurnsUpBehind(Lasting):
    """The card directly behind it is turned up as if the fire lit it."""

    form = "the card behind it is turned up"
    touches = (words.TURNS_UP,)

    def turns_up_behind(self, watch: Watch) -> bool:
        return True


class Shields(Lasting):
    """No direct attack on those it stands before."""

    form = "{who:Which} cannot be attacked"
    touches = (words.SHIELD,)
    who: Which

    def shields(self, watch: Watch, source: int, card: int) -> bool:
        return self.who.fits(watch, source, card)


class Wards(Lasting):
    """Ability cards neither choose nor change those it stands before."""

    form = "abilities cannot touch {who:Which}"
    touches = (words.WARD,)
    who: Which

    def wards(self, watch: Watch, source: int, card: int) -> bool:
        return self.who.fits(watch, source, card)


class BurnsForTheFallen(Lasting):
    """Each defeat of a creature nearer the camp than this one costs firewood."""

    form = "each time a creature before it is defeated, lose {n:Number} firewood"
    touches = (words.DEFEATS,)
    n: int

    def on_defeat(self, watch: Watch, source: int, card: int, position: int) -> None:
        lair = card_of(source)
        if lair in watch.line and watch.line.index(lair) >= position:
            lose_firewood(watch, self.n)


class ReturnsToEnd(Lasting):
    """Defeated, it goes face up to the end of the Line if other cards are left there."""

    form = "when it is defeated, it goes to the end of the Line while other cards remain"
    touches = (words.DESTINATION,)

    def destination(self, watch: Watch, source: int, card: int, credit: int) -> int:
        if by_card(card) == source and len(watch.line) > 1:
            return words.TO_LINE_END
        return words.TO_GRAVEYARD


class ComesBackFirst(Effect):
    """The creature leaves the Graveyard and lies face down as the first card of the next Line."""

    form = "it rises from the Graveyard as the first card of the next Line"

    def run(self, watch: Watch) -> None:
        card = card_of(watch.cause)
        if watch.graveyard and watch.graveyard[-1] == card:
            watch.graveyard.pop()
            watch.line.append(card)
            watch.tell(facts.FROM_GRAVE_TO_LINE, card)
            judge_places(watch)
