"""The opening scene (WD-OPEN) and the Vow (WD-VOW)."""

import pytest

from emberwatch.kernel import NotLegal
from tests.marks import rule
from tests.rules.told import cite, names
from tests.wardens.table import EDITIONS, TOP, Table

every_edition = pytest.mark.parametrize("edition", EDITIONS)
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
TASK = [
    *(
        "Find",
        "Bring back",
        "Destroy",
        "Free",
        "Deliver to safety",
        "Learn the fate of",
        "Break the hold on",
        "Contain",
    ),
    *("Avenge", "Recover the secret held by", "Consecrate", "Protect", "Grant final rest to"),
]
SUBJECT = [
    *("a child who wandered too deep", "a Warden who went silent", "a merchant who knew the old paths"),
    *("a noble's forsaken heir", "a priest who sought forbidden knowledge", "one who wears a stolen shape"),
    *("an elder who kept dangerous secrets", "a hunter who became the hunted", "the last keeper of a holy relic"),
    *("one who betrayed the Order", "a voice that calls from the thorns", "a witch of the deep groves"),
    "something the forest remembers",
]
COMPLICATION = {
    "C": "Others hunt the same quarry",
    "S": "Someone here shares history with them",
    "D": "The path back has closed",
    "H": "The truth is worse than told",
}
LOCATION = [
    *("a chapel swallowed by roots", "a village that went silent", "a ravine where the mist never lifts"),
    *("an abandoned Warden outpost", "a crossroads marked by the hanged", "a river that runs black after dark"),
    *("a grove where the trees have faces", "the ruins of a noble estate", "a cave network beneath the roots"),
    *("a bridge guarded by something patient", "a shrine to a forgotten god", "a clearing where nothing grows"),
    "the heart of an old corruption",
]


def parts(table: Table) -> list[str]:
    """The four lines of the latest Vow."""
    tables = table.state.book.tables
    return [
        tables[part][line]
        for part, line in zip(("task", "subject", "complication", "location"), table.state.vows[-1].parts, strict=True)
    ]


@rule("WD-OPEN-1", "WD-FIC-2")
@every_edition
def test_characters_are_introduced_by_name_appearance_and_a_memory(edition: str) -> None:
    table = Table(edition, "co-op")
    events = table.play("/looks Tall, bark along one cheek.", seat=1) + table.play("/memory A kitchen.", seat=1)
    assert cite(events, "looks_set", "WD-OPEN-1")
    assert cite(events, "memory_set", "WD-OPEN-1")
    sheet = table.sheet(2)
    assert (sheet["name"], sheet["looks"], sheet["memory"]) == ("Gwyn", "Tall, bark along one cheek.", "A kitchen.")
    table.play("/memory A boat.", seat=1)
    assert table.sheet(2)["memory"] == "A boat."  # a single one
    assert (table.sheet(1)["looks"], table.changes()) == ("", [])


@rule("WD-OPEN-2", "WD-VOW-6")
@every_edition
def test_the_scene_is_framed_when_the_vow_is_settled(edition: str) -> None:
    table = Table(edition)
    with pytest.raises(NotLegal, match="WD-VOW-6"):
        table.play("/scene Knee-deep in black water.")
    table.now("reveal-vow")
    assert cite(table.play("/scene Knee-deep in black water."), "scene_set", "WD-OPEN-2")
    assert table.look()["scene"] == "Knee-deep in black water."
    assert table.changes() == []
    assert "thorns" in next(offer.prompt for offer in table.game.asides() if offer.name == "scene")


@rule("WD-VOW-1")
@every_edition
def test_the_group_has_one_vow_at_a_time(edition: str) -> None:
    table = Table(edition, "co-op")
    table.now("reveal-vow", 1)
    for seat in (0, 1):
        assert not {"reveal-vow", "pick-vow"} & table.starts(seat)
        for start in ("reveal-vow", "pick-vow"):
            assert "WD-VOW-1" in table.game.why_not(f"{seat}:{start}", seat)
    assert table.look(0)["vows"] == table.look(1)["vows"]
    assert len(table.look()["vows"]) == 1


@rule("WD-VOW-2", "WD-VOW-3")
@every_edition
@pytest.mark.parametrize("place", range(13))
def test_a_vow_is_revealed_in_four_parts(edition: str, place: int) -> None:
    table = Table(edition, wardens=0)
    suit = "CSDH"[place % 4]
    other = RANKS[(place + 1) % 13]
    table.stack(f"{RANKS[place]}H {RANKS[place]}C {other}{suit} {RANKS[place]}S")
    events = table.now("reveal-vow")
    assert names(events).count("turned_up") == 4
    assert parts(table) == [TASK[place], SUBJECT[place], COMPLICATION[suit], LOCATION[place]]
    assert cite(events, "vow_taken", "WD-VOW-2", "WD-VOW-3")
    text = table.look()["vows"][-1]["text"]
    assert all(part.lower() in text.lower() for part in parts(table))


