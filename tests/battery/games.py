"""The games that pass the battery: one entry each."""

from collections.abc import Iterator
from typing import Any

import emberwatch
from emberwatch.bots import careful
from emberwatch.bots.wardens import restless
from emberwatch.games.setawatch import invariants
from emberwatch.games.wardens.invariants import broken
from emberwatch.kernel import Game
from tests.battery import page
from tests.battery.entry import Case, Entry


def strays(fireside: Any) -> list[str]:
    """The cards that do not lie in exactly one place."""
    lying = [*fireside.rest, *fireside.ash, *(card for hand in fireside.hands for card in hand)]
    return [name for card, name in enumerate(page.module().CARDS) if lying.count(card) != 1]


def cards_played(game: Game) -> Iterator[str]:
    """The cards that lay in the ash at some time."""
    for event in game.events():
        if event.name == "played":
            yield page.module().CARDS[event.args["card"]]


GAMES = (
    Entry(
        page.rulebook(),
        terms=[{}, {"players": 3}, {"own_dice": True}],
        broken=strays,
        used=cards_played,
        everything=frozenset(page.module().CARDS),
    ),
    Entry(
        emberwatch.rulebook("setawatch"),
        terms=[{}, {"players": 3, "random_start": True}, {"players": 4, "own_dice": True}],
        seeds=range(4),
        broken=invariants.broken,
    ),
    Entry(  # lasts longer, and sees more of the game
        emberwatch.rulebook("setawatch"),
        terms=[{"players": 2, "difficulty": "easy"}, {"difficulty": "easy", "own_dice": True}],
        seeds=range(4),
        choose=careful.choose,
        broken=invariants.broken,
    ),
    Entry(
        emberwatch.rulebook("wardens"),
        terms=[
            {"edition": "first", "mode": "solo"},
            {"edition": "second", "mode": "solo"},
            {"edition": "first", "mode": "led", "players": 2},
            {"edition": "second", "mode": "led", "players": 3},
            {"edition": "first", "mode": "co-op", "players": 3, "own_dice": True},
            {"edition": "second", "mode": "co-op", "players": 2},
            {"edition": "second", "own_dice": True},
        ],
        seeds=range(2),
        choose=restless.choose,
        broken=broken,
    ),
)
CASES = [Case(entry, terms, seed) for entry in GAMES for terms in entry.terms for seed in entry.seeds]
