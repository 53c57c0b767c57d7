"""The end of a round (SW-END)."""

import pytest

from emberwatch import Event, Game
from tests.marks import rule
from tests.rules.reading import asked, exhausted, face_up, health, keys, pile
from tests.rules.told import acts, cite, first, names
from tests.setawatch.cards.four import die, four
from tests.setawatch.table import at

WORN: dict[str, dict[str, object]] = {
    "warrior": {"abilities": ["wound exhausted", "throw_axe exhausted", "giants_bane exhausted"]},
    "wizard": {"abilities": ["curse exhausted", "shockbolt exhausted", "polymorph exhausted"]},
    "bard": {"abilities": ["siren_song exhausted", "line_dance exhausted", "song_of_discord exhausted"]},
}
NEXT = 'map = ["dark_woods", "forbidden_tower"]'


def until_the_pick(game: Game) -> list[Event]:
    """Stop, pay with whatever comes last, and see the next round begin."""
    told = game.play("stop")
    while game.decision is not None and asked(game) != "WhoRests":
        told += game.play(keys(game)[-1])
    return told


@rule("SW-END-1")
def test_a_round_ends_with_location_creatures_survival_clean_up_and_the_next_location() -> None:
    game = four(
        f'location = "hidden_temple"\nline = ["skeletons up"]\n{NEXT}',
        bard={"abilities": ["siren_song exhausted", "line_dance", "song_of_discord"]},
        warrior={"dice": [8, 1, 1]},
    )
    events = acts(game, "attack:1", "die:warrior.1", "strike")
    order = ["watch_held", "refreshed", "from_grave_to_line", "survived", "round_over", "arrived", "dice_rolled"]
    assert names(events, *order) == order


@rule("SW-END-1", "SW-END-2")
def test_the_location_may_save_the_party_before_survival_is_looked_at() -> None:
    game = four('location = "hidden_temple"\nline = []', **WORN)
    assert game.outcome is None
    events = acts(game, "card:warrior.wound", "card:bard.siren_song")
    assert "survived" in names(events)
    assert game.outcome is None


@rule("SW-END-2")
def test_with_one_card_left_on_watch_the_game_goes_on() -> None:
    bard = {"abilities": ["siren_song", "line_dance", "song_of_discord exhausted"]}
    game = four(f'line = ["wolf up"]\n{NEXT}', **{**WORN, "bard": bard})
    events = acts(game, "stop", "card:bard.siren_song")
    assert cite(events, "survived", "SW-END-2")
    assert game.outcome is None
    assert game.view()["round"] == 3


@rule("SW-END-2")
def test_without_a_card_left_on_watch_the_game_is_lost() -> None:
    bard = {"abilities": ["siren_song", "line_dance exhausted", "song_of_discord exhausted"]}
    game = four(f'line = ["wolf up"]\n{NEXT}', **{**WORN, "bard": bard})
    events = game.play("stop")
    assert names(events, "survived", "lost", "round_over", "arrived") == ["lost"]
    assert game.outcome is not None
    assert "SW-END-2" in game.outcome.rules
    assert "SW-END-2" in first(events, "lost").rules


@rule("SW-END-2")
def test_a_party_that_held_the_watch_with_its_last_card_is_lost_all_the_same() -> None:
    warrior = {"abilities": ["wound exhausted", "throw_axe", "giants_bane exhausted"]}
    game = four('line = ["wolf up", "bear up"]', **{**WORN, "warrior": warrior})
    events = acts(game, "exhaust:warrior.throw_axe", "attack:1", "strike")
    assert names(events, "watch_held", "lost") == ["watch_held", "lost"]


@rule("SW-END-3")
def test_the_campers_cards_save_nobody() -> None:
    game = four("line = []", **WORN)
    assert exhausted(game) == {card for card in exhausted(game) if not card.startswith("knight")}
    assert game.outcome is not None
    assert "SW-END-3" in game.outcome.rules


@rule("SW-END-3")
def test_a_camper_without_cards_does_no_harm() -> None:
    game = four(
        f"line = []\n{NEXT}",
        knight={"abilities": ["shield_bash exhausted", "taunt exhausted", "dragon_lance exhausted"]},
    )
    assert cite(game.events(), "survived", "SW-END-3")
    assert asked(game) == "WhoRests"


@rule("SW-END-4")
def test_a_round_is_complete_when_every_card_has_left_the_line() -> None:
    game = at(f"""
        firewood = 12
        line = ["wolf up", "bear up", "eagle up", "fae", "treant"]
        {NEXT}
        [[adventurer]]
        id = "warrior"
        dice = [8, 1, 1]
        [[adventurer]]
        id = "beast_master"
        abilities = ["tame_beast"]
    """)
    events = acts(game, "attack:1", "die:warrior.1", "strike")
    events += acts(game, "exhaust:beast_master.tame_beast", "line:1")
    assert "survived" not in names(events)
    events = until_the_pick(game)
    assert names(events, "joins_horde", "survived") == ["joins_horde"] * 3 + ["survived"]
    assert cite(events, "survived", "SW-END-4")
    assert pile(game, "line") == []
    assert pile(game, "graveyard") == ["wolf-1"]
    assert pile(game, "horde") == ["treant-1", "fae-1", "eagle-1"]


