"""The careful player makes the move that is evident, and wins where a random one does not."""

from random import Random

import pytest

import emberwatch
from emberwatch import Game
from emberwatch.bots import careful
from emberwatch.lab.simulate import simulate
from tests.setawatch.cards.four import four, line

WATCH = emberwatch.rulebook("setawatch")


def answers(game: Game, count: int) -> list[str]:
    """What the careful player answers, so many times."""
    said: list[str] = []
    for _ in range(count):
        assert game.decision is not None
        said.append(careful.choose(game.view(0), game.decision, Random(0)))
        game.play(said[-1])
    return said


def test_a_card_takes_the_lowest_die_for_the_creature_it_fits() -> None:
    game = four(
        'firewood = 3\nline = ["metal_golem up", "bear"]\n', wizard={"dice": [6, 2, 5], "abilities": ["shockbolt"]}
    )
    assert answers(game, 2) == ["use:wizard.shockbolt", "die:wizard.2"]


def test_a_weak_creature_falls_to_a_die_and_no_card_is_spent_on_it() -> None:
    game = four(
        'firewood = 3\nline = ["eagle-1 up", "bear", "wolf"]\n', wizard={"dice": [6, 6, 6], "abilities": ["shockbolt"]}
    )
    assert answers(game, 1) == ["attack:1"]


def test_the_dice_of_an_attack_are_the_cheapest_sum_that_is_enough() -> None:
    game = four(
        'firewood = 3\nline = ["bandit-1 up", "bear", "wolf"]\n',
        warrior={"dice": [8, 8, 8], "abilities": ["cleave exhausted"]},
        wizard={"dice": [6, 6, 6], "abilities": ["curse exhausted"]},
        bard={"dice": [5, 2, 3], "abilities": ["siren_song used by die", "song_of_discord used by die"]},
    )
    assert answers(game, 4) == ["attack:1", "die:bard.1", "die:bard.2", "strike"]


def test_a_small_die_marks_a_large_foe_for_the_curse() -> None:
    game = four('firewood = 3\nline = ["lich up", "bear"]\n', bard={"dice": [1, 5, 5], "abilities": ["siren_song"]})
    assert answers(game, 3) == ["attack:1", "die:bard.1", "strike"]
    assert answers(game, 1) == ["use:wizard.curse"]


def test_the_hydra_waits_until_it_is_alone() -> None:
    game = four('firewood = 8\nline = ["bear up", "hydra up"]\n')
    answers(game, 3)
    assert line(game) == ["hydra"]


def test_no_card_is_exhausted_in_the_last_round_for_a_creature_that_costs_one() -> None:
    spent = {"dice": ["1 spent", "1 spent", "1 spent"], "abilities": ["shockbolt", "polymorph"]}
    none = {"dice": ["1 spent", "1 spent", "1 spent"]}
    position = 'round = 9\nfirewood = 3\nlocation = "forbidden_tower"\nline = ["bear up"]\n'
    game = four(position, wizard=spent, warrior=none, bard=none, knight=none)
    assert answers(game, 1) == ["stop"]


def test_a_creature_that_costs_three_cards_is_worth_one() -> None:
    spent = {"dice": ["1 spent", "1 spent", "1 spent"], "abilities": ["dragon_lance"]}
    none = {"dice": ["1 spent", "1 spent", "1 spent"]}
    position = 'round = 9\nfirewood = 3\nlocation = "forbidden_tower"\nline = ["ember_drake up"]\n'
    game = four(position, knight=spent, warrior=none, bard=none, wizard=none)
    assert answers(game, 1) == ["exhaust:knight.dragon_lance"]


TIRED = {"abilities": ["curse exhausted", "shockbolt exhausted"]}


def test_a_six_heals_where_cards_are_exhausted() -> None:
    game = four('round = 8\nphase = "camp"\nfirewood = 7\n', wizard=TIRED, knight={"dice": [6, 2, 1]})
    assert answers(game, 1) == ["heal:knight.1"]


def test_a_better_card_is_equipped_first_while_nights_enough_are_left() -> None:
    game = four('round = 1\nphase = "camp"\nfirewood = 7\n', wizard=TIRED, knight={"dice": [6, 2, 1]})
    assert answers(game, 3) == ["equip:knight.3", "card:knight.taunt", "ability:magic_sword"]
    assert "heal:knight.1" in answers(game, 2)


@pytest.mark.parametrize("difficulty", ["easy", "normal"])
def test_careful_parties_win_and_random_ones_do_not(difficulty: str) -> None:
    terms = WATCH.terms({"difficulty": difficulty})
    assert simulate("setawatch", terms, "careful", 60, 1).won > simulate("setawatch", terms, "random", 60, 1).won + 2


@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard", "insane"])
def test_careful_parties_see_many_more_nights_than_random_ones(difficulty: str) -> None:
    terms = WATCH.terms({"difficulty": difficulty})
    careful_ones, random_ones = (simulate("setawatch", terms, bot, 25, 1) for bot in ("careful", "random"))
    assert careful_ones.mean_round > random_ones.mean_round + 2
