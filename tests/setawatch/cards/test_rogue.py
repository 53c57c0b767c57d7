"""The Rogue: out of the dark, and for good."""

from emberwatch import Game
from tests.marks import rule
from tests.setawatch.table import at, play

ME = """
[[adventurer]]
id = "rogue"
"""


def line(game: Game) -> list[str]:
    return [card.get("id", "?") for card in game.view()["line"]]


def faces(game: Game) -> list[bool]:
    return [card["up"] for card in game.view()["line"]]


def damage(game: Game, place: int) -> int:
    taken = game.view()["line"][place - 1]["damage_taken"]
    assert isinstance(taken, int)
    return taken


@rule("SW-ATK-8", "SW-ATK-17")
def test_poison_blade_adds_to_the_next_two_attacks_for_every_revealed_creature() -> None:
    game = at(
        'line = ["ember_drake-2 up", "bear up", "fae"]'
        + ME
        + 'dice = [1, 1, 2]\nabilities = ["poison_blade"]\n[[adventurer]]\nid = "ranger"\ndice = [8, 8, 1]'
    )
    play(game, "exhaust:rogue.poison_blade", "attack:1", "die:rogue.1", "strike")
    assert damage(game, 1) == 5
    play(game, "attack:1", "die:rogue.2", "strike")
    assert damage(game, 1) == 10
    play(game, "attack:1", "die:ranger.3", "strike")
    assert damage(game, 1) == 11


@rule("SW-ABL-20", "SW-ATK-17")
def test_two_uses_of_poison_blade_add_up() -> None:
    game = at('line = ["ember_drake up", "bear up", "fae"]' + ME + 'dice = [1, 1, 1]\nabilities = ["poison_blade"]')
    play(game, "use:rogue.poison_blade", "exhaust:rogue.poison_blade", "attack:1", "die:rogue.2", "strike")
    assert damage(game, 1) == 9


@rule("SW-CARD-25", "SW-REV-23", "SW-ATK-4")
def test_throwing_daggers_turns_up_a_card_then_sets_a_die_and_lengthens_the_rogues_reach() -> None:
    game = at(
        'line = ["fae up", "bear up", "eagle", "wolf"]'
        + ME
        + 'dice = [2, 3, "1 spent"]\nabilities = ["throwing_daggers"]'
    )
    assert game.view()["party"][0]["reach"] == 1
    play(game, "exhaust:rogue.throwing_daggers", "line:4", "die:rogue.2")
    assert faces(game) == [True, True, False, True]
    assert game.view()["party"][0]["dice"][1]["value"] == 6
    assert game.view()["party"][0]["reach"] == 2


@rule("SW-CARD-25")
def test_the_card_is_resolved_before_the_die_is_set() -> None:
    game = at(
        'line = ["fae up", "bear up", "vampire"]'
        + ME
        + 'dice = [5, 4, 1]\nabilities = ["throwing_daggers"]\n'
        + '[[adventurer]]\nid = "cleric"\ndice = [1, 1, 1]\n[[adventurer]]\nid = "warrior"\ndice = [1, 1, 1]'
    )
    play(game, "exhaust:rogue.throwing_daggers", "die:rogue.2")
    assert [die["state"] for die in game.view()["party"][0]["dice"]] == ["stolen", "available", "available"]
    assert [die["value"] for die in game.view()["party"][0]["dice"]] == [5, 6, 1]


@rule("SW-ABL-10")
def test_throwing_daggers_that_could_change_nothing_any_more_are_not_offered() -> None:
    game = at('line = ["treant up", "bear up", "wolf"]' + ME + 'dice = [6, 6, 6]\nabilities = ["throwing_daggers"]')
    play(game, "use:rogue.throwing_daggers")
    assert faces(game) == [True, True, True]
    assert "exhaust:rogue.throwing_daggers" not in game.decision.keys


BACKSTAB = ME + 'dice = ["1 spent", 2, 3]\nabilities = ["backstab", "smoke_bomb", "poison_blade"]'


