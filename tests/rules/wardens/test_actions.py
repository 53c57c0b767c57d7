"""Actions in general (WD-ACT)."""

import pytest

import emberwatch
from emberwatch.kernel import NotLegal
from tests.marks import rule
from tests.rules.told import cite, names
from tests.wardens.table import BOTTOM, EDITIONS, MIDDLE, TOP, Table

every_edition = pytest.mark.parametrize("edition", EDITIONS)


@rule("WD-ACT-1", "WD-FIC-3")
@every_edition
def test_people_say_when_an_action_is_triggered(edition: str) -> None:
    table = Table(edition)
    table.play("/write The door is locked. Gwyn puts a shoulder to it.")
    assert table.asked == "Now"  # what is written triggers nothing
    table.now("act:warden-1")
    assert table.game.decision
    for option in table.game.decision.options[:-1]:
        assert len(option.text.partition(": ")[2]) > 20  # each says what triggers it
    assert cite(table.play("action:overcome"), "action_began", "WD-ACT-1")


@rule("WD-ACT-2")
@every_edition
def test_there_are_no_turns(edition: str) -> None:
    table = Table(edition, "co-op", players=3)
    for one in (1, 1, 3, 1, 2, 2, 2):
        assert {f"act:warden-{seat + 1}" in table.starts(seat) for seat in range(3)} == {True}
        events = table.draw("forage", turned=MIDDLE, one=one)
        assert cite(events, "action_began", "WD-ACT-2")


@rule("WD-ACT-3")
@every_edition
def test_the_player_names_the_approach_and_the_referee_may_object(edition: str) -> None:
    table = Table(edition, "led")
    table.now("act:warden-1")
    table.play("action:overcome")
    assert set(table.options("approach", seat=0)) >= {"approach:strength", "approach:dexterity"}
    assert not table.options("approach", seat=2)
    table.play("approach:strength", seat=0)
    assert cite(table.play("/object That takes nimble fingers.", seat=2), "objected", "WD-ACT-3")
    table.play("approach:dexterity", seat=2)
    assert table.look()["draw"]["approach"] == "dexterity"
    table.play("/agree", seat=2)
    table.play("approach:willpower", seat=0)  # something both accept
    assert table.look()["draw"]["approach"] == "willpower"


@rule("WD-ACT-4", "WD-ACT-5")
@every_edition
def test_which_actions_have_one_score_and_which_fall_back_on_fortune(edition: str) -> None:
    fixed: dict[str, set[str]] = {}
    fallback = set()
    book = Table(edition, wardens=0).state.book
    for item in emberwatch.rulebook("wardens").printed(book):
        if item.kind == "action":
            scores = [approach["score"] for approach in item.about["approaches"]]
            if len(scores) == 1:
                fixed.setdefault(scores[0], set()).add(item.name)
            elif "fortune" in scores:
                fallback.add(item.name)
                assert scores[-1] == "fortune"
                assert item.about["approaches"][-1]["cue"] == "none of the others fits"
    if edition == "first":
        assert fixed == {
            "willpower": {"Purify", "Invoke Gift", "Forge a Bond"},
            "fortune": {"Forage", "Resist Death", "Resist the Forest", "Read the Situation"},
            "dexterity": {"Enter Combat"},
            "supply": {"Spend Supply", "Make Camp"},
            "constitution": {"Endure Harm", "Rest"},
        }
        assert fallback == set()
    else:
        assert fixed == {
            "willpower": {"Purify", "Invoke Gift"},
            "fortune": {"Forage", "Resist Death", "Resist the Forest"},
            "dexterity": {"Enter Combat"},
        }
        assert fallback == {"Overcome a Challenge", "Avoid a Consequence", "Secure an Opportunity"}


@rule("WD-ACT-5")
@every_edition
def test_a_fixed_score_is_not_asked_for(edition: str) -> None:
    table = Table(edition)
    table.now("act:warden-1")
    table.play("action:enter")
    assert table.look()["draw"]["approach"] == "dexterity"
    assert not table.options("approach")
    assert "draw" in table.keys


