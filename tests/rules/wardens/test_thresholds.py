"""Resist Death (WD-DEATH), Resist the Forest (WD-FOREST), and what is due (WD-THR)."""

import pytest

from emberwatch.kernel import NotLegal
from tests.marks import rule
from tests.rules.told import cite, names
from tests.wardens.actions import has_trigger, uses
from tests.wardens.table import BOTTOM, EDITIONS, MIDDLE, OUTCOMES, TOP, Table
from tests.wardens.ways import dying, ends, fall_due

every_edition = pytest.mark.parametrize("edition", EDITIONS)
FREE = {"oracle", "reveal-vow", "pick-vow"}  # what may go on while a Draw is due


# -- Resist Death ------------------------------------------------------------------------------------------------------


@rule("WD-DEATH-1", "WD-DEATH-2")
@every_edition
def test_resist_death(edition: str) -> None:
    assert has_trigger(edition, "death", "Vitae has reached 0")
    assert uses(edition, "death", fortune="")
    assert cite(dying(edition).game.events(), "death_due", "WD-DEATH-1")


@rule("WD-DEATH-3")
@every_edition
@pytest.mark.parametrize("status", ["in play", "unconscious"])
def test_death_is_resisted(edition: str, status: str) -> None:
    table = dying(edition)
    table.status(status)
    table.resist("death", TOP)
    assert table.changes() == ["vitae +1", "without due death"]
    assert table.sheet()["status"] == status


@rule("WD-DEATH-4")
def test_death_is_resisted_at_a_price() -> None:
    assert ends("first", "death", "middle") == {
        "": [
            ("unconscious", "vitae +1", "without due death"),
            ("record lasting-wound for good", "vitae +1", "without due death"),
        ]
    }
    assert ends("second", "death", "middle") == {
        "": [("record permanent-wound for good", "unconscious", "vitae +1", "without due death")]
    }
    table = dying("first")
    table.status("unconscious")
    table.resist("death", MIDDLE)
    assert table.asked == "RecordText"  # falling unconscious is no choice any more
    table = dying("first", "led")
    table.resist("death", MIDDLE)
    assert table.game.decision
    assert table.game.decision.seats == (0,)  # the player's choice
    assert [option.text for option in table.game.decision.options] == [
        "The character falls unconscious.",
        "Add a Record of a lasting wound.",
    ]


@rule("WD-DEATH-5")
@every_edition
def test_death_is_not_resisted(edition: str) -> None:
    table = dying(edition)
    assert cite(table.resist("death", BOTTOM), "died", "WD-DEATH-5")
    assert table.sheet()["status"] == "dead"


# -- Resist the Forest -------------------------------------------------------------------------------------------------


@rule("WD-FOREST-1", "WD-FOREST-2")
@every_edition
def test_resist_the_forest(edition: str) -> None:
    assert has_trigger(edition, "forest", "Radiance has reached 0")
    assert uses(edition, "forest", fortune="")
    assert cite(dying(edition, score="radiance").game.events(), "forest_due", "WD-FOREST-1")


@rule("WD-FOREST-3", "WD-FOREST-4")
@every_edition
def test_the_forest_is_resisted(edition: str) -> None:
    assert ends(edition, "forest", "top") == {"": [("radiance +1", "without due forest")]}
    assert ends(edition, "forest", "middle") == {
        "": [("radiance +1", "record corruption for good", "without due forest")]
    }


@rule("WD-FOREST-5", "WD-THR-14")
@every_edition
def test_the_forest_is_not_resisted(edition: str) -> None:
    table = dying(edition, score="radiance")
    events = table.resist("forest", BOTTOM)
    assert cite(events, "claimed", "WD-FOREST-5", "WD-THR-14")
    assert table.sheet()["status"] == "claimed"
    assert [(thing["kind"], thing["name"]) for thing in table.look()["things"]] == [("foe", "Gwyn")]


# -- what is due -------------------------------------------------------------------------------------------------------


