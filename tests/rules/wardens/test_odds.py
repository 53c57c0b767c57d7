"""Odds (WD-ODDS)."""

from fractions import Fraction
from itertools import permutations

import pytest

from emberwatch.games.wardens.odds import Chances, of_draw, of_oracle
from tests.marks import rule
from tests.wardens.table import EDITIONS, Table

# modifier: top, middle, bottom, of 132,600
FULL = {
    -4: (12480, 32640, 87480),
    -3: (17520, 36960, 78120),
    -2: (23760, 40480, 68360),
    -1: (31328, 42944, 58328),
    0: (40352, 44096, 48152),
    1: (48152, 44096, 40352),
    2: (58328, 42944, 31328),
    3: (68360, 40480, 23760),
    4: (78120, 36960, 17520),
    5: (87480, 32640, 12480),
    6: (96312, 27776, 8512),
    7: (104488, 22624, 5488),
    8: (111880, 17440, 3280),
    9: (118360, 12480, 1760),
    10: (123800, 8000, 800),
    11: (128072, 4256, 272),
    12: (131048, 1504, 48),
    13: (132600, 0, 0),
}
# edition, values in the pile (0 is a Joker), modifier, chances; everything else is in the discard pile
PARTIAL = [
    ("first", [13, 13, 1, 1, 7], 3, "13/30 1/3 7/30"),
    ("first", [10, 4], 1, "19/50 27/100 7/20"),
    ("first", [5], 0, "8/85 112/255 7/15"),
    ("first", [], 2, "7291/16575 5368/16575 3916/16575"),
    ("second", [0, 0, 2, 9, 12, 12, 6], 2, "840923/1740375 922823/3480750 292027/1160250"),
    ("second", [0, 0], 0, "388/1275 424/1275 463/1275"),
    ("second", [0, 0, 5], 0, "896/3825 1408/3825 169/425"),
    ("second", [0, 0, 1, 1, 1, 1, 13], 4, "274489/580125 71222/193375 1082/6825"),
]
# cards: yes, yes but, no
ORACLE = {4: (82550, 105625, 82550), 3: (11050, 0, 11050), 2: (325, 676, 325), 1: (26, 0, 26)}
# edition, red, black, Jokers in the pile, cards, chances
ORACLE_PARTIAL = [
    ("first", 3, 2, 0, 2, "3/10 3/5 1/10"),
    ("first", 1, 1, 0, 4, "12/49 25/49 12/49"),
    ("first", 1, 0, 0, 2, "25/51 26/51 0"),
    ("second", 3, 1, 2, 4, "3781/8330 3021/8330 764/4165"),
    ("second", 0, 1, 2, 2, "25/153 26/51 50/153"),
    ("second", 10, 4, 2, 3, "21311/28560 0 7249/28560"),
]
LETTERS = "CSDH"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def chances(text: str) -> Chances:
    return Chances(*(Fraction(part) for part in text.split()))


def laid(edition: str, values: list[int]) -> Table:
    """A table with exactly these values in its pile."""
    table = Table(edition, wardens=1)
    named = [
        "joker" if not value else RANKS[value - 1] + LETTERS[values[:place].count(value)]
        for place, value in enumerate(values)
    ]
    table.leave(" ".join(named))
    return table


def shown(table: Table, modifier: int) -> list[float]:
    """What a player sees who is about to draw with this modifier."""
    table.have(fortune=max(0, min(5, modifier)))
    table.begin("forage")
    rest = modifier - max(0, min(5, modifier))
    for number in range(abs(rest)):
        table.play("for" if rest > 0 else "against", f"Reason {number}")
    assert table.look()["draw"]["modifier"] == modifier
    odds: list[float] = table.look()["draw"]["odds"]["plain"]
    return odds


