"""Revealing and settling (SW-REV)."""

import random

import pytest

import emberwatch
from emberwatch import Game
from tests.marks import rule
from tests.rules.reading import asked, cards_of, exhausted, face_up, health, keys, pile
from tests.rules.told import acts, cite, first, names
from tests.setawatch.table import at

RESTING_ROGUE = """
[[adventurer]]
id = "wizard"
abilities = ["illuminate", "chaos_blast", "polymorph"]
dice = [6, 4, 2]
[[adventurer]]
id = "cleric"
abilities = ["blinding_light", "rebuke", "protective_ward"]
dice = [5, 3, 1]
[[adventurer]]
id = "ranger"
abilities = ["slumber", "elf_senses", "far_sight"]
dice = [8, 7, 1]
"""


def watching(line: list[str], firewood: int, table: str = "") -> Game:
    """A Watch of Wizard, Cleric and Ranger."""
    return at(f"line = {line}\nfirewood = {firewood}\n{table}\n{RESTING_ROGUE}")


def backstabbing(line: list[str], table: str = "") -> Game:
    """The Rogue, whose dice come to 3, is about to use Backstab in little light."""
    return at(f"""
        firewood = 1
        line = {line}
        {table}
        [[adventurer]]
        id = "rogue"
        abilities = ["backstab"]
        dice = [1, 1, 1]
        [[adventurer]]
        id = "warrior"
        dice = [8, 7, 2]
    """)


@rule("SW-REV-1")
@pytest.mark.parametrize(("firewood", "level"), [(1, 1), (6, 1), (7, 2), (11, 2), (12, 3), (15, 3)])
def test_firewood_lights_one_two_or_three_positions(firewood: int, level: int) -> None:
    game = watching(["wolf", "bear", "eagle", "eagle"], firewood)
    assert game.view()["light"] == level
    assert face_up(game) == [position < level for position in range(4)]


@rule("SW-REV-2")
@pytest.mark.parametrize(("firewood", "dark", "with_senses"), [(5, 1, 1), (8, 1, 2), (12, 2, 3)])
def test_changes_to_the_light_are_summed_first(firewood: int, dark: int, with_senses: int) -> None:
    game = watching(["wolf", "bear", "eagle", "eagle"], firewood, 'location = "underground_tomb"')
    assert game.view()["light"] == sum(face_up(game)) == dark
    game.play("exhaust:ranger.elf_senses")
    assert game.view()["light"] == sum(face_up(game)) == with_senses  # not the floor of 1 and then 1 more


@rule("SW-REV-3", "SW-REV-4")
def test_the_lit_positions_are_the_nearest_of_all_cards() -> None:
    game = watching(["wolf up", "bear", "eagle", "treant"], 7)
    assert face_up(game) == [True, True, False, False]
    assert cards_of(game, game.events(), "turned_up") == ["bear-1"]
    assert cite(game.events(), "turned_up", "SW-REV-4")


@rule("SW-REV-5")
def test_a_card_is_done_before_the_next_is_turned() -> None:
    game = watching(["vampire-1", "vampire-2"], 7)
    assert (
        names(game.events(), "turned_up", "power_used", "die_stolen") == ["turned_up", "power_used", "die_stolen"] * 2
    )
    assert cards_of(game, game.events(), "turned_up") == ["vampire-1", "vampire-2"]
    assert [event.args["die"] for event in game.events() if event.name == "die_stolen"] == [6, 7]  # the 8, then the 7
    assert cite(game.events(), "turned_up", "SW-REV-5")


@rule("SW-REV-6")
def test_a_turned_card_reveals_and_then_comes_first() -> None:
    game = watching(["acolyte"], 1, 'deck = ["bear", "wolf"]\nhorde = []\ngraveyard = ["summon"]')
    story = names(game.events(), "turned_up", "power_used", "unseen_joins_horde", "deck_shuffled")
    assert story == ["turned_up", "power_used", "unseen_joins_horde", "power_used", "deck_shuffled"]
    assert pile(game, "horde") == ["bear-1"]  # taken before the Summon was shuffled in
    assert cite(game.events(), "power_used", "SW-REV-6")


