"""Tempting Fate (WD-FATE)."""

import pytest

from emberwatch.kernel import NotLegal, NotYours
from tests.marks import rule
from tests.rules.told import cite, first, names
from tests.wardens.table import BOTTOM, MIDDLE, OUTCOMES, TOP, Table
from tests.wardens.ways import ends, fall_due

KINDS = (
    "overcome",
    "avoid",
    "secure",
    "forage",
    "treat",
    "enter",
    "inflict",
    "death",
    "forest",
    "rest",
    "purify",
    "invoke",
)
WAYS = {TOP: "accept-hardship", BOTTOM: "push-through"}


def drawn(kind: str, turned: str, fortune: int = 3) -> Table:
    """A Draw in the second edition up to the moment when fate can be tempted."""
    table = Table("second")
    table.have(vitae=2, radiance=2, supply=2, fortune=fortune)
    if kind in ("death", "forest"):
        fall_due(table, kind)
        table.mark()
        table.resist(kind, turned, fate="")
    else:
        table.draw(kind, turned=turned, first=("severity:ordinary", "stake:vitae") if kind == "avoid" else (), fate="")
    return table


@rule("WD-FATE-1")
@pytest.mark.parametrize("turned", OUTCOMES.values())
def test_the_first_edition_does_not_tempt_fate(turned: str) -> None:
    table = Table("first")
    events = table.draw("read", turned=turned, fate="")
    assert table.asked == "Now"
    assert not names(events, "pushed_through", "hardship_accepted")
    table.begin("overcome", "strength")
    assert "WD-FATE-1" in table.game.why_not("push-through")


@rule("WD-FATE-2", "WD-FATE-10")
def test_push_through_makes_a_failure_a_bare_success_for_1_fortune() -> None:
    table = drawn("forage", BOTTOM)
    assert set(table.keys) == {"let-it-stand", "push-through"}
    events = table.play("push-through")
    assert cite(events, "pushed_through", "WD-FATE-2")
    assert table.changes() == ["fortune -1", "supply +1"]
    assert (table.last()["shown"], table.last()["outcome"]) == ("Failure", "Bare Success")
    assert table.asked == "Now"  # no Cost


@rule("WD-FATE-3")
def test_accept_hardship_makes_a_great_success_a_bare_one_and_restores_1_fortune() -> None:
    table = drawn("forage", TOP)
    assert set(table.keys) == {"let-it-stand", "accept-hardship"}
    events = table.play("accept-hardship")
    assert cite(events, "hardship_accepted", "WD-FATE-3")
    assert table.changes() == ["fortune +1", "supply +1"]
    assert (table.last()["shown"], table.last()["outcome"]) == ("Great Success", "Bare Success")


@rule("WD-FATE-4", "WD-FATE-5")
@pytest.mark.parametrize("fortune", range(6))
def test_fate_needs_fortune_to_lose_or_room_for_more(fortune: int) -> None:
    assert ("push-through" in drawn("forage", BOTTOM, fortune).keys) == (fortune >= 1)
    assert ("accept-hardship" in drawn("forage", TOP, fortune).keys) == (fortune <= 4)
    assert drawn("forage", MIDDLE, fortune).asked == "Now"
    if fortune == 0:
        table = drawn("forage", BOTTOM, 0)
        assert table.asked == "RevealOrWord"
        with pytest.raises(NotLegal):
            table.play("push-through")


@rule("WD-FATE-6")
@pytest.mark.parametrize(("turned", "way"), WAYS.items())
def test_fate_is_tempted_once_in_a_draw(turned: str, way: str) -> None:
    table = drawn("purify", turned)
    table.play(way)
    assert table.asked == "Now"  # not asked again of the Bare Success
    assert table.last()["fate"]
    assert abs(table.score("fortune") - 3) == 1


@rule("WD-FATE-7", "WD-FATE-10")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("turned", "way"), WAYS.items())
def test_both_work_with_every_action_and_give_a_bare_success_in_every_respect(kind: str, turned: str, way: str) -> None:
    table = drawn(kind, turned)
    table.play(way)
    for _ in range(3):
        if table.asked in ("WhichSide", "RecordText", "MayAdd"):
            table.play(table.keys[0] if table.keys else "A mark")
    first_named = {"avoid": ("severity:ordinary", "stake:vitae"), "treat": ("patient:warden-1",)}.get(kind, ())
    fate = "fortune +1" if way == "accept-hardship" else "fortune -1"
    assert tuple(one for one in table.changes() if one != fate) in ends("second", kind, "middle", *first_named)[""]
    assert fate in table.changes()
    assert "cost_revealed" not in names(table.game.events())


@rule("WD-FATE-8")
def test_the_choice_is_the_players_alone_before_any_effect() -> None:
    table = Table("second", "led")
    table.have(fortune=2)
    table.have(2, fortune=5)
    table.begin("inflict", "strength")
    table.play("/object Hm.", seat=2)
    table.stack(BOTTOM + " 9S")
    table.play("draw", seat=2)
    assert table.asked == "TemptFate"
    assert table.game.decision
    assert table.game.decision.seats == (0,)  # nobody else's, not even while the GM objects
    with pytest.raises(NotYours):
        table.play("push-through", seat=2)
    assert table.changes() == []
    assert "discarded" not in names(table.game.events(since=table.game.version))
    assert "object" not in [offer.name for offer in table.game.asides(2)]
    table.play("push-through", seat=0)
    assert (table.score("fortune"), table.score("fortune", 2)) == (1, 5)


@rule("WD-FATE-9")
def test_the_change_of_fortune_leaves_the_total_alone() -> None:
    table = Table("second")
    table.have(fortune=1)
    events = table.draw(
        "forage", turned="7H 8C 9S", fate="push-through"
    )  # 8 in all: beats neither, and would not with 0
    assert first(events, "drew").args["total"] == 8
    assert table.last()["score"] == 1
    assert cite(events, "pushed_through", "WD-FATE-9")
    table = Table("second")
    events = table.draw("forage", turned="7H 9C 9S", fate="accept-hardship")
    assert first(events, "drew").args["total"] == 10
    assert names(events).count("drew") == 1


@rule("WD-FATE-6", "WD-FATE-8")
def test_without_fate_the_cards_stand() -> None:
    for turned, outcome in ((TOP, "Great Success"), (BOTTOM, "Failure")):
        table = drawn("purify", turned)
        table.play("let-it-stand")
        assert (table.last()["outcome"], table.last()["fate"], table.score("fortune")) == (outcome, "", 3)
