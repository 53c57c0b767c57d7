"""Stores: Advantage and Disadvantage kept for later (WD-POOL)."""

import pytest

from tests.marks import rule
from tests.rules.told import cite, first, names
from tests.wardens.table import BOTTOM, EDITIONS, MIDDLE, TOP, Table
from tests.wardens.ways import ways

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def numbers(table: Table, one: int = 1) -> list[int]:
    """The numbers of a character's own stores, or of the shared ones."""
    stores = table.sheet(one)["stores"] if one else table.look()["shared"]
    return [store["id"] for store in stores]


def net(table: Table) -> int:
    return int(table.look()["draw"]["modifier"])


@rule("WD-POOL-1")
@every_edition
def test_a_store_has_levels_a_holder_a_scope_and_the_draw_it_came_from(edition: str) -> None:
    table = Table(edition, "co-op")
    assert cite(table.draw("enter", turned=BOTTOM), "stored", "WD-POOL-1")
    assert table.stores() == [(-1, "next")]
    assert table.sheet()["stores"][0]["text"] == "1 Disadvantage for the next Draw (Gwyn, Enter Combat)"
    assert table.stores(2) == table.look()["shared"] == []


@rule("WD-POOL-2", "WD-POOL-3", "WD-POOL-6")
@every_edition
def test_any_number_of_stores_go_whole_into_one_draw(edition: str) -> None:
    table = Table(edition)
    for text in ("warden-1 store +2 any", "warden-1 store +3 any", "shared store +1 any", "warden-1 store +4 any"):
        table.correct(text)
    two, three, four = numbers(table)
    (shared,) = numbers(table, 0)
    table.begin("overcome", "strength", first=(f"store:{two}", f"store:{three}", f"store:{shared}"))
    assert net(table) == 2 + 2 + 3 + 1
    table.stack("AH KC KS 9C")
    events = table.play("draw")
    assert [event.args["levels"] for event in events if event.name == "store_spent"] == [2, 3, 1]
    assert cite(events, "store_spent", "WD-POOL-2", "WD-POOL-3")
    assert numbers(table) == [four]  # what was not spent waits
    assert numbers(table, 0) == []


@rule("WD-POOL-4", "WD-POOL-5")
@every_edition
def test_own_stores_are_the_earners_and_shared_ones_anybodys(edition: str) -> None:
    table = Table(edition, "co-op")
    table.correct("warden-1 store +2 any")
    table.correct("shared store +1 any")
    (own,), (shared,) = numbers(table), numbers(table, 0)
    table.begin("overcome", "strength", one=2)
    assert f"store:{own}" not in table.keys
    table.play(f"store:{shared}")
    assert net(table) == 3
    table.stack(MIDDLE + " 9C")
    table.play("draw")
    assert numbers(table, 0) == []  # whoever comes first
    assert numbers(table) == [own]
    assert cite(table.draw("secure", "strength", TOP), "shared_store", "WD-POOL-5")


@rule("WD-POOL-6")
@every_edition
def test_a_store_for_any_draw_waits_until_it_is_spent(edition: str) -> None:
    table = Table(edition)
    table.correct("warden-1 store +1 any")
    for _ in range(3):
        events = table.draw("forage", turned=MIDDLE)
        assert "store_spent" not in names(events)
        assert table.stores() == [(1, "any")]
    table.draw("purify", turned=MIDDLE, first=(f"store:{numbers(table)[0]}",))
    assert table.stores() == []


