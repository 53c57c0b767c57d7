"""Views and imagined games: a seat knows what it may know, and nothing else."""

from tests.kernel.embers import before_dousing, embers, to_the_end


def test_an_imagined_game_looks_the_same_to_the_seat_that_imagines_it() -> None:
    game = before_dousing()
    for seat in (0, 1):
        for seed in range(20):
            assert game.imagine(seat, seed).view(seat) == game.view(seat)


def test_it_deals_afresh_all_that_the_seat_cannot_see() -> None:
    game = embers()
    hands = {tuple(game.imagine(0, seed).view(1)["hand"]) for seed in range(300)}
    assert len(hands) == 20  # three of the six cards that seat 0 does not hold


def test_what_another_may_choose_is_dealt_afresh_too() -> None:
    game = before_dousing()
    offered = {game.imagine(0, seed).decision.keys for seed in range(60)}
    assert ("let-it-burn",) in offered
    assert ("let-it-burn", "douse:bucket-1") in offered
    assert game.imagine(1, 3).decision.keys == game.decision.keys


def test_its_chance_is_fresh() -> None:
    game = before_dousing()
    rolls = set()
    for seed in range(60):
        dream = game.imagine(1, seed)
        dream.play("let-it-burn")
        rolls.add(dream.log()[-1])
    assert len(rolls) == 6


def test_imagining_changes_nothing_and_ends_like_any_game() -> None:
    game = before_dousing()
    before = game.digest()
    assert to_the_end(game.imagine(0)).outcome is not None
    assert game.digest() == before


def test_a_decision_shows_its_options_to_those_who_may_answer() -> None:
    decision = before_dousing().decision
    assert decision.seen_by(1) == decision
    assert decision.seen_by(0).options == ()
    assert decision.seen_by(0).prompt == decision.prompt


def test_a_decision_travels_as_plain_data() -> None:
    data = before_dousing().decision.data()
    assert data["seats"] == [1]
    assert data["version"] == 1
    assert data["rules"] == ["EMB-3", "EMB-4"]
    assert data["options"][1] == {"key": "douse:bucket-3", "text": "douse:bucket-3", "points_at": ["douse:bucket-3"]}