@rule("SW-REV-7")
def test_a_card_stays_up_when_the_light_falls() -> None:
    game = watching(["wolf", "bear", "eagle"], 7)
    game.play("passive:wizard.illuminate")  # 1 firewood is paid
    assert game.view()["light"] == 1
    assert face_up(game) == [True, True, True]


@rule("SW-REV-8")
def test_the_light_is_read_afresh_after_each_card() -> None:
    game = watching(["fae", "wolf"], 7)
    assert game.view()["firewood"] == 6
    assert face_up(game) == [True, False]  # the second was lit when the first was turned
    assert face_up(watching(["fae", "wolf"], 8)) == [True, True]


@rule("SW-REV-8")
def test_positions_are_read_afresh_after_each_card() -> None:
    game = watching(["wolf", "goblins", "eagle"], 7)
    assert pile(game, "line") == ["goblins-1", "wolf-1", "eagle-1"]
    assert face_up(game) == [True, True, False]
    game = watching(["goblins", "fell_beast", "eagle"], 7, 'deck = ["bear"]')
    assert pile(game, "line") == ["goblins-1", "fell_beast-1", "eagle-1"]


@rule("SW-REV-9")
def test_settling_feeds_the_fire_before_a_creature_falls() -> None:
    game = watching(["wolf up damage 9", "bear"], 0)
    assert asked(game) == "FeedFire"
    assert pile(game, "line") == ["wolf-1", "bear-1"]
    events = game.play("card:cleric.rebuke")
    assert names(events, "wood_gained", "defeated", "turned_up") == ["wood_gained", "defeated", "turned_up"]


@rule("SW-REV-9")
def test_settling_defeats_the_nearest_first_and_then_turns_cards_up() -> None:
    game = watching(["eagle", "wolf up damage 9", "bear up damage 9", "treant"], 12)
    assert names(game.events(), "defeated", "turned_up") == ["defeated", "defeated", "turned_up", "turned_up"]
    assert cards_of(game, game.events(), "defeated") == ["wolf-1", "bear-1"]
    assert cards_of(game, game.events(), "turned_up") == ["eagle-1", "treant-1"]


@rule("SW-REV-9", "SW-REV-19")
def test_settling_defeats_before_a_first_power_works() -> None:
    game = watching(["warlord up damage 10", "fae up damage 6", "bear up"], 7)
    events = acts(game, "attack:1", "die:wizard.3", "strike")
    assert cards_of(game, events, "defeated") == ["warlord", "fae-1"]
    assert "power_used" not in names(events)
    assert game.view()["firewood"] == 7


@rule("SW-REV-9")
def test_settling_goes_outwards_from_the_camp() -> None:
    game = watching(["fell_beast", "vampire"], 7, 'deck = ["fae"]')
    story = [event for event in game.events() if event.name in ("turned_up", "power_used")]
    turned = ["fell_beast-1", "fell_beast-1", "fae-1", "fae-1"]  # turned up, first; turned up, first
    assert [game.state.cards.ids[event.args["card"]] for event in story] == turned
    assert pile(game, "line") == ["fae-1", "fell_beast-1", "vampire-1"]
    assert face_up(game) == [True, True, False]  # what was second has become third


@rule("SW-REV-10")
def test_nothing_can_be_done_while_the_line_settles() -> None:
    game = at("""
        line = ["vampire", "wolf", "bear"]
        firewood = 7
        [[adventurer]]
        id = "wizard"
        dice = [6, 6, 1]
        abilities = ["illuminate"]
        [[adventurer]]
        id = "cleric"
        dice = [1, 1, 1]
        [[adventurer]]
        id = "ranger"
        dice = [1, 1, 1]
    """)
    actions = {"attack:1", "passive:wizard.illuminate", "fire", "stop"}
    assert set(keys(game)) == {"die:wizard.1", "die:wizard.2"}
    for action in actions:
        assert "SW-REV-10" in game.why_not(action)
    game.play("die:wizard.1")
    assert actions < set(keys(game))


