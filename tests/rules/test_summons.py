"""Summons and the Unhallowed (SW-SUM)."""

import pytest

from emberwatch import Game
from tests.marks import rule
from tests.rules.reading import asked, cards_of, exhausted, face_up, health, keys, pile
from tests.rules.told import acts, cite, names
from tests.setawatch.table import at

TIRED = """
[[adventurer]]
id = "warrior"
abilities = ["wound exhausted", "throw_axe exhausted", "giants_bane exhausted"]
[[adventurer]]
id = "cleric"
abilities = ["rebuke exhausted", "banish exhausted", "cleanse_undead exhausted"]
[[adventurer]]
id = "wizard"
abilities = ["shockbolt exhausted", "curse exhausted", "polymorph exhausted"]
"""


def watching(line: list[str], unhallowed: list[str], table: str = "", firewood: int = 1) -> Game:
    """A Watch of Ranger, Wizard and Warrior while the Cleric rests; Warrior and Wizard have one fresh card each."""
    return at(f"""
        line = {line}
        unhallowed = {unhallowed}
        firewood = {firewood}
        {table}
        [[adventurer]]
        id = "ranger"
        abilities = ["elf_senses", "long_shot", "slumber"]
        dice = [8, 7, 1]
        [[adventurer]]
        id = "wizard"
        abilities = ["chaos_blast", "curse exhausted", "polymorph exhausted"]
        dice = [6, 4, 2]
        [[adventurer]]
        id = "warrior"
        abilities = ["wound", "throw_axe exhausted", "giants_bane exhausted"]
        dice = [6, 4, 2]
        [[adventurer]]
        id = "cleric"
    """)


@rule("SW-SUM-1")
def test_a_summon_resolves_at_once_and_nothing_prevents_it() -> None:
    game = watching(["wolf up", "summon", "bear"], ["pyromancer", "lich"])
    events = game.play("exhaust:ranger.elf_senses")  # it cancels the next Reveal power
    assert names(events)[-2:] == ["turned_up", "summon_resolves"]
    assert cite(events, "summon_resolves", "SW-SUM-1")
    assert asked(game) == "WhoAnswers"  # nothing else can be done
    events = game.play("adventurer:wizard")
    assert cards_of(game, events, "power_cancelled") == ["pyromancer"]
    assert pile(game, "line") == ["wolf-1", "pyromancer", "bear-1"]
    assert "wizard.chaos_blast" in exhausted(game)


@rule("SW-SUM-2")
def test_one_adventurer_on_watch_exhausts_one_of_its_own_cards() -> None:
    game = watching(["summon"], ["lich"])
    assert set(keys(game)) == {"adventurer:ranger", "adventurer:wizard", "adventurer:warrior"}  # not the camper
    game.play("adventurer:ranger")
    assert set(keys(game)) == {"card:ranger.elf_senses", "card:ranger.long_shot", "card:ranger.slumber"}
    before = exhausted(game)
    events = game.play("card:ranger.slumber")
    assert exhausted(game) == before | {"ranger.slumber"}
    assert names(events).count("exhausted") == 1
    assert names(events).index("exhausted") < names(events).index("unhallowed_came")


@rule("SW-SUM-2")
def test_an_adventurer_without_a_fresh_card_cannot_answer() -> None:
    game = watching(["wolf up", "summon", "bear"], ["lich"])
    acts(game, "fire", "card:warrior.wound", "exhaust:ranger.elf_senses")
    assert set(keys(game)) == {"adventurer:ranger", "adventurer:wizard"}
    assert cite(game.events(), "summon_resolves", "SW-SUM-2")


@rule("SW-SUM-3")
def test_without_a_fresh_card_on_watch_nothing_is_exhausted() -> None:
    game = at(f'line = ["summon", "wolf"]\nunhallowed = ["lich"]\nfirewood = 1\n{TIRED}')
    assert "exhausted" not in names(game.events())
    assert pile(game, "line") == ["lich", "wolf-1"]
    assert game.outcome is None
    assert keys(game) == ("stop",)


@rule("SW-SUM-4")
def test_an_unhallowed_takes_the_place_of_the_summon() -> None:
    game = watching(["wolf up", "summon", "bear"], ["lich", "warlord"], 'graveyard = ["eagle"]', 7)
    events = acts(game, "adventurer:wizard")
    assert pile(game, "graveyard") == ["summon-1", "eagle-1"]
    assert pile(game, "line") == ["wolf-1", "lich", "bear-1"]
    assert face_up(game) == [True, True, False]
    assert pile(game, "unhallowed") == ["warlord"]
    assert game.view()["unhallowed_top"] == "warlord"
    assert cite(events, "summon_laid_away", "SW-SUM-4")
    assert cite(events, "unhallowed_came", "SW-SUM-4")


@rule("SW-SUM-5", "SW-REV-13")
def test_the_reveal_power_of_the_unhallowed_works_then_its_others() -> None:
    game = watching(["summon", "bear", "wolf"], ["necromancer"], 'graveyard = ["skeletons-1", "vampire", "shade"]')
    events = acts(game, "adventurer:wizard")
    assert cards_of(game, events, "power_used") == ["necromancer", "vampire-1"]
    assert pile(game, "line") == ["vampire-1", "skeletons-1", "necromancer", "bear-1", "wolf-1"]
    assert cite(events, "unhallowed_came", "SW-SUM-5")

    game = watching(["bear-1", "summon", "wolf"], ["warlord"], "", 7)
    acts(game, "adventurer:wizard")
    assert health(game, 1) == 4 + 2


