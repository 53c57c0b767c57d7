"""Chance: seeded, even, and inside the state."""

from hypothesis import given
from hypothesis import strategies as st

from emberwatch.kernel import Content, State, draw, shuffle
from emberwatch.kernel.chance import seed


def seeded(number: int) -> State:
    state = State(Content([], [], "none"))
    seed(state, number)
    return state


@given(st.integers(), st.integers(1, 1_000_000))
def test_a_draw_lies_within_its_bounds(number: int, sides: int) -> None:
    state = seeded(number)
    assert all(0 <= draw(state, sides) < sides for _ in range(20))


@given(st.integers(), st.lists(st.integers()))
def test_a_shuffle_is_a_permutation(number: int, pile: list[int]) -> None:
    shuffled = pile[:]
    shuffle(seeded(number), shuffled)
    assert sorted(shuffled) == sorted(pile)


@given(st.integers(), st.integers(0, 60))
def test_a_shuffle_takes_the_numbers_that_draws_would_give(number: int, cards: int) -> None:
    shuffled, drawn = list(range(cards)), list(range(cards))
    one, other = seeded(number), seeded(number)
    shuffle(one, shuffled)
    for last in range(cards - 1, 0, -1):
        place = draw(other, last + 1)
        drawn[last], drawn[place] = drawn[place], drawn[last]
    assert shuffled == drawn
    assert draw(one, 1000) == draw(other, 1000)


@given(st.integers())
def test_a_seed_always_gives_the_same(number: int) -> None:
    one, other = seeded(number), seeded(number)
    assert [draw(one, 1000) for _ in range(20)] == [draw(other, 1000) for _ in range(20)]


@given(st.integers(-(2**62), 2**62))
def test_neighbouring_seeds_give_different_games(number: int) -> None:
    one, other = seeded(number), seeded(number + 1)
    assert [draw(one, 1000) for _ in range(20)] != [draw(other, 1000) for _ in range(20)]


def test_the_numbers_are_those_they_have_always_been() -> None:
    state = seeded(7)
    assert [draw(state, 6) for _ in range(12)] == [3, 5, 2, 1, 3, 2, 3, 3, 0, 2, 4, 2]


def test_every_side_comes_up_equally_often() -> None:
    for sides in (2, 6, 7, 8):
        state, rolls = seeded(sides), 6000
        counts = [0] * sides
        for _ in range(rolls):
            counts[draw(state, sides)] += 1
        spread = sum((count - rolls / sides) ** 2 / (rolls / sides) for count in counts)
        assert spread < 30  # chi squared; with at most 7 degrees of freedom one generator in ten thousand is worse


def test_the_first_draw_is_even_over_seeds() -> None:
    counts = [0] * 6
    for number in range(6000):
        counts[draw(seeded(number), 6)] += 1
    assert all(850 < count < 1150 for count in counts)


def test_every_order_of_a_pile_comes_up_equally_often() -> None:
    counts: dict[tuple[int, ...], int] = {}
    state = seeded(1)
    for _ in range(6000):
        pile = [0, 1, 2]
        shuffle(state, pile)
        counts[tuple(pile)] = counts.get(tuple(pile), 0) + 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_chance_moves_the_horizon() -> None:
    state = seeded(3)
    draw(state, 6)
    assert state.horizon == 1


def test_a_copy_draws_what_the_original_would_have_drawn() -> None:
    state = seeded(3)
    copy = state.copy()
    assert [draw(copy, 100) for _ in range(10)] == [draw(state, 100) for _ in range(10)]