@rule("WD-POOL-7")
@pytest.mark.parametrize(
    ("edition", "kind"),
    [
        *((edition, kind) for edition in EDITIONS for kind in ("overcome", "death", "forest", "invoke")),
        *(("first", "endure"), ("second", "avoid")),
    ],
)
@pytest.mark.parametrize("levels", [2, -1])
def test_a_store_for_the_next_draw_is_spent_on_it_whatever_it_is(edition: str, kind: str, levels: int) -> None:
    table = Table(edition)
    table.correct(f"warden-1 store {levels:+d} next")
    store = numbers(table)[0]
    if kind in ("death", "forest"):
        table.correct(f"warden-1 {'vitae' if kind == 'death' else 'radiance'} 0")
    if kind == "endure":
        table.now("harm")
        table.play("character:warden-1", "severity:ordinary")
    if kind in ("death", "forest", "endure"):
        table.now(f"resist:{kind}:warden-1")
    else:
        table.begin(kind, first=("severity:ordinary", "stake:fiction") if kind == "avoid" else ())
    draw = table.look()["draw"]
    assert draw["automatic"] == draw["spending"] == [store]
    assert draw["modifier"] == draw["score"] + levels
    assert f"store:{store}" not in table.keys
    assert f"keep-back:{store}" not in table.keys
    table.stack("7H AC KS 9C")
    events = table.play("draw")
    assert cite(events, "store_spent", "WD-POOL-7")
    assert first(events, "drew").args["modifier"] == draw["modifier"]
    assert store not in numbers(table)


@rule("WD-POOL-7")
@every_edition
def test_the_next_draw_is_the_holders(edition: str) -> None:
    table = Table(edition, "co-op")
    table.correct("warden-1 store +2 next")
    table.draw("forage", turned=MIDDLE, one=2)
    assert table.stores() == [(2, "next")]
    table.begin("forage")
    table.play("give-up")
    assert table.stores() == [(2, "next")]  # nothing was drawn


@rule("WD-POOL-8")
def test_what_was_gained_by_escaping_may_be_kept_back() -> None:
    table = Table("second")
    table.draw("avoid", "strength", TOP, first=("severity:ordinary", "stake:vitae"))
    (store,) = numbers(table)
    table.begin("forage")
    assert net(table) == 3 + 1
    table.play(f"keep-back:{store}")
    assert net(table) == 3
    table.stack(MIDDLE)
    table.play("draw")
    assert numbers(table) == [store]
    table.begin("forage")  # offered again, as ticked as before
    assert net(table) == 3 + 1
    table.play(f"keep-back:{store}", f"keep-back:{store}")
    table.stack(MIDDLE)
    table.play("draw")
    assert numbers(table) == []


@rule("WD-POOL-8")
def test_the_referee_may_object_to_keeping_it_back() -> None:
    table = Table("second", "led")
    table.draw("avoid", "strength", TOP, first=("severity:ordinary", "stake:vitae"))
    (store,) = numbers(table)
    table.begin("forage", first=(f"keep-back:{store}",))
    table.play("/object It fits well.", seat=2)
    table.play(f"keep-back:{store}", seat=2)
    assert net(table) == 4


@rule("WD-POOL-9")
@every_edition
def test_a_related_store_waits_for_a_draw_that_is_declared_related(edition: str) -> None:
    table = Table(edition, "led")
    table.draw("invoke", turned=TOP)
    table.play("other")
    (store,) = numbers(table)
    table.draw("forage", turned=MIDDLE)
    assert table.stores() == [(1, "related")]
    table.begin("forage", first=(f"store:{store}",))
    table.play("/object Not the same thing.", seat=2)
    table.play(f"store:{store}", seat=2)  # the referee does not accept it
    assert net(table) == 3
    table.play(f"store:{store}", seat=2)
    table.play("/agree", seat=2)
    table.stack(MIDDLE)
    assert cite(table.play("draw", seat=0), "store_spent", "WD-POOL-9")
    assert table.stores() == []


@rule("WD-POOL-10")
def test_the_first_strike_is_the_first_inflict_harm_in_the_fight() -> None:
    table = Table("first")
    table.draw("enter", turned=TOP)
    assert table.stores() == [(1, "strike")]
    table.draw("forage", turned=MIDDLE)
    assert table.stores() == [(1, "strike")]  # not spent on anything else
    table.begin("inflict", "strength")
    assert net(table) == 3
    table.stack(TOP)
    assert cite(table.play("draw"), "store_spent", "WD-POOL-2")
    assert table.stores() == []


