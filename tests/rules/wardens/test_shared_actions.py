"""Forage, Treat Wounds, Enter Combat, Inflict Harm, Rest, Purify and Invoke Gift."""

import pytest

from tests.marks import rule
from tests.rules.told import cite, first, names
from tests.wardens.actions import costs, has_trigger, modified, printed, uses
from tests.wardens.table import BOTTOM, EDITIONS, MIDDLE, OUTCOMES, TOP, Table
from tests.wardens.ways import ends

every_edition = pytest.mark.parametrize("edition", EDITIONS)
SUITS = {"spades", "clubs", "hearts", "diamonds"}
Ends = dict[str, list[tuple[str, ...]]]
NOTHING: Ends = {"": [()]}


def only(*changes: str) -> Ends:
    """Exactly this, and no Cost."""
    return {"": [tuple(sorted(changes))]}


def row(action: str, suit: str, *first_named: str) -> set[tuple[str, ...]]:
    """What a row of the second edition's suit table changes, Costs in words left out."""
    return set(ends("second", action, "bottom", *first_named)[suit])


def restored(edition: str, action: str, outcome: str, score: str, *first_named: str) -> int:
    """By how much it really rises from 1."""
    table = Table(edition)
    table.have(**{score: 1})
    table.draw(action, turned=OUTCOMES[outcome], first=first_named)
    return table.score(score) - 1


# -- Forage ------------------------------------------------------------------------------------------------------------


@rule("WD-FORA-1", "WD-FORA-2")
@every_edition
def test_forage(edition: str) -> None:
    assert has_trigger(edition, "forage", "wild land", "eat", "drink")
    assert uses(edition, "forage", fortune="")


@rule("WD-FORA-3")
def test_modifiers_of_forage() -> None:
    assert modified("first", "forage")
    assert modified(
        "second", "forage", (1, "bountiful, clean water, rich soil, plenty of animals"), (-1, "empty, corrupted")
    )


@rule("WD-FORA-4", "WD-FORA-5", "WD-FORA-6")
@every_edition
def test_what_foraging_comes_to(edition: str) -> None:
    assert ends(edition, "forage", "top") == only("supply +2")
    assert ends(edition, "forage", "middle") == only("supply +1")
    if edition == "first":
        assert ends(edition, "forage", "bottom") == NOTHING
        assert "unwelcome" in printed(edition, "forage").about["outcomes"][2]
    else:
        assert set(ends(edition, "forage", "bottom")) == SUITS
    assert "Nothing is found" in printed(edition, "forage").about["outcomes"][2]


@rule("WD-FORA-7", "WD-FORA-8", "WD-FORA-9", "WD-FORA-10")
@pytest.mark.parametrize(
    ("suit", "label", "words", "changes"),
    [
        ("clubs", "Time", ("much longer than planned",), ()),
        ("spades", "Danger", ("hunting beasts", "into trouble"), ()),
        ("diamonds", "Loss", ("gear breaks", "goes missing"), ()),
        ("hearts", "Exposure", ("weariness", "small hurt", "lose 1 vitae"), ("vitae -1",)),
    ],
)
def test_costs_of_forage(suit: str, label: str, words: tuple[str, ...], changes: tuple[str, ...]) -> None:
    assert costs("second", "forage", suit, label, *words)
    assert row("forage", suit) == {changes}


# -- Treat Wounds ------------------------------------------------------------------------------------------------------


@rule("WD-TREAT-1")
@every_edition
def test_the_healer_draws_for_a_patient(edition: str) -> None:
    assert has_trigger(edition, "treat", "wounds", "healer draws", "patient")
    table = Table(edition, "co-op")
    table.now("act:warden-1")
    table.play("action:treat")
    assert set(table.keys) == {"patient:warden-1", "patient:warden-2", "patient:nobody-here"}
    table.play("patient:warden-2")
    table.stack(TOP)
    table.play("draw")
    assert table.last()["character"] == "warden-1"


