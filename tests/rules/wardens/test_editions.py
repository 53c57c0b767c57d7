"""The two editions (WD-ED)."""

import re
from functools import cache
from random import Random

import msgspec
import pytest

import emberwatch
from emberwatch import BadInput
from emberwatch.bots.wardens import restless
from emberwatch.games.wardens.rulebook import RULEBOOK
from emberwatch.kernel import Printed
from tests.marks import rule
from tests.rules.told import cite
from tests.wardens.table import BOTTOM, EDITIONS, MIDDLE, TOP, Table

NAMES = {
    "first": {
        *("Overcome an Obstacle", "Secure an Advantage", "Compel", "Forge a Bond", "Gather Intel"),
        *("Read the Situation", "Forage", "Spend Supply", "Treat Wounds", "Enter Combat", "Inflict Harm"),
        *("Endure Harm", "Resist Death", "Resist the Forest", "Rest", "Make Camp", "Purify", "Invoke Gift"),
    },
    "second": {
        *("Overcome a Challenge", "Avoid a Consequence", "Secure an Opportunity", "Forage", "Treat Wounds"),
        *("Enter Combat", "Inflict Harm", "Resist Death", "Resist the Forest", "Rest", "Purify", "Invoke Gift"),
    },
}
KEYS = ("find", "score", "chapter", "suits")  # of what is printed: words that nobody reads
SAME = ("weapon", "armor", "gear", "skill", "task", "subject", "complication", "location")


def printed(edition: str) -> list[Printed]:
    return RULEBOOK.printed(RULEBOOK.content({"edition": edition}))


def one(edition: str, id: str) -> Printed:
    return next(item for item in printed(edition) if item.id == id)


@cache
def everything_said(edition: str) -> set[str]:
    """All that a table shows: what is printed, what was offered and told in a few sessions, what could be told."""
    said = {text for item in printed(edition) for text in strings([item.name, item.text, item.about])}
    for mode, seed in (("solo", 1), ("co-op", 2), ("led", 3)):
        game = emberwatch.new("wardens", seed, edition=edition, mode=mode)
        luck = Random(seed)
        while game.decision is not None:
            said |= {game.decision.prompt, *(option.text for option in game.decision.options)}
            said |= {barred.why for seat in range(len(game.state.roles)) for barred in game.barred(seat)}
            said |= {offer.prompt for seat in range(len(game.state.roles)) for offer in game.asides(seat)}
            game.play(restless.choose(game.view(), game.decision, luck))
        said |= {event.text for event in game.events()}
    return said


def strings(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for key, item in value.items() if key not in KEYS for text in strings(item)]
    return [text for item in value for text in strings(item)] if isinstance(value, list | tuple) else []


@rule("WD-ED-1")
def test_a_table_plays_one_of_two_editions() -> None:
    for edition in EDITIONS:
        game = emberwatch.new("wardens", edition=edition)
        assert game.view()["edition"] == edition
        assert cite(game.events(), "table_set", "WD-ED-1")
    for wrong in ("third", "", None, ["first"]):
        with pytest.raises(BadInput, match="edition"):
            emberwatch.new("wardens", edition=wrong)


@rule("WD-ED-2")
@pytest.mark.parametrize(("edition", "other"), [("first", "second"), ("second", "first")])
def test_the_edition_stays_once_a_card_was_turned_up(edition: str, other: str) -> None:
    game = emberwatch.new("wardens", edition=edition)
    game.play("0:reveal-vow")
    record = game.record()
    assert emberwatch.load(record).view()["edition"] == edition
    with pytest.raises(BadInput):
        emberwatch.load(msgspec.structs.replace(record, terms={**record.terms, "edition": other}))
    assert not [key for key in game.decision.keys if "edition" in key] if game.decision else False
    assert not [offer for offer in game.asides() if "edition" in offer.name]


