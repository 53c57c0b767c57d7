"""What the engine asks, and what it refuses (SW-ACT)."""

from random import Random

import pytest

import emberwatch
from emberwatch import BadInput, Game
from emberwatch.cli.rules import texts
from emberwatch.games.setawatch.terms import DEFAULTS
from emberwatch.kernel import NotLegal
from tests.marks import rule
from tests.rules.nights import any_answer, small_deck
from tests.rules.told import acts, names
from tests.setawatch.cards.four import four, keys, line
from tests.setawatch.table import at

ROGUE = '\n[[adventurer]]\nid = "rogue"\n'


def asked(game: Game) -> str:
    assert game.decision is not None
    return game.decision.name


@rule("SW-ACT-1")
def test_setup_asks_for_adventurers_ruleset_pool_difficulty_and_options() -> None:
    assert set(DEFAULTS) == {
        "ruleset", "pool", "packs", "players", "difficulty", "adventurers", "random_start", "own_dice",
        "draw", "deck", "locations", "final",
    }  # fmt: skip
    assert emberwatch.new("setawatch").terms == DEFAULTS
    with pytest.raises(BadInput, match="did you mean 'difficulty'"):
        emberwatch.new("setawatch", dificulty="easy")


@rule("SW-ACT-2")
def test_arrival_asks_for_the_locations_choices_the_card_for_the_fire_and_the_camper() -> None:
    arrival = 'round = 1\nphase = "arrival"\nlocation = "ancient_crypt"\nmap = ["{}"]\nfirewood = {}'
    game = four(arrival.format("white_monolith", 3), warrior={"abilities": ["wound exhausted"]})
    assert asked(game) == "FeedFire"
    assert len(keys(game)) == 11
    game.play("card:bard.line_dance")
    assert asked(game) == "ExhaustAnother"
    assert set(keys(game)) == {"card:warrior.throw_axe", "card:warrior.giants_bane"}
    game = four(arrival.format("lost_outpost", 7))
    while asked(game) == "RaiseOwnLowest":
        game.play("none")
    assert asked(game) == "WhoRests"


@rule("SW-ACT-3")
def test_camp_asks_for_the_refresh_die_and_space_and_all_choices_of_the_action() -> None:
    game = at(f'phase = "pick"{ROGUE}dice = [6, 6, 3]\nabilities = ["backstab exhausted", "stay_dead exhausted"]')
    game.play("rest:rogue")
    assert asked(game) == "RefreshOwn"
    assert keys(game) == ("card:rogue.backstab", "card:rogue.stay_dead")
    game.play("card:rogue.stay_dead")
    assert asked(game) == "Place"
    assert {
        "chop_wood:rogue.1",
        "chop_wood:rogue.3",
        "scout_ahead:rogue.1",
        "check_map:rogue.3",
        "equip:rogue.1",
    } < set(keys(game))
    game.play("scout_ahead:rogue.3")
    assert asked(game) == "LayBack"
    assert [key.partition(":")[0] for key in keys(game)] == ["top", "bottom"] * 2
    while asked(game) == "LayBack":
        game.play(keys(game)[0])
    assert asked(game) == "Place"
    assert {"runes:vanquish+bolster", "runes:seal+bolster", "runes:seal+vanquish"} < set(keys(game))
    game.play("runes:vanquish+bolster")
    assert asked(game) == "WhichRune"
    assert keys(game) == ("rune:vanquish", "rune:bolster")
    game.play("rune:bolster")
    assert asked(game) == "Reroll"


@rule("SW-ACT-5")
def test_the_watch_asks_for_attacks_abilities_firewood_or_an_end() -> None:
    game = four(
        'firewood = 6\nline = ["bear-1 up", "fae-1"]',
        wizard={"abilities": ["shockbolt", "illuminate", "curse exhausted"]},
        warrior={"dice": ["1 spent", "1 spent", "1 spent"], "abilities": ["wound"]},
    )
    assert asked(game) == "Window"
    assert {"attack:1", "use:wizard.shockbolt", "exhaust:wizard.shockbolt", "passive:wizard.illuminate"} < set(
        keys(game)
    )
    assert {"exhaust:warrior.wound", "fire", "stop"} < set(keys(game))
    assert not {"use:warrior.wound", "use:wizard.curse", "exhaust:wizard.curse", "use:wizard.illuminate"} & set(
        keys(game)
    )
    assert {key.partition(":")[0] for key in keys(game)} == {"attack", "use", "exhaust", "passive", "fire", "stop"}