@rule("SW-REV-11", "SW-CARD-19")
def test_an_effect_is_finished_before_a_first_power_works() -> None:
    game = watching(["wolf up", "bear up", "fae up"], 5, 'deck = ["eagle"]')
    events = acts(game, "exhaust:wizard.chaos_blast", "line:1")
    story = names(events, "defeated", "laid_unseen", "power_used", "wood_lost")
    assert story == ["defeated", "defeated", "laid_unseen", "power_used", "wood_lost"]


@rule("SW-REV-11", "SW-CARD-25")
def test_a_reveal_power_works_within_the_effect_that_caused_it() -> None:
    game = at("""
        line = ["wolf up", "vampire"]
        firewood = 1
        [[adventurer]]
        id = "rogue"
        abilities = ["throwing_daggers"]
        dice = [2, 3, 3]
        [[adventurer]]
        id = "warrior"
        dice = [1, 1, 8]
    """)
    game.play("exhaust:rogue.throwing_daggers")
    events = game.events()
    assert names(events, "turned_up", "die_stolen") == ["turned_up", "die_stolen"]
    assert asked(game) == "Aim"  # only now is the die set
    assert {"die:rogue.1", "die:rogue.2"} <= set(keys(game))


@rule("SW-REV-12")
def test_several_cards_are_turned_one_by_one_nearest_first() -> None:
    game = watching(["wolf up", "summon", "bear"], 1, 'unhallowed = ["lich"]')
    events = acts(game, "exhaust:cleric.blinding_light", "line:3", "line:2")
    events += acts(game, "adventurer:wizard", "card:wizard.illuminate")
    story = names(events, "turned_up", "summon_resolves", "exhausted", "unhallowed_came")
    assert story == ["turned_up", "summon_resolves", "exhausted", "unhallowed_came", "turned_up"]
    assert pile(game, "line") == ["wolf-1", "lich", "bear-1"]


@rule("SW-REV-12")
def test_an_effect_that_compares_sees_all_cards_before_their_reveal_powers() -> None:
    game = backstabbing(["wolf up", "goblins", "summon", "vampire"], 'unhallowed = ["pyromancer"]')
    events = acts(game, "exhaust:rogue.backstab", "line:3", "line:2")
    assert names(events, "turned_up", "power_used") == ["turned_up", "turned_up"]
    assert cards_of(game, events, "turned_up") == ["goblins-1", "summon-1"]
    assert asked(game) == "WhoAnswers"  # the Summon alone is answered at once
    events = acts(game, "adventurer:warrior", "card:warrior.wound")
    assert cards_of(game, events, "power_used") == ["goblins-1", "pyromancer"]
    assert pile(game, "line") == ["goblins-1", "wolf-1", "vampire-1", "pyromancer"]


@rule("SW-REV-13")
def test_a_card_that_enters_face_up_reveals() -> None:
    game = watching(["wolf up", "bear up"], 7, 'graveyard = ["vampire"]')
    events = acts(game, "exhaust:wizard.polymorph", "line:2")
    assert names(events, "entered", "power_used", "die_stolen") == ["entered", "power_used", "die_stolen"]
    assert cite(events, "entered", "SW-REV-13")
    assert pile(game, "line") == ["wolf-1", "vampire-1"]


@rule("SW-REV-14")
def test_moving_triggers_no_reveal_power() -> None:
    game = watching(["vampire up", "wolf up", "bear up"], 12)
    events = acts(game, "exhaust:cleric.rebuke")
    if asked(game) == "WhichPart":
        events += game.play("choose:1")
    events += acts(game, "line:1", "line:3")
    assert pile(game, "line") == ["wolf-1", "bear-1", "vampire-1"]
    assert "power_used" not in names(events)
    assert cite(events, "moved", "SW-REV-14")