@rule("SW-CARD-39", "SW-HP-10", "SW-ABL-17", "SW-REV-12")
def test_backstab_turns_up_two_cards_and_may_defeat_one_before_its_powers() -> None:
    game = at('line = ["bear up", "wolf up", "goblins-1", "fae", "goblins-2"]' + BACKSTAB)
    play(game, "exhaust:rogue.backstab", "line:5", "line:3")
    assert faces(game) == [True, True, True, False, True]
    assert set(game.decision.keys) == {"line:3", "none"}
    play(game, "line:3")
    assert game.view()["graveyard"] == ["goblins-1"]
    assert line(game)[:3] == ["goblins-2", "bear-1", "wolf-1"]


@rule("SW-REV-12")
def test_without_a_stab_all_reveal_powers_follow_nearest_first() -> None:
    game = at('line = ["bear up", "wolf up", "goblins-1", "goblins-2"]' + BACKSTAB)
    play(game, "exhaust:rogue.backstab", "line:4", "none")
    assert line(game) == ["goblins-2", "goblins-1", "bear-1", "wolf-1"]


@rule("SW-HP-10")
def test_a_card_just_turned_up_is_stabbed_without_its_ongoing_power() -> None:
    game = at(
        'line = ["bear up", "wolf up", "zombie_horde-1", "fae"]\ngraveyard = ["ember_drake"]'
        + ME
        + 'dice = [1, 3, 3]\nabilities = ["backstab"]'
    )
    play(game, "exhaust:rogue.backstab", "line:3")
    assert "line:3" in game.decision.keys
    play(game, "none")
    assert game.view()["line"][2]["health"] == 7 + 11


@rule("SW-CARD-39", "SW-SUM-7", "SW-SUM-8")
def test_backstab_may_defeat_the_unhallowed_that_answers_a_summon() -> None:
    game = at(
        'line = ["bear up", "wolf up", "summon"]\nunhallowed = ["goblin_chief", "lich"]\n'
        + 'graveyard = ["goblins-1", "goblins-2"]'
        + ME
        + 'dice = [6, 1, 1]\nabilities = ["backstab", "smoke_bomb", "poison_blade"]'
    )
    play(game, "use:rogue.backstab", "die:rogue.2", "adventurer:rogue", "card:rogue.smoke_bomb", "line:3")
    assert game.view()["graveyard"][0] == "goblin_chief"
    assert line(game) == ["bear-1", "wolf-1"]


@rule("SW-CARD-39", "SW-ABL-10")
def test_backstab_needs_a_face_down_card() -> None:
    assert "exhaust:rogue.backstab" not in at('line = ["bear up", "wolf up"]' + BACKSTAB).decision.keys


@rule("SW-CARD-17")
def test_backstab_reaches_no_card_behind_the_lich() -> None:
    game = at('line = ["bear up", "lich up", "fae", "wolf"]' + BACKSTAB)
    assert "exhaust:rogue.backstab" not in game.decision.keys


@rule("SW-KEY-7", "SW-CARD-16", "SW-HP-5")
def test_smoke_bomb_blinds_a_golem_so_that_those_behind_it_can_be_attacked() -> None:
    game = at(
        'line = ["metal_golem up", "bear up"]'
        + ME
        + 'abilities = ["smoke_bomb"]\n[[adventurer]]\nid = "ranger"\ndice = [8, 8, 8]'
    )
    assert "attack:2" not in game.decision.keys
    play(game, "exhaust:rogue.smoke_bomb", "line:1")
    assert game.view()["line"][0]["negated"] is True
    assert "attack:2" in game.decision.keys


@rule("SW-KEY-7", "SW-DEF-3")
def test_a_negated_creature_has_no_defeated_power() -> None:
    game = at('line = ["treant up", "bear up"]\nfirewood = 8' + ME + 'dice = [6, 6, 1]\nabilities = ["smoke_bomb"]')
    play(game, "exhaust:rogue.smoke_bomb", "line:1", "attack:1", "die:rogue.1")
    play(game, "die:rogue.2", "strike")
    assert game.view()["graveyard"] == ["treant-1"]
    assert game.view()["firewood"] == 8


