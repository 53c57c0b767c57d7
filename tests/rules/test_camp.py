"""The Camp phase (SW-CAMP)."""

from tests.marks import rule
from tests.rules.camping import camp, spaces
from tests.rules.reading import asked, exhausted, keys, pile
from tests.rules.told import acts, cite, names
from tests.setawatch.table import at


@rule("SW-CAMP-1")
def test_the_camper_takes_no_part_in_the_watch() -> None:
    game = at("""
        camper = "beast_master"
        line = ["wolf up"]
        [[adventurer]]
        id = "beast_master"
        abilities = ["tracking", "tame_beast", "hunt"]
        tamed = ["bear"]
        [[adventurer]]
        id = "warrior"
    """)
    assert "SW-CAMP-1" in game.why_not("passive:beast_master.tracking")
    assert "SW-CAMP-1" in game.why_not("use:beast_master.tame_beast")
    assert "SW-CAMP-1" in game.why_not("exhaust:beast_master.tame_beast")

    game.play("fire")
    assert len(keys(game)) == 9
    assert not [key for key in keys(game) if "beast_master" in key]
    game.undo()

    game.play("attack:1")
    assert "SW-CAMP-1" in game.why_not("die:beast_master.1")
    assert "die:warrior.1" in keys(game)
    assert "tamed:bear-1" not in keys(game)


@rule("SW-CAMP-1")
def test_a_passive_card_sleeps_while_its_owner_rests() -> None:
    for camper, question in (("bard", "Window"), ("rogue", "Double")):
        game = at(f"""
            camper = "{camper}"
            line = ["bear up", "wolf up"]
            [[adventurer]]
            id = "bard"
            abilities = ["harmonize"]
            [[adventurer]]
            id = "warrior"
            [[adventurer]]
            id = "rogue"
        """)
        acts(game, "attack:1", "die:warrior.3", "strike")
        assert asked(game) == question


@rule("SW-CAMP-2")
def test_the_camper_refreshes_a_card_of_its_choice_before_any_die() -> None:
    game = at("""
        phase = "pick"
        [[adventurer]]
        id = "cleric"
        abilities = ["rebuke exhausted", "banish", "cleanse_undead"]
        [[adventurer]]
        id = "rogue"
        abilities = ["backstab exhausted", "smoke_bomb", "poison_blade exhausted"]
    """)
    game.play("rest:rogue")
    assert game.decision is not None
    assert keys(game) == ("card:rogue.backstab", "card:rogue.poison_blade")
    assert "SW-CAMP-2" in game.decision.rules
    events = game.play("card:rogue.poison_blade")
    assert names(events) == ["refreshed"]
    assert exhausted(game) == {"cleric.rebuke", "rogue.backstab"}
    assert asked(game) == "Place"


@rule("SW-CAMP-2")
def test_a_rested_camper_refreshes_nothing() -> None:
    game = at(
        'phase = "pick"\n[[adventurer]]\nid = "cleric"\nabilities = ["rebuke exhausted"]\n[[adventurer]]\nid = "rogue"'
    )
    events = game.play("rest:rogue")
    assert "refreshed" not in names(events)
    assert exhausted(game) == {"cleric.rebuke"}
    assert asked(game) == "Place"


@rule("SW-CAMP-4")
def test_an_action_is_done_before_the_next_die() -> None:
    game = camp("[1, 2, 4]")
    events = game.play("scout_ahead:rogue.1")
    assert cite(events, "die_placed", "SW-CAMP-4")
    assert asked(game) == "LayBack"
    game.play(keys(game)[0])
    assert asked(game) == "LayBack"
    game.play(keys(game)[0])
    assert asked(game) == "Place"
    assert "scout_ahead:rogue.1" not in keys(game)


@rule("SW-CAMP-5")
def test_a_die_goes_on_the_board_the_own_action_or_a_rune() -> None:
    game = camp("[6, 6, 6]")
    assert {key.split(":")[0] for key in keys(game)} == {
        "chop_wood",
        "scout_ahead",
        "check_map",
        "heal",
        "equip",
        "own_action",
        "runes",
    }
    assert cite(game.play("chop_wood:rogue.1"), "die_placed", "SW-CAMP-5")


