"""What chance may bring, exactly as far as anybody can know it.

Only what everybody knows goes into this: which cards are unseen, and which of them were shuffled together. However the
unseen cards lie, the answer is the same.
"""

from fractions import Fraction

from emberwatch.games.setawatch.cards import CREATURE
from emberwatch.games.setawatch.naming import card_name, die_name
from emberwatch.games.setawatch.state import PARTY, Watch


def odds(watch: Watch) -> list[str]:
    """The next card, the Summons to come, and what a die may show when it is rolled again."""
    return [next_card(watch), summons(watch), *dice(watch)]


def next_card(watch: Watch) -> str:
    """What lies on top of the Creature deck, by type."""
    if not watch.deck:
        return "The Creature deck is empty."
    if not watch.veil[watch.deck[-1]]:
        return f"Next card of the Creature deck: {card_name(watch, watch.deck[-1])}, for certain."
    cards = watch.cards
    chances: dict[str, Fraction] = {}
    for card, chance in top_of_deck(watch).items():
        noun = cards.type_nouns.get(cards.type[card], "") if cards.kind[card] == CREATURE else cards.names[card]
        chances[noun] = chances.get(noun, Fraction()) + chance
    ranked = sorted(chances.items(), key=lambda one: (-one[1], one[0]))
    return "Next card of the Creature deck: " + ", ".join(f"{noun} {percent(chance)}" for noun, chance in ranked) + "."


def top_of_deck(watch: Watch) -> dict[int, Fraction]:
    """The chance of each unseen card to lie on top: among those shuffled with it, and where unseen, among its lot."""
    veil, lots = watch.veil, watch.cards.lots
    number = abs(veil[watch.deck[-1]])
    together = [card for card, shuffled in enumerate(veil) if abs(shuffled) == number]
    share = Fraction(1, len(together))
    chances = {card: share for card in together if veil[card] < 0}
    for lot in {lots[card] for card in together if veil[card] > 0}:
        here = sum(1 for card in together if veil[card] > 0 and lots[card] == lot)
        unseen = [card for card, shuffled in enumerate(veil) if shuffled > 0 and lots[card] == lot]
        chances |= dict.fromkeys(unseen, share * here / len(unseen))
    return chances


def summons(watch: Watch) -> str:
    """How many Summons have not been seen."""
    still = [card for pile in (watch.deck, watch.line, watch.horde) for card in pile if watch.cards.is_summon[card]]
    return f"Summons still to come: {len(still)}."


def dice(watch: Watch) -> list[str]:
    """What each kind of die may show, and how likely each available one shows more when it is rolled again."""
    available = [die for one in range(PARTY) for die in watch.available(one)]
    if not available:
        return []
    more = [f"{die_name(watch, die)} {percent(higher(watch, die))}" for die in available]
    return [
        *(f"A d{sides}: {at_least(sides)}." for sides in sorted({watch.sides[die] for die in available})),
        f"To show more when rolled again: {', '.join(more)}.",
    ]


def higher(watch: Watch, die: int) -> Fraction:
    """The chance to show more than now."""
    return Fraction(watch.sides[die] - watch.value[die], watch.sides[die])


def at_least(sides: int) -> str:
    """The chance to show this or more, for each number but 1."""
    return ", ".join(f"{number}+ {percent(Fraction(sides + 1 - number, sides))}" for number in range(2, sides + 1))


def percent(chance: Fraction) -> str:
    """A chance in whole percents; only what is impossible or certain is 0 or 100."""
    rounded = round(chance * 100)
    if 0 < chance < 1:
        rounded = min(max(rounded, 1), 99)
    return f"{rounded}%"
