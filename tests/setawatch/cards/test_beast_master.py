"""The Beast Master: tamed creatures, and a die that lies in wait."""

from emberwatch import Game
from tests.marks import rule
from tests.setawatch.table import at, play

ME = """
[[adventurer]]
id = "beast_master"
"""


def tamed(game: Game) -> list[str]:
    held: list[str] = game.view()["party"][0]["tamed"]
    return held


def line(game: Game) -> list[str]:
    return [card.get("id", "?") for card in game.view()["line"]]


def dice(game: Game, adventurer: int = 0) -> list[str]:
    return [die["state"] for die in game.view()["party"][adventurer]["dice"]]


def to_the_next_round(game: Game) -> None:
    """Answer anything until somebody has to rest."""
    while not game.decision.keys[0].startswith("rest:"):
        play(game, game.decision.keys[0])


@rule("SW-KEY-9", "SW-DEF-7", "SW-ABL-9")
def test_tame_beast_takes_a_forest_creature_out_of_the_line_without_defeating_it() -> None:
    game = at('line = ["bandit up", "treant up", "bear up"]' + ME + 'abilities = ["tame_beast"]')
    events = play(game, "exhaust:beast_master.tame_beast")
    assert "tamed" in events
    assert "defeated" not in events
    assert tamed(game) == ["bear-1"]
    assert line(game) == ["bandit-1", "treant-1"]
    assert game.view()["graveyard"] == []


@rule("SW-DEF-8")
def test_dice_on_a_tamed_creature_come_back_spent() -> None:
    game = at(
        'line = ["bear up damage 3", "fae"]' + ME + 'dice = [8, "3 spent on bear-1", 2]\nabilities = ["tame_beast"]'
    )
    play(game, "exhaust:beast_master.tame_beast")
    assert game.view()["party"][0]["dice"][1]["on"] is None
    assert dice(game) == ["available", "spent", "available"]


@rule("SW-KEY-10", "SW-ATK-18", "SW-HP-4")
def test_a_tamed_creature_bites_once_with_its_base_health_and_lies_on_top_of_the_graveyard() -> None:
    game = at(
        'location = "dark_woods"\nline = ["goblins up", "treant up"]' + ME + 'dice = [2, 1, 1]\ntamed = ["bear-1"]'
    )
    play(game, "attack:1", "tamed:bear-1", "die:beast_master.1", "strike")
    assert game.view()["graveyard"] == ["bear-1", "goblins-1"]
    assert tamed(game) == []


@rule("SW-KEY-11", "SW-ADV-BM-1")
def test_two_tamed_creatures_are_the_most_and_they_stay_over_the_round() -> None:
    game = at(
        'line = ["eagle up", "fae up"]' + ME + 'abilities = ["tame_beast", "tracking"]\ntamed = ["wolf-1", "bear-1"]'
    )
    assert not [key for key in game.decision.keys if "tame_beast" in key or "tracking" in key]
    play(game, "stop")
    to_the_next_round(game)
    assert tamed(game) == ["wolf-1", "bear-1"]


@rule("SW-KEY-12")
def test_tamed_creatures_pay_for_no_damage() -> None:
    game = at('line = ["bear up"]' + ME + 'tamed = ["wolf-1"]')
    play(game, "stop")
    assert all(not key.startswith("card:wolf") for key in game.decision.keys)


@rule("SW-GEN-17", "SW-SUM-10")
def test_set_snares_lets_the_party_choose_between_taming_and_the_deck() -> None:
    position = 'line = ["bear up", "goblins up damage 2"]' + ME + 'abilities = ["set_snares"]'
    game = at(position)
    play(game, "exhaust:beast_master.set_snares", "choose:1")
    assert tamed(game) == ["bear-1"]
    game = at(position)
    play(game, "exhaust:beast_master.set_snares", "choose:2", "line:2")
    assert line(game) == ["bear-1"]
    assert game.view()["known"]["deck"][0] == "goblins-1"
    assert game.view()["graveyard"] == []


