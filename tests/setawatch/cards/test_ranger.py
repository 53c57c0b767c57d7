"""The Ranger: light, distance, and arrows taken back."""

from emberwatch import Game
from tests.marks import rule
from tests.setawatch.table import at, play

ME = """
[[adventurer]]
id = "ranger"
"""


def line(game: Game) -> list[str]:
    return [card.get("id", "?") for card in game.view()["line"]]


def faces(game: Game) -> list[bool]:
    return [card["up"] for card in game.view()["line"]]


def die(game: Game, number: int) -> dict[str, object]:
    found: dict[str, object] = game.view()["party"][0]["dice"][number - 1]
    return found


@rule("SW-REV-2", "SW-CARD-23")
def test_elf_senses_lights_one_more_position_and_cancels_the_next_reveal_power() -> None:
    game = at('line = ["bear up", "wolf up", "goblins-1", "goblins-2"]' + ME + 'abilities = ["elf_senses"]')
    play(game, "exhaust:ranger.elf_senses")
    assert faces(game) == [True, True, True, False]
    assert line(game)[:3] == ["bear-1", "wolf-1", "goblins-1"]


@rule("SW-ABL-20", "SW-CARD-23")
def test_a_second_use_of_elf_senses_adds_light_and_cancels_one_power_more() -> None:
    game = at(
        'line = ["bear up", "wolf up", "fae", "goblins-1", "goblins-2"]\nfirewood = 7'
        + ME
        + 'abilities = ["elf_senses"]'
    )
    play(game, "use:ranger.elf_senses", "die:ranger.1")
    assert game.view()["light"] == 3
    play(game, "exhaust:ranger.elf_senses")
    assert game.view()["light"] == 4
    assert line(game)[:4] == ["bear-1", "wolf-1", "fae-1", "goblins-1"]


@rule("SW-CARD-23", "SW-SUM-1")
def test_elf_senses_does_not_silence_a_summon_but_its_unhallowed() -> None:
    game = at(
        'line = ["bear up", "wolf up", "summon", "fae"]\nunhallowed = ["pyromancer", "lich"]'
        + ME
        + 'abilities = ["elf_senses", "long_shot", "slumber"]'
    )
    play(game, "exhaust:ranger.elf_senses")
    play(game, "adventurer:ranger", "card:ranger.long_shot")
    assert line(game)[:3] == ["bear-1", "wolf-1", "pyromancer"]


@rule("SW-CARD-17")
def test_elf_senses_lights_but_does_not_cancel_behind_the_lich() -> None:
    game = at('line = ["bear up", "lich up", "goblins-1", "fae"]' + ME + 'abilities = ["elf_senses"]')
    play(game, "exhaust:ranger.elf_senses")
    assert line(game)[0] == "goblins-1"


@rule("SW-ATK-4", "SW-KEY-19", "SW-ABL-20")
def test_far_sight_lengthens_everybodys_range_each_time() -> None:
    game = at(
        'line = ["treant-1 up", "treant-2 up", "bear up", "wolf up", "eagle up"]'
        + ME
        + 'abilities = ["far_sight"]\n[[adventurer]]\nid = "rogue"\ntamed = ["wolf-2"]'
    )
    reach = [one["reach"] for one in game.view()["party"][:2]]
    play(game, "use:ranger.far_sight", "die:ranger.1", "exhaust:ranger.far_sight")
    assert [one["reach"] for one in game.view()["party"][:2]] == [reach[0] + 2, reach[1] + 2]
    play(game, "attack:3")
    assert {"die:rogue.1", "tamed:wolf-2"} <= set(game.decision.keys)


@rule("SW-CARD-38", "SW-DEF-9", "SW-ABL-17")
def test_long_shot_defeats_a_face_down_card_before_its_reveal_power() -> None:
    game = at('line = ["bear up", "wolf up", "fae", "vampire"]' + ME + 'abilities = ["long_shot"]')
    play(game, "exhaust:ranger.long_shot")
    assert set(game.decision.keys) == {"line:3", "line:4"}
    events = play(game, "line:4")
    assert "die_stolen" not in events
    assert game.view()["graveyard"] == ["vampire-1"]


@rule("SW-SUM-7", "SW-SUM-8", "SW-CARD-38")
def test_long_shot_on_a_summon_pays_for_it_and_defeats_the_unhallowed() -> None:
    game = at(
        'line = ["bear up", "wolf up", "summon"]\nunhallowed = ["hydra", "lich"]'
        + ME
        + 'abilities = ["long_shot", "slumber", "far_sight"]'
    )
    play(game, "use:ranger.long_shot", "die:ranger.1", "adventurer:ranger", "card:ranger.slumber")
    assert game.view()["graveyard"] == ["hydra", "summon-1"]
    assert line(game) == ["bear-1", "wolf-1"]


@rule("SW-ABL-10")
def test_long_shot_needs_a_face_down_card() -> None:
    game = at('line = ["bear up", "wolf up"]' + ME + 'abilities = ["long_shot"]')
    assert "exhaust:ranger.long_shot" not in game.decision.keys