@rule("WD-ODDS-1", "WD-ODDS-4", "WD-ODDS-5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("modifier", "counts"), FULL.items())
def test_the_odds_of_a_full_deck_are_the_same_in_both_editions(
    edition: str, modifier: int, counts: tuple[int, int, int]
) -> None:
    table = Table(edition)
    table.state.pile += table.state.discard
    table.state.discard = []
    assert of_draw(table.state, modifier) == Chances(*(Fraction(count, 132600) for count in counts))
    assert shown(table, modifier) == [round(count / 132600, 6) for count in counts]


@rule("WD-ODDS-1", "WD-ODDS-2", "WD-ODDS-3", "WD-ODDS-5")
@pytest.mark.parametrize(("edition", "pile", "modifier", "text"), PARTIAL)
def test_the_odds_of_the_cards_that_are_left(edition: str, pile: list[int], modifier: int, text: str) -> None:
    table = laid(edition, pile)
    assert of_draw(table.state, modifier) == chances(text)
    assert sum(chances(text)) == 1
    assert shown(table, modifier) == [round(float(part), 6) for part in chances(text)]


@rule("WD-ODDS-1")
def test_the_odds_are_those_of_every_order_there_is() -> None:
    values = [2, 5, 5, 9, 13, 7]
    counts = [0, 0, 0]
    for action, one, other in permutations(values, 3):
        counts[2 - (action + 1 > one) - (action + 1 > other)] += 1
    of = sum(counts)
    assert of_draw(laid("first", values).state, 1) == Chances(*(Fraction(count, of) for count in counts))


@rule("WD-ODDS-1", "WD-FATE-2", "WD-FATE-3")
def test_the_odds_after_fate_is_tempted() -> None:
    table = Table("second")
    table.begin("forage")
    odds = table.look()["draw"]["odds"]
    top, middle, bottom = odds["plain"]
    assert odds["pushed"] == [top, pytest.approx(middle + bottom, abs=2e-6), 0]
    assert odds["accepted"] == [0, pytest.approx(top + middle, abs=2e-6), bottom]
    table = Table("first")
    table.begin("forage")
    assert [name for name, chances in table.look()["draw"]["odds"].items() if chances] == ["plain"]


@rule("WD-ODDS-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_odds_follow_every_change_of_the_modifier(edition: str) -> None:
    table = Table(edition)
    table.begin("overcome", "strength")
    seen = [table.look()["draw"]["odds"]["plain"][0]]
    for answer in ("A map", "A rope"):
        table.play("for", answer)
        seen.append(table.look()["draw"]["odds"]["plain"][0])
    assert seen == sorted(set(seen))


@rule("WD-ODDS-5", "WD-ODDS-6")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("count", "counts"), ORACLE.items())
def test_the_odds_of_the_oracle_with_a_full_deck(edition: str, count: int, counts: tuple[int, int, int]) -> None:
    table = Table(edition, wardens=0)
    of = sum(counts)
    assert of_oracle(table.state, count) == Chances(*(Fraction(one, of) for one in counts))
    offered = {one["cards"]: one["odds"] for one in table.look()["oracle"]["likelihoods"]}
    assert offered[count] == [round(one / of, 6) for one in counts]


@rule("WD-ODDS-5", "WD-ODDS-6")
@pytest.mark.parametrize(("edition", "red", "black", "jokers", "count", "text"), ORACLE_PARTIAL)
def test_the_odds_of_the_oracle_with_the_cards_that_are_left(
    edition: str, red: int, black: int, jokers: int, count: int, text: str
) -> None:
    table = Table(edition)
    table.leave(
        " ".join([*(f"{rank}H" for rank in RANKS[:red]), *(f"{rank}S" for rank in RANKS[:black]), *["joker"] * jokers])
    )
    assert of_oracle(table.state, count) == chances(text)
    offered = {one["cards"]: one["odds"] for one in table.look()["oracle"]["likelihoods"]}
    assert offered[count] == [round(float(part), 6) for part in chances(text)]
    table.now("oracle")
    assert table.game.decision
    assert "WD-ODDS-6" in table.game.decision.rules