@rule("WD-THR-1", "WD-THR-2")
@pytest.mark.parametrize(
    ("edition", "score", "due"),
    [(edition, *pair) for edition in EDITIONS for pair in (("vitae", "death"), ("radiance", "forest"))],
)
def test_a_score_that_reaches_0_has_its_draw_due_at_once(edition: str, score: str, due: str) -> None:
    causes = ["correction", "harm"] if score == "vitae" else ["correction", "invoke"]
    for cause in [*causes, *(["take-it", "cost"] if edition == "second" else [])]:
        table = Table(edition)
        table.have(**{score: 1})
        if cause == "correction":
            table.correct(f"warden-1 {score} 0")
        elif cause == "invoke":
            table.draw("invoke", turned=BOTTOM)
        elif cause == "harm" and edition == "first":
            table.now("harm")
            table.play("character:warden-1", "severity:ordinary")
            table.resist("endure", BOTTOM)
        elif cause == "harm":
            table.draw("avoid", "strength", BOTTOM, first=("severity:serious", f"stake:{score}"))
        elif cause == "take-it":
            table.now("harm")
            table.play("character:warden-1", "severity:ordinary", f"stake:{score}")
            table.now("take-it:warden-1")
        else:
            table.draw(
                *(("inflict", "strength", BOTTOM + " 9S") if score == "vitae" else ("rest", "supply", BOTTOM + " 9H"))
            )
            table.play("reveal", "take")
        assert table.dues() == [f"{due}:warden-1"], cause
        assert "act:warden-1" not in table.starts()
        assert cite(table.game.events(), f"{due}_due", "WD-THR-1" if score == "vitae" else "WD-THR-2")


@rule("WD-THR-3")
def test_endure_harm_is_due_at_once() -> None:
    table = Table("first", "led")
    table.draw("inflict", "strength", MIDDLE)
    assert table.dues() == ["endure:warden-1"]
    table.now("harm", 2)
    events = table.play("character:warden-2", "severity:serious", seat=2)
    assert table.dues() == ["endure:warden-1", "endure:warden-2"]
    assert cite(events, "endure_due", "WD-THR-3")
    assert "act:warden-1" not in table.starts(0)
    assert "act:warden-2" not in table.starts(1)
    table.now("harm", 2)  # one blow after the other
    table.play("character:warden-2", "severity:dire", seat=2)
    table.resist("endure", MIDDLE, one=2)
    assert table.dues().count("endure:warden-2") == 1


@rule("WD-THR-4")
@every_edition
def test_while_a_draw_is_due_only_reveals_and_texts_go_on(edition: str) -> None:
    table = Table(edition, "co-op", players=3, wardens=2)
    table.correct("warden-1 vitae 0")
    for seat in (0, 1):
        assert not [start for start in table.starts(seat) if start.startswith("act")]
        assert table.starts(seat) >= FREE
    assert "WD-THR-4" in table.game.why_not("1:act:warden-2", 1)
    with pytest.raises(NotLegal, match="WD-THR-4"):
        table.play("1:act:warden-2", seat=1)
    table.ask("7H 8C", seat=1)
    if edition == "second":
        table.now("spark", 1)
    table.now("reveal-vow", 1)
    table.play("/write It is dark.", "/record other: A scar", "/scene Rain.")
    table.make(2)
    assert table.sheet(3)["status"] == "in play"
    assert table.dues() == ["death:warden-1"]
    table.resist("death", TOP)
    assert "act:warden-2" in table.starts(1)


@rule("WD-THR-5")
@every_edition
def test_resist_death_comes_first_and_the_dead_owe_nothing_more(edition: str) -> None:
    table = dying(edition)
    table.correct("warden-1 radiance 0")
    assert sorted(table.dues()) == ["death:warden-1", "forest:warden-1"]
    assert "resist:forest:warden-1" not in table.starts()
    assert "WD-THR-5" in table.game.why_not("0:resist:forest:warden-1")
    twin = dying(edition)
    twin.correct("warden-1 radiance 0")
    twin.resist("death", TOP)
    assert twin.dues() == ["forest:warden-1"]
    assert cite(table.resist("death", BOTTOM), "died", "WD-THR-5")
    table.play("stays-dead")
    assert table.dues() == []
    assert "act:warden-2" in table.starts(1)


@rule("WD-THR-5")
def test_the_dead_endure_nothing_more() -> None:
    table = Table("first")
    table.have(vitae=1)
    for _ in range(2):
        table.now("harm")
        table.play("character:warden-1", "severity:ordinary")
    table.resist("endure", MIDDLE)
    assert table.dues() == ["endure:warden-1", "death:warden-1"]
    table.resist("death", BOTTOM)
    table.play("stays-dead")
    assert table.dues() == []


