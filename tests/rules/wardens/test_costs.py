"""Costs and consequences (WD-COST)."""

import pytest

from emberwatch.games.wardens.rulebook import RULEBOOK
from emberwatch.kernel import NotYours
from tests.marks import rule
from tests.rules.told import cite, names
from tests.wardens.table import BOTTOM, EDITIONS, MIDDLE, OUTCOMES, TOP, Table
from tests.wardens.ways import SUITS, ends, ways

SECOND = ("overcome", "secure", "forage", "treat", "inflict", "rest")
FREE = ("avoid", "enter", "death", "forest", "purify", "invoke")


def failed(action: str, mode: str = "solo", card: str = "9C") -> Table:
    """A Failure that has its Cost still to come."""
    table = Table("second", mode)
    table.have(vitae=2, radiance=2, supply=2)
    table.draw(action, turned=f"{BOTTOM} {card}")
    return table


@rule("WD-COST-1", "WD-SECU-10")
def test_two_actions_of_the_first_edition_have_the_same_table() -> None:
    tables = {
        item.id: item.about["costs"]
        for item in RULEBOOK.printed(RULEBOOK.content({"edition": "first"}))
        if item.kind == "action" and item.about["costs"]
    }
    assert set(tables) == {"action:overcome", "action:secure"}
    assert tables["action:overcome"] == tables["action:secure"]
    assert {suit: row["label"] for suit, row in tables["action:secure"].items()} == {
        "spades": "Danger",
        "clubs": "Time",
        "hearts": "Trust",
        "diamonds": "Cost",
    }


@rule("WD-COST-2")
@pytest.mark.parametrize("action", ["overcome", "secure"])
@pytest.mark.parametrize(("outcome", "cards"), OUTCOMES.items())
def test_a_weak_hit_or_a_miss_of_those_two_reveals_a_card_without_asking(action: str, outcome: str, cards: str) -> None:
    table = Table("first")
    events = table.draw(action, "strength", f"{cards} 9C")
    assert table.asked == "Now"
    assert names(events).count("turned_up") == (3 if outcome == "top" else 4)
    assert cite(events, "cost_revealed", "WD-COST-1", "WD-COST-2") == (outcome != "top")


@rule("WD-COST-3", "WD-COST-7")
def test_which_actions_have_a_cost_on_failure() -> None:
    for action in (*SECOND, *FREE):
        found = {(way.outcome, bool(way.card)) for way in ways("second") if way.action == action and not way.worded}
        assert (("bottom", True) in found) == (action in SECOND), action
        assert not {("top", True), ("middle", True)} & found
    for action in SECOND:
        table = failed(action)
        assert table.asked == "RevealOrWord"
        assert table.game.decision
        assert "WD-COST-3" in table.game.decision.rules


@rule("WD-COST-4")
def test_the_player_may_reveal_a_card_and_need_not() -> None:
    table = failed("overcome")
    assert set(table.keys) == {"reveal", "word-it"}
    events = table.play("reveal")
    assert names(events).count("turned_up") == 1
    assert cite(events, "cost_revealed", "WD-COST-4")
    assert table.last()["cost"] == "Time: Time is wasted or a chance is gone."
    table = failed("overcome")
    assert "turned_up" not in names(table.play("word-it", "fiction", "The rope snaps."))
    assert table.last()["cost"] == "The rope snaps."


@rule("WD-COST-5")
@pytest.mark.parametrize(("mode", "seat"), [("solo", 0), ("co-op", 0), ("led", 2)])
def test_the_gm_words_a_cost_or_where_there_is_none_the_player(mode: str, seat: int) -> None:
    table = failed("overcome", mode)
    table.play("word-it", seat=0)
    for answer in ("fiction", "The rope snaps."):
        assert table.game.decision
        assert table.game.decision.seats == (seat,)
        if mode == "led":
            with pytest.raises(NotYours):
                table.play(answer, seat=0)
        events = table.play(answer, seat=seat)
    assert cite(events, "cost_worded", "WD-COST-5")


@rule("WD-COST-6")
def test_exactly_one_cost_is_recorded() -> None:
    for answers in (
        ("reveal", "take"),
        ("word-it", "fiction", "Dusk falls."),
        ("reveal", "replace", "fiction", "Dusk."),
    ):
        table = failed("inflict")
        events = table.play(*answers)
        assert table.asked == "Now"
        assert len(names(events, "cost_taken", "cost_worded", "cost_replaced")) == 1
        assert table.last()["cost"]
    assert cite(failed("inflict").play("reveal", "take"), "cost_taken", "WD-COST-6")


