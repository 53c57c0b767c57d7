"""What every game has to pass. It speaks only the kernel's words, so that a game joins by being listed in games.py."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from emberwatch.kernel import BeyondHorizon, Game, Record, State, answer, fill
from emberwatch.kernel.game import digest
from tests.battery.entry import Case, Entry, any_reply
from tests.battery.games import CASES, GAMES

ROOT = Path(__file__).parents[2]
LOADS = 8  # moments of a game at which its record is written and read, each costing a whole replay
ASIDES = 3  # said on the side, by each seat at each question
DREAMS = 6  # moments at which a deal that a seat imagines is played to its end

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.rulebook.name)


@every_case
def test_nobody_is_ever_stuck_and_the_game_ends(case: Case) -> None:
    for game in case.walk():
        decision = game.decision
        assert (decision is None) == (game.outcome is not None)
        if decision is None:
            continue
        assert decision.prompt
        assert decision.seats
        assert set(decision.seats) <= set(range(case.entry.rulebook.seats(game.state)))
        assert len(set(decision.keys)) == len(decision.keys)
        assert all(option.key and option.text for option in decision.options)
        always = game.state.content.questions[decision.name].always
        assert decision.is_form or len(decision.keys) >= (1 if always else 2)


@every_case
def test_nothing_is_broken_at_any_question(case: Case) -> None:
    for game in case.walk():
        assert not list(case.entry.broken(game.state)), game.answers


@every_case
def test_a_state_written_at_any_question_is_read_back_and_goes_on_alike(case: Case) -> None:
    rulebook = case.entry.rulebook
    last: State | None = None  # the state before, written and read
    for game in case.walk():
        if last is not None:
            reply(last, game.answers[-1])
            assert digest(last) == game.digest()
        last = rulebook.blank(game.state.content)
        last.take(json.loads(json.dumps(game.state.data())))
        assert last.data() == game.state.data()


@every_case
def test_a_record_written_in_the_middle_of_anything_loads(case: Case) -> None:
    length = case.played().version
    for game in case.walk():
        if game.version % (length // LOADS + 1) == 0 or game.version == length:
            again = Game.load(case.entry.rulebook, Record.from_json(game.record().to_json()))
            assert again.digest() == game.digest()
            assert again.decision == game.decision
            assert again.log() == game.log()


@every_case
def test_undo_and_redo_at_every_question_are_exact(case: Case) -> None:
    before = ""
    for game in case.walk():
        if game.version:
            here, told = game.digest(), game.events(since=game.version)
            game.undo(force=True)
            assert game.digest() == before
            assert [event.data() for event in game.redo()] == [event.data() for event in told]
            assert game.digest() == here
        before = game.digest()


@every_case
def test_undo_is_free_to_the_horizon_and_no_further(case: Case) -> None:
    digests: list[str] = []
    for game in case.walk():
        digests.append(game.digest())
        horizon = game.horizon
        if horizon < game.version:
            free = game.branch()
            free.undo(to=horizon)
            assert free.digest() == digests[horizon]
        if horizon > 0:
            with pytest.raises(BeyondHorizon):
                game.branch().undo(to=horizon - 1)
        assert game.digest() == digests[-1]


@every_case
def test_every_option_can_be_played_on_a_copy_and_leaves_the_original_alone(case: Case) -> None:
    for game in case.walk():
        state = game.state
        here = digest(state)
        if game.decision is None:
            continue
        assert state.copy().data() == state.data()
        for key in game.decision.keys or [game.decision.example]:
            copy = state.copy()
            reply(copy, key)
            assert digest(copy) != here
            assert digest(state) == here


@every_case
def test_any_aside_can_be_said_at_any_question_and_the_question_stays(case: Case) -> None:
    luck = Random(case.seed)
    for game in case.walk():
        here = game.digest()
        for seat in range(case.entry.rulebook.seats(game.state)):
            for offer in luck.sample(offers := game.asides(seat), min(ASIDES, len(offers))):
                twin = game.branch()
                twin.play(f"/{offer.name} {offer.example}".rstrip(), seat=seat)
                assert twin.decision or twin.outcome
                assert not list(case.entry.broken(twin.state)), (twin.answers, offer.name)
                twin.undo(force=True)
                assert twin.digest() == here


@every_case
def test_no_seat_can_tell_what_is_hidden(case: Case) -> None:
    rulebook = case.entry.rulebook
    for game in case.walk():
        for seat in range(rulebook.seats(game.state)):
            dream = game.imagine(seat, seed=game.version)
            assert dream.view(seat) == game.view(seat)
            assert dream.barred(seat) == game.barred(seat)
            assert read_by(dream, seat) == read_by(game, seat)


@every_case
def test_what_a_seat_imagines_is_a_game_that_can_be_played_to_its_end(case: Case) -> None:
    length = case.played().version
    seats = case.entry.rulebook.seats(case.new().state)
    for game in case.walk():
        if game.version % (length // DREAMS + 1):
            continue
        here = game.digest()
        dream = game.imagine(game.version % seats, seed=game.version)
        luck = Random(game.version)
        while dream.decision is not None:
            dream.play(any_reply({}, dream.decision, luck))
            assert not list(case.entry.broken(dream.state)), (game.answers, dream.answers)
        assert dream.outcome is not None
        assert game.digest() == here


@every_case
def test_every_event_is_told_in_words_and_rests_on_rules(case: Case) -> None:
    for event in case.played().events():
        assert event.text
        assert "{" not in event.text
        assert isinstance(event.because, str)
        assert all(isinstance(rule, str) and rule for rule in event.rules)
        json.dumps(event.data())


@every_case
def test_nothing_changes_without_a_fact(case: Case) -> None:
    before: dict[str, str] = {}
    for game in case.walk():
        state = game.state
        now = {name: json.dumps(value) for name, value in state.data().items()}
        told = {field for event in game.events(since=game.version) for field in event.changes}
        changed = {name for name in now if before and now[name] != before[name]}
        assert changed <= told | set(State.fields) | set(state.untold), (game.answers, changed - told)
        before = now


@every_game
def test_games_played_in_turns_do_not_disturb_each_other(entry: Entry) -> None:
    cases = [case for case in CASES if case.entry is entry]
    alone = [case.played().digest() for case in cases]
    together = [case.walk() for case in cases]
    ends: list[str] = [""] * len(cases)
    playing = set(range(len(cases)))
    while playing:
        for number in sorted(playing):
            game = next(together[number], None)
            if game is None:
                playing.remove(number)
            else:
                ends[number] = game.digest()
    assert ends == alone


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
def test_another_process_plays_the_same_games(hash_seed: str) -> None:
    records = [case.played().record() for case in CASES]
    replayed = subprocess.run(
        [sys.executable, "-m", "tests.battery.replay"],
        input=json.dumps([record.to_json() for record in records]),
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
        check=False,
    )
    assert replayed.returncode == 0, replayed.stderr
    assert json.loads(replayed.stdout) == [record.digests for record in records]


@every_game
def test_everything_is_used_at_least_once(entry: Entry) -> None:
    cases = [case for case in CASES if case.entry is entry]
    used = {thing for case in cases for thing in entry.used(case.played())}
    assert not entry.everything - used


def reply(state: State, key: str) -> None:
    """Answer as fast play does, without the facade."""
    assert state.question is not None
    name, _, args = state.question
    question = state.content.questions[name]
    if not state.options:
        fill(state, key)
    else:
        answer(state, next(option for option in state.options if question.key(state, option, args) == key))


def read_by(game: Game, seat: int) -> object:
    """The decision as a seat reads it; how many answers led here is nothing that is asked."""
    return game.decision and game.decision.seen_by(seat)._replace(version=0)