@rule("SW-CAMP-6")
def test_a_space_takes_one_die_and_an_action_as_many_as_it_has_spaces() -> None:
    game = camp("[1, 2, 4]")
    events = acts(game, "equip:rogue.1", "card:rogue.backstab", "ability:throwing_daggers")
    assert cite(events, "die_placed", "SW-CAMP-6")
    assert "SW-CAMP-6" in game.why_not("equip:rogue.2")

    game = camp("[1, 2, 4]")
    for die in (1, 2, 3):
        assert f"scout_ahead:rogue.{die}" in keys(game)
        acts(game, f"scout_ahead:rogue.{die}")
        acts(game, keys(game)[0])
        acts(game, keys(game)[0])
    assert game.view()["phase"] == "watch"


@rule("SW-CAMP-7")
def test_camp_ends_when_all_dice_are_placed_and_not_before() -> None:
    game = camp("[1, 3, 5]", "firewood = 15")
    for die in (1, 2, 3):
        assert game.view()["phase"] == "camp"
        assert {key.split(":")[1].split(".")[0] for key in keys(game)} == {"rogue"}  # no answer ends it early
        assert f"chop_wood:rogue.{die}" in keys(game)
        game.play(f"chop_wood:rogue.{die}")
    assert game.view()["phase"] == "watch"


@rule("SW-CAMP-20")
def test_no_die_is_wasted_on_an_action_without_effect() -> None:
    game = at("""
        phase = "camp"
        camper = "warrior"
        firewood = 15
        deck = []
        [[adventurer]]
        id = "warrior"
        dice = [6, 4, 2]
    """)
    for space in ("own_action", "heal", "scout_ahead"):
        assert "SW-CAMP-20" in game.why_not(f"{space}:warrior.1")
    assert "chop_wood:warrior.1" in keys(game)
    events = game.play("chop_wood:warrior.1")
    assert names(events) == ["die_placed"]
    assert game.view()["firewood"] == 15


@rule("SW-CAMP-22")
def test_who_has_no_card_left_when_camp_is_over_sits_out() -> None:
    tired = '["{}exhausted", "{}exhausted", "{}exhausted"]'
    for healed in (False, True):
        game = at(f"""
            phase = "camp"
            line = ["wolf up"]
            location = "mountain_keep"
            deck = ["bear", "bear", "eagle", "eagle"]
            [[adventurer]]
            id = "warrior"
            abilities = {tired.format("wound ", "throw_axe ", "giants_bane ")}
            [[adventurer]]
            id = "cleric"
            [[adventurer]]
            id = "wizard"
            [[adventurer]]
            id = "rogue"
            dice = [6, 1, 2]
        """)
        first = ("heal:rogue.1", "card:warrior.wound") if healed else ("chop_wood:rogue.1",)
        events = acts(game, *first, "chop_wood:rogue.2", "chop_wood:rogue.3")
        assert ("sits_out" in names(events)) != healed
        if not healed:
            assert cite(events, "sits_out", "SW-CAMP-22")
        game.play("attack:1")
        assert ("die:warrior.1" in keys(game)) == healed


@rule("SW-CAMP-23")
def test_after_the_last_die_the_line_is_set_up() -> None:
    game = camp("[1, 2, 4]")
    assert not pile(game, "line")
    events = acts(game, "chop_wood:rogue.1", "chop_wood:rogue.2")
    assert "line_laid" not in names(events)
    events = game.play("chop_wood:rogue.3")
    assert names(events)[:3] == ["die_placed", "wood_gained", "line_laid"]
    assert len(pile(game, "line")) == 6


@rule("SW-CAMP-24")
def test_no_card_is_burned_in_camp() -> None:
    game = camp("[1, 2, 4]", "firewood = 1")
    for die in (1, 2, 3):
        assert "fire" not in keys(game)
        assert "SW-CAMP-24" in game.why_not("fire")
        game.play(f"chop_wood:rogue.{die}")
    assert "fire" in keys(game)


@rule("SW-CAMP-25")
def test_the_spaces_of_an_action_fill_in_order() -> None:
    game = camp("[1, 2, 4]")
    assert [key for key in keys(game) if key.startswith("chop_wood")] == [f"chop_wood:rogue.{die}" for die in (1, 2, 3)]
    game.play("chop_wood:rogue.3")
    assert spaces(game)["chop_wood"] == ["rogue.3"]
    assert [key for key in keys(game) if key.startswith("chop_wood")] == ["chop_wood:rogue.1", "chop_wood:rogue.2"]
    game.play("chop_wood:rogue.1")
    assert set(spaces(game)["chop_wood"]) == {"rogue.1", "rogue.3"}
