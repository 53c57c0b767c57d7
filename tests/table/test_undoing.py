"""Taking back across the table: freely, by vote, or not at all."""

import emberwatch
from tests.table.guest import Guest


def two(address: str, **wanted: object) -> tuple[Guest, Guest]:
    ann = Guest.opening(address, seed=7, seats=["person", "open"], name="Ann", **wanted)
    return ann, ann.friend(1)


def test_one_s_own_answers_are_free_to_the_horizon(address: str) -> None:
    ann, bo = two(address)
    ann.play("rest:wizard")
    assert ann.now["knots"] == [{"moment": 0, "text": "Wizard"}]
    bo.at(1)
    assert bo.now["knots"] == []
    ann.say("undo", version=1, to=0)
    for guest in (ann, bo):
        now = guest.at(2)
        assert (now["moment"], now["digest"]) == (0, emberwatch.new("setawatch", seed=7, players=2).digest())
        assert now["folded"][0]["text"] == "The Wizard rests in camp."
    assert ann.now["can_redo"]


def test_redo_gives_the_answer_again(address: str) -> None:
    ann, bo = two(address)
    first = ann.play("rest:wizard")
    ann.say("undo", version=1, to=0)
    ann.at(2)
    assert bo.at(2)["can_redo"]
    assert bo.refused("redo", version=2)["reason"] == "not yours"
    ann.say("redo", version=2)
    now = ann.at(3)
    assert (now["moment"], now["digest"], now["can_redo"]) == (1, first["digest"], False)
    assert ann.refused("redo", version=3)["why"] == "There is nothing to redo."


def test_what_another_did_is_taken_back_when_they_agree(address: str) -> None:
    ann, bo = two(address)
    ann.play("rest:wizard")
    bo.at(1)
    bo.say("undo", version=1, to=0)
    vote = {"to": 0, "by": 1, "needed": [0], "agreed": []}
    for guest in (ann, bo):
        assert guest.until(lambda now: now["vote"])["vote"] == vote
        assert guest.now["version"] == 1
    ann.say("agree", yes=True)
    for guest in (ann, bo):
        assert guest.at(2)["moment"] == 0
        assert guest.now["vote"] is None


def test_no_ends_the_vote(address: str) -> None:
    ann, bo = two(address)
    ann.play("rest:wizard")
    bo.at(1)
    bo.say("undo", version=1, to=0)
    ann.until(lambda now: now["vote"])
    ann.say("agree", yes=False)
    for guest in (ann, bo):
        guest.until(lambda now: now["vote"])
        guest.until(lambda now: not now["vote"])
        assert guest.now["moment"] == 1


def test_a_vote_falls_when_the_game_moves_on(address: str) -> None:
    ann, bo = two(address)
    ann.play("rest:wizard")
    bo.at(1)
    bo.say("undo", version=1, to=0)
    ann.until(lambda now: now["vote"])
    ann.play(ann.keys[0])
    assert ann.now["vote"] is None
    assert ann.refused("agree", yes=True)["reason"] == "out of date"


def test_the_asker_and_watchers_have_no_say(address: str) -> None:
    ann, bo = two(address)
    watcher = ann.friend("watch")
    ann.play("rest:wizard")
    bo.at(1)
    bo.say("undo", version=1, to=0)
    watcher.until(lambda now: now["vote"])
    assert watcher.refused("agree", yes=True)["reason"] == "not yours"
    bo.say("agree", yes=True)
    bo.say("ping")
    bo.hear("pong")
    assert bo.now["moment"] == 1


def sealed(guest: Guest) -> None:
    """Play until something hidden has been seen."""
    while not guest.now["sealed_by"]:
        guest.play(guest.keys[0])


def test_beyond_the_horizon_the_others_decide(address: str) -> None:
    ann, bo = two(address)
    sealed(ann)
    version = ann.version
    ann.say("undo", version=version, to=0)
    bo.until(lambda now: now["vote"])
    bo.say("agree", yes=True)
    assert ann.at(version + 1)["moment"] == 0


def test_alone_nobody_goes_beyond_the_horizon(address: str) -> None:
    ann = Guest.opening(address, seed=7)
    sealed(ann)
    assert ann.now["knots"] == []
    assert ann.refused("undo", version=ann.version, to=0)["reason"] == "beyond the horizon"
    assert ann.refused("undo", version=ann.version, to=99)["reason"] == "not legal"


def test_practice_is_free(address: str) -> None:
    ann = Guest.opening(address, seed=7, practice=True)
    sealed(ann)
    moment, version = ann.now["moment"], ann.version
    assert len(ann.now["knots"]) == moment
    ann.say("undo", version=version, to=0)
    assert ann.at(version + 1)["moment"] == 0
    for _ in range(moment):
        ann.say("redo", version=ann.version)
        ann.at(ann.version + 1)
    assert ann.now["moment"] == moment


def test_who_is_away_is_not_asked(address: str) -> None:
    ann, bo = two(address)
    bo.play("rest:wizard")
    ann.at(1)
    bo.leave()
    ann.until(lambda now: not now["about"]["seats"][1]["here"])
    ann.say("undo", version=1, to=0)
    assert ann.at(2)["moment"] == 0


def test_answers_of_programs_are_nobody_s(address: str) -> None:
    ann = Guest.opening(address, seed=7, seats=["person", "careful"])
    ann.play("rest:wizard")
    assert ann.now["knots"]
    ann.say("undo", version=ann.version, to=0)
    assert ann.until(lambda now: now["moment"] == 0)