@rule("SW-CARD-21", "SW-DIE-4", "SW-HP-7")
def test_slumber_puts_a_creature_to_sleep_at_the_end_and_recovers_the_die_it_stole() -> None:
    game = at(
        'line = ["bear up", "vampire-1 up damage 2", "fae", "eagle"]'
        + ME
        + 'dice = ["5 stolen by vampire-1", 1, 1]\nabilities = ["slumber"]'
    )
    play(game, "exhaust:ranger.slumber", "line:2")
    assert line(game)[3] == "vampire-1"
    assert faces(game)[3] is False
    assert (die(game, 1)["state"], die(game, 1)["value"]) == ("available", 5)


@rule("SW-CARD-21", "SW-REV-14")
def test_a_creature_put_to_sleep_in_the_light_wakes_and_reveals_again() -> None:
    game = at('line = ["goblins up damage 3", "bear up"]' + ME + 'abilities = ["slumber"]')
    play(game, "exhaust:ranger.slumber", "line:1")
    assert line(game) == ["goblins-1", "bear-1"]
    assert game.view()["line"][0]["damage_taken"] == 0


@rule("SW-REV-17", "SW-CARD-21")
def test_sleep_does_not_give_back_a_power_that_works_once() -> None:
    game = at(
        'firewood = 12\nline = ["fell_beast", "bear up"]\ndeck = ["wolf", "eagle", "fae"]'
        + ME
        + 'dice = [8, 8, 8]\nabilities = ["slumber"]'
    )
    assert line(game) == ["wolf-1", "fell_beast-1", "bear-1"]
    play(game, "exhaust:ranger.slumber", "line:2")
    play(game, "attack:1", "die:ranger.1", "strike", "attack:1", "die:ranger.2", "strike")
    assert line(game) == ["fell_beast-1"]


@rule("SW-ADV-RA-1", "SW-DIE-7")
def test_sharpshooter_takes_a_die_back_and_its_damage_with_it() -> None:
    game = at('line = ["treant up", "wolf up"]' + ME + 'dice = [5, 2, 8]\nabilities = ["sharpshooter"]')
    play(game, "attack:1", "die:ranger.1", "die:ranger.2", "strike")
    assert game.view()["line"][0]["damage_taken"] == 7
    play(game, "passive:ranger.sharpshooter", "die:ranger.1")
    assert game.view()["line"][0]["damage_taken"] == 2
    assert game.view()["line"][0]["credit"] == ["ranger"]
    assert (die(game, 1)["state"], die(game, 1)["on"]) == ("available", None)
    assert "passive:ranger.sharpshooter" not in game.decision.keys


@rule("SW-ADV-RA-1")
def test_a_die_that_has_killed_can_be_taken_back_too() -> None:
    game = at('line = ["bear-1 up", "treant up"]' + ME + 'dice = [8, 1, 1]\nabilities = ["sharpshooter"]')
    play(game, "attack:1", "die:ranger.1", "strike", "passive:ranger.sharpshooter")
    assert die(game, 1)["state"] == "available"
    assert game.view()["graveyard"] == ["bear-1"]


@rule("SW-ADV-RA-1", "SW-ATK-16", "SW-CARD-43")
def test_where_the_only_die_is_taken_back_no_contribution_is_left() -> None:
    game = at(
        'location = "grand_arena"\nline = ["treant up", "wolf up"]'
        + ME
        + 'dice = [5, 2, 8]\nabilities = ["sharpshooter"]'
    )
    play(game, "attack:1", "die:ranger.1", "strike")
    assert game.view()["line"][0]["credit"] == ["ranger"]
    play(game, "passive:ranger.sharpshooter")
    assert game.view()["line"][0]["credit"] == []


@rule("SW-ABL-10")
def test_sharpshooter_does_not_take_back_a_die_spent_on_an_ability() -> None:
    game = at('line = ["bear up", "wolf up", "fae"]' + ME + 'abilities = ["sharpshooter", "slumber"]')
    play(game, "use:ranger.slumber", "die:ranger.1", "line:1")
    assert "passive:ranger.sharpshooter" not in game.decision.keys


@rule("SW-KEY-8", "SW-INFO-3", "SW-CAMP-12")
def test_in_camp_the_ranger_puts_the_next_four_creatures_in_order() -> None:
    game = at(
        'phase = "camp"\ncamper = "ranger"\nline = []\ndeck = ["bear", "summon", "fae", "wolf", "eagle"]'
        + ME
        + "dice = [1, 2, 3]"
    )
    events = play(game, "own_action:ranger.1")
    assert events.count("looked") == 4
    assert "summon_resolves" not in events
    assert set(game.decision.keys) == {"card:bear-1", "card:summon-1", "card:fae-1", "card:wolf-1"}
    play(game, "card:summon-1", "card:bear-1", "card:wolf-1")
    assert game.view()["known"]["deck"] == ["fae-1", "wolf-1", "bear-1", "summon-1", None]


@rule("SW-LINE-5")
def test_the_rangers_look_shuffles_the_graveyard_under_a_short_deck() -> None:
    game = at(
        'phase = "camp"\ncamper = "ranger"\nline = []\ndeck = ["bear", "fae"]\ngraveyard = ["wolf", "eagle", "treant"]'
        + ME
        + "dice = [1, 2, 3]"
    )
    assert play(game, "own_action:ranger.1").count("looked") == 4
    assert game.view()["piles"]["deck"] == 5