@rule("WD-ACT-6", "WD-COST-11")
@pytest.mark.parametrize(
    ("edition", "action", "cards", "changes"),
    [
        ("first", "forage", TOP, ["warden-2 supply +2"]),
        ("first", "read", BOTTOM, ["warden-2 fortune -1"]),
        ("first", "camp", TOP, ["warden-2 vitae +3"]),
        ("second", "rest", MIDDLE, ["warden-2 vitae +2"]),
        ("second", "purify", MIDDLE, ["warden-2 radiance +2"]),
    ],
)
def test_effects_fall_on_the_character_who_acts(edition: str, action: str, cards: str, changes: list[str]) -> None:
    table = Table(edition, "co-op")
    for one in (1, 2):
        table.have(one, vitae=2, radiance=2, supply=2, fortune=2)
    events = table.draw(action, turned=cards, one=2)
    assert table.changes() == changes
    assert cite(events, "score_changed", "WD-ACT-6")


@rule("WD-ACT-7")
@every_edition
def test_trying_again_is_not_forbidden(edition: str) -> None:
    table = Table(edition)
    for _ in range(3):
        table.draw("purify", turned=BOTTOM)
    assert len([entry for entry in table.look()["journal"] if entry["kind"] == "draw"]) == 3


@rule("WD-ACT-8")
@every_edition
def test_each_of_several_makes_their_own_draw(edition: str) -> None:
    table = Table(edition, "co-op")
    for one, cards in ((1, TOP), (2, BOTTOM)):
        events = table.draw("enter", turned=cards, one=one)
        assert names(events).count("drew") == 1
        assert table.last()["character"] == f"warden-{one}"
    assert (table.stores(1)[0][0], table.stores(2)[0][0]) == (1, -1)
    table.begin("enter")
    assert not [key for key in table.keys if "warden-2" in key]  # nobody joins it


@rule("WD-ACT-9", "WD-THR-13", "WD-THR-15")
@every_edition
@pytest.mark.parametrize("status", ["dead", "claimed", "retired"])
def test_whoever_is_gone_does_not_act(edition: str, status: str) -> None:
    table = Table(edition)
    table.correct(f"warden-1 is {status}")
    assert "act:warden-1" not in table.starts()
    assert "WD-ACT-9" in table.game.why_not("0:act:warden-1")
    with pytest.raises(NotLegal):
        table.now("act:warden-1")


@rule("WD-ACT-9", "WD-THR-10")
@every_edition
def test_whoever_is_unconscious_can_only_rest(edition: str) -> None:
    table = Table(edition)
    table.correct("warden-1 is unconscious")
    table.now("act:warden-1")
    assert set(table.keys) == {"action:rest", "never-mind"}
    for action in ("overcome", "enter", "purify"):
        assert "WD-ACT-9" in table.game.why_not(f"action:{action}")
    if edition == "second":
        assert "WD-THR-11" in table.game.why_not("action:avoid")


@rule("WD-ACT-10")
@every_edition
def test_of_either_or_exactly_one_happens_and_the_player_picks(edition: str) -> None:
    for answer, changes in (("one", ["supply -1"]), ("other", [])):
        table = Table(edition, "led")
        table.draw("overcome", "strength", BOTTOM + " 9D")
        table.play(*(("reveal", "take") if edition == "second" else ()))
        assert table.asked == "WhichSide"
        assert table.game.decision
        assert table.game.decision.seats == (0,)
        assert "WD-ACT-10" in table.game.decision.rules
        table.play("/object No.", seat=2)
        assert table.game.decision.seats == (2,)  # the referee may object
        table.play(answer, seat=2)
        assert table.changes() == changes
        assert table.asked == "Now"


@rule("WD-ACT-11")
@pytest.mark.parametrize(
    ("edition", "action", "cards", "scores"),
    [
        ("first", "overcome", MIDDLE + " 9D", {"supply": 0}),
        ("first", "secure", BOTTOM + " 9D", {"supply": 0}),
        ("first", "camp", MIDDLE, {"supply": 0, "vitae": 1}),
        ("second", "overcome", BOTTOM + " 9D", {"supply": 0}),
        ("second", "secure", BOTTOM + " 9D", {"supply": 0}),
    ],
)
def test_a_side_that_could_change_nothing_cannot_be_picked(
    edition: str, action: str, cards: str, scores: dict[str, int]
) -> None:
    table = Table(edition)
    table.have(**scores)
    events = table.draw(action, "strength" if action != "camp" else "", cards)
    events += table.play(*(("reveal", "take") if edition == "second" else ()))
    assert table.asked == "Now"  # there is nothing to pick
    assert table.score("supply") == 0
    assert "score_held" not in names(events)
    assert "happened" in names(events)
