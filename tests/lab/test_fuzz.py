"""Random games over all options find what is wrong, and nothing is."""

from random import Random
from typing import Any

import pytest

import emberwatch
from emberwatch.games.setawatch import invariants
from emberwatch.games.setawatch.rulebook import RULEBOOK
from emberwatch.games.setawatch.rules import fire
from emberwatch.games.setawatch.state import Watch
from emberwatch.games.setawatch.terms import CHOICES
from emberwatch.lab import fuzz as fuzzing
from emberwatch.lab import trial, vigils
from emberwatch.lab.draws import random_terms
from emberwatch.lab.fuzz import Found, fuzz, fuzz_batch
from emberwatch.lab.used import Used, never_used, written_phrases

SEED = 7
GAMES = 50


@pytest.mark.parametrize("first", range(0, 300, GAMES))
def test_random_games_over_all_options_go_well(first: int) -> None:
    found = fuzz_batch(SEED, (first, first + GAMES))
    assert found.faults == []
    assert found.games == GAMES
    assert found.answers > GAMES


@pytest.mark.parametrize("first", range(0, 300, GAMES))
def test_random_sessions_of_wardens_go_well(first: int) -> None:
    found = fuzz_batch(SEED, (first, first + GAMES), "wardens")
    assert found.faults == []
    assert found.games == GAMES
    assert found.answers > GAMES


def test_every_edition_mode_and_number_of_wardens_is_drawn() -> None:
    drawn = [vigils.random_terms(Random(seed)) for seed in range(300)]
    assert {terms["edition"] for terms in drawn} == {"first", "second"}
    assert {(terms["mode"], terms["players"]) for terms in drawn} == {
        *[("solo", 1), ("co-op", 2), ("co-op", 3), ("co-op", 4)],
        *[("led", players) for players in (1, 2, 3, 4)],
    }


def test_every_option_is_drawn() -> None:
    drawn = [random_terms(Random(seed)) for seed in range(300)]
    for name, choices in CHOICES.items():
        assert {terms[name] for terms in drawn} == set(choices)
    assert {len(terms["adventurers"]) for terms in drawn} == {0, 1, 2, 3, 4}
    assert {bool(terms["final"]) for terms in drawn} == {True, False}
    assert {tuple(terms["pool"]) for terms in drawn} == {("base",), ("base", "deluxe")}


@pytest.fixture
def endless_track(monkeypatch: pytest.MonkeyPatch) -> None:
    """The firewood track has no end."""
    monkeypatch.setattr(fire, "MOST_WOOD", 99)


def first_fault(found: Found) -> trial.Fault:
    """There is one."""
    assert found.faults
    return found.faults[0]


@pytest.mark.usefixtures("endless_track")
def test_a_broken_rule_is_found_and_its_record_leads_there() -> None:
    fault = first_fault(fuzz_batch(SEED, (0, 100)))
    assert "SW-INV-3: firewood is " in fault.what
    assert fault.what.startswith("game ")
    game = emberwatch.load(fault.record)
    assert game.answers
    assert any("SW-INV-3" in found for found in invariants.broken(game.state))
    assert not invariants.broken(game.branch(game.version - 1).state)  # the last answer did it


@pytest.mark.usefixtures("endless_track")
def test_faults_are_printed_once_each_and_told_by_the_exit_code(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    fault = trial.Fault("game 1 of seed 7: something: odd", "{}")
    again = trial.Fault("game 2 of seed 7: something: odd", "{}")
    monkeypatch.setattr(fuzzing, "fuzz", lambda *asked: Found(9, 90, [fault, again], Used()))
    assert fuzzing.main(["--games", "9", "--game", "setawatch"]) == 1
    told = capsys.readouterr().out
    assert told.splitlines()[0] == "setawatch: 9 games, 90 answers, 2 faults"
    assert told.count("something: odd") == 1


def test_a_crash_is_found_and_its_record_stops_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(watch: Watch, amount: int) -> None:
        raise ZeroDivisionError("no wood")

    monkeypatch.setattr("emberwatch.games.setawatch.rules.rounds.lose_firewood", crash)
    fault = first_fault(fuzz_batch(SEED, (0, 100)))
    assert "ZeroDivisionError: no wood (crash, line " in fault.what
    with pytest.raises(ZeroDivisionError):
        emberwatch.load(fault.record)
    monkeypatch.undo()
    assert emberwatch.load(fault.record).answers


def test_a_crash_in_the_setup_is_a_fault_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*asked: Any) -> Watch:
        raise ZeroDivisionError("no cards")

    monkeypatch.setattr(trial, "first_question", crash)
    answers, fault = trial.on_trial(SEED, Used())
    assert answers == 0
    assert fault is not None
    assert "no cards" in fault.what
    monkeypatch.undo()
    assert not emberwatch.load(fault.record).answers


def test_a_game_without_an_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "MOST_ANSWERS", 3)
    fault = trial.on_trial(SEED, Used())[1]
    assert fault is not None
    assert fault.what == "more than 3 answers"
    monkeypatch.undo()
    monkeypatch.setattr(trial, "MOST_SECONDS", 1)

    def forever(watch: Watch, option: int) -> None:
        while True:
            pass

    monkeypatch.setattr(trial, "answer", forever)
    fault = trial.on_trial(SEED, Used())[1]
    assert fault is not None
    assert "more than 1 seconds" in fault.what


def test_what_has_been_used_is_noted_and_the_phrases_are_as_before() -> None:
    before = {kind: dict(kind.__dict__) for kind in written_phrases()}
    found = fuzz(60, SEED)
    assert {kind: dict(kind.__dict__) for kind in written_phrases()} == before
    assert {"wolf", "bear", "summon", "shockbolt"} <= found.used.cards
    assert found.used.phrases
    everything = RULEBOOK.content(RULEBOOK.terms({"pool": ["base", "deluxe"]}))
    assert never_used(Used(), everything)
    missing = never_used(found.used, everything)
    assert 0 < len(missing) < len(never_used(Used(), everything)) / 2
    assert not {f"card {name}" for name in found.used.cards} & set(missing)


def test_batches_are_joined_whole() -> None:
    one, other = trial.Fault("one", "{}"), trial.Fault("other", "{}")
    found = Found(2, 30, [one], Used(["wolf"], ["Tame"])).joined(Found(3, 50, [other], Used(["bear"], ["Tame"])))
    assert found[:3] == (5, 80, [one, other])
    assert (found.used.cards, found.used.phrases) == ({"wolf", "bear"}, {"Tame"})


def test_two_processes_find_what_one_finds() -> None:
    alone, together = fuzz(100, SEED), fuzz(100, SEED, jobs=2)
    assert (alone.games, alone.answers, alone.faults) == (together.games, together.answers, together.faults)
    assert alone.used.cards == together.used.cards
