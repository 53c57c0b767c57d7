"""What is hidden stays hidden: each seat is told its view, and not a word more. In Embers and Songs hands differ."""

import json
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from emberwatch.kernel import SPECTATOR, Game, Rulebook
from tests.battery import page
from tests.table import songs
from tests.table.guest import Guest, ask


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("rulebook", [page.rulebook(), songs.rulebook()], ids=["embers", "songs"])
@pytest.mark.parametrize("practice", [False, True])
def test_each_seat_is_told_what_its_view_holds_and_nothing_else(
    address: str, rulebook: Rulebook, seed: int, practice: bool
) -> None:
    luck = Random(seed)
    game = Game.new(rulebook, 5, {"players": 3})
    opened = {"seats": ["person", "open", "open"], "practice": practice}
    ann = Guest.opening(address, game=rulebook.name, seed=5, **opened)
    guests = {0: ann, 1: ann.friend(1), 2: ann.friend(2), SPECTATOR: ann.friend("watch")}
    given_by: list[int] = []
    while (decision := game.decision) is not None:
        for seat, guest in guests.items():
            guest.at(game.version)
            compare(guest.now, game, seat)
            assert all(given_by[knot["moment"]] == seat for knot in guest.now["knots"])
        seat = decision.seats[0]
        given_by.append(seat)
        key = decision.example if decision.is_form else luck.choice(decision.keys)
        guests[seat].play(key)
        game.play(key, seat)
    for seat, guest in guests.items():
        guest.at(game.version)
        compare(guest.now, game, seat)
        story = [event for told in guest.said if told["kind"] == "now" for event in told["events"]]
        assert [event["text"] for event in story] == [event.text for event in game.events(seat=seat)]


def compare(now: dict[str, Any], game: Game, seat: int) -> None:
    assert now["view"] == game.view(seat)
    decision = game.decision
    if decision is not None:
        asked = now["decision"]
        assert asked["prompt"] == decision.prompt
        assert [choice["key"] for choice in asked["choices"]] == list(decision.seen_by(seat).keys)
        assert {one["key"] for one in now["cautions"]} <= set(decision.seen_by(seat).keys)
        assert now["about"]["seed"] == 0
    offered = [] if seat == SPECTATOR else [one.name for one in game.asides(seat)]
    assert [one["name"] for one in now["asides"]] == offered
    barred = [] if seat == SPECTATOR else [one.key for one in game.barred(seat)]
    assert [one["key"] for one in now["forbidden"]] == barred


def test_touching_and_asking_tell_no_more(address: str) -> None:
    ann = Guest.opening(address, game="embers", seed=5, seats=["person", "open"])
    bo = ann.friend(1)
    hand = Game.new(page.rulebook(), 5, {}).view(0)["hand"]
    for card in hand:
        bo.say("touch", version=0, thing=f"play:{card}")
        assert bo.hear("touched")["ways"] == []
    assert bo.refused("advise", version=0)["reason"] == "not yours"
    refused = bo.refused("answer", version=0, answers=[f"play:{hand[0]}"])
    assert refused["reason"] == "not yours"
    told = json.dumps([said for said in bo.said if said["kind"] == "now"])
    assert not any(card in told for card in hand)


def test_while_there_are_secrets_the_past_and_the_seed_are_not_told(address: str) -> None:
    ann = Guest.opening(address, game="embers", seed=5, seats=["person", "open"])
    for method, what in (
        ("GET", "record"),
        ("GET", "capsule"),
        ("GET", "replay"),
        ("POST", "replay"),
        ("POST", "branch"),
    ):
        refused = ask(
            address, method, f"/api/tables/{ann.table}/{what}", {"moment": 0} if method == "POST" else None, ann.key
        )
        assert refused.status_code == 409, what


def test_a_secret_seed_is_sealed_from_the_beginning(address: str) -> None:
    ann = Guest.opening(address, game="embers", seed=5, seats=["person", "open"])
    about = ann.now["about"]
    assert about["seed"] == 0
    assert about["seal"] == sha256(f"{ann.table}:5".encode()).hexdigest()
    open_about = Guest.opening(address, game="setawatch", seed=5).now["about"]
    assert (open_about["seed"], open_about["seal"]) == (5, "")


def test_a_way_ends_where_something_hidden_would_be_seen(address: str) -> None:
    ann = Guest.opening(address, game="embers", seed=5, seats=["person", "open"])
    ann.say("touch", version=0, thing=ann.keys[0])
    ways = ann.hear("touched")["ways"]
    assert ways
    assert all(way["events"] == [] and not way["certain"] for way in ways)  # a card shown cannot be unseen