@rule("WD-ED-3")
@pytest.mark.parametrize(
    ("edition", "names"),
    [("first", ("Strong Hit", "Weak Hit", "Miss")), ("second", ("Great Success", "Bare Success", "Failure"))],
)
def test_outcomes_are_called_by_the_names_of_the_edition(edition: str, names: tuple[str, ...]) -> None:
    for cards, name in zip((TOP, MIDDLE, BOTTOM), names, strict=True):
        table = Table(edition)
        events = table.draw("enter", turned=cards)
        assert table.last()["outcome"] == name
        assert f"Enter Combat: {name}" in next(event.text for event in events if event.name == "outcome_final")
        assert cite(events, "outcome_final", "WD-ED-3")


@rule("WD-ED-4", "WD-ED-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_actions_are_exactly_these(edition: str) -> None:
    assert {item.name for item in printed(edition) if item.kind == "action"} == NAMES[edition]
    table = Table(edition)
    table.now("act:warden-1")
    assert table.game.decision
    assert set(table.game.decision.rules) >= {"WD-ED-4", "WD-ED-5"}
    offered = {option.text.partition(":")[0] for option in table.game.decision.options} - {"Never mind"}
    due = {"Endure Harm", "Resist Death", "Resist the Forest"}
    assert offered == NAMES[edition] - due
    for kind in ("death", "forest"):
        assert f"WD-{kind.upper()}-1" in table.game.why_not(f"action:{kind}")


@rule("WD-ED-6")
def test_jokers_sparks_and_fate_are_for_the_second_edition() -> None:
    for edition, jokers in (("first", 0), ("second", 2)):
        table = Table(edition)
        assert table.look()["deck"]["pile"].count("joker") == jokers
        table.ask("7H")
        assert ("spark" in table.starts()) == (edition == "second")
        table.draw("enter", turned=TOP, fate="")
        assert (table.asked == "TemptFate") == (edition == "second")
    assert "WD-ED-6" in Table("first").game.why_not("0:spark")


@rule("WD-ED-7")
def test_what_is_the_same_in_both_editions() -> None:
    kinds = ("score", "gift", "likelihood")
    first, second = ([item for item in printed(edition) if item.kind in kinds] for edition in EDITIONS)
    assert first == second
    assert len(first) == 8 + 5 + 4
    for table in SAME:
        entries = one("first", f"table:{table}").about["entries"]
        assert entries == one("second", f"table:{table}").about["entries"]
        assert len(entries) == (4 if table == "complication" else 13)


@rule("WD-ED-8")
@pytest.mark.parametrize(
    ("edition", "order"),
    [("first", ["spades", "clubs", "hearts", "diamonds"]), ("second", ["clubs", "spades", "diamonds", "hearts"])],
)
def test_suits_are_listed_in_the_order_of_the_edition(edition: str, order: list[str]) -> None:
    assert one(edition, edition).about["suits"] == order
    listed = [list(item.about["costs"]) for item in printed(edition) if item.kind == "action" and item.about["costs"]]
    assert listed
    assert all(suits == order for suits in listed)


@rule("WD-ED-9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_draws_are_called_draws(edition: str) -> None:
    table = Table(edition)
    events = table.game.events() + table.ask("7H 8D") + table.now("reveal-vow")
    if edition == "second":
        events += table.now("spark")
    revealed = [event.text for event in events if event.name != "action_began"]
    assert sum("is revealed" in text for text in revealed) == 6 + 2 + 4 + 2 * (edition == "second")
    assert not [text for text in revealed if re.search(r"\bdraw", text, re.I)]
    for text in everything_said(edition):
        if re.search(r"\b(oracle|sparks?|vow|records?)\b", text, re.I):
            assert not re.search(r"\bdraws?\b(?! a Draw)", text.replace("draw pile", "")), text


@rule("WD-ED-9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_game_terms_are_capitalised(edition: str) -> None:
    terms = "advantage|disadvantage|records?|joker|oracle|sparks?|vow|vitae|radiance|fortune|supply|gift"
    for text in everything_said(edition):
        if "correct" not in text:  # what a correction is written in
            assert not re.search(rf"(?<![\w:-])({terms})\b", text), text
            assert not re.search(r"\b(the|a|next|last|later|related|one) draw\b(?! pile)", text), text


@rule("WD-ED-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_is_addressed(edition: str) -> None:
    for text in everything_said(edition):
        assert not re.search(r"\b(you|your|yours|yourself|thou)\b", text, re.I), text
