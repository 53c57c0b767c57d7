"""Advantage and Disadvantage (WD-ADV)."""

import pytest

from emberwatch.kernel import NotLegal
from tests.marks import rule
from tests.rules.told import cite, first
from tests.wardens.table import EDITIONS, TOP, Table

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def net(table: Table) -> int:
    return int(table.look()["draw"]["modifier"])


@rule("WD-ADV-1", "WD-ADV-4")
@every_edition
def test_levels_add_up_without_a_cap_and_offset_each_other(edition: str) -> None:
    table = Table(edition)
    table.correct("warden-1 store +9 any")
    store = table.sheet()["stores"][0]["id"]
    table.begin("overcome", "strength", first=(f"store:{store}",))
    record = table.sheet()["records"][0]["id"]
    table.play(f"helps:{record}", "for", "High ground", "against", "Rain", "against", "Dusk")
    assert net(table) == 2 + 9 + 1 + 1 - 1 - 1
    table.stack(TOP)
    drew = first(table.play("draw"), "drew")
    assert drew.args["total"] == 7 + 11
    assert "WD-ADV-4" in drew.rules


@rule("WD-ADV-2", "WD-ADV-3")
@every_edition
def test_circumstances_are_for_or_against(edition: str) -> None:
    table = Table(edition)
    table.begin("overcome", "strength")
    for answer, levels in (("for", 1), ("against", -1)):
        before = net(table)
        table.play(answer)
        assert table.game.decision
        assert {"WD-ADV-2", "WD-ADV-3", "WD-ADV-8"} <= set(table.game.decision.rules)
        assert ("1 Advantage" in table.game.decision.prompt) == (levels > 0)
        table.play(f"Something {answer} it")
        assert net(table) == before + levels


@rule("WD-ADV-2")
@every_edition
def test_an_invoked_gift_gives_advantage(edition: str) -> None:
    table = Table(edition)
    table.draw("invoke", turned=TOP)
    table.play("other")
    store = table.sheet()["stores"][0]
    table.begin("overcome", "strength", first=(f"store:{store['id']}",))
    assert net(table) == 3


@rule("WD-ADV-5")
@pytest.mark.parametrize(
    ("edition", "action", "conditions"),
    [
        *(("first", "rest", [1, 2]), ("first", "purify", [1, 1])),
        *(("second", "overcome", [1, -1]), ("second", "secure", [1, -1]), ("second", "forage", [1, -1])),
        *(("second", "treat", [1, -1]), ("second", "enter", [1, -1]), ("second", "inflict", [1, -1])),
        *(("second", "rest", [1, 2, -1]), ("second", "purify", [1, 1])),
    ],
)
def test_each_printed_condition_applies_once(edition: str, action: str, conditions: list[int]) -> None:
    table = Table(edition)
    table.begin(action)
    plain = net(table)
    assert len(table.options("condition")) == len(conditions)
    for number, levels in enumerate(conditions, start=1):
        assert table.text(f"condition:{number}").startswith(f"{levels:+d} ")
        table.play(f"condition:{number}")
        assert net(table) == plain + levels
        assert "take back" in table.text(f"condition:{number}")
        table.play(f"condition:{number}")  # a second time takes it back
        assert net(table) == plain


@rule("WD-ADV-6")
@pytest.mark.parametrize(
    ("edition", "action", "ticks", "levels"),
    [
        *(("first", "rest", "12", 2), ("first", "rest", "21", 1), ("first", "purify", "12", 2)),
        *(("second", "rest", "12", 2), ("second", "rest", "21", 1), ("second", "rest", "23", 1)),
        *(("second", "rest", "13", 0), ("second", "purify", "12", 2), ("second", "inflict", "12", 0)),
    ],
)
def test_printed_conditions_add_up_but_grades_of_one_thing_exclude_each_other(
    edition: str, action: str, ticks: str, levels: int
) -> None:
    table = Table(edition)
    table.begin(action)
    plain = net(table)
    table.play(*(f"condition:{number}" for number in ticks))
    assert net(table) == plain + levels


@rule("WD-ADV-6", "WD-ENDU-4", "WD-AVOID-4")
def test_serious_and_dire_exclude_each_other() -> None:
    table = Table("second")
    table.begin("avoid", "strength", first=("severity:serious", "stake:fiction"))
    assert net(table) == 2 - 1
    table.play("severity:dire")
    assert net(table) == 2 - 2
    table = Table("first")
    table.now("harm")
    table.play("character:warden-1", "severity:serious", "0:resist:endure:warden-1")
    assert net(table) == 2 - 1
    table.play("severity:dire")
    assert net(table) == 2 - 2


@rule("WD-ADV-7", "WD-MODE-7")
@every_edition
def test_the_referee_has_the_last_word_on_modifiers(edition: str) -> None:
    table = Table(edition, "led")
    table.begin("overcome", "strength")
    table.play("for", "High ground", seat=0)
    table.play("forget:0", seat=2)  # not here, says the GM
    table.play("against", "Rain", seat=2)
    assert net(table) == 1
    events = table.play("/object It rains.", seat=2)
    assert cite(events, "objected", "WD-ADV-7")
    assert table.game.decision
    assert table.game.decision.seats == (2,)
    assert "draw" in table.options(seat=2)
    assert not table.game.decision.seen_by(0).options
    table.stack(TOP)
    assert first(table.play("draw", seat=2), "drew").args["modifier"] == 1


@rule("WD-ADV-8")
@every_edition
def test_a_circumstance_counts_one_level_and_no_reason_twice(edition: str) -> None:
    table = Table(edition)
    table.begin("purify")
    table.play("for", "The moon is out", "for")
    for again in ("The moon is out", " the MOON is out "):
        with pytest.raises(NotLegal, match="twice"):
            table.play(again)
    table.play("An old song", "condition:1", "for")
    with pytest.raises(NotLegal, match="twice"):  # nor a printed condition as a circumstance
        table.play("Holy place")
    table.play("Incense")
    weapon = table.sheet()["records"][0]
    table.play(f"helps:{weapon['id']}", "against")
    with pytest.raises(NotLegal, match="twice"):  # nor a Record
        table.play(weapon["text"])
    table.play("A cough")
    assert net(table) == 2 + 1 + 1 + 1 + 1 + 1 - 1


@rule("WD-ADV-8")
@every_edition
def test_a_reason_in_other_clothes_is_still_the_same(edition: str) -> None:
    table = Table(edition)
    table.play("/record gear: Incense", "/record gear: incense ", "/record gear: Bell")
    twins = [record["id"] for record in table.sheet()["records"] if record["text"].lower() == "incense"]
    bell = table.sheet()["records"][-1]["id"]
    table.begin("purify")
    table.play("for", "holy place")  # in words first, printed then
    for key in ("condition:1",):
        assert "WD-ADV-8" in table.game.why_not(key)
        with pytest.raises(NotLegal, match="twice"):
            table.play(key)
    table.play(f"helps:{twins[0]}", f"hinders:{bell}", f"helps:{bell}")
    for key in (f"helps:{twins[1]}", f"hinders:{twins[1]}"):
        assert "WD-ADV-8" in table.game.why_not(key)
        with pytest.raises(NotLegal, match="twice"):
            table.play(key)
    table.play(f"ignore:{twins[0]}", f"helps:{twins[1]}")
    assert net(table) == 2 + 1 + 1 + 1
