"""Records (WD-REC) and Gifts (WD-GIFT)."""

import pytest

import emberwatch
from emberwatch.kernel import NotLegal
from tests.marks import rule
from tests.rules.told import cite, first
from tests.wardens.table import EDITIONS, MIDDLE, TOP, Table

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def number(table: Table, text: str) -> int:
    """The number of the Record that says this."""
    return next(int(record["id"]) for record in table.sheet()["records"] if record["text"] == text)


@rule("WD-REC-1", "WD-REC-7")
@every_edition
def test_a_record_is_whatever_matters(edition: str) -> None:
    table = Table(edition)
    text = 'Owes the smith "a horse" — 3 ♥ <b>'
    events = table.play(f"/record {text}")
    assert table.records("other") == [text]
    assert cite(events, "record_added", "WD-REC-1", "WD-REC-7")
    with pytest.raises(NotLegal, match="words"):
        table.play("/record  ")
    assert table.changes() == ["record other"]  # and nothing else follows from its words


@rule("WD-REC-2")
@every_edition
def test_there_is_no_limit_to_records(edition: str) -> None:
    table = Table(edition)
    for count in range(60):
        table.play(f"/record Scar number {count}")
    assert len(table.records()) == 67


@rule("WD-REC-3")
@every_edition
@pytest.mark.parametrize("kind", ["bond", "intel", "clue", "wound", "corruption", "asset", "gear", "other"])
def test_records_have_a_kind(edition: str, kind: str) -> None:
    table = Table(edition)
    events = table.play(f"/record {kind}: The ferrywoman")
    assert table.records(kind)[-1] == "The ferrywoman"
    assert cite(events, "record_added", "WD-REC-3")
    table.play("/record nonsense: The ferrywoman")
    assert table.records("other")[-1] == "nonsense: The ferrywoman"


@rule("WD-REC-4", "WD-ADV-2")
@every_edition
def test_each_record_helps_or_hinders_by_one(edition: str) -> None:
    table = Table(edition)
    table.play("/record bond: The ferrywoman", "/record wound: A cracked rib")
    bond, wound = number(table, "The ferrywoman"), number(table, "A cracked rib")
    weapon = table.sheet()["records"][0]["id"]
    table.begin("overcome", "strength", first=(f"helps:{bond}", f"helps:{weapon}", f"hinders:{wound}"))
    draw = table.look()["draw"]
    assert draw["modifier"] == 2 + 1 + 1 - 1
    assert {(reason["text"], reason["levels"]) for reason in draw["reasons"]} >= {
        ("The ferrywoman", 1),
        ("A cracked rib", -1),
    }
    assert f"helps:{bond}" not in table.keys  # once only
    table.play(f"hinders:{bond}")
    assert table.look()["draw"]["modifier"] == 2 - 1 + 1 - 1
    table.play(f"ignore:{bond}")
    assert table.look()["draw"]["modifier"] == 2
    table.stack(TOP)
    assert first(table.play("draw"), "drew").args["modifier"] == 2


@rule("WD-REC-5", "WD-REC-8")
@every_edition
def test_a_permanent_record_stays_whatever_is_done(edition: str) -> None:
    table = Table(edition)
    table.correct("warden-1 radiance 0")
    table.resist("forest", MIDDLE)
    table.play("Bark on the left arm")
    mark = table.sheet()["records"][-1]
    assert mark["permanent"]
    assert mark["kind"] == "corruption"
    with pytest.raises(NotLegal, match="WD-REC-5"):
        table.play(f"/drop {mark['id']}")
    table.have(vitae=3, radiance=3)
    for action in ("purify", "rest", "treat"):
        table.draw(action, turned=TOP)
    assert "Bark on the left arm" in table.records("corruption")
    assert cite(table.correct(f"record {mark['id']} gone"), "corrected", "WD-FIC-4")
    assert "Bark on the left arm" not in table.records()


@rule("WD-REC-6", "WD-REC-7")
@every_edition
def test_damage_to_gear_is_noted_on_its_record(edition: str) -> None:
    table = Table(edition)
    gear = table.sheet()["records"][2]
    events = table.play(f"/reword {gear['id']} {gear['text']}, broken")
    assert table.records("gear")[0] == f"{gear['text']}, broken"
    assert cite(events, "record_reworded", "WD-REC-6", "WD-REC-7")
    assert table.changes() == []  # no Score


@rule("WD-REC-7", "WD-REC-8")
@every_edition
def test_records_are_added_reworded_and_removed_at_any_time(edition: str) -> None:
    table = Table(edition, "co-op")
    table.begin("enter")  # in the middle of something
    table.play("/record intel: A hidden ford", "/record wound: Bruised")
    ford = number(table, "A hidden ford")
    table.play(f"/reword {ford} A ford, now watched")
    assert cite(table.play(f"/drop {number(table, 'Bruised')}"), "record_removed", "WD-REC-8")
    assert table.records("intel") == ["A ford, now watched"]
    assert table.records("wound") == []
    assert table.asked == "Prepare"
    with pytest.raises(NotLegal, match="number"):  # of one's own character only
        table.play(f"/drop {ford}", seat=1)


@rule("WD-GIFT-1", "WD-GIFT-2", "WD-GIFT-3", "WD-GIFT-4", "WD-GIFT-5")
@every_edition
@pytest.mark.parametrize(
    ("gift", "word"),
    [
        *(("Stonehide", "rock"), ("Bonegrind", "strength"), ("Vinewright", "thorns"), ("Wildtongue", "beasts")),
        ("Soulgrip", "feelings"),
    ],
)
def test_there_are_five_gifts(edition: str, gift: str, word: str) -> None:
    table = Table(edition, wardens=0)
    gifts = {
        item.name: item.text for item in emberwatch.rulebook("wardens").printed(table.state.book) if item.kind == "gift"
    }
    assert len(gifts) == 5
    assert word in gifts[gift]
    table.now("make")
    table.play("Ann", "Gwyn", "scores:2-2-2-2")
    assert table.text(f"gift:{gift.lower()}").startswith(gift)
    table.play(f"gift:{gift.lower()}")
    assert table.records("gift") == [gift]


@rule("WD-GIFT-6")
@every_edition
def test_a_gift_does_nothing_but_by_being_invoked(edition: str) -> None:
    seen = set()
    for gift in ("stonehide", "bonegrind", "vinewright", "wildtongue", "soulgrip"):
        table = Table(edition, wardens=0)
        table.make(gift=gift)
        record = table.sheet()["records"][-1]["id"]
        table.mark()
        table.begin("overcome", "strength")
        assert not [key for key in table.keys if key.endswith(f":{record}")]  # it neither helps nor hinders
        assert table.look()["draw"]["modifier"] == 2
        table.stack(MIDDLE + " 9C")
        table.play("draw")
        seen.add((*table.changes(), table.score("vitae")))
        table.draw("invoke", turned=TOP)
        assert table.asked == "WhichSide"
    assert len(seen) == 1
    table = Table("second")
    table.begin("inflict", "willpower")
    assert "approach:willpower" not in table.keys
    assert "Gift" in next(
        cue for score, cue, _ in table.state.book.actions[table.state.action].approaches if score == 2
    )
