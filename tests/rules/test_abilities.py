"""Abilities (SW-ABL)."""

import pytest

from emberwatch import Game
from tests.marks import rule
from tests.rules.reading import asked, cards_of, exhausted, face_up, health, keys, pile
from tests.rules.told import acts, cite, names
from tests.setawatch.table import at

PARTY = {
    "warrior": 'abilities = ["wound", "throw_axe", "giants_bane"]\ndice = [8, 4, 1]',
    "ranger": 'abilities = ["slumber", "far_sight", "elf_senses"]\ndice = [7, 3, 2]',
    "cleric": 'abilities = ["rebuke", "banish", "protective_ward"]\ndice = [6, 5, 1]',
    "wizard": 'abilities = ["curse", "shockbolt", "polymorph"]\ndice = [6, 6, 6]',
}
WARRIOR_WORN_OUT = 'abilities = ["wound exhausted", "throw_axe exhausted", "giants_bane exhausted"]'
RANGER_WORN_OUT = 'abilities = ["slumber exhausted", "far_sight exhausted", "elf_senses exhausted"]'
CLERIC_WORN_OUT = 'abilities = ["rebuke exhausted", "banish exhausted", "protective_ward exhausted"]'


def watching(line: list[str], table: str = "", firewood: int = 12, **others: str) -> Game:
    """A Watch of Warrior, Ranger and Cleric while the Wizard rests; `others` are written instead of some of them."""
    party = "".join(f'[[adventurer]]\nid = "{one}"\n{what}\n' for one, what in {**PARTY, **others}.items())
    return at(f"line = {line}\nfirewood = {firewood}\n{table}\n{party}")


def ways(game: Game, adventurer: str) -> set[str]:
    """How this Adventurer's abilities can be used now."""
    return {key for key in keys(game) if key.partition(":")[2].startswith(f"{adventurer}.")}


def states(game: Game, adventurer: str) -> list[str]:
    """Where the Adventurer's dice are."""
    found = next(one for one in game.view()["party"] if one["id"] == adventurer)
    return [die["state"] for die in found["dice"]]


def card(game: Game, key: str) -> dict[str, object]:
    """An equipped ability card."""
    return next(card for one in game.view()["party"] for card in one["abilities"] if card["key"] == key)


def reasons(game: Game, key: str) -> set[str]:
    """The rules that forbid this."""
    return {rule for barred in game.barred() if barred.key == key for rule in barred.rules}


@rule("SW-ABL-1")
def test_equipped_cards_of_those_who_fight_on_watch_can_be_used() -> None:
    game = watching(["bear-1 up", "skeletons-1 up"], ranger=RANGER_WORN_OUT)
    both = {f"{way}:warrior.{card}" for way in ("use", "exhaust") for card in ("wound", "throw_axe", "giants_bane")}
    assert ways(game, "warrior") == both
    assert not ways(game, "ranger")
    assert not ways(game, "wizard")
    assert {"SW-ABL-1", "SW-ABL-14"} <= reasons(game, "use:ranger.far_sight")
    assert {"SW-ABL-1", "SW-CAMP-1"} <= reasons(game, "exhaust:wizard.shockbolt")
    events = acts(game, "exhaust:warrior.wound", "line:1")
    assert cite(events, "ability_by_exhausting", "SW-ABL-1")


@rule("SW-ABL-1", "SW-ABL-15")
def test_a_card_refreshed_for_one_who_sits_out_is_not_used() -> None:
    game = watching(
        [],
        'phase = "camp"\nlocation = "tranquil_village"\ndeck = ["bear", "wolf"]',  # it refreshes for low dice
        warrior=f"{WARRIOR_WORN_OUT}\ndice = [1, 1, 1]",
        wizard="dice = [6, 5, 4]",
    )
    acts(game, "chop_wood:wizard.1", "chop_wood:wizard.2", "chop_wood:wizard.3", "card:warrior.wound")
    assert asked(game) == "Window"
    assert card(game, "warrior.wound")["exhausted"] is False
    assert not ways(game, "warrior")
    assert {"SW-ABL-1", "SW-ABL-14"} <= reasons(game, "use:warrior.wound")
    assert ways(game, "ranger")