@rule("WD-THR-6")
def test_threshold_draws_come_before_endure_harm_and_otherwise_the_order_is_free() -> None:
    table = Table("first", "co-op", players=3)
    for one in (1, 2):
        table.now("harm", one - 1)
        table.play(f"character:warden-{one}", "severity:ordinary")
    assert ("resist:endure:warden-1" in table.starts(0), "resist:endure:warden-2" in table.starts(1)) == (True, True)
    table.correct("warden-3 radiance 0")
    table.correct("warden-2 vitae 0")
    assert "resist:endure:warden-1" not in table.starts(0)
    assert "WD-THR-6" in table.game.why_not("0:resist:endure:warden-1")
    assert {"resist:forest:warden-3"} <= table.starts(2)  # either of the two first
    assert {"resist:death:warden-2"} <= table.starts(1)
    table.resist("forest", TOP, one=3)
    assert cite(table.resist("death", TOP, one=2), "due_met", "WD-THR-6")
    table.resist("endure", TOP, one=2)
    table.resist("endure", TOP, one=1)
    assert table.dues() == []


@rule("WD-THR-7")
def test_while_its_draw_is_due_nothing_changes_a_score() -> None:
    table = Table("second", "co-op")
    table.now("harm")
    table.play("character:warden-1", "severity:serious", "stake:vitae")
    table.correct("warden-1 vitae 0")
    table.mark()
    events = table.now("take-it:warden-1")
    assert cite(events, "score_held", "WD-THR-7")
    assert table.changes() == []
    assert table.dues() == ["death:warden-1"]  # and no second one
    table.play("/away", seat=0)
    table.now("set-aside:death:warden-1", 1)
    table.now("act:warden-2", 1)
    table.play("action:treat")
    assert set(table.keys) == {"patient:warden-2", "patient:nobody-here"}  # it cannot be restored


@rule("WD-THR-8")
@every_edition
@pytest.mark.parametrize("kind", ["death", "forest"])
def test_threshold_draws_take_advantage_like_any_other(edition: str, kind: str) -> None:
    table = Table(edition)
    table.correct("shared store +2 any")
    fall_due(table, kind)
    table.now(f"resist:{kind}:warden-1")
    store, record = table.look()["shared"][0]["id"], table.sheet()["records"][0]["id"]
    table.play(f"store:{store}", f"helps:{record}", "against", "Night")
    assert table.look()["draw"]["modifier"] == 3 + 2 + 1 - 1


@rule("WD-THR-16", "WD-VOW-12")
@every_edition
@pytest.mark.parametrize("gone", ["/away", "leave"])
def test_a_draw_of_somebody_absent_is_set_aside(edition: str, gone: str) -> None:
    table = Table(edition, "co-op", players=3)
    table.now("reveal-vow")
    table.correct("warden-1 radiance 0")
    assert "set-aside:forest:warden-1" not in table.starts(1)  # the player is there
    if gone == "leave":
        table.now("leave", 0)
    else:
        table.play(gone, seat=0)
    assert "act:warden-2" not in table.starts(1)
    assert "fulfil-vow" not in table.starts(1)
    table.now("set-aside:forest:warden-1", 1)
    assert table.asked == "Consent"
    assert cite(table.play("agree", seat=2), "due_set_aside", "WD-THR-16")
    assert table.look()["dues"][0]["set_aside"]
    table.draw("enter", turned=TOP, one=2)  # play goes on
    table.now("fulfil-vow", 1)
    table.agree()
    assert (table.score("radiance"), table.score("radiance", 2)) == (0, 5)  # WD-THR-7 still applies
    if gone == "/away":
        table.play("/back", seat=0)
        assert "act:warden-1" not in table.starts(0)
        assert "WD-THR-16" in table.game.why_not("0:act:warden-1")
        table.resist("forest", TOP)
        assert "act:warden-1" in table.starts(0)


@rule("WD-THR-16")
@every_edition
def test_nothing_is_set_aside_where_somebody_may_draw_on_their_behalf(edition: str) -> None:
    table = dying(edition)
    table.play("/trust yes", seat=0)
    table.play("/away", seat=0)
    assert "set-aside:death:warden-1" not in table.starts(1)
    assert "resist:death:warden-1" in table.starts(1)


@rule("WD-THR-16", "WD-DRAW-16")
def test_a_draw_set_aside_does_not_hold_up_a_rests_shuffle() -> None:
    table = Table("second", "co-op")
    table.have(radiance=1, vitae=2)
    table.draw("rest", "constitution", OUTCOMES["bottom"] + " 9H")
    table.play("reveal", "take")
    table.play("/away", seat=0)
    assert "shuffled_by_rest" in names(table.now("set-aside:forest:warden-1", 1))
