"""Asides at the table: said at any time, never out of date, and the question stays open."""

from random import Random
from typing import Any

import pytest

from emberwatch.kernel import Game, Record
from tests.table import songs
from tests.table.guest import Guest, get
from tests.table.serving import served, settings

LA = "Watchman 2 sings: la"


def two(address: str) -> tuple[Guest, Guest]:
    ann = Guest.opening(address, game="songs", seed=5, seats=["person", "open"])
    return ann, ann.friend(1)


def heard(guest: Guest) -> list[str]:
    """All that somebody has been told, the present not counted."""
    return [event["text"] for told in guest.said if told["kind"] == "now" for event in told["events"]]


def test_asides_are_offered_to_whoever_may_say_them(address: str) -> None:
    alone = Guest.opening(address, game="songs", seed=5)
    sing = {"name": "sing", "prompt": "Sing", "example": "la", "rules": ["EMB-8"]}
    peek = {"name": "peek", "prompt": "Peek", "example": "", "rules": ["EMB-9"]}
    assert alone.now["asides"] == [sing | {"seats": [0, 1]}, peek | {"seats": [0]}]
    ann, bo = two(address)
    assert ann.now["asides"] == [sing | {"seats": [0]}, peek | {"seats": [0]}]
    assert bo.now["asides"] == [sing | {"seats": [1]}]
    assert ann.friend("watch").now["asides"] == []


def test_an_aside_is_told_to_all_and_leaves_the_question_open(address: str) -> None:
    ann, bo = two(address)
    asked = ann.now["decision"]
    bo.say("aside", name="sing", text="la")
    for guest in (ann, bo):
        assert [event["text"] for event in guest.at(1)["events"]] == [LA]
        assert guest.now["events"][0]["rules"] == ["EMB-8"]
    assert ann.now["decision"] == asked


def test_an_answer_that_an_aside_has_overtaken_still_counts(address: str) -> None:
    ann, bo = two(address)
    key = ann.keys[0]
    bo.say("aside", name="sing", text="la")
    bo.at(1)
    ann.say("answer", version=0, answers=[key])
    assert ann.at(2)["moment"] == 2
    assert ann.refused("answer", version=1, answers=[key])["reason"] == "out of date"


def test_an_aside_is_never_out_of_date(address: str) -> None:
    ann, bo = two(address)
    ann.say("answer", version=0, answers=[ann.keys[0]])
    bo.say("aside", name="sing", text="la")  # whichever of both comes first
    for guest in (ann, bo):
        assert guest.at(2)["moment"] == 2
        assert LA in heard(guest)


def test_what_one_seat_is_told_aside_nobody_else_hears(address: str) -> None:
    ann, bo = two(address)
    watcher = ann.friend("watch")
    ann.say("aside", name="peek")
    assert [event["name"] for event in ann.at(1)["events"]] == ["peeked"]
    for guest in (bo, watcher):
        assert guest.at(1)["events"] == []
        assert not any(line.startswith("You see") for line in heard(guest))


@pytest.mark.parametrize(
    ("said", "reason", "why"),
    [
        ({"name": "sing", "text": ""}, "not legal", "A song has 1 to 20 letters. (EMB-8)"),
        ({"name": "peek"}, "not legal", "/peek is not for seat 1 to say now. (EMB-9)"),
        ({"name": "sing", "text": "la", "seat": 0}, "not yours", "Seat 0 is not yours."),
        ({"name": "dance"}, "not legal", "There is nothing called /dance"),
        ({"name": "afresh", "text": "7"}, "not legal", "/afresh is not for seat 1 to say now."),
        ({"name": "sing@0", "text": "la"}, "bad input", "What is said besides"),
        ({"name": "sing", "text": "x" * 10_001}, "bad input", "What is said besides"),
    ],
)
def test_what_may_not_be_said_is_refused(address: str, said: dict[str, Any], reason: str, why: str) -> None:
    ann, bo = two(address)
    refused = bo.refused("aside", **said)
    told = refused["why"] + (f" ({refused['rules'][0]})" if refused["rules"] else "")
    assert refused["reason"] == reason
    assert told.startswith(why)
    assert ann.friend("watch").refused("aside", name="sing", text="la")["reason"] == "not yours"
    assert ann.version == 0


def test_somebody_with_several_seats_says_which_one_speaks(address: str) -> None:
    ann = Guest.opening(address, game="songs", seed=5)
    ann.say("aside", name="sing", text="la", seat=1)
    assert ann.at(1)["events"][0]["text"] == LA
    ann.say("aside", name="sing", text="la")
    assert ann.at(2)["events"][0]["text"] == "Watchman 1 sings: la"


def test_an_aside_can_be_taken_back_and_said_again(address: str) -> None:
    _, bo = two(address)
    bo.say("aside", name="sing", text="la")
    assert bo.at(1)["knots"] == [{"moment": 0, "text": "Sing"}]
    bo.say("undo", version=1, to=0)
    assert [event["text"] for event in bo.at(2)["folded"]] == [LA]
    bo.say("redo", version=2)
    assert [event["text"] for event in bo.at(3)["events"]] == [LA]


def test_what_is_taken_back_beyond_the_horizon_comes_otherwise(address: str) -> None:
    """So that one may go back alone: nobody knows what would come."""
    ann = Guest.opening(address, game="songs", seed=5)
    ann.play(ann.keys[0])
    once = ann.now["digest"]
    ann.say("undo", version=1, to=0)
    assert ann.at(2)["moment"] == 1  # that chance begins anew is an answer of its own
    assert not ann.now["can_redo"]
    assert ann.play(ann.keys[0])["digest"] != once


def test_asides_are_in_the_log_and_in_the_record(database: str) -> None:
    books = {"songs": songs.rulebook()}
    luck = Random(7)
    with served(settings(database), books) as address:
        ann = Guest.opening(address, game="songs", seed=5)
        for _ in range(8):
            ann.play(luck.choice(ann.keys))
            version = ann.version
            ann.say("aside", name="sing", text=f"la {version}", seat=luck.randrange(2))
            ann.at(version + 1)
        ann.say("undo", version=ann.version, to=3)
        ann.at(17)
        ann.play(ann.keys[0])
        ann.leave()
    with served(settings(database), books) as address:
        again = Guest(address, ann.table, ann.key)
        assert (again.now["digest"], again.now["view"]) == (ann.now["digest"], ann.now["view"])
        while again.keys:
            again.play(luck.choice(again.keys))
        again.play("All is well.")
        record = get(address, f"/api/tables/{ann.table}/record", ann.key)
        assert Game.load(songs.rulebook(), Record(**record)).digest() == again.now["digest"]