@rule("SW-ABL-1")
def test_abilities_wait_for_an_action_window() -> None:
    game = watching(["bear-1 up", "summon", "wolf-1"], 'unhallowed = ["lich"]')
    assert asked(game) == "WhoAnswers"
    assert not ways(game, "warrior")
    assert "SW-GEN-15" in reasons(game, "exhaust:warrior.wound")
    acts(game, "adventurer:ranger", "card:ranger.slumber")
    assert "exhaust:warrior.wound" in keys(game)


@rule("SW-ABL-2")
def test_an_own_available_die_of_any_value_uses_an_active_card_once() -> None:
    game = watching(["treant-1 up", "bear-1 up"], warrior='abilities = ["wound"]\ndice = [8, "4 spent", 1]')
    game.play("use:warrior.wound")
    assert set(keys(game)) == {"die:warrior.1", "die:warrior.3"}  # a spent one or another's does not do
    events = acts(game, "die:warrior.3", "line:1")
    assert health(game, 1) == 4
    assert states(game, "warrior") == ["available", "spent", "spent"]
    assert not exhausted(game)
    assert "use:warrior.wound" not in keys(game)
    assert "SW-ABL-2" in game.why_not("use:warrior.wound")
    assert cite(events, "ability_by_die", "SW-ABL-2", "SW-DIE-6")


@rule("SW-ABL-3", "SW-ABL-5")
def test_exhausting_a_card_uses_it_without_any_die() -> None:
    game = watching(["treant-1 up", "bear-1 up"])
    events = acts(game, "exhaust:warrior.wound", "line:1")
    assert health(game, 1) == 4
    assert exhausted(game) == {"warrior.wound"}
    assert states(game, "warrior") == ["available"] * 3
    assert card(game, "warrior.wound")["used_by_die"] is False
    assert cite(events, "ability_by_exhausting", "SW-ABL-3", "SW-ABL-5")


@rule("SW-ABL-3")
def test_an_exhausted_card_is_not_exhausted_for_its_effect() -> None:
    game = watching(["treant-1 up", "bear-1 up"], warrior='abilities = ["wound exhausted", "throw_axe", "giants_bane"]')
    assert "exhaust:warrior.wound" not in keys(game)
    assert "SW-ABL-3" in game.why_not("exhaust:warrior.wound")


@rule("SW-ABL-4")
def test_a_card_is_used_both_ways_in_a_round() -> None:
    game = watching(["ember_drake-1 up", "bear-1 up"])
    acts(game, "use:warrior.wound", "die:warrior.3", "line:1")
    assert health(game, 1) == 5
    events = acts(game, "exhaust:warrior.wound", "line:1")
    assert health(game, 1) == 2
    assert states(game, "warrior") == ["available", "available", "spent"]
    assert exhausted(game) == {"warrior.wound"}
    assert cite(events, "ability_by_exhausting", "SW-ABL-4")
    assert not {"use:warrior.wound", "exhaust:warrior.wound"} & set(keys(game))


@rule("SW-ABL-4")
def test_an_exhausted_card_takes_no_die() -> None:
    game = watching(["treant-1 up", "bear-1 up"])
    acts(game, "exhaust:warrior.wound", "line:1")
    assert "use:warrior.wound" not in keys(game)
    assert "SW-ABL-4" in game.why_not("use:warrior.wound")


@rule("SW-ABL-5")
def test_a_card_is_exhausted_by_whoever_has_no_die_left() -> None:
    game = watching(["treant-1 up", "bear-1 up"], warrior='dice = ["8 spent", "4 spent", "1 spent"]')
    assert ways(game, "warrior") == {f"exhaust:warrior.{card}" for card in ("wound", "throw_axe", "giants_bane")}
    acts(game, "exhaust:warrior.wound", "line:1")
    assert health(game, 1) == 4