@rule("SW-REV-14", "SW-CARD-21")
def test_being_turned_down_and_up_again_triggers_it() -> None:
    game = watching(["vampire up", "wolf up", "bear up"], 12)
    events = acts(game, "exhaust:ranger.slumber", "line:1")
    assert names(events, "turned_down", "turned_up", "power_used") == ["turned_down", "turned_up", "power_used"]
    assert "die_stolen" in names(events)


@rule("SW-REV-15", "SW-CARD-6")
def test_a_reveal_power_works_once_in_a_settling() -> None:
    game = watching(["graveshifter-1", "wolf up"], 1, 'graveyard = ["graveshifter-2", "bear"]')
    assert cards_of(game, game.events(), "power_used") == ["graveshifter-1", "graveshifter-2"]
    assert pile(game, "line") == ["graveshifter-1", "wolf-1"]
    assert pile(game, "graveyard") == ["graveshifter-2", "bear-1"]
    assert cite(game.events(), "power_used", "SW-REV-15")


@rule("SW-REV-15")
def test_after_the_next_action_it_works_again() -> None:
    game = watching(["graveshifter-1", "wolf up"], 12, 'graveyard = ["graveshifter-2"]')
    events = acts(game, "exhaust:ranger.slumber", "line:1")
    assert cards_of(game, events, "power_used") == ["graveshifter-1", "graveshifter-2"]


@rule("SW-REV-16")
def test_a_first_power_works_each_time_its_card_comes_first() -> None:
    game = watching(["fae", "goblins-1", "wolf"], 9)
    assert pile(game, "line") == ["goblins-1", "fae-1", "wolf-1"]
    assert game.view()["firewood"] == 8  # once, before it was pushed back
    events = acts(game, "attack:1", "die:wizard.1", "strike")
    assert cards_of(game, events, "power_used") == ["fae-1"]
    assert game.view()["firewood"] == 7
    assert cite(events, "power_used", "SW-REV-16")
    events = acts(game, "attack:2", "die:wizard.2", "strike")
    assert "power_used" not in names(events)  # it has been first all the time
    assert game.view()["firewood"] == 7


@rule("SW-REV-16")
def test_a_first_power_waits_until_its_card_is_face_up() -> None:
    game = watching(["wolf up", "fae"], 1)
    assert "power_used" not in names(game.events())
    events = acts(game, "attack:1", "die:wizard.1", "strike")
    assert names(events, "defeated", "turned_up", "power_used") == ["defeated", "turned_up", "power_used"]


@rule("SW-REV-17", "SW-CARD-4")
def test_a_power_marked_once_works_once() -> None:
    game = watching(["fell_beast", "wolf"], 1, 'deck = ["bear", "eagle"]')
    assert pile(game, "line") == ["bear-1", "fell_beast-1", "wolf-1"]
    assert cite(game.events(), "power_used", "SW-REV-17")
    events = acts(game, "attack:1", "die:wizard.1", "strike")
    assert pile(game, "line") == ["fell_beast-1", "wolf-1"]
    assert "power_used" not in names(events)


@rule("SW-REV-19", "SW-REV-24")
def test_a_place_gained_and_lost_within_an_effect_does_nothing() -> None:
    game = watching(["wolf up", "wyvern up", "fae up", "bear up"], 12)
    events = acts(game, "exhaust:wizard.chaos_blast", "line:1")
    assert cards_of(game, events, "defeated") == ["wolf-1", "wyvern-1"]  # in passing the Wyvern was first
    assert cards_of(game, events, "power_used") == ["fae-1"]
    assert game.view()["firewood"] == 11