@rule("WD-POOL-10")
def test_the_first_strike_is_lost_with_its_fight() -> None:
    table = Table("first", "led")
    table.draw("enter", turned=TOP)
    assert "fight-over" in table.starts(2)
    assert "fight-over" not in table.starts(0)
    assert cite(table.now("fight-over", 2), "store_removed", "WD-POOL-10")
    assert table.stores() == []
    table.draw("enter", turned=TOP)
    table.draw("enter", turned=TOP, one=2)
    events = table.draw("enter", turned=MIDDLE)  # another fight
    assert cite(events, "store_removed", "WD-POOL-10")
    assert (table.stores(), table.stores(2)) == ([], [(1, "strike")])


@rule("WD-POOL-11")
@every_edition
def test_time_does_not_end_a_store(edition: str) -> None:
    table = Table(edition)
    table.correct("warden-1 store +2 any")
    table.correct("shared store -1 related")
    table.now("reveal-vow")
    table.play("/scene Another day.")
    table.now("fulfil-vow")
    table.now("reveal-vow")
    table.play("/scene A month later.")
    table.have(vitae=1)
    table.draw("rest", "constitution", MIDDLE)
    table.now("end")
    assert table.stores() == [(2, "any")]
    assert len(table.look()["shared"]) == 1
    assert table.game.outcome


@rule("WD-POOL-12", "WD-THR-5")
@every_edition
@pytest.mark.parametrize("end", ["death", "forest", "retire"])
def test_a_characters_own_stores_go_with_it(edition: str, end: str) -> None:
    table = Table(edition, "co-op")
    for text in ("warden-1 store +2 any", "warden-2 store +1 any", "shared store +1 any"):
        table.correct(text)
    if end == "retire":
        events = table.now("retire:warden-1")
    else:
        table.correct(f"warden-1 {'vitae' if end == 'death' else 'radiance'} 0")
        events = table.resist(end, BOTTOM)
        if table.asked == "Rises":
            table.play("stays-dead")
    assert cite(events, {"death": "died", "forest": "claimed", "retire": "retired"}[end], "WD-POOL-12")
    assert (table.stores(), table.stores(2), len(table.look()["shared"])) == ([], [(1, "any")], 1)


def arising(edition: str) -> set[tuple[str, str, str]]:
    """Action, outcome and store, wherever one comes from."""
    return {
        (way.action, way.outcome, change)
        for way in ways(edition)
        for change in way.changes
        if "store" in change and "without" not in change
    }


@rule("WD-POOL-13")
def test_where_stores_come_from_in_the_first_edition() -> None:
    assert arising("first") == {
        ("overcome", "top", "store +1 any"),
        ("secure", "top", "shared store +2 related"),
        ("secure", "middle", "shared store +1 related"),
        ("secure", "bottom", "store -1 next"),
        ("bond", "middle", "store +1 related"),
        ("intel", "top", "store +1 related"),
        ("read", "top", "store +2 next"),
        ("read", "middle", "store +1 next"),
        ("enter", "top", "store +1 strike"),
        ("enter", "bottom", "store -1 next"),
        ("invoke", "top", "store +1 related"),
        ("invoke", "middle", "store +1 related"),
    }


@rule("WD-POOL-14")
def test_where_stores_come_from_in_the_second_edition() -> None:
    assert arising("second") == {
        ("avoid", "top", "store +1 fitting"),  # for the next Draw, and may be kept back
        ("secure", "top", "shared store +2 any"),
        ("secure", "middle", "shared store +1 any"),
        ("enter", "top", "store +1 next"),
        ("enter", "bottom", "store -1 next"),
        ("inflict", "top", "store +1 next"),
        ("invoke", "top", "store +1 related"),
        ("invoke", "middle", "store +1 related"),
    }