@rule("WD-COST-8", "WD-CARD-4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("suit", "CSDH")
def test_only_the_suit_of_a_cost_card_counts(edition: str, suit: str) -> None:
    seen = set()
    for rank in ("2", "10", "Q"):
        table = Table(edition)
        table.draw("overcome", "strength", f"{BOTTOM} {rank}{suit}")
        table.play(*(("reveal",) if edition == "second" else ()))
        seen.add(table.last()["cost"])
    assert len(seen) == 1


@rule("WD-COST-9")
def test_which_entries_change_a_score_in_the_second_edition() -> None:
    always = {("forage", "hearts"): "vitae -1", ("treat", "diamonds"): "supply -1", ("treat", "hearts"): "vitae -1"}
    always |= {("inflict", "spades"): "vitae -1", ("rest", "diamonds"): "supply -1", ("rest", "hearts"): "radiance -1"}
    maybe = {("overcome", "spades"): "vitae -1", ("overcome", "diamonds"): "supply -1"}
    maybe |= {("secure", "diamonds"): "supply -1"}
    for action in SECOND:
        found = ends("second", action, "bottom", *(("patient:warden-1",) if action == "treat" else ()))
        assert set(found) == set(SUITS)
        base = ("vitae +1",) if action == "rest" else ()
        for suit, changes in found.items():
            if (action, suit) in always:
                assert {tuple(sorted((*base, always[action, suit])))} == set(changes)
            elif (action, suit) in maybe:
                assert set(changes) == {(maybe[action, suit],), ()}
            else:
                assert set(changes) == {base}


@rule("WD-COST-10")
def test_which_entries_have_an_effect_in_the_first_edition() -> None:
    for action, outcome, base in (
        *(("overcome", "middle", ()), ("overcome", "bottom", ()), ("secure", "middle", ("shared store +1 related",))),
        ("secure", "bottom", ("store -1 next",)),
    ):
        found = {suit: set(changes) for suit, changes in ends("first", action, outcome).items()}
        assert found == {
            "spades": {tuple(sorted(("due endure", *base))), base},
            "diamonds": {tuple(sorted((*base, "supply -1"))), base},
            "clubs": {base},
            "hearts": {base},
        }


@rule("WD-COST-11")
def test_the_loss_falls_on_whoever_drew() -> None:
    table = Table("second", "co-op")
    table.have(2, vitae=3)
    table.draw("treat", turned=BOTTOM + " 9H", one=1, first=("patient:warden-2",))
    events = table.play("reveal", "take")
    assert table.changes() == ["vitae -1"]
    assert cite(events, "cost_taken", "WD-COST-11")


@rule("WD-COST-12")
@pytest.mark.parametrize(("mode", "other"), [("led", 2), ("co-op", 1), ("solo", None)])
def test_a_revealed_entry_is_replaced_when_player_and_referee_agree(mode: str, other: int | None) -> None:
    for answer in ("agree", "refuse")[: 2 if other else 1]:
        table = failed("inflict", mode, "9S")
        table.mark()
        table.play("reveal", "replace")
        if other is not None:
            assert table.asked == "Consent"
            assert table.game.decision
            assert table.game.decision.seats == (other,)
            events = table.play(answer)
        if answer == "agree":
            events = table.play("fiction", "The blade is stuck.")
            assert cite(events, "cost_replaced", "WD-COST-12")
            assert table.changes() == []
            assert table.last()["cost"] == "The blade is stuck."
        else:
            assert "cost_taken" in names(events)  # nothing changes
            assert table.changes() == ["vitae -1"]


@rule("WD-COST-13")
def test_a_cost_cannot_be_averted() -> None:
    table = failed("inflict", card="9S")
    table.mark()
    events = table.play("reveal", "take")
    assert table.changes() == ["vitae -1"]
    assert table.look()["calls"] == []
    assert cite(events, "cost_taken", "WD-COST-13")
    assert names(events)[-2:] == ["cost_taken", "score_changed"]


@rule("WD-COST-14")
@pytest.mark.parametrize(
    ("action", "losses"),
    [
        *(("overcome", {"vitae", "supply"}), ("secure", {"supply"}), ("forage", {"vitae"})),
        *(("treat", {"vitae", "supply"}), ("inflict", {"vitae"}), ("rest", {"supply", "radiance"})),
    ],
)
def test_a_cost_in_words_contains_at_most_a_loss_of_the_actions_own_table(action: str, losses: set[str]) -> None:
    for way in (("word-it",), ("reveal", "replace")):
        table = failed(action)
        table.play(*way)
        assert set(table.keys) == {"fiction", *(f"lose:{score}" for score in losses)}
        for loss in losses:
            again = failed(action)
            again.play(*way)
            again.mark()
            events = again.play(f"lose:{loss}", "It hurts.")
            assert again.changes() == [f"{loss} -1"]
            assert cite(events, "cost_worded" if len(way) == 1 else "cost_replaced", "WD-COST-14")


@rule("WD-COST-3", "WD-DRAW-13")
def test_a_success_costs_nothing() -> None:
    for action in SECOND:
        for cards in (TOP, MIDDLE):
            table = Table("second")
            events = table.draw(action, turned=cards)
            assert not names(events, "cost_revealed", "cost_taken")
            assert table.asked in ("Now", "MayAdd")
