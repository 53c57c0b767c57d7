"""What is true of every table at every moment (SW-INV)."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import emberwatch
from emberwatch import Game
from emberwatch.bots import BOTS
from emberwatch.games.setawatch import invariants
from emberwatch.games.setawatch.cards import CREATURE, FINAL, REGULAR, RESPITE, SUMMON, UNHALLOWED_CARD
from emberwatch.games.setawatch.state import NONE, Watch
from tests.marks import rule
from tests.rules.nights import any_answer, small_deck
from tests.setawatch.table import at

FOES = ("deck", "line", "graveyard", "horde", "unhallowed")
PLACES = ("map", "discard", "unused_locations")
TABLES: list[dict[str, Any]] = [
    {"difficulty": "insane", "pool": ["base", "deluxe"], "adventurers": ["beast_master", "bard", "rogue", "cleric"]},
    {"difficulty": "hard", "pool": ["base", "deluxe"], "players": 4},
    {"difficulty": "normal", "own_dice": True, "players": 2},
    {"difficulty": "easy", "pool": ["base", "deluxe"], "adventurers": ["wizard", "ranger", "knight", "warrior"]},
    {**small_deck(1), "pool": ["base", "deluxe"], "adventurers": ["beast_master", "bard"]},
    {**small_deck(5), "pool": ["base", "deluxe"], "random_start": True},
]


def moments(table: dict[str, Any], seed: int) -> Iterator[Game]:
    """A game at every question from its first location on, and at its end."""
    game, luck = emberwatch.new("setawatch", seed=seed, **table), Random(seed)
    while game.decision is not None:
        if game.state.round:
            yield game
        game.play(answer(game, luck))
    yield game


def answer(game: Game, luck: Random) -> str:
    """What a careful party does, for most answers: careless ones hardly ever see the later rounds."""
    assert game.decision is not None
    if game.decision.is_form:
        return game.decision.example
    return BOTS["careful"](game.view(0), game.decision, luck) if luck.random() < 0.75 else any_answer(game, luck)


def everywhere(watch: Watch) -> list[int]:
    """The cards of all piles."""
    found = [card for name in (*FOES, *PLACES, "removed") for card in getattr(watch, name)]
    here = [] if watch.location == NONE else [watch.location]
    return [*found, *(card for _, card, _ in watch.tamed), *here]


def whole_nights(count: int = 2) -> list[Any]:
    """Each table some times."""
    return [pytest.param(table, seed, id=f"{number}-{seed}")
            for number, table in enumerate(TABLES) for seed in range(count)]  # fmt: skip


@rule("SW-INV-1")
@pytest.mark.parametrize(("table", "seed"), whole_nights())
def test_every_card_lies_in_one_pile(table: dict[str, Any], seed: int) -> None:
    for game in moments(table, seed):
        assert sorted(everywhere(game.state)) == list(range(len(game.state.cards.ids)))


@rule("SW-INV-5")
@pytest.mark.parametrize(("table", "seed"), whole_nights())
def test_creatures_summons_and_unhallowed_keep_their_number(table: dict[str, Any], seed: int) -> None:
    counts = set()
    for game in moments(table, seed):
        kind = game.state.cards.kind
        of_foes = [card for card in everywhere(game.state) if kind[card] in (CREATURE, SUMMON, UNHALLOWED_CARD)]
        counts.add(tuple(sorted(Counter(kind[card] for card in of_foes).items())))
        for name in FOES:
            assert all(kind[card] in (CREATURE, SUMMON, UNHALLOWED_CARD) for card in getattr(game.state, name)), name
        for name in PLACES:
            assert all(kind[card] in (REGULAR, RESPITE, FINAL) for card in getattr(game.state, name)), name
    assert len(counts) == 1
    assert {kind for kind, _ in counts.pop()} == {CREATURE, SUMMON, UNHALLOWED_CARD}


@rule("SW-INV-2")
@pytest.mark.parametrize(("table", "seed"), whole_nights(1))
def test_everyone_has_three_cards_in_use_two_others_and_three_dice(table: dict[str, Any], seed: int) -> None:
    for game in moments(table, seed):
        cards, watch = game.state.cards, game.state
        held = [*watch.slots, *watch.unused]
        assert (len(watch.slots), len(watch.unused), len(set(held))) == (12, 8, 20)
        for adventurer, hero in enumerate(watch.party):
            mine = [*watch.slots[3 * adventurer : 3 * adventurer + 3], *watch.unused[2 * adventurer :][:2]]
            strange = [ability for ability in mine if cards.ability_hero[ability] != hero]
            assert len(strange) <= (1 if cards.hero_ids[hero] == "bard" else 0) * game.view()["round"]
            assert all(cards.ability_hero[ability] not in watch.party for ability in strange)
            assert watch.sides[3 * adventurer : 3 * adventurer + 3] == cards.hero_dice[hero]


@rule("SW-INV-3", "SW-INV-4")
@pytest.mark.parametrize(("table", "seed"), whole_nights(1))
def test_when_the_party_acts_nothing_is_left_to_settle(table: dict[str, Any], seed: int) -> None:
    for game in moments(table, seed):
        view = game.view()
        assert max(one["rests"] for one in view["party"]) <= 2
        if game.decision is not None and game.decision.name == "Window":
            assert 1 <= view["firewood"] <= 15
            for place in view["line"]:
                assert place["up"] or not place["lit"]
                if place["up"]:
                    assert place["health"] >= 1
                    assert place["damage_taken"] < place["health"]


# -- the checks that fuzzing relies on find what is wrong --------------------------------------------------------------


@rule("SW-INV-1", "SW-INV-5")
def test_a_card_in_two_places_or_in_none_or_in_the_wrong_pile_is_found() -> None:
    watch = at('line = ["wolf up", "bear up"]').state
    assert invariants.broken(watch) == []
    twice = watch.copy()
    twice.graveyard.append(twice.line[0])
    assert any("SW-INV-1" in found for found in invariants.broken(twice))
    lost = watch.copy()
    lost.deck.pop()
    assert any("SW-INV-1" in found for found in invariants.broken(lost))
    astray = watch.copy()
    astray.deck.append(astray.map.pop(0))
    assert any("SW-INV-5" in found for found in invariants.broken(astray))


@rule("SW-INV-2", "SW-INV-3", "SW-INV-4", "SW-INV-7", "SW-INV-8")
@pytest.mark.parametrize(
    ("id", "field", "value"),
    [
        ("SW-INV-2", "sides", [12] * 12),
        ("SW-INV-2", "unused", []),
        ("SW-INV-3", "firewood", 16),
        ("SW-INV-3", "firewood", 0),
        ("SW-INV-4", "rests", [3, 0, 0, 0]),
        ("SW-INV-7", "round", 10),
        ("SW-INV-8", "options", []),
        ("SW-INV-8", "question", None),
    ],
)
def test_whatever_else_cannot_be_is_found(id: str, field: str, value: object) -> None:
    watch = at('line = ["wolf up", "bear up"]').state.copy()
    setattr(watch, field, value)
    assert any(id in found for found in invariants.broken(watch))


@rule("SW-INV-3")
def test_hidden_cards_in_the_light_and_creatures_overdue_to_fall_are_found() -> None:
    watch = at('firewood = 7\nline = ["wolf up", "bear up", "eagle"]').state
    dark = watch.copy()
    dark.flags[dark.line[1]] = 0
    assert any("lit and face down" in found for found in invariants.broken(dark))
    overdue = watch.copy()
    overdue.damage[overdue.line[0]] = 4
    assert any("should be defeated" in found for found in invariants.broken(overdue))
