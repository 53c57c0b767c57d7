"""Scores (WD-SCORE)."""

from random import Random

import pytest

import emberwatch
from emberwatch.bots.wardens import restless
from emberwatch.kernel import NotLegal
from tests.marks import rule
from tests.rules.told import cite, first
from tests.wardens.table import BOTTOM, EDITIONS, MIDDLE, TOP, Table
from tests.wardens.ways import Way, ways, who

CORE = ("Strength", "Dexterity", "Willpower", "Constitution")
RESERVE = ("Vitae", "Radiance", "Supply", "Fortune")


def costly(edition: str, change: str) -> set[str]:
    """The Actions of which only a Cost can bring this change."""
    found = {way.action for way in ways(edition) if change in way.changes}
    return {action for action in found if all(way.card or way.worded for way in bringing(edition, action, change))}


def bringing(edition: str, action: str, change: str) -> list[Way]:
    return [way for way in ways(edition) if way.action == action and change in way.changes]


@rule("WD-SCORE-1", "WD-SCORE-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_there_are_four_core_and_four_reserve_scores(edition: str) -> None:
    table = Table(edition)
    assert tuple(table.sheet()["core"]) == CORE
    assert tuple(table.sheet()["reserve"]) == RESERVE
    about = {
        item.name: item.text.lower()
        for item in emberwatch.rulebook("wardens").printed(table.state.book)
        if item.kind == "score"
    }
    assert tuple(about) == (*CORE, *RESERVE)
    words = ("blows", "reflexes", "resolve", "hardiness", "health", "corruption", "provisions", "fate")
    for (name, text), word in zip(about.items(), words, strict=True):
        assert word in text, name


@rule("WD-SCORE-3", "WD-SCORE-5", "WD-FIC-4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", [*CORE, *RESERVE])
def test_every_score_is_a_whole_number_from_0_to_5(edition: str, name: str) -> None:
    table = Table(edition)
    for fits in (0, 5, 1):
        table.correct(f"warden-1 {name.lower()} {fits}")
        assert table.score(name) == fits
    for wrong in ("6", "-1", "2.5", "10", ""):
        table.now("correct")
        with pytest.raises(NotLegal):
            table.play(f"warden-1 {name.lower()} {wrong}")
        table.play("/meanwhile")


@rule("WD-SCORE-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_rule_changes_a_core_score(edition: str) -> None:
    core = tuple(name.lower() for name in CORE)
    assert not [way for way in ways(edition) for change in way.changes if change.startswith(core)]
    table = Table(edition)
    before = table.sheet()["core"]
    table.ask("7H 7C")
    table.now("reveal-vow")
    table.now("fulfil-vow")
    assert table.sheet()["core"] == before
    assert cite(table.correct("warden-1 strength 5"), "corrected", "WD-SCORE-4")
    assert table.score("strength") == 5


@rule("WD-SCORE-5", "WD-SCORE-6")
@pytest.mark.parametrize(
    ("edition", "action", "cards", "scores", "score", "after"),
    [
        ("first", "forage", TOP, {"supply": 4}, "supply", 5),
        ("first", "forage", TOP, {"supply": 5}, "supply", 5),
        ("second", "forage", MIDDLE, {"supply": 5}, "supply", 5),
        ("second", "rest", TOP, {"vitae": 3}, "vitae", 5),
        ("first", "camp", TOP, {"vitae": 4}, "vitae", 5),
        ("second", "purify", TOP, {"radiance": 4}, "radiance", 5),
        ("second", "invoke", BOTTOM, {"radiance": 1}, "radiance", 0),
        ("first", "invoke", BOTTOM, {"radiance": 1}, "radiance", 0),
        ("first", "read", BOTTOM, {"fortune": 0}, "fortune", 0),
        ("first", "spend", BOTTOM, {"supply": 0}, "supply", 0),
        ("first", "treat", BOTTOM, {"supply": 0}, "supply", 0),
    ],
)
def test_gains_and_losses_stop_at_the_bounds_and_nothing_else_happens(
    edition: str, action: str, cards: str, scores: dict[str, int], score: str, after: int
) -> None:
    table = Table(edition)
    table.have(**scores)
    events = table.draw(action, turned=cards)
    assert table.score(score) == after
    step = after - scores[score]
    due = ["due forest"] if score == "radiance" and after == 0 else []
    assert table.changes() == sorted([*due, *([f"{score} {step:+d}"] if step else [])])
    assert cite(events, "score_changed" if step else "score_held", "WD-SCORE-6")


@rule("WD-SCORE-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_draw_uses_vitae_or_radiance(edition: str) -> None:
    used = {
        approach["score"]
        for item in emberwatch.rulebook("wardens").printed(Table(edition, wardens=0).state.book)
        if item.kind == "action"
        for approach in item.about["approaches"]
    }
    assert used == {"strength", "dexterity", "willpower", "constitution", "supply", "fortune"}


@rule("WD-SCORE-8")
@pytest.mark.parametrize(
    ("edition", "action", "approach"),
    [
        *(("first", "compel", "supply"), ("first", "intel", "supply"), ("first", "forage", "fortune")),
        *(("second", "overcome", "fortune"), ("second", "secure", "supply"), ("second", "rest", "supply")),
    ],
)
def test_drawing_with_supply_or_fortune_uses_nothing_up(edition: str, action: str, approach: str) -> None:
    table = Table(edition)
    table.have(supply=2, fortune=2)
    events = table.draw(action, approach, MIDDLE)
    assert first(events, "drew").args["modifier"] == 2
    assert "WD-SCORE-8" in first(events, "drew").rules
    if table.asked == "MayAdd":
        table.play("nothing-to-note")
    assert table.score("fortune") == 2
    assert table.score("supply") == (3 if action == "forage" else 2)


@rule("WD-SCORE-9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_score_of_0_may_be_used_and_adds_nothing(edition: str) -> None:
    table = Table(edition)
    table.have(strength=0, fortune=0)
    drew = first(table.draw("overcome", "strength", TOP), "drew")
    assert (drew.args["modifier"], drew.args["total"]) == (0, 7)
    assert "WD-SCORE-9" in drew.rules
    table.state.stores.clear()
    assert first(table.draw("forage", turned="6D 2C 3C"), "drew").args["total"] == 6


@rule("WD-SCORE-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_vitae_and_radiance_at_0_have_effects_of_their_own(edition: str) -> None:
    for score, due in (
        ("vitae", ["death:warden-1"]),
        ("radiance", ["forest:warden-1"]),
        ("supply", []),
        ("fortune", []),
    ):
        table = Table(edition)
        table.correct(f"warden-1 {score} 0")
        assert table.dues() == due
        assert ("act:warden-1" in table.starts()) == (not due)
        assert table.changes() == sorted(
            [f"{score} -{3 if score == 'fortune' else 5}", *(["due " + due[0][:-9]] if due else [])]
        )


@rule("WD-SCORE-11")
@pytest.mark.parametrize(
    ("edition", "actions"),
    [("first", {"treat", "rest", "camp", "death"}), ("second", {"treat", "rest", "death"})],
)
def test_what_restores_vitae(edition: str, actions: set[str]) -> None:
    assert who(edition, "vitae +") == actions


@rule("WD-SCORE-12")
def test_what_costs_vitae() -> None:
    assert who("first", "vitae -") == {"endure"}
    assert who("second", "vitae -") - costly("second", "vitae -1") == {"avoid"}
    assert costly("second", "vitae -1") == {"overcome", "forage", "treat", "inflict"}


@rule("WD-SCORE-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_restores_radiance(edition: str) -> None:
    assert who(edition, "radiance +") == {"purify", "forest"}
    table = Table(edition)
    table.have(radiance=2)
    table.now("reveal-vow")
    table.now("fulfil-vow")
    assert table.changes() == ["radiance +3"]


@rule("WD-SCORE-14")
def test_what_costs_radiance() -> None:
    assert who("first", "radiance -") == {"invoke"}
    assert who("second", "radiance -") - costly("second", "radiance -1") == {"avoid", "invoke"}
    assert costly("second", "radiance -1") == {"rest"}


@rule("WD-SCORE-15")
def test_what_restores_supply() -> None:
    assert who("first", "supply +") == {"forage", "spend"}
    assert {way.outcome for way in ways("first") if way.action == "spend" and "supply +1" in way.changes} == {"top"}
    assert who("second", "supply +") == {"forage"}


@rule("WD-SCORE-16")
def test_what_costs_supply() -> None:
    assert {(way.action, way.outcome, way.card) for way in ways("first") if "supply -1" in way.changes} == {
        *((action, outcome, "diamonds") for action in ("overcome", "secure") for outcome in ("middle", "bottom")),
        *(("spend", "bottom", ""), ("treat", "bottom", ""), ("camp", "middle", "")),
    }
    assert who("second", "supply -") == costly("second", "supply -1") == {"overcome", "secure", "treat", "rest"}


@rule("WD-SCORE-17", "WD-SCORE-18")
def test_what_moves_fortune() -> None:
    assert who("first", "fortune +") == set()
    assert {(way.action, way.outcome) for way in ways("first") if "fortune -1" in way.changes} == {("read", "bottom")}
    assert who("second", "fortune") == set()  # where fate is not tempted
    for cards, fate, change in ((TOP, "accept-hardship", "fortune +1"), (BOTTOM, "push-through", "fortune -1")):
        table = Table("second")
        table.draw("enter", turned=cards, fate=fate)
        assert table.changes() == [change]


@rule("WD-SCORE-11", "WD-SCORE-12", "WD-SCORE-13", "WD-SCORE-14", "WD-SCORE-15", "WD-SCORE-16", "WD-SCORE-17")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(4))
def test_nothing_in_whole_sessions_moves_a_score_otherwise(edition: str, seed: int) -> None:
    game = emberwatch.new("wardens", seed, edition=edition, mode="co-op")
    luck = Random(seed)
    actions = [action.kind for action in game.state.book.actions]
    going = ""  # the Action, or whatever else was started
    moved = set()
    while game.decision is not None:
        asked, key = game.decision.name, restless.choose(game.view(), game.decision, luck)
        going = key.split(":")[1] if asked == "Now" else going
        for event in game.play(key):
            going = actions[event.args["action"]] if event.name == "action_began" else going
            if event.name == "score_changed":
                score = ("", "", "", "", "vitae", "radiance", "supply", "fortune")[event.args["score"]]
                moved.add((going, score, "+" if event.args["now"] > event.args["was"] else "-"))
    for going, score, way in moved - {(one, "fortune", way) for one in actions for way in "+-" if edition == "second"}:
        allowed = {"fulfil-vow": "radiance +", "take-it": f"{score} -", "redo": f"{score} {way}"}.get(going, "")
        assert f"{score} {way}" == allowed or going in who(edition, f"{score} {way}"), (going, score, way)
