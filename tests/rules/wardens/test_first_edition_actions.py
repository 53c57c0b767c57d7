"""Compel, Forge a Bond, Gather Intel, Read the Situation, Spend Supply, Make Camp, Endure Harm: first edition only."""

import pytest

from tests.marks import rule
from tests.rules.told import cite, first
from tests.wardens.actions import has_trigger, modified, uses
from tests.wardens.table import BOTTOM, MIDDLE, OUTCOMES, TOP, Table
from tests.wardens.ways import ends, fall_due

NOTHING: dict[str, list[tuple[str, ...]]] = {"": [()]}


def says(action: str, outcome: str, *words: str) -> bool:
    """Whether the outcome, as it is told when it happens, speaks of all this."""
    table = Table("first")
    events = table.draw(action, turned=OUTCOMES[outcome])
    text = first(events, "outcome_final").text
    return all(word in text for word in words)


@rule("WD-ED-5")
@pytest.mark.parametrize("action", ["compel", "bond", "intel", "read", "spend", "camp", "endure"])
def test_the_second_edition_has_none_of_them(action: str) -> None:
    table = Table("second")
    table.now("act:warden-1")
    assert f"action:{action}" not in table.keys
    assert modified("first", action)  # and none of them has printed modifiers of its own


@rule("WD-COMP-1", "WD-COMP-2")
def test_compel() -> None:
    assert has_trigger("first", "compel", "bring somebody to do", "persuading", "threatening", "manipulating")
    assert uses(
        "first",
        "compel",
        strength="menace",
        willpower="winning words, lies, playing on",
        supply="payment, bribe, barter",
    )


@rule("WD-COMP-3", "WD-COMP-4", "WD-COMP-5")
def test_compel_changes_the_fiction_only() -> None:
    assert says("compel", "top", "does it", "gives away what it was hiding")
    assert says("compel", "middle", "does it", "wants something for it", "grudge")
    assert says("compel", "bottom", "says no", "relations get worse")
    assert all(ends("first", "compel", outcome) == NOTHING for outcome in OUTCOMES)


@rule("WD-BOND-1", "WD-BOND-2")
def test_forge_a_bond() -> None:
    assert has_trigger("first", "bond", "real time", "hardship", "asks nothing back")
    assert uses("first", "bond", willpower="")


@rule("WD-BOND-3")
def test_a_bond_is_a_record_that_can_help_in_every_later_draw() -> None:
    table = Table("first")
    table.draw("bond", turned=TOP)
    assert table.asked == "RecordText"
    table.play("The ferrywoman")
    assert table.changes() == ["record bond"]
    bond = table.sheet()["records"][-1]["id"]
    for _ in range(2):
        table.begin("compel", "willpower", first=(f"helps:{bond}",))
        assert table.look()["draw"]["modifier"] == 3
        table.stack(MIDDLE)
        table.play("draw")
    assert table.records("bond") == ["The ferrywoman"]


@rule("WD-BOND-4", "WD-BOND-5")
def test_a_bond_that_is_none_yet() -> None:
    assert ends("first", "bond", "middle") == {"": [("store +1 related",)]}
    assert ends("first", "bond", "bottom") == NOTHING
    assert says("bond", "bottom", "distant or wary")


@rule("WD-INTEL-1", "WD-INTEL-2")
def test_gather_intel() -> None:
    assert has_trigger("first", "intel", "investigates", "clues", "information")
    assert uses(
        "first",
        "intel",
        dexterity="thorough search, creeping, watching",
        willpower="reasoning, questioning, seeing through people",
        supply="buying what someone knows",
    )


@rule("WD-INTEL-3", "WD-INTEL-4", "WD-INTEL-5")
def test_what_intel_comes_to() -> None:
    assert ends("first", "intel", "top") == {"": [("store +1 related",)]}
    assert ends("first", "intel", "middle") == ends("first", "intel", "bottom") == NOTHING
    assert says("intel", "top", "Something valuable is learned")
    assert says("intel", "middle", "useful but incomplete")
    assert says("intel", "bottom", "Nothing is found", "dangerous")


@rule("WD-READ-1", "WD-READ-2")
def test_read_the_situation() -> None:
    assert has_trigger("first", "read", "size things up", "instinct")
    assert uses("first", "read", fortune="")


@rule("WD-READ-3", "WD-READ-4", "WD-READ-5")
def test_what_reading_comes_to() -> None:
    assert ends("first", "read", "top") == {"": [("store +2 next",)]}
    assert ends("first", "read", "middle") == {"": [("store +1 next",)]}
    assert ends("first", "read", "bottom") == {"": [("fortune -1",)]}
    assert says("read", "bottom", "judgement is wrong")


@rule("WD-SPEND-1", "WD-SPEND-2")
def test_spend_supply() -> None:
    assert has_trigger("first", "spend", "gives up resources", "goods or services")
    assert uses("first", "spend", supply="")


