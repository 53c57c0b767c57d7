"""Own dice: chance is a question that a person answers."""

from emberwatch.kernel import Game
from tests.kernel.embers import EMBERS, embers, to_the_end


def asked_to_roll() -> Game:
    game = embers(own_dice=True)
    game.play("play:log-5")
    game.play("let-it-burn")
    return game


def test_the_roll_is_asked_of_anybody() -> None:
    decision = asked_to_roll().decision
    assert decision.prompt == "Roll a die with 6 sides. What does it show?"
    assert decision.keys == tuple(f"rolled:{shown}" for shown in range(1, 7))
    assert decision.seats == (0, 1)


def test_what_is_typed_in_is_what_the_die_shows() -> None:
    for shown, embers_got in ((4, 1), (5, 5), (6, 5)):
        game = asked_to_roll()
        [event] = game.play(f"rolled:{shown}")
        assert event.args == {"shown": shown, "who": 0, "count": embers_got}
        assert game.view(0)["embers"] == [embers_got, 0]


def test_a_roll_cannot_be_taken_back_freely() -> None:
    game = asked_to_roll()
    game.play("rolled:6")
    assert game.horizon == game.version


def test_the_record_replays_what_was_typed_in() -> None:
    game = asked_to_roll()
    game.play("rolled:6")
    to_the_end(game)
    assert Game.load(EMBERS, game.record()).log() == game.log()


def test_two_games_with_the_same_rolls_agree_whatever_their_chance_would_have_been() -> None:
    game = asked_to_roll()
    dream = game.imagine(0, seed=9)
    assert [event.text for event in dream.play("rolled:2")] == [event.text for event in game.play("rolled:2")]
