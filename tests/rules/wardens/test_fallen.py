"""What becomes of a character: unconscious, dead, claimed, retired (WD-THR-9 to WD-THR-15)."""

import pytest

from emberwatch.kernel import NotLegal
from tests.marks import rule
from tests.rules.told import cite, names
from tests.wardens.table import BOTTOM, EDITIONS, MIDDLE, TOP, Table
from tests.wardens.ways import dying, fall_due

every_edition = pytest.mark.parametrize("edition", EDITIONS)


@rule("WD-THR-9")
@every_edition
def test_what_may_become_of_a_character(edition: str) -> None:
    table = Table(edition)
    for status in ("unconscious", "dead", "claimed", "retired", "in play"):
        table.correct(f"warden-1 is {status}")
        assert table.sheet()["status"] == status
    table.now("correct")
    for wrong in ("asleep", "in the making"):
        with pytest.raises(NotLegal):
            table.play(f"warden-1 is {wrong}")


@rule("WD-THR-10")
@every_edition
def test_what_the_unconscious_may_draw(edition: str) -> None:
    for kind in ("death", "forest", *(["endure"] if edition == "first" else [])):
        table = Table(edition)
        table.status("unconscious")
        fall_due(table, kind)
        table.resist(kind, TOP)
        assert table.dues() == []
    table = Table(edition)
    table.have(vitae=5)
    table.status("unconscious")
    table.now("act:warden-1")
    assert set(table.keys) == {"action:rest", "never-mind"}
    assert "WD-THR-10" in table.game.why_not("action:overcome")


@rule("WD-THR-11")
@pytest.mark.parametrize(("severity", "lost"), [("ordinary", 1), ("serious", 2), ("dire", 3), ("dire-4", 4)])
@pytest.mark.parametrize("stake", ["vitae", "radiance"])
def test_harm_reaches_the_unconscious_in_full(severity: str, lost: int, stake: str) -> None:
    table = Table("second", "led")
    table.status("unconscious")
    table.now("harm", 2)
    events = table.play("character:warden-1", f"severity:{severity}", f"stake:{stake}", seat=2)
    assert cite(events, "unopposed", "WD-THR-11")
    assert "drew" not in names(events)
    assert table.changes() == [f"{stake} -{lost}"]
    assert table.look()["calls"] == []


@rule("WD-THR-12")
@every_edition
@pytest.mark.parametrize(("vitae", "wakes"), [(1, True), (4, True), (5, False)])
def test_whom_rest_or_treatment_restores_comes_round(edition: str, vitae: int, wakes: bool) -> None:
    for action in ("rest", "treat"):
        table = Table(edition, "co-op")
        table.have(vitae=vitae)
        table.status("unconscious")
        if action == "rest":
            events = table.draw("rest", "constitution", MIDDLE)
        else:
            events = table.draw("treat", turned=MIDDLE, one=2, first=("patient:warden-1",))
        assert cite(events, "came_round", "WD-THR-12") == wakes
        assert table.sheet()["status"] == ("in play" if wakes else "unconscious")


@rule("WD-THR-12")
@every_edition
def test_the_referee_wakes_and_resist_death_does_not(edition: str) -> None:
    for cards in (TOP, MIDDLE):
        table = dying(edition, "led")
        table.status("unconscious")
        table.resist("death", cards)
        if table.asked == "RecordText":
            table.play("A limp")
        assert table.sheet()["status"] == "unconscious"
    assert "wake:warden-1" not in table.starts(0)
    assert cite(table.now("wake:warden-1", 2), "came_round", "WD-THR-12")
    assert table.sheet()["status"] == "in play"


@rule("WD-THR-13", "WD-THR-15")
@every_edition
@pytest.mark.parametrize("end", ["dead", "claimed", "retired"])
def test_whoever_is_gone_stays_gone_and_their_sheet_as_it_is(edition: str, end: str) -> None:
    table = Table(edition, "led")
    table.have(radiance=2)
    table.correct(f"warden-1 is {end}")
    sheet = table.sheet()
    for text in ("/record other: More", "/looks Pale", "/memory None", f"/reword {sheet['records'][0]['id']} Rusty"):
        with pytest.raises(NotLegal):
            table.play(text, seat=0)
    table.now("reveal-vow")
    table.now("fulfil-vow", 2)
    table.now("harm", 2)
    assert "character:warden-1" not in table.keys
    table.play("never-mind", seat=2)
    table.begin("treat", one=2, first=("patient:warden-2",))
    table.play("give-up", "1:act:warden-2", "action:treat")
    assert "patient:warden-1" not in table.keys
    table.play("patient:warden-2", "give-up")
    assert not [start for seat in range(3) for start in table.starts(seat) if start.endswith("warden-1")]
    assert table.sheet() == sheet
    assert "WD-THR-13" in table.game.why_not("0:act:warden-1")
    assert "WD-THR-15" in table.game.why_not("0:act:warden-1")


@rule("WD-THR-14")
@every_edition
@pytest.mark.parametrize(("answer", "foes"), [("rises", 1), ("stays-dead", 0)])
def test_the_dead_may_be_among_the_foes(edition: str, answer: str, foes: int) -> None:
    table = dying(edition, "led")
    table.resist("death", BOTTOM)
    assert table.game.decision
    assert table.game.decision.seats == (2,)  # as the referee likes
    assert "WD-THR-14" in table.game.decision.rules
    table.play(answer, seat=2)
    assert len(table.look()["things"]) == foes


@rule("WD-THR-14", "WD-FIC-4")
@every_edition
def test_whoever_is_claimed_by_a_correction_is_a_foe_too(edition: str) -> None:
    table = Table(edition, "co-op")
    table.correct("warden-1 is dead")
    table.correct("warden-1 is claimed")
    table.correct("warden-1 is claimed")  # and only once
    assert [(thing["kind"], thing["name"]) for thing in table.look()["things"]] == [("foe", "Gwyn")]
