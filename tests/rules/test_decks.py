"""Building decks (SW-DECK) and mixing sets (SW-MIX)."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import emberwatch
from emberwatch import BadInput, Game
from emberwatch.games.setawatch.cards import CREATURE
from emberwatch.games.setawatch.content import load
from tests.marks import rule
from tests.rules.told import cite, names

SCOUT = """dice = ["d6", "d6", "d6"]
attack = "ranged"
abilities = ["far_sight", "slumber", "long_shot", "elf_senses", "sharpshooter"]
camp = "Gain 1 firewood."
"""
GUIDELINE = {"forest": 4, "undead": 4, "dragon": 4, "human": 1, "goblin": 1, "golem": 1}
BALANCED = ["bear-1", "bear-2", "wolf-1", "eagle-1", "vampire-1", "vampire-2", "skeletons-1", "zombie_horde-1"]
BALANCED += ["wyvern-1", "wyvern-2", "ember_drake-1", "ember_drake-2", "bandit-1", "goblins-1", "metal_golem-1"]


def new(seed: int = 0, **terms: Any) -> Game:
    return emberwatch.new("setawatch", seed=seed, **terms)


def creatures(game: Game) -> list[int]:
    return [card for card in game.state.deck if game.state.cards.kind[card] == CREATURE]


def custom(*deck: str) -> Game:
    return new(draw="custom", deck=list(deck))


def notes(game: Game) -> list[tuple[int, str]]:
    return [(e.args["count"], e.args["type"]) for e in game.events() if e.name == "deck_lacks"]


@rule("SW-DECK-2", "SW-DECK-3")
def test_a_deck_that_misses_the_guideline_is_legal_and_noted() -> None:
    game = custom(*BALANCED)
    assert notes(game) == []
    for left_out, kind in (("bear-1", "forest"), ("skeletons-1", "undead"), ("wyvern-2", "dragon")):
        assert notes(custom(*[card for card in BALANCED if card != left_out])) == [(1, kind)]
    for left_out, kind in (("bandit-1", "human"), ("goblins-1", "goblin"), ("metal_golem-1", "golem")):
        game = custom(*[card for card in BALANCED if card != left_out])
        assert notes(game) == [(1, kind)]
        assert cite(game.events(), "deck_lacks", "SW-DECK-2", "SW-DECK-3")
        assert game.decision is not None
    assert notes(custom("bear-1")) == [
        (3, "forest"),
        (4, "undead"),
        (4, "dragon"),
        (1, "human"),
        (1, "goblin"),
        (1, "golem"),
    ]


@rule("SW-DECK-4")
def test_cards_that_name_others_want_those_in_the_deck() -> None:
    without = custom(*[card for card in BALANCED if "wyvern" not in card])
    missed = [e for e in without.events() if e.name == "card_missed"]
    assert [e.text for e in missed] == ["Wyvern Rider would like Wyvern in the deck."]
    assert cite(without.events(), "card_missed", "SW-DECK-4")
    one = custom(*[card for card in BALANCED if card != "wyvern-2"])
    assert "card_missed" not in names(one.events())


@rule("SW-DECK-5")
def test_the_locations_and_the_final_may_be_picked_by_hand() -> None:
    eight = ["dark_woods", "goblin_caves", "cliff_watch", "ruined_gate", "grand_arena", "long_road", "frost_caverns"]
    eight += ["lost_outpost"]
    first = set()
    for seed in range(40):
        game = new(seed, pool=["base", "deluxe"], locations=eight, final="catacombs")
        ids = game.state.cards.ids
        assert {ids[card] for card in [*game.state.map[1:], game.state.location]} == set(eight)
        assert ids[game.state.map[0]] == "catacombs"
        first.add(ids[game.state.location])
    assert first == set(eight)  # picked, but shuffled
    assert cite(game.events(), "map_built", "SW-DECK-5")
    for wrong in ({"locations": eight[:7]}, {"final": "dark_woods"}, {"locations": [*eight[:7], "hidden_temple"]}):
        with pytest.raises(BadInput, match=r"locations|final"):
            new(pool=["base", "deluxe"], **wrong)


@rule("SW-DECK-6")
def test_a_draw_is_random_or_made_by_hand() -> None:
    game = custom(*BALANCED)
    assert sorted(game.state.cards.ids[card] for card in creatures(game)) == sorted(BALANCED)
    assert len({custom_top(seed) for seed in range(20)}) > 5
    assert len(creatures(new())) == 38
    with pytest.raises(BadInput, match="custom"):
        new(deck=BALANCED)
    with pytest.raises(BadInput, match="custom"):
        new(draw="custom")
    with pytest.raises(BadInput, match="summon-1"):
        custom("bear-1", "summon-1")


def custom_top(seed: int) -> int:
    return new(seed, draw="custom", deck=BALANCED).state.deck[-1]


def crowd(path: Path, *kinds: tuple[str, int]) -> str:
    """A pack with many more creatures, of these types."""
    entry = (
        '\n[[creature]]\nid = "{type}_{number}"\nset = ["crowd"]\ntype = "{type}"\ncopies = 8\ndamage = 1\nhealth = 3\n'
    )
    path.write_text("".join(entry.format(type=kind, number=n) for kind, packs in kinds for n in range(packs)))
    return str(path)


@rule("SW-MIX-6", "SW-SET-7")
def test_from_a_large_pool_two_acolytes_and_28_others_are_drawn(tmp_path: Path) -> None:
    pack = crowd(tmp_path / "crowd.toml", ("giant", 1))
    drawn = Counter[str]()
    for seed in range(20):
        game = new(seed, pool=["base", "crowd"], packs=[pack])
        deck = creatures(game)
        assert len(deck) == 30
        assert sum(game.state.cards.acolyte[card] for card in deck) == 2
        assert sum(game.state.cards.kind[card] == CREATURE for card in game.state.removed) == 46 - 30
        drawn.update(game.state.cards.card_ids[card] for card in deck)
    assert drawn["giant_0"] > 20
    assert drawn["acolyte"] == 40


@rule("SW-MIX-6")
def test_a_pool_of_38_is_the_whole_deck() -> None:
    assert len(creatures(new(pool=["base", "deluxe"]))) == 38


@rule("SW-DECK-6")
def test_a_balanced_draw_is_repeated_until_it_is_balanced(tmp_path: Path) -> None:
    pack = crowd(tmp_path / "crowd.toml", ("giant", 2), ("fairy", 1))

    def balanced(game: Game) -> bool:
        types = Counter(game.state.cards.type[card] for card in creatures(game))
        return all(types[kind] >= least for kind, least in GUIDELINE.items())

    plain = [balanced(new(seed, pool=["base", "crowd"], packs=[pack])) for seed in range(15)]
    assert not all(plain)
    for seed in range(15):
        game = new(seed, pool=["base", "crowd"], packs=[pack], draw="balanced")
        assert balanced(game)
        assert len(creatures(game)) == 30
    assert cite(game.events(), "deck_built", "SW-DECK-6")


@rule("SW-DECK-6")
def test_a_pool_that_cannot_be_balanced_is_refused(tmp_path: Path) -> None:
    pack = tmp_path / "crowd.toml"
    crowd(pack, ("giant", 6))
    with pack.open("a") as more:
        more.write('\n[[location]]\nid = "mile_stone"\nkind = "regular"\ncount = 5\nset = ["crowd"]\n')
        for name in ("piper", "drummer"):
            more.write(f'\n[[adventurer]]\nid = "{name}"\nset = ["crowd"]\n{SCOUT}')
    pool = ["deluxe", "crowd"]
    assert len(creatures(new(pool=pool, packs=[str(pack)]))) == 28  # there are no Acolytes in it
    with pytest.raises(BadInput, match="SW-DECK-2"):
        new(pool=pool, packs=[str(pack)], draw="balanced")


# -- mixing ------------------------------------------------------------------------------------------------------------


@rule("SW-MIX-3")
def test_this_ruleset_has_no_merchant_coins_or_items() -> None:
    game = new(pool=["base", "swords"])
    assert game.terms["ruleset"] == "base"
    assert not {"items", "coins", "bank", "market"} & {*game.view(), *game.view()["piles"]}
    while game.view()["phase"] != "watch":  # from the camp straight to the Watch
        assert game.view()["phase"] in ("arrival", "pick", "camp")
        game.play(game.decision.keys[0])


@rule("SW-MIX-5")
def test_a_card_of_two_sets_is_in_the_pool_once_a_copy(tmp_path: Path) -> None:
    one, both = load(("base",), "base", ()), load(("base", "swords"), "base", ())
    for card in ("acolyte", "summon", "lich", "forbidden_tower"):
        assert both.card_ids.count(card) == one.card_ids.count(card) > 0
    assert sorted(both.ids) == sorted(one.ids)


@rule("SW-MIX-5")
def test_each_adventurer_has_its_own_copy_of_a_shared_ability(tmp_path: Path) -> None:
    pack = tmp_path / "scout.toml"
    pack.write_text(f'[[adventurer]]\nid = "scout"\nset = ["base"]\n{SCOUT}')
    game = new(packs=[str(pack)], adventurers=["scout", "ranger", "rogue", "cleric"])
    scout, ranger = game.view()["party"][:2]
    five = {"far_sight", "slumber", "long_shot", "elf_senses", "sharpshooter"}
    for one in (scout, ranger):
        assert {card["id"] for card in one["abilities"] + one["unused"]} == five
    held = [*game.state.slots, *game.state.unused]
    assert len(set(held)) == len(held)
