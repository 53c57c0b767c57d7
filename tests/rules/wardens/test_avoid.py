"""Avoid a Consequence (WD-AVOID): second edition only."""

import pytest

from emberwatch.kernel import NotLegal
from tests.marks import rule
from tests.rules.told import cite, first
from tests.wardens.actions import has_trigger, modified, printed, uses
from tests.wardens.table import BOTTOM, MIDDLE, TOP, Table
from tests.wardens.ways import ends

LOST = {"ordinary": 1, "serious": 2, "dire": 3}


def called(severity: str = "ordinary", stake: str = "vitae", mode: str = "led") -> Table:
    """The referee has called on the first Warden."""
    table = Table("second", mode)
    referee = 2 if mode == "led" else 0
    table.now("harm", referee)
    table.play("character:warden-1", f"severity:{severity}", f"stake:{stake}", seat=referee)
    table.mark()
    return table


@rule("WD-AVOID-1", "WD-AVOID-2")
def test_trigger_and_scores() -> None:
    assert has_trigger("second", "avoid", "escape", "hazard", "adversary", "dangerous surroundings")
    assert uses(
        "second",
        "avoid",
        strength="blocking, holding fast, raw force",
        dexterity="dodging, fast reactions",
        willpower="concentration, will not bend",
        constitution="staying power, hardiness",
        fortune="none of the others",
    )


@rule("WD-AVOID-3")
def test_the_referee_names_severity_and_stake_before_the_draw() -> None:
    table = Table("second", "led")
    table.now("act:warden-1")
    table.play("action:avoid", "approach:strength", seat=0)
    assert not table.options("severity", seat=0)
    assert not table.options("stake", seat=0)
    assert set(table.options("severity", seat=2)) == {f"severity:{one}" for one in LOST}
    assert set(table.options("stake", seat=2)) == {"stake:vitae", "stake:radiance", "stake:fiction"}
    assert "draw" not in table.keys
    with pytest.raises(NotLegal):
        table.play("draw", seat=0)
    table.play("severity:serious", "stake:radiance", seat=2)
    table.stack(BOTTOM)
    table.play("draw", seat=0)
    table.play("let-it-stand")
    assert table.changes() == ["radiance -2"]
    events = called().game.events()
    assert cite(events, "called", "WD-AVOID-3")
    assert first(events, "called").text.endswith("minor, Vitae.")


@rule("WD-AVOID-4")
@pytest.mark.parametrize(("severity", "levels"), [("ordinary", 0), ("serious", -1), ("dire", -2)])
def test_severity_is_disadvantage(severity: str, levels: int) -> None:
    table = called(severity)
    assert first(table.draw("avoid", "strength", MIDDLE), "drew").args["modifier"] == 2 + levels
    assert modified("second", "avoid")  # nothing else is printed


@rule("WD-AVOID-5", "WD-AVOID-6")
@pytest.mark.parametrize("stake", ["vitae", "radiance", "fiction"])
@pytest.mark.parametrize("severity", LOST)
def test_what_is_escaped(severity: str, stake: str) -> None:
    named = (f"severity:{severity}", f"stake:{stake}")
    assert ends("second", "avoid", "top", *named) == {"": [("store +1 fitting",)]}  # next, and may be kept back
    assert ends("second", "avoid", "middle", *named) == {"": [()]}
    assert "escaped" in printed("second", "avoid").about["outcomes"][0]


@rule("WD-AVOID-7", "WD-AVOID-8", "WD-AVOID-9")
@pytest.mark.parametrize("stake", ["vitae", "radiance", "fiction"])
@pytest.mark.parametrize(("severity", "lost"), LOST.items())
def test_the_whole_consequence_happens(severity: str, lost: int, stake: str) -> None:
    table = called(severity, stake)
    table.draw("avoid", "strength", BOTTOM)
    assert table.changes() == ([] if stake == "fiction" else [f"{stake} -{lost}"])  # one Score only