@rule("SW-ABL-10", "SW-KEY-7")
def test_a_negated_creature_is_not_negated_again() -> None:
    game = at('line = ["bear up negated", "wolf up negated", "fae"]' + ME + 'abilities = ["smoke_bomb"]')
    assert "exhaust:rogue.smoke_bomb" not in game.decision.keys


@rule("SW-ADV-RO-1", "SW-ATK-16")
def test_stay_dead_removes_what_the_rogue_helped_to_defeat() -> None:
    game = at(
        'line = ["goblins up", "bear up"]'
        + ME
        + 'dice = [1, 1, 1]\nabilities = ["stay_dead"]\n[[adventurer]]\nid = "warrior"\ndice = [8, 8, 1]'
    )
    play(game, "attack:1", "die:rogue.1", "strike", "attack:1", "die:warrior.1", "strike")
    assert "goblins-1" in game.view()["removed"]
    play(game, "attack:1", "die:warrior.2", "strike")
    assert game.view()["graveyard"] == ["bear-1"]


@rule("SW-ADV-RO-1", "SW-ABL-8")
def test_an_exhausted_stay_dead_removes_nothing() -> None:
    game = at('line = ["bear up", "wolf up"]' + ME + 'dice = [6, 6, 6]\nabilities = ["stay_dead"]')
    play(game, "fire", "card:rogue.stay_dead", "attack:1")
    play(game, "die:rogue.1", "strike")
    assert game.view()["graveyard"] == ["bear-1"]


@rule("SW-DEF-6")
def test_stay_dead_and_the_hydras_own_way_leave_the_choice_to_the_party() -> None:
    game = at('line = ["hydra up", "bear up"]' + ME + 'dice = [6, 6, 6]\nabilities = ["stay_dead"]')
    play(game, "attack:1", "die:rogue.1")
    play(game, game.decision.keys[0], "strike")
    assert set(game.decision.keys) == {"to:removed", "to:line"}
    play(game, "to:removed")
    assert "hydra" in game.view()["removed"]


@rule("SW-DEF-11", "SW-ADV-RO-1")
def test_a_backstab_is_the_rogues_defeat() -> None:
    game = at('line = ["bear up", "wolf up", "eagle"]' + ME + 'dice = [6, 6, 6]\nabilities = ["backstab", "stay_dead"]')
    play(game, "exhaust:rogue.backstab", "line:3")
    assert "eagle-1" in game.view()["removed"]


CAMP = (
    'phase = "camp"\ncamper = "rogue"\nline = []\n'
    + ME
    + 'dice = [1, 2, 3]\nabilities = ["stay_dead", "backstab", "smoke_bomb exhausted"]\n'
    + '[[adventurer]]\nid = "cleric"\nabilities = ["banish", "rebuke", "cleanse_undead"]'
)


@rule("SW-CAMP-17", "SW-CAMP-18")
def test_in_camp_the_rogue_and_one_on_watch_exchange_a_card() -> None:
    game = at(CAMP)
    play(game, "own_action:rogue.1", "card:rogue.smoke_bomb", "ability:poison_blade")
    play(game, "adventurer:cleric", "card:cleric.banish", "ability:blinding_light")
    rogue, cleric = game.view()["party"][:2]
    assert (rogue["abilities"][2]["id"], rogue["abilities"][2]["exhausted"]) == ("poison_blade", True)
    assert (cleric["abilities"][0]["id"], cleric["abilities"][0]["exhausted"]) == ("blinding_light", False)
    assert "banish" in [card["id"] for card in cleric["unused"]]


@rule("SW-GEN-19")
def test_nobody_on_watch_has_to_exchange() -> None:
    game = at(CAMP)
    play(game, "own_action:rogue.1", "card:rogue.stay_dead", "ability:poison_blade", "none")
    assert [card["id"] for card in game.view()["party"][1]["abilities"]] == [
        "banish",
        "rebuke",
        "cleanse_undead",
    ]
    assert game.decision.prompt == "Which die goes where?"