@rule("SW-ABL-6", "SW-ABL-4")
@pytest.mark.parametrize(
    ("used", "left"),
    [
        ("", {"use:warrior.wound", "exhaust:warrior.wound"}),
        (" used by exhausting", {"use:warrior.wound"}),  # refreshed, it takes a die after all
        (" used by die", {"exhaust:warrior.wound"}),
        (" used by die used by exhausting", set()),
    ],
)
def test_a_refreshed_card_has_only_the_ways_not_used_before(used: str, left: set[str]) -> None:
    game = watching(["treant-1 up", "bear-1 up"], warrior=f'abilities = ["wound{used}", "cleave", "berserker"]')
    assert ways(game, "warrior") == left
    for way in {"use:warrior.wound", "exhaust:warrior.wound"} - left:
        assert "SW-ABL-6" in game.why_not(way)


@rule("SW-ABL-6")
def test_refreshing_leaves_the_marks_of_this_round() -> None:
    game = watching(["treant-1 up"], 'location = "hidden_temple"')  # refreshes two cards at the end of a good round
    acts(game, "use:warrior.wound", "die:warrior.3", "exhaust:warrior.wound")
    game.play("exhaust:warrior.giants_bane")
    acts(game, "fire", "card:ranger.slumber", "fire", "card:ranger.far_sight")
    acts(game, "attack:1", "die:warrior.1", "strike")
    assert asked(game) == "RefreshAny"
    events = game.play("card:warrior.wound")
    wound = card(game, "warrior.wound")
    assert (wound["exhausted"], wound["used_by_die"], wound["used_by_exhausting"]) == (False, True, True)
    assert cite(events, "refreshed", "SW-ABL-6")


@rule("SW-ABL-6", "SW-ABL-13")
def test_a_new_round_gives_back_the_ways_but_not_the_cards() -> None:
    game = watching(["treant-1 up"])
    acts(game, "use:warrior.wound", "die:warrior.3", "exhaust:warrior.wound", "use:ranger.far_sight", "die:ranger.3")
    events = acts(game, "attack:1", "die:warrior.1", "strike")
    assert "round_over" in names(events)
    assert "refreshed" not in names(events)
    assert exhausted(game) == {"warrior.wound"}
    assert not any(card["used_by_die"] for one in game.view()["party"] for card in one["abilities"])


@rule("SW-ABL-7")
def test_a_passive_card_takes_no_die_and_is_not_exhausted_for_an_effect() -> None:
    game = watching(["bear-1 up", "wolf-1 up"])
    assert "passive:cleric.protective_ward" in keys(game)
    assert not {"use:cleric.protective_ward", "exhaust:cleric.protective_ward"} & set(keys(game))
    game.play("passive:cleric.protective_ward")
    assert pile(game, "line") == ["wolf-1"]
    assert not exhausted(game)
    assert states(game, "cleric") == ["available"] * 3
    assert "SW-ABL-7" in game.why_not("passive:cleric.protective_ward")  # it says once a round


@rule("SW-ABL-8")
def test_a_passive_card_can_be_paid_with_and_then_stops_working() -> None:
    game = watching(["bear-1 up", "wolf-1 up"])
    acts(game, "fire", "card:cleric.protective_ward")
    assert exhausted(game) == {"cleric.protective_ward"}
    assert "passive:cleric.protective_ward" not in keys(game)
    assert "SW-ABL-8" in game.why_not("passive:cleric.protective_ward")


@rule("SW-ABL-9")
def test_abilities_reach_any_position_but_what_has_to_be_revealed_is() -> None:
    game = watching(["bear-1 up", "wolf-1 up", "eagle-1 up", "treant-1", "treant-2 up"], firewood=1)
    game.play("exhaust:warrior.wound")
    assert set(keys(game)) == {"line:1", "line:2", "line:3", "line:5"}