@rule("WD-TREAT-2")
@every_edition
@pytest.mark.parametrize(
    ("patient", "approach"), [("warden-1", "constitution"), ("warden-2", "dexterity"), ("nobody-here", "dexterity")]
)
def test_who_is_treated_decides_the_score(edition: str, patient: str, approach: str) -> None:
    table = Table(edition, "co-op")
    table.begin("treat", first=(f"patient:{patient}",))
    assert table.look()["draw"]["approach"] == approach
    assert not table.options("approach")


@rule("WD-TREAT-3")
def test_modifiers_of_treat_wounds() -> None:
    assert modified("first", "treat")
    assert modified("second", "treat", (1, "right supplies, shelter"), (-1, "no supplies, out in the open"))


@rule("WD-TREAT-4", "WD-TREAT-5", "WD-TREAT-6")
@every_edition
@pytest.mark.parametrize(("patient", "who"), [("warden-1", ""), ("warden-2", "warden-2 ")])
def test_what_treating_comes_to(edition: str, patient: str, who: str) -> None:
    named = f"patient:{patient}"
    assert ends(edition, "treat", "top", named) == only(f"{who}vitae +2")
    assert ends(edition, "treat", "middle", named) == only(f"{who}vitae +1")
    if edition == "first":
        assert ends(edition, "treat", "bottom", named) == only("supply -1")  # the healer's
    else:
        assert set(ends(edition, "treat", "bottom", named)) == SUITS


@rule("WD-TREAT-7", "WD-TREAT-8", "WD-TREAT-9", "WD-TREAT-10")
@pytest.mark.parametrize("patient", ["warden-1", "warden-2", "nobody-here"])
@pytest.mark.parametrize(
    ("suit", "label", "words", "changes"),
    [
        ("clubs", "Time", ("much longer than planned",), ()),
        ("spades", "Complication", ("gets worse", "festers"), ()),
        ("diamonds", "Waste", ("lose 1 supply", "to no avail"), ("supply -1",)),
        ("hearts", "Strain", ("lose 1 vitae", "wears the healer down"), ("vitae -1",)),
    ],
)
def test_costs_of_treat_wounds_are_the_healers(
    patient: str, suit: str, label: str, words: tuple[str, ...], changes: tuple[str, ...]
) -> None:
    assert costs("second", "treat", suit, label, *words)
    assert row("treat", suit, f"patient:{patient}") == {changes}


@rule("WD-TREAT-11")
@every_edition
def test_somebody_of_the_tale_can_be_treated(edition: str) -> None:
    table = Table(edition)
    table.have(vitae=2)
    for cards in (TOP, MIDDLE):
        events = table.draw("treat", turned=cards, first=("patient:nobody-here",))
        assert "score_changed" not in names(events)
    assert table.changes() == []
    table.draw("treat", turned=BOTTOM + " 9D", first=("patient:nobody-here",))
    table.play(*(("reveal", "take") if edition == "second" else ()))
    assert table.changes() == ["supply -1"]


# -- Enter Combat and Inflict Harm -------------------------------------------------------------------------------------


@rule("WD-ENTER-1", "WD-ENTER-2")
@every_edition
def test_enter_combat(edition: str) -> None:
    assert has_trigger(edition, "enter", "opens a fight", "ambushed")
    assert uses(edition, "enter", dexterity="")


@rule("WD-ENTER-3")
def test_modifiers_of_enter_combat() -> None:
    assert modified("first", "enter")
    assert modified("second", "enter", (1, "ready, surprise"), (-1, "unawares, greater numbers"))


@rule("WD-ENTER-4", "WD-ENTER-5", "WD-ENTER-6")
def test_who_acts_first() -> None:
    assert ends("first", "enter", "top") == only("store +1 strike")
    assert ends("second", "enter", "top") == only("store +1 next")
    for edition in EDITIONS:
        assert ends(edition, "enter", "middle") == NOTHING
        assert ends(edition, "enter", "bottom") == only("store -1 next")  # and no Cost
        top, middle, bottom = printed(edition, "enter").about["outcomes"]
        assert "acts first" in top
        assert "even terms" in middle
        assert "enemy acts first" in bottom


