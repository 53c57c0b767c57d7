"""Fights (WD-FIGHT)."""

import pytest

from emberwatch.kernel import NotLegal
from tests.marks import rule
from tests.rules.told import cite, names
from tests.wardens.table import BOTTOM, EDITIONS, MIDDLE, TOP, Table
from tests.wardens.ways import ends

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def foe(table: Table) -> dict[str, object]:
    found: dict[str, object] = table.look()["things"][0]
    return found


@rule("WD-FIGHT-1")
@every_edition
def test_foes_have_no_scores_and_make_no_draws(edition: str) -> None:
    table = Table(edition, "led")
    events = table.play("/enter foe 2: Bramblehound: Thin and hungry.", seat=2)
    assert cite(events, "thing_entered", "WD-FIGHT-1")
    assert set(foe(table)) == {"id", "kind", "name", "text", "size", "ticks", "hidden", "crossed"}
    assert not [start for seat in range(3) for start in table.starts(seat) if "foe" in start]
    table.now("harm", 2)
    events = table.play(
        "character:warden-1", "severity:ordinary", *(["stake:vitae"] if edition == "second" else []), seat=2
    )
    assert "turned_up" not in names(events)  # it draws nothing


@rule("WD-FIGHT-2")
@every_edition
@pytest.mark.parametrize("cards", [TOP, BOTTOM])
def test_after_enter_combat_there_is_no_turn_order(edition: str, cards: str) -> None:
    table = Table(edition, "co-op")
    table.draw("enter", turned=cards)
    for one in (2, 2, 1, 2):
        assert {"act:warden-1"} <= table.starts(0)
        assert {"act:warden-2"} <= table.starts(1)
        table.draw("purify", turned=MIDDLE, one=one)


@rule("WD-FIGHT-3")
@every_edition
def test_what_cannot_be_is_not_drawn_for(edition: str) -> None:
    table = Table(edition, "led")
    table.begin("inflict", "strength")
    events = table.play("/object It is out of reach.", seat=2)
    assert cite(events, "objected", "WD-FIGHT-3")
    events = table.play("give-up", seat=2)
    assert "drew" not in names(events)
    assert table.asked == "Now"


@rule("WD-FIGHT-4", "WD-FIC-3")
@every_edition
def test_how_many_successes_a_foe_takes_is_the_referees_and_no_foe_falls_by_itself(edition: str) -> None:
    table = Table(edition, "led")
    table.play("/enter foe 1: Bramblehound", seat=2)
    number = foe(table)["id"]
    with pytest.raises(NotLegal):
        table.play(f"/boxes {number} 9", seat=0)
    assert cite(table.play(f"/boxes {number} 2", seat=2), "ticked", "WD-FIGHT-4")
    for ticks in (1, 2, 3):
        table.draw("inflict", "strength", TOP, first=(f"foe:{number}",))
        assert (foe(table)["ticks"], foe(table)["size"], foe(table)["crossed"]) == (ticks, 2, False)
    assert cite(table.play(f"/cross {number}", seat=2), "thing_crossed", "WD-FIGHT-4")
    table.begin("inflict", "strength")
    assert f"foe:{number}" not in table.keys


@rule("WD-FIGHT-5")
@every_edition
@pytest.mark.parametrize(("cards", "outcome", "ticks"), [(TOP, "top", 1), (MIDDLE, "middle", 1), (BOTTOM, "bottom", 0)])
def test_top_and_middle_are_one_success_and_nothing_more_than_printed(
    edition: str, cards: str, outcome: str, ticks: int
) -> None:
    table = Table(edition)
    table.play("/enter foe 3: Bramblehound")
    table.mark()
    events = table.draw("inflict", "strength", cards + " 9C", first=(f"foe:{foe(table)['id']}",))
    assert foe(table)["ticks"] == ticks
    assert cite(events, "foe_struck", "WD-FIGHT-5") == bool(ticks)
    if table.asked == "RevealOrWord":
        table.play("reveal", "take")
    printed = ends(edition, "inflict", outcome)
    own = tuple(change for change in table.changes() if not change.startswith(("foe", "Bramblehound")))
    assert own in next(iter(printed.values()))


@rule("WD-FIGHT-6")
def test_when_a_foe_acts_harm_is_endured_or_its_consequence_avoided() -> None:
    table = Table("first", "led")
    assert "harm" not in table.starts(0)
    table.now("harm", 2)
    events = table.play("character:warden-1", "severity:ordinary", seat=2)
    assert table.dues() == ["endure:warden-1"]
    assert cite(events, "endure_due", "WD-FIGHT-6")
    table = Table("second", "led")
    table.now("harm", 2)
    events = table.play("character:warden-1", "severity:ordinary", "stake:vitae", seat=2)
    assert table.dues() == []
    assert [call["character"] for call in table.look()["calls"]] == ["warden-1"]
    assert cite(events, "called", "WD-FIGHT-6")


@rule("WD-FIGHT-7")
def test_no_action_is_barred_in_a_fight() -> None:
    table = Table("second")
    table.now("act:warden-1")
    before = table.keys
    table.play("never-mind")
    table.draw("enter", turned=MIDDLE)
    table.draw("inflict", "strength", MIDDLE)
    table.now("act:warden-1")
    assert table.keys == before
    assert len(before) == 12 - 2 + 1
