"""What lies in the box (SW-COMP) and what is on a creature card (SW-CRE)."""

from collections import Counter

import pytest

import emberwatch
from emberwatch.games.setawatch import content
from emberwatch.games.setawatch.cards import CREATURE, FINAL, REGULAR, RESPITE, SUMMON, UNHALLOWED_CARD, Cards
from emberwatch.games.setawatch.content import load
from emberwatch.games.setawatch.schema import Adventurer
from tests.marks import rule
from tests.rules.told import acts, cite, first, names
from tests.setawatch.cards.four import exhausted, four, graveyard, health, keys, line, strike
from tests.setawatch.table import at

BASE = load(("base",), "base", ())


def count(cards: Cards, kind: int) -> int:
    return cards.kind.count(kind)


@rule("SW-COMP-1")
@pytest.mark.parametrize(("firewood", "lit"), [(1, 1), (6, 1), (7, 2), (11, 2), (12, 3), (15, 3)])
def test_the_track_has_three_bands_of_light(firewood: int, lit: int) -> None:
    view = at(f'firewood = {firewood}\nline = ["bear-1", "bear-2", "wolf-1", "wolf-2", "eagle-1"]').view()
    assert view["light"] == lit
    assert [place["up"] for place in view["line"]] == [place < lit for place in range(5)]


@rule("SW-COMP-1")
def test_the_camp_board_has_action_spaces_a_location_and_the_map() -> None:
    view = emberwatch.new("setawatch").view()
    slots = {space["id"]: space["slots"] for space in view["spaces"] if not space["rune"]}
    assert slots == {"chop_wood": 3, "scout_ahead": 3, "check_map": 1, "heal": 1, "equip": 1, "own_action": 1}
    assert view["location"] is not None
    assert view["piles"]["map"] == 8
    with pytest.raises(emberwatch.BadInput, match="firewood"):
        at("firewood = 16")
    with pytest.raises(emberwatch.BadInput, match="firewood"):
        at("firewood = -1")


@rule("SW-COMP-2")
def test_one_token_says_how_much_firewood_there_is() -> None:
    game = four('firewood = 9\nline = ["wolf up"]')
    assert game.view()["firewood"] == 9
    acts(game, "fire", "card:wizard.curse")
    assert game.view()["firewood"] == 11


@rule("SW-COMP-3", "SW-REST-7")
def test_a_rest_token_shows_the_first_visit_and_then_the_second() -> None:
    game = at('phase = "pick"\n[[adventurer]]\nid = "rogue"\nrests = 0')
    assert cite(acts(game, "rest:rogue"), "rests", "SW-REST-7")
    assert game.view()["party"][0]["rests"] == 1
    game = at('round = 5\nphase = "pick"\n[[adventurer]]\nid = "rogue"\nrests = 1')
    game.play("rest:rogue")
    assert game.view()["party"][0]["rests"] == 2
    with pytest.raises(emberwatch.BadInput, match="rests"):  # a token has no third side
        at('phase = "pick"\n[[adventurer]]\nid = "rogue"\nrests = 3')


@rule("SW-COMP-4")
def test_an_adventurers_board() -> None:
    for one in emberwatch.new("setawatch").view()["party"]:
        assert len(one["abilities"]) == len(one["dice"]) == 3
        assert one["camp"]["text"]
        assert one["reach"] == (1 if one["id"] in ("rogue", "warrior") else 2)


@rule("SW-COMP-5")
def test_every_adventurer_has_three_dice_and_five_different_cards() -> None:
    for dice, abilities in zip(BASE.hero_dice, BASE.hero_abilities, strict=True):
        assert len(dice) == 3
        assert len({BASE.ability_ids[ability] for ability in abilities}) == 5
    spare = Adventurer(id="spare", dice=["d6", "d6"], attack="melee", abilities=["wound"] * 5, camp="Gain 1 firewood.")
    assert len(content.faults({"adventurer": {"spare": spare}})) == 2


@rule("SW-COMP-6")
def test_dice_are_red_and_blue() -> None:
    assert {sides for dice in BASE.hero_dice for sides in dice} == {6, 8}
    for seed in range(20):
        game = emberwatch.new("setawatch", seed=seed)
        for told in game.events():
            if told.name == "die_shows":
                assert 1 <= told.args["value"] <= game.state.sides[told.args["die"]]


@rule("SW-COMP-7")
def test_the_base_set() -> None:
    heroes = {BASE.hero_ids[hero] for hero in BASE.heroes_in_pool}
    assert heroes == {"beast_master", "cleric", "ranger", "rogue", "warrior", "wizard"}
    assert count(BASE, CREATURE) == 36 + 2
    assert sum(BASE.acolyte) == 2
    assert count(BASE, SUMMON) == 4
    assert count(BASE, UNHALLOWED_CARD) == 9
    assert (count(BASE, REGULAR), count(BASE, FINAL), count(BASE, RESPITE)) == (15, 1, 4)


@rule("SW-COMP-9")
@pytest.mark.parametrize("location", ["frost_caverns", "remote_tavern", "forbidden_tower"])
def test_the_back_of_every_location_shows_all_three_runes(location: str) -> None:
    below = "" if location == "forbidden_tower" else ', "forbidden_tower"'
    game = at(
        f'round = 8\nphase = "camp"\nlocation = "dark_woods"\ncamper = "rogue"\nmap = ["{location}"{below}]\n'
        '[[adventurer]]\nid = "rogue"\ndice = [4, 4, 4]'
    )
    runes = {part for key in keys(game) if key.startswith("runes:") for part in key[6:].split("+")}
    assert runes == {"seal", "vanquish", "bolster"}
    assert "runes:seal+vanquish+bolster" in keys(game)


