"""Overcome (WD-OVER) and Secure (WD-SECU)."""

import pytest

from tests.marks import rule
from tests.rules.told import cite
from tests.wardens.actions import costs, has_trigger, modified, printed, uses
from tests.wardens.table import EDITIONS, MIDDLE, TOP, Table
from tests.wardens.ways import ends, ways

NOTHING: list[tuple[str, ...]] = [()]


def row(edition: str, action: str, suit: str) -> set[tuple[str, ...]]:
    """What a row of the suit table can change, Costs in words left out."""
    return set(ends(edition, action, "bottom")[suit])


@rule("WD-OVER-1", "WD-SECU-1")
@pytest.mark.parametrize(
    ("edition", "overcome", "secure"),
    [
        ("first", "Overcome an Obstacle", "Secure an Advantage"),
        ("second", "Overcome a Challenge", "Secure an Opportunity"),
    ],
)
def test_names(edition: str, overcome: str, secure: str) -> None:
    for action, name in (("overcome", overcome), ("secure", secure)):
        assert printed(edition, action).name == name
        table = Table(edition)
        table.draw(action, turned=MIDDLE + " 9C")
        assert table.last()["action"] == name


@rule("WD-OVER-2", "WD-SECU-2")
def test_triggers() -> None:
    assert has_trigger("first", "overcome", "challenge", "in the way", "dangerous")
    assert has_trigger("second", "overcome", "challenge")
    assert not has_trigger("second", "overcome", "in the way")
    assert has_trigger("first", "secure", "favourable position", "for others")
    assert has_trigger("second", "secure", "what is coming", "position", "investigates", "trust")


@rule("WD-OVER-3")
def test_scores_of_overcome() -> None:
    cues = {
        "strength": "violence, might",
        "dexterity": "quickness, exactness, unseen",
        "willpower": "guile, alertness, winning words, steady mind",
        "constitution": "staying power, hardiness",
    }
    assert uses("first", "overcome", **cues)
    assert uses("second", "overcome", **cues, fortune="none of the others")


@rule("WD-OVER-4")
def test_modifiers_of_overcome() -> None:
    assert modified("first", "overcome")
    assert modified("second", "overcome", (1, "preparation, favour"), (-1, "hindrance, against"))


@rule("WD-OVER-5")
def test_overcome_at_its_best() -> None:
    assert ends("first", "overcome", "top") == {"": [("store +1 any",)]}
    assert ends("second", "overcome", "top") == {"": NOTHING}


@rule("WD-OVER-6", "WD-OVER-7")
def test_overcome_otherwise() -> None:
    suits = {"spades", "clubs", "hearts", "diamonds"}
    for outcome in ("middle", "bottom"):
        found = ends("first", "overcome", outcome)
        assert set(found) == suits  # always a consequence
        assert {change for changes in found.values() for one in changes for change in one} == {
            "due endure",
            "supply -1",
        }
    assert ends("second", "overcome", "middle") == {"": NOTHING}
    assert set(ends("second", "overcome", "bottom")) == suits
    assert "things get worse" in printed("first", "overcome").about["outcomes"][2]


@rule("WD-OVER-8")
def test_danger() -> None:
    assert costs("first", "overcome", "spades", "Danger", "endure harm", "something hostile notices")
    assert row("first", "overcome", "spades") == {("due endure",), ()}
    assert costs("second", "overcome", "spades", "Danger", "lose 1 vitae", "something hostile notices")
    assert row("second", "overcome", "spades") == {("vitae -1",), ()}


