"""What is different at each regular location: the creatures, the Summons, and where they go."""

from tests.marks import rule
from tests.setawatch.cards.four import arriving, exhausted, four, graveyard, health, keys, line, strike, watch_begins

# -- Forgotten Graveyard ---------------------------------------------------------------------------------------------


@rule("SW-CARD-30", "SW-DEF-1")
def test_at_the_forgotten_graveyard_undead_go_under_the_deck() -> None:
    game = four('location = "forgotten_graveyard"\nline = ["skeletons-1 up", "wolf up", "bear"]\ndeck = ["eagle"]')
    strike(game, 1, "warrior.1")
    strike(game, 1, "warrior.2")
    assert game.view()["known"]["deck"] == [None, "skeletons-1"]
    assert graveyard(game) == ["wolf-1"]


@rule("SW-CARD-30", "SW-DEF-6")
def test_at_the_forgotten_graveyard_the_party_picks_between_two_places() -> None:
    rogue = {"id": "rogue", "dice": [6, 6, 6], "abilities": ["stay_dead", "backstab", "smoke_bomb"]}
    game = four('location = "forgotten_graveyard"\nline = ["skeletons-1 up damage 3", "bear"]', bard=rogue)
    strike(game, 1, "rogue.1")
    assert set(keys(game)) == {"to:removed", "to:deck"}
    game.play("to:removed")
    assert "skeletons-1" in game.view()["removed"]


# -- Dark Woods ------------------------------------------------------------------------------------------------------


@rule("SW-HP-5", "SW-RND-5")
def test_in_the_dark_woods_forest_creatures_are_stronger() -> None:
    game = four('location = "dark_woods"\nline = ["wolf-1 up", "fae-1 up"]')
    assert [health(game, 1), health(game, 2)] == [5, 5]


@rule("SW-RND-4", "SW-FIRE-2")
def test_the_dark_woods_bring_wood_up_to_the_end_of_the_track() -> None:
    assert arriving("dark_woods", "firewood = 4").view()["firewood"] == 6
    assert arriving("dark_woods", "firewood = 14").view()["firewood"] == 15


# -- Ancient Crypt ---------------------------------------------------------------------------------------------------


@rule("SW-CARD-29")
def test_at_the_ancient_crypt_the_party_picks_the_unhallowed() -> None:
    game = four('location = "ancient_crypt"\nline = ["wolf up", "summon"]\nunhallowed = ["hydra", "warlord", "lich"]')
    game.play("adventurer:bard")
    told = [event.name for event in game.play("card:bard.line_dance")]
    assert told.count("looked") == 2  # the top one lies open anyway
    assert keys(game) == ("card:hydra", "card:warlord", "card:lich")
    game.play("card:warlord")
    assert line(game) == ["wolf-1", "warlord"]
    assert game.view()["known"]["unhallowed"] == ["hydra", "lich"]


@rule("SW-CARD-29", "SW-SUM-6")
def test_at_the_ancient_crypt_too_an_unhallowed_has_to_be_there() -> None:
    game = four('location = "ancient_crypt"\nline = ["wolf up", "summon"]\nunhallowed = []')
    game.play("adventurer:bard")
    game.play("card:bard.line_dance")
    assert game.view()["outcome"] == "lost"


# -- Goblin Caves ----------------------------------------------------------------------------------------------------


@rule("SW-HP-5")
def test_in_the_goblin_caves_goblins_are_stronger() -> None:
    game = four('location = "goblin_caves"\nline = ["goblins-1 up", "goblins-2 up"]')
    assert [health(game, 1), health(game, 2)] == [6 + 3, 7 + 3]


@rule("SW-CRE-4")
def test_in_the_goblin_caves_a_goblin_chief_is_an_unhallowed() -> None:
    game = four('location = "goblin_caves"\nline = ["goblin_chief up"]')
    assert health(game, 1) == 8


# -- Sea Fortress ----------------------------------------------------------------------------------------------------


@rule("SW-CARD-30", "SW-SUM-4")
def test_at_the_sea_fortress_a_summon_goes_under_the_deck() -> None:
    game = four('location = "sea_fortress"\nline = ["wolf up", "summon"]\nunhallowed = ["warlord"]\ndeck = ["bear"]')
    game.play("adventurer:bard")
    game.play("card:bard.line_dance")
    assert line(game) == ["wolf-1", "warlord"]
    assert graveyard(game) == []
    assert game.view()["known"]["deck"] == [None, "summon-1"]


