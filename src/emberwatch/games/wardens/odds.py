"""Exact chances, from the cards that are still in the pile (WD-ODDS)."""

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import NamedTuple

from emberwatch.games.wardens import cards
from emberwatch.games.wardens.state import Vigil

ONE, ZERO = Fraction(1), Fraction(0)
NOTHING = (0,) * 14  # no card of any value
Part = tuple[int, int]  # above and below the line of a fraction
Parts = tuple[list[Part], list[Part], list[Part]]  # of each outcome


class Chances(NamedTuple):
    """Of a Draw: top, middle, bottom. Of the Oracle: yes, yes but, no."""

    top: Fraction
    middle: Fraction
    bottom: Fraction

    def pushed(self) -> "Chances":
        """When every Failure is pushed through (WD-FATE-2)."""
        return Chances(self.top, self.middle + self.bottom, ZERO)

    def accepted(self) -> "Chances":
        """When hardship is accepted for every Great Success (WD-FATE-3)."""
        return Chances(ZERO, self.top + self.middle, self.bottom)


class Heap(NamedTuple):
    """Cards told apart by one question only: how many are of a class, how many are not, how many are Jokers."""

    inside: int
    outside: int
    jokers: int

    @property
    def size(self) -> int:
        """All of them."""
        return self.inside + self.outside + self.jokers


def of_draw(vigil: Vigil, modifier: int) -> Chances:
    """A Draw with this modifier, Score included."""
    return draw_chances(vigil.pile, vigil.discard, modifier)


def of_oracle(vigil: Vigil, count: int) -> Chances:
    """A question that takes so many cards."""
    return oracle_chances(vigil.pile, vigil.discard, count)


def draw_chances(pile: Iterable[int], discard: Iterable[int], modifier: int) -> Chances:
    """Of a pile and a discard pile."""
    near = list(pile)
    return counted(by_value(near), by_value(discard), sum(cards.is_joker(card) for card in near), modifier)


@lru_cache(maxsize=512)
def counted(near: tuple[int, ...], far: tuple[int, ...], jokers: int, modifier: int) -> Chances:
    """Over the values of the Action card; of the other two it only matters whether they are beaten."""
    if not sum(near) + jokers:  # WD-DECK-9: the discard pile is shuffled when a card is needed
        near, far = far, NOTHING
    total = sum(near) + jokers
    everything = tuple(one + other for one, other in zip(near, far, strict=True))
    found: Parts = ([], [], [])
    for value in range(1, 14):
        if near[value]:
            add(found, (near[value], total), value, near, far, jokers, modifier)
        if jokers and everything[value]:  # WD-ODDS-3: from the first Joker on, any card not in play
            share = (jokers * everything[value], total * sum(everything))
            add(found, share, value, everything, NOTHING, 0, modifier)
    return Chances(*map(summed, found))


def summed(parts: list[Part]) -> Fraction:
    """All parts together, brought to one denominator and reduced once: far faster than one by one."""
    common = lcm(*(below for _, below in parts))
    return Fraction(sum(above * (common // below) for above, below in parts), common)


def add(
    found: Parts,
    share: Part,
    value: int,
    near: tuple[int, ...],
    far: tuple[int, ...],
    jokers: int,
    modifier: int,
) -> None:
    """The share of one Action card, spread over how many Challenge cards it beats."""
    beaten = max(0, min(13, value + modifier - 1))  # the highest value that the total beats
    low, rest = sum(near[1 : beaten + 1]), sum(near[beaten + 1 :])
    if value <= beaten:
        low -= 1
    else:
        rest -= 1
    pile = Heap(low, rest, jokers)
    discard = Heap(sum(far[1 : beaten + 1]), sum(far[beaten + 1 :]), 0)
    for count, chance in enumerate(spread(pile, discard, 2)):
        found[2 - count].append((share[0] * chance.numerator, share[1] * chance.denominator))


def oracle_chances(pile: Iterable[int], discard: Iterable[int], count: int) -> Chances:
    """More red than black is yes, more black no (WD-ODDS-6)."""
    return coloured(by_colour(pile), by_colour(discard), count)


@lru_cache(maxsize=4096)
def coloured(near: Heap, far: Heap, count: int) -> Chances:
    """Of a pile and a discard pile of which only the colours are known."""
    chances = spread(near, far, count)
    yes = sum((chance for red, chance in enumerate(chances) if 2 * red > count), ZERO)
    no = sum((chance for red, chance in enumerate(chances) if 2 * red < count), ZERO)
    return Chances(yes, ONE - yes - no, no)


@lru_cache(maxsize=20_000)
def spread(pile: Heap, discard: Heap, count: int) -> tuple[Fraction, ...]:
    """How likely 0, 1, 2 ... of so many cards are of the class."""
    if not count:
        return (ONE,)
    if not pile.size:
        pile, discard = discard, Heap(0, 0, 0)
    total = pile.size
    found = [ZERO] * (count + 1)
    if pile.jokers:
        mixed = Heap(pile.inside + discard.inside, pile.outside + discard.outside, 0)
        for number, chance in enumerate(spread(mixed, Heap(0, 0, 0), count)):
            found[number] += Fraction(pile.jokers, total) * chance
    if pile.inside:
        rest = spread(pile._replace(inside=pile.inside - 1), discard, count - 1)
        for number, chance in enumerate(rest):
            found[number + 1] += Fraction(pile.inside, total) * chance
    if pile.outside:
        rest = spread(pile._replace(outside=pile.outside - 1), discard, count - 1)
        for number, chance in enumerate(rest):
            found[number] += Fraction(pile.outside, total) * chance
    return tuple(found)


def by_value(heap: Iterable[int]) -> tuple[int, ...]:
    """How many cards there are of each value; Jokers have none."""
    counts = [0] * 14
    for card in heap:
        if not cards.is_joker(card):
            counts[cards.value(card)] += 1
    return tuple(counts)


def by_colour(heap: Iterable[int]) -> Heap:
    """Red, black, Jokers."""
    red = jokers = size = 0
    for card in heap:
        size += 1
        if cards.is_joker(card):
            jokers += 1
        elif cards.is_red(card):
            red += 1
    return Heap(red, size - jokers - red, jokers)