@rule("SW-SUM-6", "SW-WIN-4")
def test_a_summon_without_an_unhallowed_is_the_end() -> None:
    game = watching(["summon", "wolf"], [])
    assert game.outcome is None
    events = acts(game, "adventurer:wizard")
    assert names(events) == ["exhausted", "lost"]  # it is paid for all the same
    assert game.outcome is not None
    assert game.outcome.won == ()
    assert "SW-SUM-6" in game.outcome.rules
    assert game.decision is None


@rule("SW-SUM-7")
def test_an_effect_on_a_hidden_summon_hits_the_unhallowed_instead() -> None:
    game = watching(["wolf up", "summon", "bear"], ["lich"])
    events = acts(game, "exhaust:ranger.long_shot", "line:2")
    assert asked(game) == "WhoAnswers"
    events = acts(game, "adventurer:wizard")
    assert names(events, "unhallowed_came", "defeated") == ["unhallowed_came", "defeated"]
    assert pile(game, "graveyard") == ["lich", "summon-1"]
    assert pile(game, "line") == ["wolf-1", "bear-1"]


@rule("SW-SUM-8")
@pytest.mark.parametrize("unhallowed", ["wraith_lord", "hydra", "pyromancer", "wyvern_rider", "goblin_chief"])
def test_an_unhallowed_struck_down_so_uses_no_power(unhallowed: str) -> None:
    game = watching(["wolf up", "summon", "bear"], [unhallowed], 'graveyard = ["goblins", "wyvern"]')
    events = acts(game, "exhaust:ranger.long_shot", "line:2", "adventurer:wizard")
    assert "power_used" not in names(events)
    assert names(events).count("exhausted") == 1  # for the Summon
    assert pile(game, "graveyard") == [unhallowed, "summon-1", "goblins-1", "wyvern-1"]
    assert pile(game, "line") == ["wolf-1", "bear-1"]


@rule("SW-SUM-8")
def test_an_unhallowed_that_was_there_before_uses_its_defeated_power() -> None:
    game = watching(["wraith_lord up damage 11", "bear up"], ["lich"])
    events = acts(game, "attack:1", "die:wizard.3", "strike")
    assert cards_of(game, events, "power_used") == ["wraith_lord"]


@rule("SW-SUM-9")
def test_a_defeated_unhallowed_lies_in_the_graveyard() -> None:
    game = watching(["lich up damage 13", "bear up"], ["warlord"], 'graveyard = ["eagle"]')
    events = acts(game, "attack:1", "die:wizard.3", "strike")
    assert pile(game, "graveyard") == ["lich", "eagle-1"]
    assert pile(game, "unhallowed") == ["warlord"]
    assert cite(events, "defeated", "SW-SUM-9")


@rule("SW-SUM-10")
def test_a_summon_laid_face_down_does_not_call() -> None:
    # to the end of the Line
    game = watching(["wolf up", "bear up", "eagle up"], ["lich"], 'deck = ["summon"]', 1)
    events = acts(game, "exhaust:wizard.chaos_blast", "line:3")
    assert pile(game, "line") == ["wolf-1", "summon-1"]
    assert "summon_resolves" not in names(events)
    # to the Horde
    game = watching(["acolyte"], ["lich"], 'deck = ["summon", "bear"]\nhorde = []')
    assert pile(game, "horde") == ["summon-1"]
    assert "summon_resolves" not in names(game.events())
    # to the deck
    game = watching(["acolyte"], ["lich"], 'deck = ["bear"]\ngraveyard = ["summon"]')
    assert pile(game, "deck") == ["summon-1"]
    assert "summon_resolves" not in names(game.events())


@rule("SW-SUM-10")
def test_a_summon_looked_at_does_not_call() -> None:
    game = at('phase = "camp"\ncamper = "rogue"\ndeck = ["summon", "bear"]\n[[adventurer]]\nid = "rogue"')
    events = acts(game, "scout_ahead:rogue.3", "top:summon-1")
    assert "looked" in names(events)
    assert not names(events, "summon_resolves", "unhallowed_came", "exhausted")
    assert cite(events, "looked", "SW-SUM-10")


@rule("SW-SUM-11")
def test_an_unhallowed_from_the_creature_deck_turns_up_like_a_creature() -> None:
    game = at("""
        phase = "camp"
        camper = "rogue"
        firewood = 1
        deck = ["pyromancer", "summon", "bear", "wolf", "eagle", "treant", "fae"]
        unhallowed = ["lich", "warlord"]
        [[adventurer]]
        id = "rogue"
        dice = [1, 2, 4]
    """)
    events = acts(game, *[f"chop_wood:rogue.{die}" for die in (1, 2, 3)])
    assert names(events, "turned_up", "power_used", "summon_resolves") == [
        "turned_up",  # the Pyromancer, who moves to the end
        "power_used",
        "turned_up",
        "summon_resolves",
    ]
    assert "unhallowed_came" not in names(events)
    assert pile(game, "unhallowed") == ["lich", "warlord"]
    acts(game, "adventurer:cleric", "card:cleric.rebuke")
    assert pile(game, "unhallowed") == ["warlord"]
    assert pile(game, "line")[0] == "lich"


@rule("SW-SUM-12")
def test_unhallowed_come_from_the_top_of_their_deck() -> None:
    game = watching(["summon", "summon", "bear"], ["lich", "warlord", "hydra"], "", 7)
    acts(game, "adventurer:ranger", "card:ranger.elf_senses")
    assert pile(game, "line")[0] == "lich"
    events = acts(game, "adventurer:ranger", "card:ranger.slumber")
    assert pile(game, "line")[:2] == ["lich", "warlord"]
    assert pile(game, "unhallowed") == ["hydra"]
    assert cite(events, "unhallowed_came", "SW-SUM-12")