@rule("SW-ABL-11")
def test_unused_cards_never_work() -> None:
    cleave_unused = (
        'abilities = ["wound", "throw_axe", "giants_bane"]\nunused = ["cleave", "berserker"]\ndice = [8, 4, 1]'
    )
    game = watching(["wolf-1 up", "bear-1 up"], warrior=cleave_unused)
    events = acts(game, "attack:1", "die:warrior.1", "strike")  # 8 against 4
    assert cards_of(game, events, "defeated") == ["wolf-1"]
    assert "die_kept" not in names(events)
    assert states(game, "warrior") == ["spent", "available", "available"]
    for way in ("use:warrior.berserker", "exhaust:warrior.berserker"):  # it would have a neighbour to strike
        assert way not in keys(game)
        assert "SW-ABL-11" in game.why_not(way)
    game.play("fire")
    assert not {"card:warrior.cleave", "card:warrior.berserker"} & set(keys(game))


@rule("SW-ABL-11")
def test_an_unused_passive_card_cannot_be_called_upon() -> None:
    unused = 'abilities = ["rebuke", "banish", "blinding_light"]\nunused = ["protective_ward", "cleanse_undead"]'
    game = watching(["skeletons-1 up", "wolf-1 up"], cleric=unused)
    for way in ("passive:cleric.protective_ward", "exhaust:cleric.cleanse_undead"):
        assert way not in keys(game)
        assert "SW-ABL-11" in game.why_not(way)


@rule("SW-ABL-12")
def test_the_last_fresh_card_on_watch_may_be_exhausted_for_its_effect() -> None:
    game = watching(
        ["treant-1 up", "bear-1 up"],
        warrior='abilities = ["wound", "throw_axe exhausted", "giants_bane exhausted"]\ndice = [8, 4, 1]',
        ranger=RANGER_WORN_OUT,
        cleric=CLERIC_WORN_OUT,
    )
    assert "exhaust:warrior.wound" in keys(game)
    events = acts(game, "exhaust:warrior.wound", "line:1")
    assert health(game, 1) == 4
    assert len(exhausted(game)) == 9
    assert game.outcome is None  # whether the party survives is asked at the end of the round
    assert "attack:1" in keys(game)
    assert cite(events, "ability_by_exhausting", "SW-ABL-12")


@rule("SW-ABL-14")
def test_who_sits_out_has_no_dice_cards_or_tamed_creatures_and_may_return() -> None:
    game = watching(
        ["bear-1 up", "wolf-1 up"],
        warrior='abilities = ["wound exhausted", "throw_axe exhausted", "cleave exhausted"]\ntamed = ["wolf-2"]',
    )
    assert [one["sits_out"] for one in game.view()["party"]] == [True, False, False, False]
    assert not ways(game, "warrior")
    game.play("attack:1")
    assert not {key for key in keys(game) if "warrior" in key or "tamed" in key}
    acts(game, "die:ranger.1", "strike", "attack:1", "die:cleric.1", "strike")
    assert not any(one["sits_out"] for one in game.view()["party"])  # the round is over


@rule("SW-ABL-16")
def test_damage_by_an_ability_is_no_attack() -> None:
    game = watching(["metal_golem-1 up", "ember_drake-1 up"])  # which keeps attacks off the second card
    events = game.play("exhaust:warrior.throw_axe")
    assert names(events, "attacked", "damaged") == ["damaged"]
    assert game.view()["line"][1]["damage_taken"] == 8
    assert game.view()["line"][1]["dice"] == []
    assert cite(events, "damaged", "SW-ABL-16")


@rule("SW-ABL-17")
def test_an_ability_that_reveals_and_defeats_is_faster_than_a_reveal_power() -> None:
    game = watching(["bear-1 up", "vampire-1", "wolf-1"], firewood=1, ranger='abilities = ["long_shot"]')
    events = acts(game, "exhaust:ranger.long_shot", "line:2")
    assert names(events, "turned_up", "power_used", "die_stolen", "defeated") == ["turned_up", "defeated"]
    assert face_up(game) == [True, False]
