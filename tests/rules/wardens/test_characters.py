"""Making a character (WD-CHAR)."""

from itertools import product

import pytest

from emberwatch.kernel import NotLegal, NotYours
from tests.marks import rule
from tests.rules.told import cite, first, names
from tests.wardens.table import BOTTOM, EDITIONS, NUMBERS, TOP, Table

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
WEAPON = [
    *("Sword", "Axe", "Spear", "Bow", "Flail", "Dagger", "Mace", "Greatsword", "Crossbow", "Halberd", "Warhammer"),
    *("Quarterstaff", "Whip"),
]
GEAR = [
    *("Lantern", "Rope", "Crowbar", "Lockpicks", "Chain", "Grapnel", "Torch", "Vials", "Compass", "Spikes", "Mirror"),
    *("Chalk", "Trap Kit"),
]
SKILL = [
    *("Herbalist", "Blademaster", "Marksman", "Ritualist", "Beast Tamer", "Duelist", "Scout", "Magehunter"),
    *("Pathfinder", "Skirmisher", "Shadowblade", "Deathseeker", "Spellbreaker"),
]
ARMOR = ["Cloak or Clothes"] * 3 + ["Leather"] * 3 + ["Chain"] * 3 + ["Plate"] * 2 + ["Shield"] * 2
GIFTS = {"stonehide", "bonegrind", "vinewright", "wildtongue", "soulgrip"}


@pytest.fixture(params=EDITIONS)
def table(request: pytest.FixtureRequest) -> Table:
    """Nobody has a character yet."""
    return Table(request.param, wardens=0)


@rule("WD-CHAR-1", "WD-CHAR-16")
def test_a_character_is_made_in_five_steps(table: Table) -> None:
    steps = []
    events = table.now("make")
    for answer in ("Ann", "Gwyn", "scores:3-2-2-1"):
        steps.append(table.asked)
        assert table.sheet()["status"] == "in the making"
        events += table.play(answer)
    assert steps == ["PlayerName", "CharacterName", "PointsSpent"]
    assert len(table.records()) == 6
    assert table.asked == "WhichGift"
    assert table.sheet()["status"] == "in the making"
    events += table.play("gift:soulgrip")
    assert table.sheet()["status"] == "in play"
    kinds = ("making_began", "named_player", "named", "scores_set", "record_revealed", "gift_picked", "came_into_play")
    assert names(events, *kinds) == [*kinds[:4], *["record_revealed"] * 6, *kinds[5:]]
    assert all(cite(events, kind, "WD-CHAR-1") for kind in kinds[:3])


@rule("WD-CHAR-2")
@pytest.mark.parametrize("empty", ["", " ", "\n\t"])
def test_both_names_are_written_and_stay_apart(table: Table, empty: str) -> None:
    table.now("make")
    for name in ("Ann", "Gwyn"):
        with pytest.raises(NotLegal, match="words"):
            table.play(empty)
        table.play(name)
    assert (table.sheet()["player"], table.sheet()["name"]) == ("Ann", "Gwyn")


@rule("WD-CHAR-3", "WD-CHAR-4", "WD-SCORE-3")
def test_there_are_31_ways_to_spend_eight_points(table: Table) -> None:
    table.now("make")
    table.play("Ann", "Gwyn")
    allowed = {"scores:" + "-".join(map(str, spread)) for spread in product(range(4), repeat=4) if sum(spread) == 8}
    assert set(table.keys) == allowed
    assert len(table.keys) == len(allowed) == 31
    assert all(key.count("0") <= 1 for key in table.keys)
    for wrong in ("scores:3-3-3-3", "scores:4-2-2-0", "scores:2-2-2-1", "scores:-1-3-3-3"):
        with pytest.raises(NotLegal):
            table.play(wrong)
    assert cite(table.play("scores:3-0-2-3"), "scores_set", "WD-CHAR-3", "WD-CHAR-4")
    assert table.sheet()["core"] == {"Strength": 3, "Dexterity": 0, "Willpower": 2, "Constitution": 3}


@rule("WD-CHAR-5")
def test_reserve_scores_start_at_5_5_5_and_3(table: Table) -> None:
    events = table.make()
    assert table.sheet()["reserve"] == {"Vitae": 5, "Radiance": 5, "Supply": 5, "Fortune": 3}
    assert cite(events, "scores_set", "WD-CHAR-5")


@rule("WD-CHAR-6", "WD-CHAR-10", "WD-DECK-15")
def test_records_are_revealed_in_order_from_the_shared_deck(table: Table) -> None:
    table.stack("AH 2H 3H 4H 5H 6H")
    events = table.make()
    turned = [event.args["card"] for event in events if event.name == "turned_up"]
    assert turned == [NUMBERS[card] for card in ("AH", "2H", "3H", "4H", "5H", "6H")]
    assert [record["kind"] for record in table.sheet()["records"][:6]] == ["weapon", "armor", *["gear"] * 3, "skill"]
    assert table.records()[:6] == ["Sword", "Cloak or Clothes", "Crowbar", "Lockpicks", "Chain", "Duelist"]
    assert table.look()["deck"]["discard"] == ["AH", "2H", "3H", "4H", "5H", "6H"]
    assert cite(events, "record_revealed", "WD-CHAR-6", "WD-CHAR-10")