@rule("SW-REV-24")
def test_places_are_judged_after_every_change() -> None:
    game = watching(["fae up"], 7, "deck = []")
    events = acts(game, "exhaust:ranger.slumber")
    assert names(events, "turned_down", "turned_up", "power_used") == ["turned_down", "turned_up", "power_used"]
    assert game.view()["firewood"] == 6  # it lost the first place while it was face down


@rule("SW-REV-21")
def test_ongoing_powers_follow_every_change() -> None:
    game = watching(["wolf up", "zombie_horde-1 up", "warlord up"], 7, 'graveyard = ["bear-1"]')
    assert health(game, 2) == 7 + 4 + 2
    acts(game, "attack:1", "die:wizard.1", "die:cleric.3", "strike")  # the Wolf of 4 falls, Warlord adds 2 to it
    assert pile(game, "graveyard")[0] == "wolf-1"
    assert health(game, 1) == 7 + 4 + 2
    game = watching(["zombie_horde-1 up", "warlord up negated"], 7, 'graveyard = ["ember_drake-2"]')
    assert health(game, 1) == 7 + 12


@rule("SW-REV-22", "SW-INV-3")
@pytest.mark.parametrize("seed", range(6))
def test_the_party_acts_only_when_all_lit_cards_are_up(seed: int) -> None:
    game = emberwatch.new("setawatch", seed=seed, difficulty="insane")
    chance = random.Random(seed)
    while game.decision:
        if asked(game) == "Window":
            view = game.view()
            assert all(place["up"] for place in view["line"] if place["lit"])
            assert view["line"][: view["light"]] == [place for place in view["line"] if place["lit"]]
            assert 1 <= view["firewood"] <= 15
        game.play(chance.choice(keys(game)))


@rule("SW-REV-22")
def test_the_first_actions_come_after_all_lit_cards_are_settled() -> None:
    game = watching(["goblins-1", "summon", "wolf"], 12, 'unhallowed = ["lich"]')
    assert asked(game) == "WhoAnswers"
    assert "SW-REV-22" in game.why_not("attack:1")
    acts(game, "adventurer:wizard", "card:wizard.illuminate")
    assert face_up(game) == [True, True, True]
    assert asked(game) == "Window"


@rule("SW-REV-23")
def test_abilities_and_powers_reveal_without_light() -> None:
    game = watching(["wolf", "bear", "eagle"], 3)
    assert face_up(game) == [True, False, False]
    events = game.play("passive:wizard.illuminate")
    assert face_up(game) == [True, True, False]
    assert cite(events, "turned_up", "SW-REV-23")
    assert game.view()["light"] == 1
    assert face_up(watching(["forest_giant", "bear", "eagle"], 3)) == [True, True, False]


@rule("SW-REV-25", "SW-CARD-9")
@pytest.mark.parametrize(("answer", "stolen"), [("line:2", 0), ("none", 1)])
def test_a_waiting_reveal_power_is_lost_with_its_card(answer: str, stolen: int) -> None:
    game = backstabbing(["wolf up", "vampire-1", "bear"])
    acts(game, "exhaust:rogue.backstab", "line:2")
    events = game.play(answer)
    assert len(names(events, "power_used")) == len(names(events, "die_stolen")) == stolen


@rule("SW-REV-25")
def test_a_negated_card_has_no_reveal_power() -> None:
    for mark, stolen in ((" negated", 0), ("", 1)):
        game = watching([f"vampire up{mark}", "wolf up", "bear up"], 12)
        events = acts(game, "exhaust:ranger.slumber", "line:1")
        assert names(events).count("turned_up") == 1
        assert names(events).count("die_stolen") == stolen


def test_an_exhausted_passive_reveals_nothing() -> None:
    game = watching(["wolf", "bear"], 3)
    acts(game, "fire", "card:wizard.illuminate")
    assert exhausted(game) == {"wizard.illuminate"}
    assert first(game.events(), "turned_up").args["position"] == 0
    assert "passive:wizard.illuminate" not in keys(game)