@rule("SW-END-5", "SW-LINE-3")
def test_skeletons_on_top_of_the_graveyard_open_the_next_line_face_down() -> None:
    game = four(
        'firewood = 3\nline = ["skeletons-1 up"]\nmap = ["dark_woods", "forbidden_tower"]\n'
        'graveyard = ["skeletons-2", "bear-1"]',
        warrior={"dice": [8, 1, 1]},
    )
    events = acts(game, "attack:1", "die:warrior.1", "strike")
    assert cite(events, "from_grave_to_line", "SW-END-5")
    assert pile(game, "line") == ["skeletons-1"]  # the top card only
    assert face_up(game) == [False]
    assert pile(game, "graveyard") == ["skeletons-2", "bear-1"]
    game.play("rest:knight")
    while asked(game) == "Place":
        game.play(next(key for key in keys(game) if key.startswith("chop_wood")))
    assert pile(game, "line")[0] == "skeletons-1"
    assert len(pile(game, "line")) == 7  # the Dark Woods' number


@rule("SW-END-6")
def test_clean_up_returns_every_die() -> None:
    game = four(
        f'line = ["vampire up", "wolf up"]\n{NEXT}',
        warrior={"dice": ["8 stolen by vampire-1", "3 spent", "2 spent on wolf-1"]},
        wizard={"dice": ["4 aside", "5 lent to bard", 6]},
    )
    assert cite(until_the_pick(game), "round_over", "SW-END-6")
    for hero in game.view()["party"]:
        for one in hero["dice"]:
            assert (one["state"], one["on"], one["lent_to"]) == ("available", None, None)


@rule("SW-END-6")
def test_clean_up_ends_what_holds_for_one_round() -> None:
    game = at(f"""
        firewood = 3
        line = ["fae up", "wolf up", "bear", "eagle"]
        {NEXT}
        [[adventurer]]
        id = "ranger"
        abilities = ["elf_senses", "far_sight"]
    """)
    acts(game, "exhaust:ranger.elf_senses", "exhaust:ranger.far_sight")
    assert game.view()["light"] == 2
    assert game.view()["party"][0]["reach"] == 3
    until_the_pick(game)
    assert game.view()["firewood"] == 5  # at the Dark Woods
    assert game.view()["light"] == 1
    assert game.view()["party"][0]["reach"] == 2


@rule("SW-END-6")
def test_after_clean_up_an_ability_can_be_used_again() -> None:
    game = four(f'line = ["wolf up", "bear up"]\nhorde = []\ndeck = ["treant"]\n{NEXT}')
    acts(game, "use:warrior.wound", "line:1")
    assert "use:warrior.wound" not in keys(game)
    until_the_pick(game)
    game.play("rest:knight")
    while asked(game) == "Place":
        game.play(next(key for key in keys(game) if key.startswith("chop_wood")))
    assert health(game, 1) == 8
    assert "use:warrior.wound" in keys(game)


@rule("SW-END-6", "SW-KEY-10")
def test_clean_up_sends_away_those_tamed_for_one_round_and_keeps_the_others() -> None:
    game = at(f"""
        line = ["bandit up", "wolf up"]
        {NEXT}
        [[adventurer]]
        id = "bard"
        abilities = ["siren_song"]
        [[adventurer]]
        id = "beast_master"
        tamed = ["eagle-1"]
    """)
    acts(game, "exhaust:bard.siren_song")
    assert game.view()["party"][0]["tamed"] == ["bandit-1"]
    until_the_pick(game)
    assert game.view()["party"][0]["tamed"] == []
    assert game.view()["party"][1]["tamed"] == ["eagle-1"]
    assert pile(game, "graveyard") == ["bandit-1"]


@rule("SW-END-6")
def test_clean_up_leaves_exhausted_cards_the_fire_and_the_piles_alone() -> None:
    game = four(f'firewood = 5\nline = ["wolf up"]\ngraveyard = ["bear"]\nhorde = ["fae"]\n{NEXT}')
    events = acts(game, "stop", "card:bard.line_dance")
    after = names(events)[names(events).index("survived") :]
    assert "refreshed" not in after
    assert exhausted(game) == {"bard.line_dance"}
    assert pile(game, "graveyard") == ["bear-1"]
    assert pile(game, "horde") == ["wolf-1", "fae-1"]
    assert game.view()["firewood"] == 5 + 2  # at the Dark Woods
    assert die(game, "bard.1")["state"] == "available"


@rule("SW-END-7")
@pytest.mark.parametrize("final", ["forbidden_tower", "cursed_cathedral", "catacombs"])
def test_no_location_follows_the_final_one(final: str) -> None:
    game = four(f'round = 9\nlocation = "{final}"\nline = ["wolf up"]')
    events = acts(game, "stop", "card:bard.line_dance")
    assert names(events, "survived", "round_over", "left_behind", "arrived", "won") == ["survived", "round_over", "won"]
    assert cite(events, "won", "SW-END-7")
    assert game.view()["location"]["id"] == final
    assert game.view()["round"] == 9


@rule("SW-END-7")
def test_a_location_follows_every_other_round() -> None:
    for number in range(1, 9):
        game = four(f'round = {number}\nlocation = "dark_woods"\nline = []\nmap = ["cliff_watch", "forbidden_tower"]')
        assert game.view()["round"] == number + 1
        assert game.view()["location"]["id"] == "cliff_watch"
