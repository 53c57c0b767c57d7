"""A game to look back on: every moment as a seat saw it then, and told in no more words than it takes."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

import emberwatch
from emberwatch import Game
from emberwatch.bots.wardens import careful
from emberwatch.kernel import SPECTATOR
from emberwatch.table import replaying
from tests.table.guest import unfolded

SECRET = "The abbess is the bell"
RAIN = "Rain drips from the thorns, and nobody speaks of the bell that rang under the lake all night. " * 4


def watched() -> Game:
    """A night or two by a player who takes what comes."""
    game, luck = emberwatch.new("setawatch", seed=7), Random(7)
    while game.decision and game.version < 120:
        game.play(luck.choice(game.decision.keys))
    return game


def vowed() -> Game:
    """A session alone, with a paragraph now and then."""
    game, luck = emberwatch.new("wardens", seed=3), Random(3)
    while game.decision:
        game.play(careful.choose(game.view(0), game.decision, luck))
        if game.decision and game.version % 5 == 0:
            game.play(f"/write {RAIN}")
    return game


def led() -> Game:
    """A GM with a player, something hidden, and the end of the session."""
    game = emberwatch.new("wardens", seed=4, mode="led", players=1)
    for answer in (f"/hide@1 note: {SECRET}: Nobody may know.", "/write@0 It rains.", "0:end", "agree"):
        if game.decision and (answer in game.decision.keys or answer.startswith("/")):
            game.play(answer)
    assert game.decision is None
    return game


def frames(game: Game, seat: int) -> list[dict[str, Any]]:
    """All pages, as a browser gets them."""
    found: list[dict[str, Any]] = []
    first: int | None = 0
    while first is not None:
        page = json.loads(msgspec.json.encode(replaying.page(game, first, seat)))
        found += unfolded(page["frames"])
        first = page["next_frame"]
    return found


@pytest.mark.parametrize("make", [watched, vowed])
def test_every_moment_is_as_it_was(make: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "PAGE", 50)
    game = make()
    told = frames(game, 0)
    assert [frame["moment"] for frame in told] == list(range(game.version + 1))
    for frame in told:
        then = game.branch(frame["moment"])
        assert frame["view"] == json.loads(msgspec.json.encode(then.view(0)))
        assert frame["prompt"] == (then.decision.prompt if then.decision else "")


def test_a_long_journal_is_not_told_again_at_every_moment() -> None:
    game = vowed()
    page = msgspec.json.encode(replaying.page(game, 0, 0).frames)
    one = msgspec.json.encode(game.view(0))
    assert len(page) < len(one) * 0.1 * game.version


def test_what_the_gm_hid_is_not_told_to_others_afterwards() -> None:
    game = led()
    assert SECRET in json.dumps(frames(game, 1))
    for seat in (0, SPECTATOR):
        told = json.dumps(frames(game, seat))
        assert SECRET not in told
        assert "hide" not in told
        assert "It rains." in told


def test_who_came_later_sees_what_was_open_to_all_before() -> None:
    game = emberwatch.new("wardens", seed=4, mode="co-op", players=2)
    game.play("0:join")
    while game.decision and game.decision.name != "Now":
        game.play(game.decision.keys[0])
    told = frames(game, 2)
    assert len(told[0]["view"]["seats"]) == 2
    assert len(told[-1]["view"]["seats"]) == 3


def test_what_was_said_besides_is_told_in_words() -> None:
    game = emberwatch.new("wardens", seed=4)
    game.play("/write It rains.")
    assert [frame["text"] for frame in frames(game, 0)] == ["", "Player 1 writes: It rains."]
