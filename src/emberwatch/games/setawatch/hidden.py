"""What nobody knows: which of the unseen cards lies where.

`watch.veil[card]` is 0 while the card's place is certain to all. Otherwise it names the shuffle its place came out of:
positive while the card itself was never seen (it may be any of the unseen cards of its lot, SW-SET-7), negative once it
was seen before that shuffle (it is known to be among those). Cards of one shuffle can lie in each other's places; so
can, wherever they lie, cards of one lot. Dealing afresh for a program that thinks ahead, and naming a card drawn from
a real deck, are both exchanges of that kind.
"""

from typing import Final

from emberwatch.games.setawatch import facts
from emberwatch.games.setawatch.naming import pile_place
from emberwatch.games.setawatch.state import Watch
from emberwatch.kernel import Question, shuffle
from emberwatch.kernel.state import Args


def shuffle_pile(watch: Watch, pile: list[int]) -> None:
    """Shuffle, so that from now on nobody knows the order."""
    veil_pile(watch, pile)
    shuffle(watch, pile)


def veil_pile(watch: Watch, pile: list[int]) -> None:
    """These cards lie in an order that nobody knows: one more shuffle."""
    watch.shuffles += 1
    number, veil = watch.shuffles, watch.veil
    for card in pile:
        veil[card] = number if veil[card] > 0 else -number


def see(watch: Watch, pile: int, index: int) -> None:
    """The step in which a card becomes known to all. With own cards a person says which one it is."""
    cards = watch.pile(pile)
    if index >= len(cards):
        return
    card = cards[index]
    if watch.veil[card]:
        watch.horizon += 1
        if watch.own_chance:
            watch.ask(NAME_CARD, pile, index)
        else:
            watch.veil[card] = 0


def could_be(watch: Watch, card: int) -> list[int]:
    """The unseen cards that may lie where this one lies."""
    shuffled = abs(watch.veil[card])
    unseen = [other for other in range(len(watch.veil)) if watch.veil[other]]
    together = [other for other in unseen if abs(watch.veil[other]) == shuffled]
    lots = {watch.cards.lots[other] for other in together if watch.veil[other] > 0}
    return [
        other for other in unseen if other in together or (watch.veil[other] > 0 and watch.cards.lots[other] in lots)
    ]


def name_card(watch: Watch, card: int, named: int) -> None:
    """It turns out that the card lying here is another one: exchange the two, by way of what their places allow."""
    if abs(watch.veil[card]) != abs(watch.veil[named]):
        lot = watch.cards.lots[named]
        bridge = next(
            other
            for other in range(len(watch.veil))
            if abs(watch.veil[other]) == abs(watch.veil[card])
            and watch.veil[other] > 0
            and watch.cards.lots[other] == lot
        )
        exchange(watch, bridge, named)
        if bridge == card:
            return
    if card != named:
        exchange(watch, card, named)


def exchange(watch: Watch, one: int, other: int) -> None:
    """Two unseen cards change places; all that belongs to a place stays there."""
    if one == other:
        return
    for pile in (
        watch.line,
        watch.deck,
        watch.horde,
        watch.unhallowed,
        watch.map,
        watch.unused_locations,
        watch.removed,
    ):
        for index, card in enumerate(pile):
            if card == one:
                pile[index] = other
            elif card == other:
                pile[index] = one
    for of_card in (watch.flags, watch.damage, watch.credit):
        of_card[one], of_card[other] = of_card[other], of_card[one]
    _exchange_named(watch, one, other)
    shuffled_one, shuffled_other = abs(watch.veil[one]), abs(watch.veil[other])
    watch.veil[one] = shuffled_other if watch.veil[one] > 0 else -shuffled_other
    watch.veil[other] = shuffled_one if watch.veil[other] > 0 else -shuffled_one
    watch.force = None


def _exchange_named(watch: Watch, one: int, other: int) -> None:
    """Neighbours of a defeated creature and a taunted card go by their numbers, but their places are meant."""
    partner = {one: other, other: one}
    watch.taunted = partner.get(watch.taunted, watch.taunted)
    watch.felled = [
        (card, strength, partner.get(before, before), partner.get(behind, behind), credit)
        for card, strength, before, behind, credit in watch.felled
    ]


def deal_afresh(watch: Watch) -> None:
    """Every unseen card may lie elsewhere, in all ways that fit what has been seen, with equal chance."""
    unseen = [card for card in range(len(watch.veil)) if watch.veil[card]]
    lots: dict[int, list[int]] = {}
    for card in unseen:
        if watch.veil[card] > 0:
            lots.setdefault(watch.cards.lots[card], []).append(card)
    for lot in sorted(lots):
        _mix(watch, lots[lot])
    shuffles: dict[int, list[int]] = {}
    for card in unseen:
        shuffles.setdefault(abs(watch.veil[card]), []).append(card)
    for number in sorted(shuffles):
        _mix(watch, shuffles[number])


def _mix(watch: Watch, cards: list[int]) -> None:
    mixed = cards[:]
    shuffle(watch, mixed)
    lies_now = {card: card for card in cards}  # whose old place a card lies in
    for place, card in zip(cards, mixed, strict=True):
        there = next(one for one in cards if lies_now[one] == place)
        if there != card:
            exchange(watch, there, card)
            lies_now[there], lies_now[card] = lies_now[card], lies_now[there]


class NameCard(Question):
    """With own cards: which card is it?"""

    name = "NameCard"
    rules = ("SW-INFO-2",)
    always = True

    def options(self, watch: Watch, args: Args) -> list[int]:
        card = watch.pile(args[0])[args[1]]
        found: list[int] = []
        kinds: set[str] = set()
        for other in could_be(watch, card):
            if watch.cards.ids[other] not in kinds:
                kinds.add(watch.cards.ids[other])
                found.append(other)
        return found

    def take(self, watch: Watch, option: int, args: Args) -> None:
        name_card(watch, watch.pile(args[0])[args[1]], option)
        watch.veil[option] = 0
        watch.tell(facts.CARD_NAMED, option)

    def prompt(self, watch: Watch, args: Args) -> str:
        pile, index = args
        return f"Turn up the card in {pile_place(pile, index, len(watch.pile(pile)))}. Which one is it?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return f"named:{watch.cards.ids[option]}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return watch.cards.names[option]


NAME_CARD: Final = NameCard()


def look(watch: Watch, pile: int, index: int) -> None:
    """The step in which the party looks at a hidden card (SW-KEY-8)."""
    see(watch, pile, index)
    watch.do(looked_at, pile, index)


def looked_at(watch: Watch, pile: int, index: int) -> None:
    """Say which one it was."""
    cards = watch.pile(pile)
    if index < len(cards):
        watch.tell(facts.LOOKED, cards[index])


STEPS = (see, look, looked_at)
QUESTIONS = (NAME_CARD,)