@rule("SW-COMP-10")
def test_every_pile_has_its_place() -> None:
    view = emberwatch.new("setawatch").view()
    assert view["piles"] == {
        "deck": 40, "graveyard": 0, "horde": 1, "unhallowed": 8,
        "map": 8, "unused_locations": 11, "discard": 0, "removed": 2,
    }  # fmt: skip
    assert view["line"] == []
    assert view["location"]


# -- creature cards ----------------------------------------------------------------------------------------------------


@rule("SW-CRE-1")
def test_a_creature_has_damage_base_health_type_and_powers() -> None:
    shown = four('firewood = 12\nline = ["wyvern-1 up", "bear-2 up"]').view()["line"]
    assert [(one["damage"], one["base_health"], one["type"], bool(one["text"])) for one in shown] == [
        (2, 6, "Dragon", True),
        (1, 5, "Forest creature", False),
    ]
    creatures = [card for card, kind in enumerate(BASE.kind) if kind in (CREATURE, UNHALLOWED_CARD)]
    assert all(BASE.type[card] and BASE.damage[card] > 0 for card in creatures)
    assert all(BASE.base_health[card] > 0 or BASE.formula[card] for card in creatures)


@rule("SW-CRE-2")
def test_damage_is_what_the_party_exhausts_in_total() -> None:
    game = four('line = ["ember_drake-1 up"]')
    told = acts(game, "stop")
    assert cite(told, "breaks_through", "SW-CRE-2")
    assert first(told, "breaks_through").args["damage"] == 3
    acts(game, "card:warrior.wound", "card:warrior.throw_axe", "card:bard.line_dance")
    assert len(exhausted(game)) == 3
    assert game.decision.name == "WhoRests"


@rule("SW-CRE-3")
def test_the_health_in_play_may_differ_from_the_printed_one() -> None:
    game = four('location = "dark_woods"\nline = ["bear-1 up"]')
    assert game.view()["line"][0]["base_health"] == 4
    assert health(game, 1) == 5
    assert health(four('firewood = 9\nline = ["fire_serpent up"]'), 1) == 9  # a formula


@rule("SW-CRE-4")
def test_unhallowed_is_a_type_of_creature() -> None:
    game = four('camper = "wizard"\nline = ["hydra up"]', knight={"abilities": ["magic_sword"]})
    assert game.view()["line"][0]["type"] == "Unhallowed"
    game.play("exhaust:knight.magic_sword")  # the creature in first position
    assert graveyard(game) == ["hydra"]


@rule("SW-CRE-5")
def test_powers_wait_for_their_trigger() -> None:
    reveal = four('line = ["fae-1 up", "goblins-1"]')
    assert line(reveal) == ["goblins-1", "fae-1"]  # Reveal: it has moved to the front

    first_place = four('line = ["wolf-1 up", "fae-1 up"]')
    assert first_place.view()["firewood"] == 7
    assert cite(acts(first_place, "attack:1", "die:warrior.1", "strike"), "power_used", "SW-CRE-6")
    assert first_place.view()["firewood"] == 6

    fallen = four('line = ["treant-1 up", "wolf up"]')
    acts(fallen, "attack:1", "die:warrior.1")
    assert fallen.view()["firewood"] == 7
    fallen.play("strike")
    assert fallen.view()["firewood"] == 9

    ongoing = four('line = ["wolf up", "warlord up", "bear up"]')
    assert health(ongoing, 1) == 4 + 2

    round_ends = four('line = ["wolf-1 up"]\ngraveyard = ["skeletons-1"]')
    assert graveyard(round_ends) == ["skeletons-1"]
    told = acts(round_ends, "stop", "card:warrior.wound")
    assert "from_grave_to_line" in names(told)


@rule("SW-CRE-6")
def test_powers_do_not_work_face_down_or_negated() -> None:
    open_golem = four('firewood = 12\nline = ["metal_golem-1 up", "wolf-1 up"]')
    assert "attack:2" not in keys(open_golem)
    negated = four('firewood = 12\nline = ["metal_golem-1 up negated", "wolf-1 up"]')
    assert "attack:2" in keys(negated)
    hidden = four('location = "cliff_watch"\nfirewood = 1\nline = ["wolf-1 up", "metal_golem-1", "bear-1 up"]')
    assert "attack:3" in keys(hidden)
    assert health(four('firewood = 1\nline = ["wolf-1 up", "warlord"]'), 1) == 4


@rule("SW-CRE-7", "SW-CRE-8")
def test_the_defeated_lie_in_the_graveyard_newest_on_top_the_others_in_the_horde() -> None:
    game = four('firewood = 12\nline = ["wolf-1 up", "eagle-1 up", "bear-1 up"]\ngraveyard = ["fae-2", "wolf-2"]')
    assert graveyard(game) == ["fae-2", "wolf-2"]
    told = acts(game, "attack:1", "die:warrior.1", "strike", "attack:1", "die:warrior.2", "strike")
    assert graveyard(game) == ["eagle-1", "wolf-1", "fae-2", "wolf-2"]
    assert cite(told, "defeated", "SW-CRE-7", "SW-CRE-8")
    told = acts(game, "stop", "card:warrior.wound")
    assert cite(told, "joins_horde", "SW-CRE-7")
    assert Counter(game.state.cards.ids[card] for card in game.state.horde)["bear-1"] == 1
    assert graveyard(game)[0] == "eagle-1"


@rule("SW-CRE-2", "SW-CRE-7")
def test_damage_is_not_paid_for_what_was_defeated() -> None:
    game = four('line = ["wolf-1 up"]')
    strike(game, 1, "warrior.1")
    assert exhausted(game) == []
    assert game.view()["piles"]["horde"] == 0
    assert game.view()["round"] == 3