@rule("SW-ACT-6")
def test_events_ask_for_cards_dice_targets_orders_and_reactions() -> None:
    damage = four('line = ["wyvern-1 up"]')
    damage.play("stop")
    assert asked(damage) == "Exhaust"

    theft = four('firewood = 12\nline = ["wolf-1 up", "vampire-1"]', warrior={"dice": [6, 1, 1]})
    assert asked(theft) == "Aim"  # four sixes, and it takes one
    assert set(keys(theft)) == {"die:warrior.1", "die:wizard.1", "die:wizard.2", "die:wizard.3"}

    target = four('line = ["wolf-1 up", "bear-1 up"]')
    target.play("exhaust:wizard.shockbolt")
    assert keys(target) == ("line:1", "line:2")

    order = four('line = ["lich up"]', warrior={"tamed": ["wolf-1", "bear-1"]})
    acts(order, "attack:1", "tamed:wolf-1", "tamed:bear-1", "strike")
    assert asked(order) == "TamedOrder"
    assert keys(order) == ("card:wolf-1", "card:bear-1")

    reaction = at(
        'firewood = 1\nline = ["wolf-1 up", "bear-1"]\ncamper = "beast_master"\n'
        '[[adventurer]]\nid = "beast_master"\ndice = ["8 stored", 1, 1]\n[[adventurer]]\nid = "rogue"\ndice = [6, 1, 1]'
    )
    acts(reaction, "attack:1", "die:rogue.1", "strike")
    assert asked(reaction) == "StoredDie"
    assert keys(reaction) == ("die:beast_master.1", "no")


@rule("SW-ACT-7")
@pytest.mark.parametrize("seed", range(6))
def test_what_is_not_offered_is_refused_with_its_rule_and_changes_nothing(seed: int) -> None:
    known = texts("setawatch")
    game = emberwatch.new("setawatch", seed=seed, **(small_deck(seed) if seed % 2 else {}))
    luck = Random(seed)
    refused = 0
    while game.decision is not None:
        assert len(set(keys(game))) == len(keys(game)) > 0
        digest = game.digest()
        for barred in game.barred()[:6]:
            assert barred.key not in keys(game)
            assert barred.rules
            assert set(barred.rules) <= set(known)
            with pytest.raises(NotLegal) as refusal:
                game.play(barred.key)
            assert refusal.value.rules == barred.rules
            assert barred.rules[0] in game.why_not(barred.key)
            refused += 1
        with pytest.raises(NotLegal):
            game.play("attack:99")
        assert game.digest() == digest
        game.play(any_answer(game, luck))
    assert refused > 10
    with pytest.raises(NotLegal, match="over"):
        game.play("stop")


@rule("SW-ACT-7")
@pytest.mark.parametrize(
    ("refused", "id"),
    [
        ("attack:2", "SW-ATK-6"),
        ("use:warrior.wound", "SW-ABL-2"),
        ("exhaust:wizard.curse", "SW-ABL-10"),
        ("use:knight.taunt", "SW-CAMP-1"),
    ],
)
def test_a_refusal_says_which_rule_forbids_it(refused: str, id: str) -> None:
    game = four('firewood = 1\nline = ["bear-1 up", "wolf-1"]', warrior={"dice": ["1 spent", "2 spent", "3 spent"]})
    assert refused not in keys(game)
    assert id in game.why_not(refused)
    with pytest.raises(NotLegal, match=id):
        game.play(refused)


@rule("SW-ACT-8")
def test_the_end_of_the_round_asks_for_the_locations_choices() -> None:
    tired = {"abilities": ["wound exhausted", "throw_axe exhausted", "giants_bane exhausted"], "dice": [8, 8, 8]}
    game = four('location = "hidden_temple"\nline = ["wolf-1 up"]', warrior=tired, wizard={"dice": [6, 6, 6]})
    told = acts(game, "attack:1", "die:wizard.1", "strike")
    assert line(game) == []
    assert "watch_held" in names(told)
    assert asked(game) == "RefreshAny"
    assert game.view()["phase"] == "end"
    assert keys(game) == ("card:warrior.wound", "card:warrior.throw_axe", "card:warrior.giants_bane")
