"""Chance: a seeded generator inside the state, or, with own dice, whatever people say their dice show."""

from typing import TYPE_CHECKING, Any, Final

from emberwatch.kernel.question import Question
from emberwatch.kernel.state import Args, State

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int; the compiled build computes with machine integers

# Two multiplicative generators whose difference has a period of about 2.3e18 (L'Ecuyer 1988). Every product fits into
# 62 bits.
_A: Final = 40014
_M: Final = 2147483563
_B: Final = 40692
_N: Final = 2147483399
_NUMBERS: Final = _M - 1  # how many different ones come out


def seed(state: State, number: int) -> None:
    """Start the generator; any whole number is a good seed, neighbouring ones too."""
    number = abs(number) * 2 + (1 if number < 0 else 0)
    mixed = (number * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) % (1 << 64)
    mixed = ((mixed ^ (mixed >> 31)) * 0xBF58476D1CE4E5B9) % (1 << 64)
    state.chance = 1 + (mixed >> 33) % (_M - 1)
    state.luck = 1 + (mixed % (1 << 32)) % (_N - 1)


def draw(state: State, sides: int) -> int:
    """A number from 0 to sides - 1, all alike. It cannot be taken back freely: the horizon moves."""
    state.horizon += 1
    one: i64 = state.chance
    two: i64 = state.luck
    count: i64 = sides
    limit = _NUMBERS - _NUMBERS % count
    while True:
        one = one * _A % _M
        two = two * _B % _N
        number = one - two if one >= two else one - two + _NUMBERS
        if number < limit:
            state.chance, state.luck = one, two
            return number % count


def shuffle(state: State, pile: list[int]) -> None:
    """Shuffle in place: draw() for every place but the last, written out because decks are long."""
    state.horizon += 1
    one: i64 = state.chance
    two: i64 = state.luck
    places: i64 = len(pile)
    below_all_limits = _NUMBERS - places
    while places > 1:
        one = one * _A % _M
        two = two * _B % _N
        number = one - two
        if number < 0:
            number += _NUMBERS
        if number < below_all_limits or number < _NUMBERS - _NUMBERS % places:
            other = number % places
            places -= 1
            pile[places], pile[other] = pile[other], pile[places]
    state.chance, state.luck = one, two


def roll(state: State, sides: int, then: Any, *args: Any) -> None:
    """Roll a die; `then` gets the arguments and what it shows: at once, or with own dice when a person has said it."""
    if state.own_chance:
        state.ask(ROLL, sides, then.__name__, *args)
    else:
        then(state, *args, draw(state, sides) + 1)


class Roll(Question):
    """What does the die on the table show?"""

    name = "Roll"
    always = True

    def options(self, state: Any, args: Args) -> list[int]:
        return list(range(1, args[0] + 1))

    def take(self, state: Any, option: int, args: Args) -> None:
        state.horizon += 1
        state.agenda.append((args[1], state.cause, (*args[2:], option)))

    def prompt(self, state: Any, args: Args) -> str:
        return f"Roll a die with {args[0]} sides. What does it show?"

    def key(self, state: Any, option: int, args: Args) -> str:
        return f"rolled:{option}"

    def text(self, state: Any, option: int, args: Args) -> str:
        return str(option)


ROLL: Final = Roll()
