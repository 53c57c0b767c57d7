"""The GM calls for Actions (WD-NEED-17)."""

import pytest

from emberwatch import Event
from emberwatch.kernel import NotLegal
from tests.marks import rule
from tests.rules.told import cite, names
from tests.wardens.table import EDITIONS, Table

every_edition = pytest.mark.parametrize("edition", EDITIONS)
GM = 2


def call(table: Table, text: str) -> list[Event]:
    """The GM says it."""
    return table.play(f"/call {text}".rstrip(), seat=GM)


def wanted(table: Table, seat: int = 0) -> list[str]:
    """What a seat sees called for."""
    return [f"{one['character']} {one['action']}" for one in table.look(seat)["asked_for"]]


@rule("WD-ACT-1", "WD-MODE-7")
@every_edition
def test_what_the_gm_calls_for_stands_before_everybody(edition: str) -> None:
    table = Table(edition, "led")
    assert cite(call(table, "warden-2 overcome"), "asked_for", "WD-NEED-17", "WD-ACT-1", "WD-MODE-7")
    name = table.state.book.actions[table.state.book.action_of["overcome"]].name
    for seat in range(3):
        (one,) = table.look(seat)["asked_for"]
        assert (one["character"], one["action"], one["name"]) == ("warden-2", "overcome", name)
        assert bool(one["why_not"]) == (seat != 1)
    call(table, "warden-1 forage")
    call(table, "warden-2 rest")  # instead of the other
    assert wanted(table) == ["warden-1 forage", "warden-2 rest"]


@rule("WD-MODE-7")
@every_edition
def test_only_a_gm_calls_and_only_where_somebody_is_in_play(edition: str) -> None:
    table = Table(edition, "led", wardens=0)
    assert not [seat for seat in range(3) if "call" in [offer.name for offer in table.game.asides(seat)]]
    table.make()
    assert [seat for seat in range(3) if "call" in [offer.name for offer in table.game.asides(seat)]] == [GM]
    with pytest.raises(NotLegal, match="not for seat 0"):
        table.play("/call warden-1 overcome", seat=0)
    with pytest.raises(NotLegal):
        Table(edition, "co-op").play("/call warden-1 overcome", seat=0)


@rule("WD-FIC-3", "WD-ACT-2")
@every_edition
def test_a_call_forbids_nothing_and_ends_with_its_action(edition: str) -> None:
    table = Table(edition, "led")
    before = [table.starts(seat) for seat in range(3)]
    call(table, "warden-1 overcome")
    assert [table.starts(seat) for seat in range(3)] == before
    table.draw("forage")
    table.draw("overcome", one=2)
    assert wanted(table) == ["warden-1 overcome"]  # something else was done, and by somebody else
    table.begin("overcome")
    assert wanted(table) == []


@rule("WD-FIC-3")
@every_edition
@pytest.mark.parametrize("again", ["warden-1 overcome", "warden-1"])
def test_the_gm_takes_a_call_back(edition: str, again: str) -> None:
    table = Table(edition, "led")
    call(table, "warden-1 overcome")
    call(table, "warden-2 rest")
    assert cite(call(table, again), "not_asked_for", "WD-NEED-17", "WD-FIC-3")
    assert wanted(table) == ["warden-2 rest"]


@rule("WD-THR-13", "WD-CHAR-17", "WD-MODE-5")
@every_edition
@pytest.mark.parametrize(("seat", "leaving"), [(0, "retire:warden-1"), (0, "leave"), (GM, "leave"), (GM, "step-down")])
def test_a_call_goes_with_whoever_it_is_about_or_from(edition: str, seat: int, leaving: str) -> None:
    table = Table(edition, "led")
    call(table, "warden-1 overcome")
    table.now(leaving, seat)
    table.agree()
    assert wanted(table) == []


@rule("WD-THR-13", "WD-FIC-4")
@every_edition
def test_nobody_calls_on_the_dead(edition: str) -> None:
    for killed in ("draw", "correction"):
        table = Table(edition, "led")
        call(table, "warden-1 overcome")
        if killed == "draw":
            table.correct("warden-1 vitae 0", GM)
            assert "died" in names(table.resist("death", "7H KC KS"))
        else:
            table.correct("warden-1 is dead", GM)
        assert wanted(table) == []
        with pytest.raises(NotLegal, match="Begin with a character in play: warden-2"):
            call(table, "warden-1 overcome")


@rule("WD-MODE-7")
@every_edition
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "Begin with a character in play: warden-1, warden-2"),
        ("Gwyn overcome", "Begin with a character in play"),
        ("warden-1 sing", "Then name an Action: .*overcome"),
        ("warden-1 death", "Then name an Action"),  # a Draw that comes due by itself
        ("warden-1", "Nothing is asked of Gwyn"),
    ],
)
def test_a_call_that_cannot_be_read_says_what_to_write(edition: str, text: str, why: str) -> None:
    table = Table(edition, "led")
    with pytest.raises(NotLegal, match=why):
        call(table, text)
    assert wanted(table) == []