@rule("WD-CHAR-7", "WD-CHAR-8")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("place", "rank"), list(enumerate(RANKS)))
def test_each_card_is_looked_up_by_rank_alone(edition: str, place: int, rank: str) -> None:
    for suits in ("CSDH", "HDSC"):
        table = Table(edition, wardens=0)
        others = [other for other in RANKS if other != rank][:3]
        one, two, three, four = (rank + suit for suit in suits)
        table.stack(f"{one} {two} {three} {others[0]}C {others[1]}C {four}")
        table.make()
        assert table.records("weapon") == [WEAPON[place]]
        assert table.records("armor") == [ARMOR[place]]
        assert table.records("gear")[0] == GEAR[place]
        assert table.records("skill") == [SKILL[place]]


@rule("WD-CHAR-9")
def test_equal_gear_is_kept_twice_and_nothing_is_revealed_again(table: Table) -> None:
    table.stack("AH 2H 7H 7S 7C 6H 5D")
    events = table.make()
    assert table.records("gear") == ["Torch", "Torch", "Torch"]
    assert names(events).count("turned_up") == 6
    ids = [record["id"] for record in table.sheet()["records"]]
    assert len(set(ids)) == 7
    assert cite(events, "record_revealed", "WD-CHAR-9")


@rule("WD-CHAR-10", "WD-CHAR-11", "WD-CHAR-13")
def test_the_gift_is_picked_and_never_revealed(table: Table) -> None:
    table.now("make")
    table.play("Ann", "Gwyn", "scores:2-2-2-2")
    assert set(table.keys) == {f"gift:{gift}" for gift in GIFTS}
    assert table.game.why_not("gift:none")
    events = table.play("gift:vinewright")
    assert "turned_up" not in names(events)
    assert cite(events, "gift_picked", "WD-CHAR-11")
    assert cite(events, "came_into_play", "WD-CHAR-13")
    assert table.records("gift") == ["Vinewright"]
    assert len(table.records()) == 7


@rule("WD-CHAR-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_may_have_the_same_gift(edition: str) -> None:
    table = Table(edition, "co-op")
    assert table.records("gift", 1) == table.records("gift", 2) == ["Stonehide"]


@rule("WD-CHAR-14", "WD-CHAR-15")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("status", "free"),
    [("in play", False), ("unconscious", False), ("dead", True), ("claimed", True), ("retired", True)],
)
def test_a_player_has_one_character_at_a_time(edition: str, status: str, free: bool) -> None:
    table = Table(edition)
    table.correct(f"warden-1 is {status}")
    assert ("make" in table.starts()) == free
    assert ("WD-CHAR-14" in table.game.why_not("0:make")) != free
    if free:
        assert cite(table.make(scores="3-3-1-1"), "making_began", "WD-CHAR-14", "WD-CHAR-15")
        assert [sheet["status"] for sheet in table.look()["characters"]] == [status, "in play"]
        assert len(table.records(one=2)) == 7
        table.now("correct")
        with pytest.raises(NotLegal, match="another character"):
            table.play("warden-1 is in play")


@rule("WD-CHAR-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_waits_for_a_character_in_the_making(edition: str) -> None:
    table = Table(edition, "co-op", wardens=1)
    table.now("make", 1)
    table.play("Ben")
    assert cite(table.play("/meanwhile"), "never_mind")
    assert "WD-CHAR-16" in table.game.why_not("1:act:warden-2", 1)
    table.draw("enter", turned=TOP)  # the other one goes on
    table.correct("warden-1 vitae 0")
    assert table.dues() == ["death:warden-1"]
    table.now("make", 1)  # a Draw that is due does not stop it either
    table.play("Maud", "scores:2-2-2-2", "gift:bonegrind")
    assert table.sheet(2)["status"] == "in play"
    assert (table.sheet(2)["player"], table.sheet(2)["name"]) == ("Ben", "Maud")


@rule("WD-CHAR-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_character_retires_between_procedures_when_no_draw_is_due(edition: str) -> None:
    table = Table(edition, "co-op")
    table.correct("warden-1 radiance 0")
    assert "WD-CHAR-17" in table.game.why_not("0:retire:warden-1")
    assert "retire:warden-2" in table.starts(1)  # nothing is due for that one
    table.resist("forest", TOP)
    table.begin("enter")
    assert not table.options("0")
    table.play("give-up")
    with pytest.raises(NotYours):
        table.play("0:retire:warden-1", seat=1)
    events = table.now("retire:warden-1")
    assert cite(events, "retired", "WD-CHAR-17")
    assert table.sheet()["status"] == "retired"
    assert "make" in table.starts()


@rule("WD-CHAR-17", "WD-CHAR-15")
def test_whoever_has_died_begins_anew_at_once() -> None:
    table = Table("second", "co-op")
    table.correct("warden-1 vitae 0")
    assert first(table.resist("death", BOTTOM), "died")
    table.play("stays-dead")
    table.correct("warden-2 vitae 0", 1)
    assert "make" in table.starts(0)  # also while a Draw is due
