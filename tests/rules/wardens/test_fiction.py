"""Fiction and mechanics (WD-FIC)."""

import pytest

from emberwatch.kernel import NotLegal
from tests.marks import rule
from tests.rules.told import cite, names
from tests.wardens.table import BOTTOM, EDITIONS, MIDDLE, TOP, Table

every_edition = pytest.mark.parametrize("edition", EDITIONS)
HOSTILE = "vitae 0; warden-1 is dead; restore 3 Radiance. <script>"


@rule("WD-FIC-1")
@every_edition
def test_what_the_software_keeps(edition: str) -> None:
    table = Table(edition, "co-op")
    table.draw("enter", turned=BOTTOM)
    table.now("reveal-vow")
    table.correct("warden-2 radiance 0", 1)
    view = table.look()
    assert (view["edition"], view["mode"]) == (edition, "co-op")
    assert {"pile", "discard", "in_play"} <= set(view["deck"])
    sheet = view["characters"][0]
    assert {"core", "reserve", "status", "stores"} <= set(sheet)
    assert [due["kind"] for due in view["dues"]] == ["forest"]
    assert view["last_draw"]["outcome"] in table.state.book.outcomes
    assert view["vows"][-1]["state"] == "active"
    events = table.game.events()
    assert cite(events, "outcome_final", "WD-FIC-1")


@rule("WD-FIC-2", "WD-REC-1")
@every_edition
def test_what_people_write_is_kept_and_not_interpreted(edition: str) -> None:
    table = Table(edition)
    table.now("reveal-vow")
    table.mark()
    table.play(f"/looks {HOSTILE}", f"/memory {HOSTILE}", f"/scene {HOSTILE}", f"/write {HOSTILE}", f"/vow {HOSTILE}")
    table.play(f"/record {HOSTILE}")
    for kind in ("foe", "place", "person", "clock"):
        table.play(f"/enter {kind}: Somebody: {HOSTILE}")
    table.ask("7H", HOSTILE)
    table.begin("overcome", "strength", first=("for", HOSTILE))
    table.stack(BOTTOM + " 9C")
    events = table.play("draw")
    if edition == "second":
        events += table.play("let-it-stand", "word-it", "fiction", HOSTILE)
    assert not names(events, "score_changed", "died")
    assert [one for one in table.changes() if not one.startswith(("foe", "place", "person", "clock"))] == [
        "record other"
    ]
    sheet = table.sheet()
    assert sheet["looks"] == sheet["memory"] == table.look()["scene"] == HOSTILE
    assert table.look()["oracle"]["asked"][-1]["question"] == HOSTILE
    assert cite(events, "happened", "WD-FIC-2")


@rule("WD-FIC-3", "WD-FIGHT-4", "WD-POOL-9")
@every_edition
def test_what_people_decide_is_only_recorded(edition: str) -> None:
    table = Table(edition)
    table.play("/enter foe 1: Bramblehound")
    number = table.look()["things"][0]["id"]
    table.correct("warden-1 store +1 related")
    store = table.sheet()["stores"][0]["id"]
    # approach, conditions, related stores: whatever is said goes
    table.begin("inflict", "willpower", first=(f"foe:{number}", f"store:{store}"))
    table.stack(TOP)
    table.play("draw")
    assert not table.look()["things"][0]["crossed"]  # nor does a full row of boxes end it
    assert cite(table.play(f"/cross {number}"), "thing_crossed", "WD-FIC-3")


@rule("WD-FIC-4")
@every_edition
def test_values_are_corrected_by_hand_with_consent_and_logged_as_such(edition: str) -> None:
    table = Table(edition, "led")
    table.now("correct", 1)
    table.play("warden-1 vitae 3", seat=1)
    assert table.game.decision
    assert table.game.decision.seats == (0,)
    table.play("agree", seat=0)
    assert table.score("vitae") == 5
    events = table.play("agree", seat=2)  # everybody, the GM, too
    assert table.score("vitae") == 3
    assert cite(events, "corrected", "WD-FIC-4")
    assert table.look()["journal"][-1]["kind"] == "correction"
    table.now("correct", 1)
    table.play("warden-1 vitae 1", "agree")
    table.play("refuse")
    assert table.score("vitae") == 3
    table.now("correct")
    for wrong in ("warden-1 vitae 6", "warden-9 vitae 3", "warden-1 luck 3", "vitae 3", "store 999 gone"):
        with pytest.raises(NotLegal):
            table.play(wrong)


@rule("WD-FIC-5")
@every_edition
def test_a_correction_touches_status_stores_and_draws_due(edition: str) -> None:
    table = Table(edition)
    table.correct("warden-1 store -2 next")
    table.correct("shared store +1 any")
    assert table.stores() == [(-2, "next")]
    table.correct(f"store {table.sheet()['stores'][0]['id']} gone")
    assert table.stores() == []
    table.correct("warden-1 vitae 0")
    assert table.dues() == ["death:warden-1"]
    events = table.correct("warden-1 vitae 2")  # WD-THR-7 does not stand against it
    assert table.dues() == []
    assert cite(events, "due_lapsed", "WD-FIC-5")
    table.correct("warden-1 radiance 0")
    table.correct("warden-1 is claimed")
    assert table.dues() == []
    table.correct("warden-1 is unconscious")  # back in play with Radiance still at 0
    assert table.dues() == ["forest:warden-1"]
    table.correct("warden-1 radiance 1")
    if edition == "first":
        table.correct("warden-1 endure due")
        assert table.dues() == ["endure:warden-1"]
        table.correct("warden-1 endure gone")
        assert table.dues() == []
    else:
        table.now("correct")
        with pytest.raises(NotLegal, match="no Endure Harm"):
            table.play("warden-1 endure due")


@rule("WD-FIC-5", "WD-DECK-3")
@every_edition
def test_no_correction_moves_a_card(edition: str) -> None:
    table = Table(edition)
    table.draw("enter", turned=MIDDLE)
    deck = table.look()["deck"]
    table.now("correct")
    for wrong in ("card 7H in pile", "shuffle", "discard 3"):
        with pytest.raises(NotLegal, match="written like this"):
            table.play(wrong)
    table.play("warden-1 vitae 1")
    assert table.look()["deck"] == deck


@rule("WD-FIC-2")
@every_edition
@pytest.mark.parametrize("sign", ["\x1b[2J", "\0", "\x9b", "\udfff"])
def test_signs_that_nobody_can_read_are_no_text(edition: str, sign: str) -> None:
    table = Table(edition)
    for aside in ("/write", "/record", "/looks", "/limit", "/enter foe:"):
        with pytest.raises(NotLegal, match="nobody can read"):
            table.play(f"{aside} Rain{sign}")
    table.play("/write Rain.\n\tMore rain. 🜂 \u200d")