@rule("WD-INFL-1")
@every_edition
def test_inflict_harm(edition: str) -> None:
    assert has_trigger(edition, "inflict", "attacks a foe", "threat in a fight")


@rule("WD-INFL-2")
def test_scores_of_inflict_harm() -> None:
    assert uses("first", "inflict", strength="close combat", dexterity="distance", willpower="arcane")
    assert uses(
        "second",
        "inflict",
        strength="close combat, armed or not",
        dexterity="shooting, throwing",
        willpower="arcane, Gift",
    )


@rule("WD-INFL-3")
def test_modifiers_of_inflict_harm() -> None:
    assert modified("first", "inflict")
    assert modified("second", "inflict", (1, "better position, open"), (-1, "armored, fortified, better position"))


@rule("WD-INFL-4", "WD-INFL-5", "WD-INFL-6")
def test_blows() -> None:
    assert ends("first", "inflict", "top") == NOTHING
    assert ends("first", "inflict", "middle") == ends("first", "inflict", "bottom") == only("due endure")
    assert ends("second", "inflict", "top") == only("store +1 next")
    assert ends("second", "inflict", "middle") == NOTHING
    assert set(ends("second", "inflict", "bottom")) == SUITS
    for edition in EDITIONS:
        top, middle, bottom = printed(edition, "inflict").about["outcomes"]
        assert top.startswith("The blow lands")
        assert middle.startswith("The blow lands")
        assert bottom.startswith("The blow does not land")


@rule("WD-INFL-7", "WD-INFL-8", "WD-INFL-9", "WD-INFL-10")
@pytest.mark.parametrize(
    ("suit", "label", "words", "changes"),
    [
        ("clubs", "Position", ("better place", "drives"), ()),
        ("spades", "Harm", ("strikes back", "lose 1 vitae"), ("vitae -1",)),
        ("diamonds", "Loss", ("weapon breaks", "falls", "caught fast"), ()),
        ("hearts", "Exposure", ("companion is endangered", "stands open"), ()),
    ],
)
def test_costs_of_inflict_harm(suit: str, label: str, words: tuple[str, ...], changes: tuple[str, ...]) -> None:
    assert costs("second", "inflict", suit, label, *words)
    assert row("inflict", suit) == {changes}


# -- Rest and Purify ---------------------------------------------------------------------------------------------------


@rule("WD-REST-1")
def test_rest() -> None:
    assert has_trigger("first", "rest", "safe or sheltered")
    assert has_trigger("second", "rest", "six hours or more")


@rule("WD-REST-2")
def test_scores_of_rest() -> None:
    assert uses("first", "rest", constitution="")
    assert uses("second", "rest", constitution="safe or sheltered", supply="wilds, on the way")


@rule("WD-REST-3", "WD-REST-4")
def test_modifiers_of_rest() -> None:
    assert modified("first", "rest", (1, "Long Rest"), (2, "Full Rest"))
    assert modified(
        "second", "rest", (1, "covered, defended"), (2, "true sanctuary"), (-1, "open ground, corrupted land")
    )
    table = Table("first")
    table.begin("rest")
    assert table.look()["draw"]["modifier"] == 2  # any other rest


@rule("WD-REST-5", "WD-REST-6", "WD-REST-7")
@every_edition
def test_what_a_rest_restores(edition: str) -> None:
    assert [restored(edition, "rest", outcome, "vitae") for outcome in OUTCOMES] == [3, 2, 1]
    if edition == "first":
        assert ends(edition, "rest", "bottom") == only("vitae +1")
    else:
        assert set(ends(edition, "rest", "bottom")) == SUITS