@rule("WD-SPEND-3", "WD-SPEND-4", "WD-SPEND-5")
def test_what_spending_comes_to() -> None:
    assert ends("first", "spend", "top") == {"": [("record asset", "supply +1")]}
    assert ends("first", "spend", "middle") == {"": [("record asset",)]}
    assert ends("first", "spend", "bottom") == {"": [("supply -1",)]}
    assert says("spend", "bottom", "not to be had", "poor", "conditions")
    table = Table("first")
    table.draw("spend", turned=MIDDLE)
    table.play("A mule")
    assert table.records("asset") == ["A mule"]


@rule("WD-CAMP-1", "WD-CAMP-2")
def test_make_camp() -> None:
    assert has_trigger("first", "camp", "sets up camp", "wilds")
    assert uses("first", "camp", supply="")


@rule("WD-CAMP-3", "WD-CAMP-4", "WD-CAMP-5")
def test_what_a_camp_comes_to() -> None:
    for outcome, changes in (("top", ["vitae +3"]), ("middle", ["vitae +2"]), ("bottom", ["vitae +1"])):
        table = Table("first")
        table.have(vitae=1)
        table.draw("camp", turned=OUTCOMES[outcome])
        if outcome == "middle":
            assert table.text("one") == "A complication comes up."
            assert table.text("other") == "Lose 1 Supply."
            table.play("one")
        assert table.changes() == changes
    assert ends("first", "camp", "middle") == {"": [("vitae +2",), ("supply -1", "vitae +2")]}
    assert says("camp", "top", "quiet")
    assert says("camp", "bottom", "Danger comes near")


@rule("WD-CAMP-6")
def test_only_who_drew_is_restored_by_a_camp() -> None:
    table = Table("first", "co-op")
    for one in (1, 2):
        table.have(one, vitae=1)
    table.draw("camp", turned=TOP)
    assert table.changes() == ["vitae +3"]


@rule("WD-ENDU-1", "WD-ENDU-2")
def test_endure_harm_is_compulsory() -> None:
    assert has_trigger("first", "endure", "harmed by a threat", "compulsory")
    assert uses("first", "endure", constitution="")
    table = Table("first")
    fall_due(table, "endure")
    assert table.dues() == ["endure:warden-1"]
    assert cite(table.game.events(), "endure_due", "WD-ENDU-1")
    assert "act:warden-1" not in table.starts()  # nothing else before it
    table.now("resist:endure:warden-1")
    assert "give-up" not in table.keys
    table.stack(MIDDLE)
    table.play("draw")
    table.now("act:warden-1")
    assert "action:endure" not in table.keys  # nor of one's own will
    assert "WD-ENDU-1" in table.game.why_not("action:endure")


@rule("WD-ENDU-3")
def test_the_referee_names_how_severe_it_is_and_else_it_is_ordinary() -> None:
    table = Table("first", "led")
    table.draw("inflict", "strength", BOTTOM)
    assert table.look()["dues"][0]["severity"] == "ordinary"  # nothing was said
    table.now("resist:endure:warden-1")
    assert not table.options("severity", seat=0)
    assert set(table.options("severity", seat=2)) == {"severity:serious", "severity:dire"}
    table.play("severity:serious", seat=2)
    assert table.look()["draw"]["modifier"] == 2 - 1
    table.stack(MIDDLE)
    table.play("draw")
    table.now("harm", 2)
    table.play("character:warden-1", seat=2)
    assert table.game.decision
    assert table.game.decision.seats == (2,)
    assert "WD-ENDU-3" in table.game.decision.rules
    table.play("severity:dire", seat=2)
    table.now("resist:endure:warden-1")
    assert table.look()["draw"]["modifier"] == 2 - 2


@rule("WD-ENDU-4")
@pytest.mark.parametrize(("severity", "levels"), [("ordinary", 0), ("serious", -1), ("dire", -2)])
def test_severity_is_disadvantage(severity: str, levels: int) -> None:
    table = Table("first")
    fall_due(table, "endure", (f"severity:{severity}",))
    assert first(table.resist("endure", MIDDLE), "drew").args["modifier"] == 2 + levels


@rule("WD-ENDU-5", "WD-ENDU-6", "WD-ENDU-7", "WD-ENDU-8")
@pytest.mark.parametrize("severity", ["ordinary", "serious", "dire"])
@pytest.mark.parametrize(("outcome", "lost"), [("top", []), ("middle", ["vitae -1"]), ("bottom", ["vitae -2"])])
def test_what_is_lost_does_not_depend_on_severity(severity: str, outcome: str, lost: list[str]) -> None:
    table = Table("first")
    fall_due(table, "endure", (f"severity:{severity}",))
    table.mark()
    table.resist("endure", OUTCOMES[outcome])
    assert table.changes() == [*lost, "without due endure"]
