"""Setup (SW-SET) and difficulty (SW-DIFF), on many new games."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import emberwatch
from emberwatch import BadInput, Game
from emberwatch.games.setawatch.cards import CREATURE, FINAL, REGULAR, RESPITE, SUMMON, UNHALLOWED_CARD
from emberwatch.games.setawatch.state import EXHAUSTED
from tests.marks import rule
from tests.rules.told import cite, first, names
from tests.setawatch.table import at

SEEDS = range(40)
SUMMONS = {"easy": 1, "normal": 2, "hard": 3, "insane": 4}
QUIET = ["dark_woods", "goblin_caves", "cliff_watch", "frost_caverns", "fetid_swamp", "sea_fortress"]
QUIET += ["barren_plains", "underground_tomb"]  # these touch no ability card


def new(seed: int = 0, **terms: Any) -> Game:
    return emberwatch.new("setawatch", seed=seed, **terms)


def kinds(game: Game, pile: list[int]) -> Counter[int]:
    return Counter(game.state.cards.kind[card] for card in pile)


def arriving_first_at(location: str, **terms: Any) -> Game:
    """A new game that begins at this location."""
    games = (new(seed, **terms) for seed in range(200))
    return next(game for game in games if game.view()["location"]["id"] == location)


@rule("SW-SET-1")
def test_cards_are_sorted_by_kind() -> None:
    game = new()
    state = game.state
    assert set(kinds(game, state.deck)) == {CREATURE, SUMMON}
    assert set(kinds(game, state.unhallowed)) == set(kinds(game, state.horde)) == {UNHALLOWED_CARD}
    assert set(kinds(game, state.map)) == {REGULAR, FINAL}
    assert set(kinds(game, state.unused_locations)) == {REGULAR, RESPITE}
    assert cite(game.events(), "game_began", "SW-SET-1")
    assert names(game.events())[0] == "game_began"


@rule("SW-SET-2")
def test_every_adventurer_has_its_own_five_cards_and_three_dice() -> None:
    for seed in SEEDS:
        game = new(seed)
        cards = game.state.cards
        for hero, one in zip(game.state.party, game.view()["party"], strict=True):
            five = [card["id"] for card in one["abilities"] + one["unused"]]
            assert sorted(five) == sorted(cards.ability_ids[ability] for ability in cards.hero_abilities[hero])
            assert [die["sides"] for die in one["dice"]] == cards.hero_dice[hero]
            assert len(one["dice"]) == 3
    assert cite(game.events(), "game_began", "SW-SET-2")


@rule("SW-SET-3", "SW-SET-4", "SW-SET-5")
def test_chance_equips_three_of_five_and_exhausts_one_of_them() -> None:
    equipped, exhausted, unused = Counter[str](), Counter[str](), Counter[str]()
    for seed in range(150):
        game = new(seed, adventurers=["wizard", "rogue", "cleric", "ranger"], locations=QUIET)
        for one in game.view()["party"]:
            assert len(one["abilities"]) == 3
            assert len(one["unused"]) == 2
            assert sum(card["exhausted"] for card in one["abilities"]) == 1
        wizard = game.view()["party"][0]
        equipped.update(card["id"] for card in wizard["abilities"])
        exhausted.update(card["id"] for card in wizard["abilities"] if card["exhausted"])
        unused.update(card["id"] for card in wizard["unused"])
    five = {"curse", "chaos_blast", "polymorph", "shockbolt", "illuminate"}
    assert set(equipped) == set(exhausted) == set(unused) == five
    assert all(60 <= equipped[card] <= 120 and 12 <= exhausted[card] <= 50 for card in five)
    assert cite(game.events(), "equipped_at_start", "SW-SET-3", "SW-SET-4", "SW-SET-5")


@rule("SW-SET-5", "SW-GEN-9")
def test_unused_cards_lie_open_do_nothing_and_are_no_health() -> None:
    game = at("""
        line = ["wolf up", "bear up"]
        camper = "wizard"
        [[adventurer]]
        id = "warrior"
        abilities = ["wound", "throw_axe exhausted", "giants_bane exhausted"]
        unused = ["cleave", "berserker"]
        [[adventurer]]
        id = "rogue"
        abilities = ["backstab exhausted", "poison_blade exhausted", "smoke_bomb exhausted"]
        [[adventurer]]
        id = "cleric"
        abilities = ["rebuke exhausted", "banish exhausted", "cleanse_undead exhausted"]
        [[adventurer]]
        id = "wizard"
        """)
    assert [card["id"] for card in game.view()["party"][0]["unused"]] == ["cleave", "berserker"]
    assert not any("cleave" in key or "berserker" in key for key in game.decision.keys)
    told = game.play("fire")  # the only card that can pay is the equipped one
    assert first(told, "burned").text == "The Warrior burns what Wound holds."
    assert "fire" not in game.decision.keys


@rule("SW-SET-7")
def test_all_creatures_of_the_pool_are_in_the_deck_acolytes_too() -> None:
    game = new(3)
    deck = Counter(game.state.cards.card_ids[card] for card in game.state.deck)
    pool = Counter(
        name for name, kind in zip(game.state.cards.card_ids, game.state.cards.kind, strict=True) if kind == CREATURE
    )
    assert deck - Counter(summon=2) == pool
    assert deck["acolyte"] == 2
    assert sum(pool.values()) == 38
    assert cite(game.events(), "deck_built", "SW-SET-7")


@rule("SW-DIFF-1", "SW-SET-9")
@pytest.mark.parametrize(("difficulty", "summons"), SUMMONS.items())
def test_difficulty_is_the_number_of_summons(difficulty: str, summons: int) -> None:
    game = new(5, difficulty=difficulty)
    assert kinds(game, game.state.deck)[SUMMON] == summons
    assert kinds(game, game.state.removed)[SUMMON] == 4 - summons
    assert cite(game.events(), "deck_built", "SW-DIFF-1", "SW-SET-9")
    assert first(game.events(), "deck_built").args == {"summons": summons}


@rule("SW-SET-10", "SW-SET-11", "SW-SET-12")
@pytest.mark.parametrize(
    ("difficulty", "piles"),
    [("easy", [39]), ("normal", [20, 20]), ("hard", [14, 14, 13]), ("insane", [11, 11, 10, 10])],
)
def test_one_summon_lies_in_each_of_equal_piles_larger_ones_above(difficulty: str, piles: list[int]) -> None:
    places: list[set[int]] = [set() for _ in piles]
    tops = set()
    for seed in range(120):
        game = new(seed, difficulty=difficulty)
        down = game.state.deck[::-1]
        assert len(down) == sum(piles)
        start = 0
        for number, size in enumerate(piles):
            summons = [place for place in range(size) if game.state.cards.is_summon[down[start + place]]]
            assert len(summons) == 1
            places[number].update(summons)
            start += size
        tops.add(next(card for card in down if game.state.cards.is_summon[card]))
    for size, found in zip(piles, places, strict=True):  # shuffled: from the top of the pile to its bottom
        assert min(found) <= 1
        assert max(found) >= size - 2
        assert len(found) > size * 2 // 3
    assert len(tops) == sum(size == piles[0] for size in piles)  # any pile of the largest ones can lie on top
    assert cite(game.events(), "deck_built", "SW-SET-10", "SW-SET-11", "SW-SET-12")


@rule("SW-SET-10")
def test_the_creatures_are_shuffled() -> None:
    assert len({new(seed).state.deck[-1] for seed in SEEDS}) > 15
    assert len({new(seed).state.deck[0] for seed in SEEDS}) > 15


@rule("SW-SET-13", "SW-SET-14", "SW-SET-16")
def test_eight_regular_locations_over_a_final_one_the_rest_and_respites_unused() -> None:
    drawn, tops, respite_depths = Counter[int](), Counter[int](), set()
    for seed in range(100):
        game = new(seed)
        state = game.state
        nine = [*state.map, state.location]
        assert kinds(game, nine) == {REGULAR: 8, FINAL: 1}
        assert state.cards.kind[state.map[0]] == FINAL  # at the bottom
        assert kinds(game, state.unused_locations) == {REGULAR: 7, RESPITE: 4}
        drawn.update(nine)
        tops[state.location] += 1
        kind = state.cards.kind
        respite_depths.update(at for at, card in enumerate(state.unused_locations) if kind[card] == RESPITE)
    assert len(drawn) == 16
    assert len(tops) == 15
    assert respite_depths == set(range(11))
    assert cite(game.events(), "map_built", "SW-SET-13", "SW-SET-14", "SW-SET-16")


@rule("SW-SET-14", "SW-SET-15")
def test_the_final_is_drawn_and_the_others_leave_the_game() -> None:
    last = Counter[str]()
    for seed in SEEDS:
        game = new(seed, pool=["base", "deluxe"])
        ids = game.state.cards.ids
        finals = {"forbidden_tower", "cursed_cathedral", "catacombs"}
        assert {ids[card] for card in game.state.removed} & finals == finals - {ids[game.state.map[0]]}
        assert not finals & {ids[card] for card in game.state.unused_locations}
        last[ids[game.state.map[0]]] += 1
    assert set(last) == finals
    assert cite(game.events(), "map_built", "SW-SET-15")


@rule("SW-SET-17", "SW-SET-18")
def test_one_unhallowed_goes_unseen_to_the_horde_and_eight_wait_face_up() -> None:
    hidden, tops = set(), set()
    for seed in range(80):
        game = new(seed)
        assert game.view()["piles"]["horde"] == 1
        assert game.view()["piles"]["unhallowed"] == 8
        assert game.view()["known"]["horde"] == [None]
        assert game.view()["known"]["unhallowed"][1:] == [None] * 7
        assert game.view()["unhallowed_top"] is not None
        hidden.add(game.state.horde[0])
        tops.add(game.state.unhallowed[-1])
    assert len(hidden) == len(tops) == 9
    assert cite(game.events(), "unhallowed_ready", "SW-SET-17", "SW-SET-18")


PARTY_OF_TWO = """
[[location]]
id = "mile_stone"
kind = "regular"
count = 5
set = ["more"]
""" + "".join(
    f"""
