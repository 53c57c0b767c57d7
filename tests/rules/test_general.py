"""General rules (SW-GEN)."""

import pytest

import emberwatch
from emberwatch import BadInput
from emberwatch.games.setawatch.content import load, load_kept
from emberwatch.games.setawatch.rulebook import RULEBOOK
from emberwatch.kernel import advance, chance
from emberwatch.kernel.game import digest
from emberwatch.watchword.written import toml_entries
from tests.marks import rule
from tests.rules.told import acts, cite, first, names
from tests.setawatch.cards.four import exhausted, four, graveyard, health, keys, line, strike
from tests.setawatch.table import at


@rule("SW-GEN-1")
def test_a_game_has_one_ruleset_from_beginning_to_end() -> None:
    game = emberwatch.new("setawatch", ruleset="base")
    assert game.terms["ruleset"] == "base"
    assert cite(game.events(), "game_began", "SW-GEN-1")
    game.play(game.decision.keys[0])
    assert game.record().terms["ruleset"] == emberwatch.load(game.record()).terms["ruleset"] == "base"
    for wrong in ("both", ["base"], "", None):
        with pytest.raises(BadInput, match="ruleset"):
            emberwatch.new("setawatch", ruleset=wrong)


@rule("SW-GEN-2")
def test_the_pool_is_a_setting_of_its_own() -> None:
    plain = emberwatch.new("setawatch")
    assert plain.terms["pool"] == ["base"]
    both = emberwatch.new("setawatch", pool=["base", "deluxe"])
    assert both.terms["ruleset"] == plain.terms["ruleset"]
    assert set(both.state.cards.ids) - set(plain.state.cards.ids) >= {"catacombs", "ruined_gate"}
    assert set(plain.state.cards.ids) < set(both.state.cards.ids)
    with pytest.raises(BadInput, match="moon"):
        emberwatch.new("setawatch", pool=["base", "moon"])