@rule("SW-ABL-10")
def test_set_snares_without_a_forest_creature_asks_nothing_about_taming() -> None:
    game = at('line = ["goblins up", "bandit up"]' + ME + 'abilities = ["set_snares"]')
    play(game, "exhaust:beast_master.set_snares")
    assert set(game.decision.keys) == {"line:1", "line:2"}


@rule("SW-KEY-11")
def test_hunt_tames_a_forest_creature_of_the_graveyard() -> None:
    game = at(
        'line = ["goblins up"]\ngraveyard = ["treant", "wolf-2", "summon", "eagle-1"]' + ME + 'abilities = ["hunt"]'
    )
    play(game, "exhaust:beast_master.hunt")
    assert set(game.decision.keys) == {"card:wolf-2", "card:eagle-1"}
    play(game, "card:eagle-1")
    assert tamed(game) == ["eagle-1"]
    assert game.view()["graveyard"] == ["treant-1", "wolf-2", "summon-1"]


@rule("SW-ABL-10")
def test_hunt_needs_a_forest_creature_in_the_graveyard() -> None:
    game = at('line = ["bear up"]\ngraveyard = ["treant"]' + ME + 'abilities = ["hunt"]')
    assert "exhaust:beast_master.hunt" not in game.decision.keys


@rule("SW-CARD-38", "SW-DEF-9", "SW-KEY-12", "SW-ABL-19")
def test_animal_sentry_pays_a_tamed_creature_and_defeats_the_last_card_before_any_of_its_powers() -> None:
    game = at(
        'firewood = 7\nline = ["fae up", "bandit up", "graveshifter"]\ngraveyard = ["ember_drake"]'
        + ME
        + 'abilities = ["animal_sentry"]\ntamed = ["wolf-1"]'
    )
    play(game, "exhaust:beast_master.animal_sentry")
    assert game.view()["graveyard"] == ["graveshifter-1", "wolf-1", "ember_drake-1"]
    assert line(game) == ["fae-1", "bandit-1"]


@rule("SW-ABL-10", "SW-KEY-12")
def test_animal_sentry_needs_a_tamed_creature() -> None:
    game = at('line = ["fae up"]' + ME + 'abilities = ["animal_sentry"]')
    assert not [key for key in game.decision.keys if "animal_sentry" in key]


@rule("SW-SUM-7", "SW-SUM-8", "SW-CARD-38")
def test_animal_sentry_on_a_summon_defeats_the_unhallowed_before_it_does_anything() -> None:
    game = at(
        'line = ["fae up", "bandit up", "summon"]\nunhallowed = ["wraith_lord", "lich"]'
        + ME
        + 'abilities = ["animal_sentry", "tame_beast"]\ntamed = ["wolf-1"]'
    )
    play(game, "use:beast_master.animal_sentry", "die:beast_master.1")
    events = play(game, "adventurer:beast_master", "card:beast_master.tame_beast")
    assert events.count("defeated") == 1
    assert game.view()["graveyard"][:2] == ["wraith_lord", "summon-1"]
    assert sum(card["exhausted"] for one in game.view()["party"] for card in one["abilities"]) == 1
    assert "attack:1" in game.decision.keys


@rule("SW-DEF-9", "SW-DEF-3")
def test_defeated_powers_of_a_card_struck_face_down_happen() -> None:
    game = at(
        'firewood = 7\nline = ["bandit up", "bear up", "treant"]'
        + ME
        + 'abilities = ["animal_sentry"]\ntamed = ["wolf-1"]'
    )
    play(game, "exhaust:beast_master.animal_sentry")
    assert game.view()["firewood"] == 9


@rule("SW-ABL-7", "SW-KEY-9")
def test_tracking_tames_the_first_creature_once_a_round() -> None:
    game = at('line = ["bear up", "wolf up", "eagle up"]' + ME + 'abilities = ["tracking"]')
    play(game, "passive:beast_master.tracking")
    assert tamed(game) == ["bear-1"]
    assert line(game) == ["wolf-1", "eagle-1"]
    assert "passive:beast_master.tracking" not in game.decision.keys