[[adventurer]]
id = "{name}"
set = ["more"]
dice = ["d6", "d6", "d6"]
attack = "melee"
abilities = ["wound", "curse", "rebuke", "banish", "hunt"]
camp = "Gain 1 firewood."
"""
    for name in ("piper", "drummer")
)  # with the deluxe set enough to play, but without any Unhallowed
PLAIN_UNHALLOWED = '\n[[unhallowed]]\nid = "{id}"\nset = ["more"]\ndamage = 1\nhealth = 5\n'


@rule("SW-SET-19")
def test_unhallowed_left_over_leave_the_game(tmp_path: Path) -> None:
    pack = tmp_path / "more.toml"
    pack.write_text("".join(PLAIN_UNHALLOWED.format(id=f"gloom_{letter}") for letter in "abc"))
    game = new(pool=["base", "more"], packs=[str(pack)])
    assert (len(game.state.horde), len(game.state.unhallowed)) == (1, 8)
    assert kinds(game, game.state.removed)[UNHALLOWED_CARD] == 3
    assert cite(game.events(), "unhallowed_ready", "SW-SET-19")


@rule("SW-SET-19")
@pytest.mark.parametrize(("unhallowed", "in_horde", "in_deck"), [("", 0, 0), ("a", 1, 0), ("abc", 1, 2)])
def test_too_few_unhallowed_are_all_used(tmp_path: Path, unhallowed: str, in_horde: int, in_deck: int) -> None:
    pack = tmp_path / "few.toml"
    pack.write_text(PARTY_OF_TWO + "".join(PLAIN_UNHALLOWED.format(id=f"gloom_{letter}") for letter in unhallowed))
    game = new(pool=["deluxe", "more"], packs=[str(pack)])
    assert (len(game.state.horde), len(game.state.unhallowed)) == (in_horde, in_deck)
    assert kinds(game, game.state.removed)[UNHALLOWED_CARD] == 0


@rule("SW-SET-20", "SW-SET-22", "SW-RND-3")
def test_the_first_location_does_not_change_the_firewood() -> None:
    modifiers = set()
    for seed in SEEDS:
        game = new(seed)
        modifiers.add(game.view()["location"]["modifier"])
        assert game.view()["firewood"] == 7
        assert game.view()["round"] == 1
        assert game.view()["piles"]["map"] == 8
        assert names(game.events(), "wood_gained", "wood_lost", "wood_halved") == []
    assert len(modifiers) > 5
    assert cite(game.events(), "arrived", "SW-SET-20", "SW-RND-3")
    assert cite(game.events(), "fire_lit", "SW-SET-22")


@rule("SW-SET-21")
def test_the_first_location_works_in_full_once_all_is_set_up() -> None:
    game = arriving_first_at("white_monolith")
    assert game.decision.name == "ExhaustAnother"
    told = names(game.events())
    assert told.index("refreshed") > max(told.index(one) for one in ("unhallowed_ready", "fire_lit", "arrived"))
    assert game.view()["phase"] == "arrival"

    game = arriving_first_at("abandoned_village", pool=["base", "deluxe"])
    assert "die_changed" in names(game.events())

    game = arriving_first_at("witchs_shack")
    game.play(game.decision.keys[0])
    while "chop_wood" not in game.decision.keys[0]:
        game.play(game.decision.keys[0])
    game.play(game.decision.keys[0])
    assert game.view()["firewood"] == 7 + 2 + 1


@rule("SW-SET-23", "SW-DIFF-2")
@pytest.mark.parametrize("difficulty", SUMMONS)
def test_the_firewood_may_be_rolled_with_a_d8_at_every_difficulty(difficulty: str) -> None:
    lit = Counter[int]()
    for seed in range(120):
        game = new(seed, random_start=True, difficulty=difficulty)
        lit[first(game.events(), "fire_lit").args["wood"]] += 1
    assert set(lit) == set(range(1, 9))
    assert cite(game.events(), "fire_lit", "SW-SET-23", "SW-DIFF-2")
    assert kinds(game, game.state.deck)[SUMMON] == SUMMONS[difficulty]


@rule("SW-SET-26")
def test_nobody_has_rested_and_nothing_lies_in_the_open_piles() -> None:
    view = new(9).view()
    assert view["graveyard"] == view["discard"] == []
    assert [one["rests"] for one in view["party"]] == [0, 0, 0, 0]


@rule("SW-SET-4")
def test_the_card_exhausted_at_the_start_is_an_ordinary_exhausted_card() -> None:
    game = new(2, locations=QUIET)
    assert game.state.tired.count(EXHAUSTED) == 4
    assert "refreshed" in names(game.play(game.decision.keys[0]))  # by the camper, from round 1 on
    assert game.state.tired.count(EXHAUSTED) == 3


@rule("SW-DIFF-1")
def test_there_is_no_other_difficulty() -> None:
    with pytest.raises(BadInput, match="difficulty"):
        new(difficulty="nightmare")