@rule("SW-GEN-3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_win_or_all_lose(players: int) -> None:
    won = at(f'round = 9\nphase = "end"\ndeck = []\n[terms]\nplayers = {players}')
    assert won.outcome is not None
    assert won.outcome.won == tuple(range(players))
    assert cite(won.events(), "won", "SW-GEN-3")

    tired = "".join(
        f'\n[[adventurer]]\nid = "{id}"\nabilities = ["{a} exhausted", "{b} exhausted", "{c} exhausted"]'
        for id, a, b, c in (
            ("rogue", "backstab", "stay_dead", "smoke_bomb"),
            ("cleric", "rebuke", "banish", "protective_ward"),
            ("ranger", "slumber", "far_sight", "long_shot"),
        )
    )
    lost = at(
        f'round = 9\nphase = "end"\ncamper = "wizard"\n'
        f'[terms]\nplayers = {players}{tired}\n[[adventurer]]\nid = "wizard"'
    )
    assert lost.outcome is not None
    assert lost.outcome.won == ()
    assert cite(lost.events(), "lost", "SW-GEN-3")


@rule("SW-GEN-4")
def test_a_choice_of_the_party_is_entered_once_by_anybody() -> None:
    for seat in range(4):
        game = at('phase = "pick"\n[terms]\nplayers = 4')
        assert game.decision.name == "WhoRests"
        assert game.decision.seats == (0, 1, 2, 3)
        game.play("rest:rogue", seat=seat)
        assert game.view()["camper"] == "rogue"  # nobody else is asked


@rule("SW-GEN-5")
def test_a_card_that_disagrees_with_a_rule_is_right() -> None:
    healed = at(
        'phase = "pick"\nlocation = "elven_grove"\n[[adventurer]]\nid = "rogue"\ndice = [1, 2, 3]\n'
        'abilities = ["backstab exhausted", "stay_dead exhausted"]'
    )
    healed.play("rest:rogue")
    healed.play("card:rogue.backstab")
    assert "heal:rogue.1" in keys(healed)  # without a 6

    ordinary = at(
        'phase = "pick"\n[[adventurer]]\nid = "rogue"\ndice = [1, 2, 3]\n'
        'abilities = ["backstab exhausted", "stay_dead exhausted"]'
    )
    ordinary.play("rest:rogue")
    ordinary.play("card:rogue.backstab")
    assert "heal:rogue.1" not in keys(ordinary)


@rule("SW-GEN-6")
def test_what_cannot_be_done_is_skipped_and_the_rest_is_done() -> None:
    game = four('firewood = 2\nline = ["wolf-1 up", "ember_drake-1"]', wizard={"dice": [4, 4, 4]})
    strike(game, 1, "warrior.1")
    told = game.play(
        "card:wizard.curse"
    )  # the Drake in first place: one card and three firewood, of which two are there
    assert first(told, "wood_lost").args["amount"] == 2
    game.play("card:wizard.shockbolt")  # the fire has gone out
    assert game.view()["firewood"] == 2
    assert exhausted(game) == ["wizard.curse", "wizard.shockbolt"]

    alone = four('phase = "watch"\nline = ["wolf-1 up", "summon"]\nfirewood = 12\ncamper = "bard"', **tired())
    assert line(alone)[1] != "?"  # nobody could exhaust a card; the Unhallowed comes all the same


def tired() -> dict[str, dict[str, object]]:
    """Three on Watch who have nothing left."""
    return {
        "warrior": {"abilities": ["wound exhausted", "throw_axe exhausted", "giants_bane exhausted"]},
        "wizard": {"abilities": ["curse exhausted", "shockbolt exhausted", "polymorph exhausted"]},
        "knight": {"abilities": ["shield_bash exhausted", "taunt exhausted", "dragon_lance exhausted"]},
    }


@rule("SW-GEN-7")
@pytest.mark.parametrize(("before", "after"), [(7, 3), (8, 4), (15, 7)])
def test_half_of_an_odd_amount_is_rounded_down(before: int, after: int) -> None:
    game = at(f'round = 1\nphase = "arrival"\nlocation = "dark_woods"\nmap = ["barren_plains"]\nfirewood = {before}')
    assert game.view()["firewood"] == after
    assert cite(game.events(), "wood_halved", "SW-GEN-7")

    game = four('line = ["bear-2 up", "wolf-1 up"]')
    game.play("exhaust:warrior.wound")
    game.play("line:1")
    assert health(game, 1) == 2  # of 5


@rule("SW-GEN-8")
def test_exhausted_cards_lie_face_down_until_they_are_refreshed() -> None:
    game = four('line = ["wolf up", "bear up"]')
    assert not exhausted(game)
    told = acts(game, "fire", "card:wizard.curse")
    assert exhausted(game) == ["wizard.curse"]
    assert cite(told, "exhausted", "SW-GEN-8", "SW-GEN-9")
    assert not any("curse" in key for key in keys(game))
    assert "SW-ABL-2" in game.why_not("use:wizard.curse")

    camp = at(
        'phase = "camp"\ncamper = "rogue"\n[[adventurer]]\nid = "rogue"\ndice = [6, 1, 1]\n'
        'abilities = ["backstab exhausted", "stay_dead", "smoke_bomb"]'
    )
    told = camp.play("heal:rogue.1")
    assert cite(told, "refreshed", "SW-GEN-8")
    assert not exhausted(camp)


@rule("SW-GEN-9", "SW-CRE-2")
def test_damage_and_costs_are_paid_with_ability_cards_alone() -> None:
    game = four('line = ["wyvern-1 up"]')
    told = acts(game, "stop", "card:bard.line_dance", "card:warrior.wound")
    assert cite(told, "exhausted", "SW-GEN-9")
    assert exhausted(game) == ["warrior.wound", "bard.line_dance"]
    assert game.view()["round"] == 3  # nothing else was asked for


@rule("SW-GEN-10")
def test_the_camper_rests_the_others_watch_and_one_without_cards_sits_out() -> None:
    game = at(
        'phase = "pick"\n[[adventurer]]\nid = "rogue"\n[[adventurer]]\nid = "cleric"\n'
        'abilities = ["rebuke exhausted", "banish exhausted", "cleanse_undead exhausted"]'
    )
    told = acts(game, "rest:rogue")
    assert cite(told, "rests", "SW-GEN-10")
    while game.view()["phase"] == "camp":
        told += acts(game, next(key for key in keys(game) if "chop_wood" in key or "card:" in key))
    assert cite(told, "sits_out", "SW-GEN-10")
    who = {one["id"]: (one["in_camp"], one["sits_out"]) for one in game.view()["party"]}
    assert who.pop("rogue") == (True, False)
    assert who.pop("cleric") == (False, True)
    assert set(who.values()) == {(False, False)}


@rule("SW-GEN-11")
def test_positions_are_counted_from_the_camp_outwards() -> None:
    game = four('firewood = 12\nline = ["wolf-1 up", "metal_golem-1 up", "eagle-1 up"]')
    assert [place["place"] for place in game.view()["line"]] == [1, 2, 3]
    assert game.view()["line"][0]["id"] == "wolf-1"
    assert {"attack:1", "attack:2"} < set(keys(game))
    assert "SW-ATK-7" in game.why_not("attack:3")  # behind the Golem; the Wolf before it is not safe
    strike(game, 1, "warrior.1")
    assert line(game) == ["metal_golem-1", "eagle-1"]


@rule("SW-GEN-11")
def test_directly_behind_is_the_neighbour_alone() -> None:
    game = four('firewood = 1\nline = ["forest_giant-1 up", "wolf-1", "fae-1"]')
    assert line(game) == ["forest_giant-1", "wolf-1", "?"]
    assert health(game, 1) == 7 + 4


@rule("SW-GEN-12")
def test_revealed_means_face_up() -> None:
    game = four('firewood = 1\nline = ["bear up", "wolf", "eagle up", "fae"]')
    game.play("exhaust:wizard.shockbolt")
    assert keys(game) == ("line:1", "line:3")


@rule("SW-GEN-13")
def test_once_per_round_is_once_per_location() -> None:
    game = at(
        'line = ["wolf-1 up", "eagle-1 up", "bear-1 up"]\ndeck = ["wolf-2", "eagle-2", "bear-2", "fae-1"]\n'
        'map = ["forbidden_tower", "dark_woods"]\n[[adventurer]]\nid = "beast_master"\nabilities = ["tracking"]\n'
        'rests = 0\n[[adventurer]]\nid = "rogue"'
    )
    game.play("passive:beast_master.tracking")
    assert "SW-GEN-13" in game.why_not("passive:beast_master.tracking")
    acts(game, "stop")
    while game.view()["phase"] != "watch":
        wanted = [key for key in keys(game) if key.startswith(("rest:rogue", "chop_wood", "card:cleric"))]
        game.play(wanted[0])
    assert game.view()["round"] == 3
    assert "passive:beast_master.tracking" in keys(game)


@rule("SW-GEN-14")
def test_an_available_die_is_not_spent_stolen_aside_lent_or_of_one_who_does_not_fight() -> None:
    game = four(
        'line = ["warlord up", "vampire-1 up"]',
        warrior={"dice": [1, "2 spent", "3 lent to bard"]},
        wizard={"dice": ["4 stolen by vampire-1", "5 aside", 6]},
        bard={
            "dice": [1, 2, 3],
            "abilities": ["siren_song exhausted", "line_dance exhausted", "song_of_discord exhausted"],
        },
    )
    game.play("attack:1")
    assert keys(game) == ("die:warrior.1", "die:wizard.3")
    for die, id in {
        "warrior.2": "SW-DIE-6",
        "wizard.1": "SW-DIE-2",
        "wizard.2": "SW-DIE-1",
        "bard.1": "SW-ABL-14",
        "warrior.3": "SW-ABL-14",
        "knight.1": "SW-CAMP-1",
    }.items():
        assert id in game.why_not(f"die:{die}")


@rule("SW-GEN-15")
def test_the_party_acts_when_all_is_settled_one_action_at_a_time() -> None:
    game = four('firewood = 7\nline = ["wolf-1", "fae-1", "bear-1"]')
    assert line(game) == ["wolf-1", "fae-1", "?"]  # the lit cards are up before anybody can act
    assert game.decision.name == "Window"
    told = acts(game, "attack:1", "die:warrior.1", "strike")
    assert names(told, "defeated", "power_used", "wood_lost") == ["defeated", "power_used", "wood_lost"]
    assert line(game) == ["fae-1", "?"]  # the Fae has come first, and the light has shrunk
    assert game.view()["firewood"] == 6
    assert game.decision.name == "Window"


@rule("SW-GEN-16")
def test_a_creature_can_be_an_unhallowed_but_never_a_summon() -> None:
    game = four('line = ["wolf up", "bear up"]\ngraveyard = ["summon-1", "lich", "eagle-1"]')
    game.play("exhaust:wizard.polymorph")
    game.play("line:1")
    assert set(keys(game)) == {"card:lich", "card:eagle-1"}


@rule("SW-GEN-17")
def test_the_ruleset_decides_which_version_of_a_card_is_played() -> None:
    cards = load(("base",), "base", ())
    played = cards.ability_texts[cards.ability_ids.index("set_snares")]
    assert "tame" in played
    plain = load(("base",), "swords", ())
    assert "tame" not in plain.ability_texts[plain.ability_ids.index("set_snares")]
    assert plain.ability_texts[plain.ability_ids.index("hunt")] == cards.ability_texts[cards.ability_ids.index("hunt")]


@rule("SW-GEN-18")
def test_names_may_be_replaced_without_changing_play() -> None:
    terms = RULEBOOK.terms({})
    cards = RULEBOOK.content(terms)
    renamed = load_kept(toml_entries(cards.entries).replace('name = "Wyvern', 'name = "Lindworm'), ("base",), "base")
    assert "Lindworm" in renamed.names
    assert "Lindworm" not in cards.names
    assert renamed.digest == cards.digest
    for seed in range(5):
        digests = []
        for tables in (cards, renamed):
            state = RULEBOOK.begin(tables, terms, seed)
            chance.seed(state, seed)
            advance(state)
            digests.append(digest(state))
        assert digests[0] == digests[1]


@rule("SW-GEN-19")
def test_effects_happen_in_full_unless_they_say_may() -> None:
    game = four('line = ["fae-1 up", "wolf up"]', bard={"abilities": ["line_dance"], "dice": [1, 2, 3]})
    game.play("exhaust:wizard.shockbolt")
    assert keys(game) == ("line:1", "line:2")  # one of them has to be chosen; "none" is no answer
    game = four('line = ["fae-1 up", "wolf up"]')
    game.play("exhaust:bard.line_dance")
    while "none" not in keys(game):
        assert game.decision.name != "Window"
        game.play(keys(game)[0])
    assert any(key.startswith("die:") for key in keys(game))  # this part may be left out


@rule("SW-GEN-19")
def test_where_less_is_there_than_named_all_of_it_is_taken() -> None:
    game = at('phase = "camp"\ncamper = "rogue"\ndeck = ["wolf-1"]\n[[adventurer]]\nid = "rogue"\ndice = [1, 2, 3]')
    told = game.play("scout_ahead:rogue.1")
    assert names(told, "looked") == ["looked"]  # two are named, one is there
    assert keys(game) == ("top:wolf-1", "bottom:wolf-1")


@rule("SW-GEN-20")
def test_a_card_in_another_adventurers_slot_speaks_of_its_bearer() -> None:
    game = four(
        'firewood = 6\nline = ["lich up", "warlord up", "wolf"]',
        bard={"abilities": ["throwing_daggers"], "dice": [1, 2, 3]},
        wizard={"dice": ["1 spent", "2 spent", "3 spent"]},
    )
    assert "attack:2" not in keys(game)
    game.play("exhaust:bard.throwing_daggers")
    assert set(keys(game)) == {"die:bard.1", "die:bard.2", "die:bard.3"}
    game.play("die:bard.1")
    assert game.view()["party"][2]["dice"][0]["value"] == 6
    game.play("attack:2")
    assert set(keys(game)) == {"die:bard.1", "die:bard.2", "die:bard.3"}


@rule("SW-GEN-16")
def test_the_strongest_creature_of_the_graveyard_is_no_summon() -> None:
    game = four(
        'round = 1\nphase = "arrival"\nlocation = "dark_woods"\nmap = ["mountain_keep"]\n'
        'graveyard = ["summon-1", "wolf-2", "eagle-1"]'
    )
    while game.view()["phase"] != "watch":
        game.play(next((key for key in keys(game) if "chop_wood" in key), keys(game)[0]))
    assert "wolf-2" not in graveyard(game)
    assert graveyard(game)[:1] == ["summon-1"]