@rule("WD-VOW-4")
@every_edition
def test_any_part_may_be_picked_and_takes_no_card(edition: str) -> None:
    table = Table(edition)
    left = table.look()["deck"]["left"]
    table.now("pick-vow")
    for part, count in (("task", 13), ("subject", 13), ("complication", 4), ("location", 13)):
        assert set(table.keys) == {f"{part}:reveal", *(f"{part}:{number}" for number in range(1, count + 1))}
        events = table.play(f"{part}:2")
        assert "turned_up" not in names(events)
    assert parts(table) == [TASK[1], SUBJECT[1], COMPLICATION["S"], LOCATION[1]]
    assert table.look()["deck"]["left"] == left
    assert cite(events, "vow_taken", "WD-VOW-4")
    table.now("give-up-vow")
    table.now("pick-vow")
    table.stack("KH QD")
    table.play("task:3", "subject:reveal", "complication:reveal", "location:1")
    assert parts(table) == [TASK[2], SUBJECT[12], COMPLICATION["D"], LOCATION[0]]
    assert table.look()["deck"]["left"] == left - 2


@rule("WD-VOW-5")
@every_edition
def test_the_cards_of_a_vow_are_no_draw(edition: str) -> None:
    table = Table(edition)
    table.correct("warden-1 store +2 next")
    table.mark()
    events = table.now("reveal-vow")
    assert not names(events, "drew", "store_spent", "outcome_final")
    assert (table.asked, table.look()["last_draw"], table.changes()) == ("Now", None, [])


@rule("WD-VOW-7")
@every_edition
def test_the_referee_says_when_the_vow_is_complete(edition: str) -> None:
    table = Table(edition, "led")
    table.now("reveal-vow")
    for _ in range(3):
        table.draw("enter", turned=TOP)
    assert table.look()["vows"][-1]["state"] == "active"  # nothing measures it
    assert "fulfil-vow" not in table.starts(0)
    assert "WD-VOW-7" in table.game.why_not("0:fulfil-vow")
    assert cite(table.now("fulfil-vow", 2), "vow_complete", "WD-VOW-7")
    assert table.look()["vows"][-1]["state"] == "complete"


@rule("WD-VOW-8", "WD-VOW-9")
@every_edition
def test_completion_sets_radiance_to_5_and_nothing_else(edition: str) -> None:
    table = Table(edition, "led", players=4)
    for one, radiance in ((1, 1), (2, 3), (3, 5), (4, 2)):
        table.have(one, vitae=2, supply=1, fortune=2, radiance=radiance)
    table.correct("warden-4 is dead")
    table.correct("warden-2 is unconscious")
    table.now("reveal-vow")
    table.mark()
    events = table.now("fulfil-vow", 4)
    assert table.changes() == ["radiance +4", "warden-2 radiance +2"]
    assert cite(events, "vow_complete", "WD-VOW-8", "WD-VOW-9")


@rule("WD-VOW-10")
@every_edition
def test_after_completion_a_new_vow_is_taken(edition: str) -> None:
    table = Table(edition)
    table.now("reveal-vow")
    table.now("fulfil-vow")
    assert {"reveal-vow", "pick-vow"} <= table.starts()
    assert "fulfil-vow" not in table.starts()
    assert cite(table.now("reveal-vow"), "vow_taken", "WD-VOW-10")
    assert [vow["state"] for vow in table.look()["vows"]] == ["complete", "active"]


@rule("WD-VOW-11")
@every_edition
def test_a_vow_may_be_given_up_without_effect(edition: str) -> None:
    table = Table(edition)
    table.have(radiance=2)
    table.now("reveal-vow")
    table.mark()
    assert cite(table.now("give-up-vow"), "vow_given_up", "WD-VOW-11")
    assert table.changes() == []
    assert table.look()["vows"][-1]["state"] == "given up"
    assert {"reveal-vow", "pick-vow"} <= table.starts()


@rule("WD-VOW-12")
@every_edition
def test_no_vow_is_complete_while_a_draw_is_due(edition: str) -> None:
    table = Table(edition)
    table.now("reveal-vow")
    table.correct("warden-1 vitae 0")
    assert "fulfil-vow" not in table.starts()
    assert "WD-VOW-12" in table.game.why_not("0:fulfil-vow")
    table.resist("death", TOP)
    assert "fulfil-vow" in table.starts()