def test_at_the_sea_fortress_creatures_lie_in_the_graveyard_as_ever() -> None:
    game = four('location = "sea_fortress"\nline = ["wolf up", "bear up"]')
    strike(game, 1, "warrior.1")
    assert graveyard(game) == ["wolf-1"]


# -- Mountain Keep ---------------------------------------------------------------------------------------------------

FIVE = 'deck = ["bear", "wolf", "eagle", "fae", "treant", "shade"]\nfirewood = 0\n'


@rule("SW-LINE-8")
def test_at_the_mountain_keep_the_strongest_of_the_dead_stands_last() -> None:
    game = watch_begins(
        f'location = "mountain_keep"\n{FIVE}graveyard = ["bandit", "warlord", "summon"]', knight={"dice": [1, 2, 4]}
    )
    last = game.view()["line"][-1]
    assert len(game.view()["line"]) == 6
    assert (last["up"], last["id"]) == (False, "warlord")
    assert graveyard(game) == ["bandit-1", "summon-1"]


@rule("SW-LINE-8", "SW-GEN-19")
def test_at_the_mountain_keep_the_party_picks_among_equals() -> None:
    game = watch_begins(f'location = "mountain_keep"\n{FIVE}graveyard = ["bandit", "wyvern-2", "acolyte-1"]')
    assert set(keys(game)) == {"card:bandit-1", "card:wyvern-2"}
    game.play("card:wyvern-2")
    assert game.view()["line"][-1]["id"] == "wyvern-2"


def test_at_the_mountain_keep_nobody_comes_from_an_empty_graveyard() -> None:
    game = watch_begins(f'location = "mountain_keep"\n{FIVE}graveyard = ["summon"]')
    assert len(game.view()["line"]) == 5


# -- Frost Caverns ---------------------------------------------------------------------------------------------------


@rule("SW-HP-1", "SW-HP-5")
def test_in_the_frost_caverns_dragons_are_weaker() -> None:
    game = four('location = "frost_caverns"\nline = ["wyvern-1 up", "ember_drake-1 up", "wolf-1 up"]')
    assert [health(game, position) for position in (1, 2, 3)] == [4, 9, 4]


@rule("SW-HP-4")
def test_in_the_frost_caverns_a_forest_giant_counts_the_full_base_health() -> None:
    game = four('location = "frost_caverns"\nline = ["forest_giant-1 up", "wyvern-1 up"]')
    assert health(game, 1) == 7 + 6


# -- Summoning Circle ------------------------------------------------------------------------------------------------


@rule("SW-CARD-40", "SW-LINE-8", "SW-REV-13")
def test_at_the_summoning_circle_an_unhallowed_comes_beyond_the_count_and_works_at_once() -> None:
    game = watch_begins(
        f'location = "summoning_circle"\n{FIVE}graveyard = ["skeletons-1"]\nunhallowed = ["necromancer", "hydra"]'
    )
    assert line(game)[-2:] == ["skeletons-1", "necromancer"]
    assert len(line(game)) == 7
    assert game.view()["unhallowed_top"] == "hydra"


@rule("SW-CARD-40")
def test_at_the_summoning_circle_nobody_comes_if_nobody_is_left() -> None:
    game = watch_begins(f'location = "summoning_circle"\n{FIVE}unhallowed = []')
    assert len(line(game)) == 5


# -- Desert Ruins ----------------------------------------------------------------------------------------------------


@rule("SW-SUM-2", "SW-KEY-2")
def test_in_the_desert_ruins_a_summon_exhausts_a_second_card_of_anybody() -> None:
    game = four('location = "desert_ruins"\nline = ["summon", "bear"]\nunhallowed = ["warlord"]')
    game.play("adventurer:bard")
    game.play("card:bard.line_dance")
    assert len(keys(game)) == 8
    game.play("card:warrior.wound")
    assert exhausted(game) == ["warrior.wound", "bard.line_dance"]
    assert line(game)[0] == "warlord"


@rule("SW-GEN-6")
def test_in_the_desert_ruins_the_second_card_is_skipped_if_there_is_none() -> None:
    empty = {name: {"abilities": [f"{card} exhausted" for card in cards]} for name, cards in ALL.items()}
    empty["bard"] = {"abilities": ["siren_song exhausted", "line_dance", "song_of_discord exhausted"]}
    game = four('location = "desert_ruins"\nline = ["summon"]\nunhallowed = ["warlord"]', **empty)
    assert line(game) == ["warlord"]
    assert len(exhausted(game)) == 9


ALL = {"warrior": ("wound", "throw_axe", "giants_bane"), "wizard": ("curse", "shockbolt", "polymorph")}