def test_tracking_does_nothing_about_other_types_or_places() -> None:
    game = at('line = ["bandit up", "wolf up"]' + ME + 'abilities = ["tracking"]')
    assert "passive:beast_master.tracking" not in game.decision.keys


@rule("SW-CARD-17")
def test_no_ability_tames_behind_the_lich() -> None:
    game = at('line = ["lich up", "bear up"]' + ME + 'abilities = ["tame_beast"]')
    assert "exhaust:beast_master.tame_beast" not in game.decision.keys


CAMP = 'phase = "camp"\ncamper = "beast_master"\nfirewood = 12\n'


def store(deck: str) -> Game:
    """The camper stores an 8 and chops wood with the rest; then the Watch begins."""
    game = at(CAMP + f"deck = {deck}\n" + ME + "dice = [8, 1, 2]")
    play(game, "own_action:beast_master.1", "chop_wood:beast_master.2", "chop_wood:beast_master.3")
    return game


@rule("SW-ADV-BM-2", "SW-PRI-7", "SW-PRI-8", "SW-HP-10")
def test_the_stored_die_meets_a_creature_before_its_powers() -> None:
    game = store('["goblins-2", "bear", "wolf", "fae", "eagle", "treant", "bandit"]')
    assert set(game.decision.keys) == {"die:beast_master.1", "no"}
    play(game, "die:beast_master.1")
    assert game.view()["graveyard"] == ["goblins-2"]
    assert dice(game)[0] == "spent"
    assert game.view()["line"][0]["id"] == "bear-1"


@rule("SW-ADV-BM-2", "SW-CARD-9")
def test_a_creature_that_survives_the_stored_die_uses_its_powers() -> None:
    game = store('["ember_drake-1", "bear", "wolf", "fae", "eagle", "treant", "bandit"]')
    wood = game.view()["firewood"]
    play(game, "die:beast_master.1")
    assert game.view()["line"][0]["damage_taken"] == 8
    while not game.decision.keys[0].startswith("attack"):
        play(game, game.decision.keys[0])
    assert game.view()["firewood"] == wood - 3


@rule("SW-ADV-BM-2")
def test_the_stored_die_may_wait_for_a_later_creature_but_only_in_first_position() -> None:
    game = store('["bear-1", "goblins-2", "wolf", "fae", "eagle", "treant", "bandit"]')
    play(game, "no")
    assert game.decision.keys == ("attack:1", "attack:2", *game.decision.keys[2:])


@rule("SW-ADV-BM-2", "SW-CAMP-1")
def test_the_stored_die_joins_no_other_attack() -> None:
    game = store('["bear-1", "wolf-2", "eagle", "fae", "eagle", "treant", "bandit"]')
    play(game, "no", "attack:1")
    assert "die:beast_master.1" not in game.decision.keys


@rule("SW-ADV-BM-2", "SW-END-6")
def test_an_unused_stored_die_comes_back_when_the_round_ends() -> None:
    game = store('["bear-1", "wolf-2", "eagle", "fae", "eagle", "treant", "bandit"]')
    play(game, "no")
    assert dice(game)[0] == "stored"
    play(game, "stop")
    to_the_next_round(game)
    assert dice(game) == ["available", "available", "available"]


@rule("SW-ADV-BM-2", "SW-ATK-17", "SW-HP-10")
def test_what_adds_to_attacks_adds_to_the_stored_die() -> None:
    game = at(
        'firewood = 6\ncamper = "beast_master"\nline = ["bear-1 up", "goblins-2"]'
        + ME
        + 'dice = ["5 stored", 1, 1]\n[[adventurer]]\nid = "rogue"\ndice = [4, 1, 1]\nabilities = ["poison_blade"]'
    )
    play(game, "exhaust:rogue.poison_blade", "attack:1", "die:rogue.1", "strike")
    play(game, "die:beast_master.1")
    assert game.view()["graveyard"] == ["goblins-2", "bear-1"]
    assert game.view()["phase"] != "watch"