@rule("WD-REST-8", "WD-REST-9", "WD-REST-10", "WD-REST-11")
@pytest.mark.parametrize(
    ("suit", "label", "words", "changes"),
    [
        ("clubs", "Delay", ("longer than planned", "chance is gone"), ("vitae +1",)),
        ("spades", "Disturbance", ("moves in the dark", "danger draws near"), ("vitae +1",)),
        ("diamonds", "Consumption", ("lose 1 supply", "stores run down", "gear suffers"), ("supply -1", "vitae +1")),
        ("hearts", "Unease", ("bad dreams", "dark thoughts", "lose 1 radiance"), ("radiance -1", "vitae +1")),
    ],
)
def test_costs_of_rest(suit: str, label: str, words: tuple[str, ...], changes: tuple[str, ...]) -> None:
    assert costs("second", "rest", suit, label, *words)
    assert row("rest", suit) == {changes}


@rule("WD-REST-12")
@every_edition
def test_each_rest_shuffles(edition: str) -> None:
    table = Table(edition, "co-op")
    for one in (1, 2, 1):
        events = table.draw("rest", "constitution", MIDDLE, one=one)
        assert names(events).count("shuffled_by_rest") == 1
    assert table.look()["deck"]["shuffles"] == 3


@rule("WD-PURI-1", "WD-PURI-2")
@every_edition
def test_purify(edition: str) -> None:
    assert has_trigger(edition, "purify", "cleansing", "forest from claiming")
    assert uses(edition, "purify", willpower="")


@rule("WD-PURI-3")
@every_edition
def test_modifiers_of_purify(edition: str) -> None:
    assert modified(edition, "purify", (1, "holy place"), (1, "rite"))
    table = Table(edition)
    table.begin("purify", first=("condition:1", "condition:2"))
    assert table.look()["draw"]["modifier"] == 2 + 2


@rule("WD-PURI-4", "WD-PURI-5", "WD-PURI-6")
@every_edition
def test_what_purifying_restores(edition: str) -> None:
    assert [restored(edition, "purify", outcome, "radiance") for outcome in OUTCOMES] == [3, 2, 1]
    assert ends(edition, "purify", "bottom") == only("radiance +1")  # and no Cost


# -- Invoke Gift -------------------------------------------------------------------------------------------------------


@rule("WD-INVO-1", "WD-INVO-2")
@every_edition
def test_invoke_gift(edition: str) -> None:
    assert has_trigger(edition, "invoke", "Gift", "obstacle", "problem")
    assert uses(edition, "invoke", willpower="")


@rule("WD-INVO-3", "WD-INVO-4", "WD-INVO-5", "WD-INVO-6")
@every_edition
def test_what_a_gift_does(edition: str) -> None:
    assert ends(edition, "invoke", "top") == {"": [(), ("store +1 related",)]}
    assert ends(edition, "invoke", "middle") == {"": [("radiance -1",), ("radiance -1", "store +1 related")]}
    assert "slips from control" in printed(edition, "invoke").about["outcomes"][2]
    table = Table(edition)
    table.draw("invoke", turned=BOTTOM)
    assert (table.asked, table.changes()) == ("Now", ["radiance -2"])  # it does not work
    table.draw("invoke", turned=TOP)
    assert table.asked == "WhichSide"  # the player picks
    assert table.game.decision
    assert table.game.decision.seats == (0,)
    assert [option.text for option in table.game.decision.options] == [
        "The Gift settles the matter.",
        "Store 1 Advantage for a related Draw.",
    ]


@rule("WD-INVO-7", "WD-FOREST-1")
@every_edition
@pytest.mark.parametrize(("cards", "radiance"), [(BOTTOM, 1), (BOTTOM, 2), (MIDDLE, 1)])
def test_a_gift_that_takes_the_last_light(edition: str, cards: str, radiance: int) -> None:
    table = Table(edition)
    table.have(radiance=radiance)
    events = table.draw("invoke", turned=cards)
    if table.asked == "WhichSide":
        events += table.play("other")
    assert table.dues() == ["forest:warden-1"]
    assert cite(events, "forest_due", "WD-INVO-7", "WD-FOREST-1")
    assert first(events, "score_changed").args["now"] == 0
    if cards == MIDDLE:
        assert table.stores() == [(1, "related")]  # the Gift works all the same
