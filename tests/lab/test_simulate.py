"""Bots play many games, and `emberwatch simulate` tells what came of it."""

import json
from random import Random

import pytest

import emberwatch
from emberwatch.bots import BOTS
from emberwatch.cli import main
from emberwatch.kernel.game import digest
from emberwatch.lab.many import batches, in_order
from emberwatch.lab.play import first_question, game_seed, play_on, play_on_at_random
from emberwatch.lab.simulate import simulate
from tests.kernel.embers import EMBERS

WATCH = emberwatch.rulebook("setawatch")
EASY = WATCH.terms({"difficulty": "easy"})


@pytest.mark.parametrize("bot", ["random", "careful"])
def test_the_same_seed_gives_the_same_games_on_one_process_or_two(bot: str) -> None:
    alone = simulate("setawatch", EASY, bot, 24, 5)
    assert simulate("setawatch", EASY, bot, 24, 5, jobs=2) == alone
    assert simulate("setawatch", EASY, bot, 24, 6) != alone


def test_a_game_has_its_seed_whatever_is_played_before_it() -> None:
    assert len({game_seed(seed, number) for seed in range(20) for number in range(50)}) == 1000
    assert game_seed(1, 2) == game_seed(1, 2) != game_seed(2, 1)


def test_work_is_done_in_order_and_none_of_it_is_left_out() -> None:
    assert batches(45, 20) == [(0, 20), (20, 40), (40, 45)]
    assert batches(0, 20) == []
    assert list(in_order(abs, [-3, 2, -1], 1)) == list(in_order(abs, [-3, 2, -1], 2)) == [3, 2, 1]


def test_the_random_bot_plays_the_same_with_views_and_without() -> None:
    for seed in range(5):
        fast, slow = first_question(WATCH, EASY, seed), first_question(WATCH, EASY, seed)
        answers = play_on_at_random(fast, Random(seed))
        assert play_on(WATCH, slow, BOTS["random"], Random(seed)) == answers
        assert digest(slow) == digest(fast)


def test_the_random_bot_fills_in_forms() -> None:
    state = first_question(EMBERS, EMBERS.terms({}), 3)
    play_on(EMBERS, state, BOTS["random"], Random(3))
    assert EMBERS.outcome(state) is not None


def test_a_careful_party_gets_farther_than_a_random_one() -> None:
    careful = simulate("setawatch", EASY, "careful", 40, 1)
    random = simulate("setawatch", EASY, "random", 40, 1)
    assert careful.mean_round > random.mean_round + 2
    assert careful.won > random.won


def test_json_holds_what_help_says(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "setawatch", "--games", "12", "--bot", "random", "--seed", "3", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    fields = ["games", "won", "win_rate", "mean_round", "rounds", "answers_per_game", "losses", "per_second"]
    assert list(told) == fields
    assert told["games"] == 12 == sum(told["rounds"].values())
    assert told["won"] + sum(told["losses"].values()) == 12
    rate, low, high = told["win_rate"]
    assert low <= rate <= high
    assert 1 <= told["mean_round"] <= 9
    assert told["answers_per_game"] > 1
    assert set(told["per_second"]) == {"games", "answers", "seconds"}
    assert main(["simulate", "--help"]) == 0
    explained = capsys.readouterr().out
    assert all(field in explained for field in fields)


SHORT = ["simulate", "wardens", "--games", "3", "--seed", "4"]


def test_sessions_of_wardens_are_counted_by_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SHORT, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == ["first", "second"]
    for edition, names in (("first", "Miss"), ("second", "Failure")):
        results = told[edition]
        assert results["games"] == results["characters"] == sum(results["statuses"].values()) == 3
        assert results["outcomes"][-1] == names
        drawn = sum(sum(counts) for counts in results["actions"].values())
        assert drawn == round(3 * results["draws_per_character"])
        assert set(results["reached_0"]) == set(results["left"]) == {"vitae", "radiance", "supply", "fortune"}
        assert all(0 <= score <= 5 for score in results["left"].values())


def test_one_edition_alone_and_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SHORT, "--edition", "first"]) == 0
    told = capsys.readouterr().out
    assert "Strong Hit" in told
    assert "Great Success" not in told
    assert "Characters 3 in 3 sessions" in told


def test_sessions_are_the_same_on_one_process_or_two_and_whoever_plays() -> None:
    rulebook = emberwatch.rulebook("wardens")
    for bot, mode in (("careful", "co-op"), ("random", "solo"), ("careful", "led")):
        terms = rulebook.terms({"edition": "second", "mode": mode})
        assert simulate("wardens", terms, bot, 22, 5, jobs=2) == simulate("wardens", terms, bot, 22, 5)


def test_the_table_says_how_many_were_won_and_how_the_others_ended(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "setawatch", "--games", "10", "--bot", "random", "--difficulty", "insane"]) == 0
    told = capsys.readouterr().out
    assert "of 10:" in told
    assert "round 1" in told
    assert "The party has lost: " in told


@pytest.mark.parametrize(
    "wrong",
    [
        ["setaside"],
        ["setawatch", "--games", "-3"],
        ["setawatch", "--jobs", "0"],
        ["setawatch", "--seed", "one"],
        ["setawatch", "--bot", "perfect"],
        ["setawatch", "--difficulty", "mild"],
        ["setawatch", "--pool", "moon"],
        ["setawatch", "--party", "wizard,wizard"],
        ["setawatch", "--party", "wizard,witch"],
        ["setawatch", "--fast"],
    ],
)
def test_what_cannot_be_simulated_is_one_sentence(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *wrong]) == 2
    told = capsys.readouterr()
    assert not told.out
    assert told.err.startswith("emberwatch: ")
    assert told.err.count("\n") == 1