@rule("WD-OVER-9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_time(edition: str) -> None:
    assert costs(edition, "overcome", "clubs", "Time", "time is wasted", "chance is gone")
    assert row(edition, "overcome", "clubs") == {()}


@rule("WD-OVER-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_trust(edition: str) -> None:
    assert costs(edition, "overcome", "hearts", "Trust", "tie to someone suffers", "companion is endangered")
    assert row(edition, "overcome", "hearts") == {()}


@rule("WD-OVER-11")
@pytest.mark.parametrize(("edition", "label"), [("first", "Cost"), ("second", "Loss")])
def test_cost_or_loss(edition: str, label: str) -> None:
    assert costs(edition, "overcome", "diamonds", label, "lose 1 supply", "good gear is harmed")
    assert row(edition, "overcome", "diamonds") == {("supply -1",), ()}


@rule("WD-SECU-3")
def test_scores_of_secure_in_the_first_edition() -> None:
    assert uses(
        "first",
        "secure",
        strength="menace",
        dexterity="position, drawing eyes away, sudden movement",
        constitution="waiting, not giving way",
        willpower="plan, understanding, trickery",
    )


@rule("WD-SECU-4")
def test_scores_of_secure_in_the_second_edition() -> None:
    assert uses(
        "second",
        "secure",
        strength="menace, not giving way",
        dexterity="position, searching, creeping, watching",
        constitution="waiting, lasting out, suffering alongside",
        willpower="planning, reasoning, winning words, seeing through people",
        supply="buying what someone knows, trade",
        fortune="none of the others",
    )


@rule("WD-SECU-5")
def test_modifiers_of_secure() -> None:
    assert modified("first", "secure")
    assert modified("second", "secure", (1, "time in hand, calm, willing source"), (-1, "haste, pressure, wary source"))


@rule("WD-SECU-6")
def test_secure_at_its_best() -> None:
    assert ends("first", "secure", "top") == {"": [("shared store +2 related",)]}
    assert ends("second", "secure", "top")[""][0] == ("shared store +2 any",)


@rule("WD-SECU-7")
def test_secure_in_the_middle() -> None:
    found = ends("first", "secure", "middle")
    assert set(found) == {"spades", "clubs", "hearts", "diamonds"}
    assert all("shared store +1 related" in one for changes in found.values() for one in changes)
    assert ends("second", "secure", "middle")[""][0] == ("shared store +1 any",)


@rule("WD-SECU-8")
@pytest.mark.parametrize(("cards", "levels"), [(TOP, 2), (MIDDLE, 1)])
def test_a_record_may_come_of_it(cards: str, levels: int) -> None:
    table = Table("second")
    table.draw("secure", "strength", cards)
    assert table.game.decision
    assert "WD-SECU-8" in table.game.decision.rules
    assert set(table.keys) == {"nothing-to-note", "note"}
    assert cite(table.play("note", "The miller knows"), "record_added", "WD-REC-3")
    assert table.changes() == ["record finding", f"shared store +{levels} any"]
    table = Table("second")
    table.draw("secure", "strength", cards)
    table.play("nothing-to-note")
    assert table.changes() == [f"shared store +{levels} any"]
    assert not [way for way in ways("first") if way.action == "secure" and "record" in str(way.changes)]


@rule("WD-SECU-9")
def test_secure_at_its_worst() -> None:
    found = ends("first", "secure", "bottom")
    assert set(found) == {"spades", "clubs", "hearts", "diamonds"}
    assert all("store -1 next" in one for changes in found.values() for one in changes)
    assert set(ends("second", "secure", "bottom")) == {"spades", "clubs", "hearts", "diamonds"}
    assert not [way for way in ways("second") if way.action == "secure" and "store -1 next" in way.changes]


@rule("WD-SECU-10")
@pytest.mark.parametrize("suit", ["spades", "clubs", "hearts", "diamonds"])
def test_the_consequences_of_secure_are_those_of_overcome(suit: str) -> None:
    own = {tuple(one for one in changes if one != "store -1 next") for changes in row("first", "secure", suit)}
    assert own == row("first", "overcome", suit)


@rule("WD-SECU-11", "WD-SECU-12", "WD-SECU-13", "WD-SECU-14")
@pytest.mark.parametrize(
    ("suit", "label", "words", "changes"),
    [
        ("clubs", "Time", ("chance is gone", "favour is now owed"), {()}),
        ("spades", "Danger", ("something hostile notices", "private matter comes out"), {()}),
        ("diamonds", "Loss", ("lose 1 supply", "payment of a debt comes first"), {("supply -1",), ()}),
        ("hearts", "Trust", ("tie to someone suffers", "talk about", "ways gets around"), {()}),
    ],
)
def test_costs_of_secure(suit: str, label: str, words: tuple[str, ...], changes: set[tuple[str, ...]]) -> None:
    assert costs("second", "secure", suit, label, *words)
    assert row("second", "secure", suit) == changes