@rule("WD-AVOID-8")
def test_dire_is_3_unless_more_was_named_before_the_draw() -> None:
    table = Table("second", "led")
    table.now("harm", 2)
    table.play("character:warden-1", seat=2)
    assert set(table.keys) == {
        "severity:ordinary",
        "severity:serious",
        "severity:dire",
        "severity:dire-4",
        "severity:dire-5",
    }
    table.play("severity:dire-4", "stake:vitae", seat=2)
    (call,) = table.look()["calls"]
    assert (call["character"], call["severity"], call["stake"], call["amount"]) == ("warden-1", "dire", "vitae", 4)
    table.mark()
    events = table.draw("avoid", "strength", BOTTOM)
    assert first(events, "drew").args["modifier"] == 2 - 2
    assert table.changes() == ["vitae -4"]

    table = Table("second")
    table.begin("avoid", "strength", first=("severity:dire", "stake:radiance"))
    assert table.look()["draw"]["amount"] == 3
    table.play("amount:5")
    table.stack(BOTTOM)
    table.play("draw", "let-it-stand")
    assert table.changes() == ["due forest", "radiance -5"]


@rule("WD-AVOID-10")
def test_there_is_no_cost_table() -> None:
    assert printed("second", "avoid").about["costs"] == {}
    table = called("ordinary", "fiction")
    table.draw("avoid", "strength", BOTTOM)
    assert table.asked == "Now"


@rule("WD-AVOID-11")
@pytest.mark.parametrize(("severity", "lost"), LOST.items())
def test_whoever_does_not_try_takes_it_all(severity: str, lost: int) -> None:
    table = called(severity)
    assert "take-it:warden-1" in table.starts(0)
    assert "take-it:warden-1" not in table.starts(1)
    events = table.now("take-it:warden-1")
    assert cite(events, "unopposed", "WD-AVOID-11")
    assert not [event for event in events if event.name in ("drew", "turned_up")]
    assert table.changes() == [f"vitae -{lost}"]
    assert table.look()["calls"] == []


@rule("WD-AVOID-12")
def test_a_call_binds_the_character_until_it_is_answered() -> None:
    table = called()
    table.now("act:warden-1")
    assert set(table.keys) == {"action:avoid", "never-mind"}
    assert "WD-AVOID-12" in table.game.why_not("action:rest")
    table.play("never-mind")
    assert table.look()["calls"]  # it stands
    table.draw("forage", turned=MIDDLE, one=2)  # the others go on
    table.correct("warden-1 radiance 0")
    table.resist("forest")  # a threshold Draw may be made
    assert table.look()["calls"]
    events = table.draw("avoid", "strength", TOP)
    assert cite(events, "call_answered", "WD-AVOID-12")
    assert table.look()["calls"] == []


@rule("WD-AVOID-12")
def test_the_referee_may_take_a_call_back() -> None:
    table = called()
    assert "take-back:warden-1" in table.starts(2)
    assert "take-back:warden-1" not in table.starts(0)
    assert cite(table.now("take-back:warden-1", 2), "call_taken_back", "WD-AVOID-12")
    assert table.look()["calls"] == []
    assert table.changes() == []


@rule("WD-AVOID-12", "WD-THR-11")
def test_whoever_falls_unconscious_under_a_call_takes_it_all() -> None:
    table = called("serious", "radiance")
    table.correct("warden-1 vitae 0")
    table.mark()
    table.resist("death", MIDDLE)
    events = table.play("A limp")
    assert cite(events, "unopposed", "WD-THR-11")
    assert "radiance -2" in table.changes()
    assert table.sheet()["status"] == "unconscious"
    assert table.look()["calls"] == []


@rule("WD-AVOID-12")
def test_a_call_stands_when_the_player_leaves() -> None:
    table = called()
    table.now("leave", 0)
    assert table.look(1)["calls"]
    assert "take-it:warden-1" not in table.starts(1)
    assert cite(table.now("take-back:warden-1", 2), "call_taken_back", "WD-AVOID-12")
    assert table.look(1)["calls"] == []
