"""Setting up the Line (SW-LINE)."""

import pytest

from emberwatch import Event, Game
from tests.marks import rule
from tests.rules.reading import asked, cards_of, face_up, keys, pile
from tests.rules.told import acts, cite, first, names
from tests.setawatch.table import at

DECK = ["bear-1", "wolf-1", "eagle-1", "bear-2", "wolf-2", "eagle-2", "treant-1", "treant-2", "shade-1", "shade-2"]


def laid(table: str) -> tuple[Game, list[Event]]:
    """Three dice are laid on Chop Wood; then the Line is set up."""
    game = at(f"""
        phase = "camp"
        camper = "rogue"
        firewood = 1
        {table}
        [[adventurer]]
        id = "rogue"
        dice = [1, 2, 4]
    """)
    return game, acts(game, *[f"chop_wood:rogue.{die}" for die in (1, 2, 3)])


@rule("SW-LINE-1")
@pytest.mark.parametrize(("location", "count"), [("barren_plains", 6), ("dark_woods", 7), ("goblin_caves", 8)])
def test_the_location_says_how_many_cards_are_laid(location: str, count: int) -> None:
    game, events = laid(f'location = "{location}"\ndeck = {DECK}')
    assert len(pile(game, "line")) == count
    assert first(events, "line_laid").args["count"] == count
    assert cite(events, "line_laid", "SW-LINE-1")


@rule("SW-LINE-2")
def test_cards_are_dealt_unseen_from_the_top_the_first_nearest_the_camp() -> None:
    game, events = laid(f"deck = {DECK}")
    assert pile(game, "line") == DECK[:6]
    assert pile(game, "deck") == DECK[6:]
    assert names(events).index("line_laid") < names(events).index("turned_up")
    assert face_up(game) == [True, True, False, False, False, False]  # the fire lights two
    assert [place.get("id") for place in game.view()["line"]] == ["bear-1", "wolf-1", None, None, None, None]
    assert cite(events, "line_laid", "SW-LINE-2")


@rule("SW-LINE-3")
def test_cards_lying_there_beforehand_count() -> None:
    game, events = laid(f'line = ["skeletons known"]\ndeck = {DECK}')
    assert pile(game, "line") == ["skeletons-1", *DECK[:5]]
    assert first(events, "line_laid").args["count"] == 5
    assert cite(events, "line_laid", "SW-LINE-3")


@rule("SW-LINE-4")
def test_the_graveyard_becomes_the_deck_when_a_card_has_to_be_dealt() -> None:
    dead = ["hydra", "summon-1", "fae-1", "fae-2", "treant-1", "treant-2", "shade-1"]
    game, events = laid(f'deck = ["bear", "wolf"]\ngraveyard = {dead}\nunhallowed = ["lich"]')
    line, deck = pile(game, "line"), pile(game, "deck")
    assert line[:2] == ["bear-1", "wolf-1"]
    assert sorted([*line[2:], *deck, *pile(game, "graveyard")]) == sorted(dead)
    assert pile(game, "graveyard") == []
    assert cite(events, "deck_refilled", "SW-LINE-4")


@rule("SW-LINE-4")
def test_the_graveyard_becomes_the_deck_when_a_card_has_to_be_looked_at() -> None:
    game = at("""
        phase = "camp"
        deck = ["bear"]
        graveyard = ["wolf", "fae"]
        [[adventurer]]
        id = "rogue"
    """)
    camper = game.view()["camper"]
    events = game.play(f"scout_ahead:{camper}.1")
    assert cards_of(game, events, "looked")[0] == "bear-1"
    assert len(cards_of(game, events, "looked")) == 2
    assert cite(events, "deck_refilled", "SW-LINE-4")


@rule("SW-LINE-4")
def test_the_graveyard_becomes_the_deck_when_a_card_has_to_be_drawn() -> None:
    game = at('line = ["fell_beast"]\ndeck = []\ngraveyard = ["wolf"]\nfirewood = 5')
    assert pile(game, "line") == ["wolf-1", "fell_beast-1"]
    assert cite(game.events(), "deck_refilled", "SW-LINE-4")


@rule("SW-LINE-5")
def test_the_new_deck_is_one_shuffle_without_piles() -> None:
    tops = []
    for seed in range(60):
        game, events = laid(
            f"""seed = {seed}
            line = ["bear known", "bear known", "wolf known", "wolf known", "eagle known", "eagle known"]
            location = "dark_woods"
            deck = []
            graveyard = ["summon", "summon", "summon", "fae", "fae", "treant", "treant", "shade", "shade"]"""
        )
        assert names(events, "deck_refilled") == ["deck_refilled"]
        assert cite(events, "deck_refilled", "SW-LINE-5")
        shuffled = [pile(game, "line")[6], *pile(game, "deck")]
        tops.append(sum(card.startswith("summon") for card in shuffled[:3]))
    assert {0, 1, 2} <= set(tops)  # a pile each would give every third exactly one


@rule("SW-LINE-6")
def test_an_empty_deck_waits_for_the_next_need() -> None:
    game, events = laid(f'deck = {DECK[:6]}\ngraveyard = ["fae", "shade"]')
    assert pile(game, "deck") == []
    assert pile(game, "graveyard") == ["fae-1", "shade-1"]
    assert "deck_refilled" not in names(events)


@rule("SW-LINE-7")
def test_without_any_card_the_line_stays_shorter() -> None:
    game, events = laid('deck = ["bear", "wolf"]\ngraveyard = []')
    assert pile(game, "line") == ["bear-1", "wolf-1"]
    assert "deck_refilled" not in names(events)
    assert asked(game) == "Window"

    game = at('line = ["acolyte", "wolf"]\ndeck = []\nhorde = []')
    assert cards_of(game, game.events(), "power_used")[0] == "acolyte-1"
    assert pile(game, "horde") == []


@rule("SW-LINE-8")
def test_cards_a_location_adds_lie_behind_the_others() -> None:
    game, events = laid(f'location = "mountain_keep"\ndeck = {DECK}\ngraveyard = ["fae", "ember_drake-2", "wyvern"]')
    assert pile(game, "line") == [*DECK[:5], "ember_drake-2"]
    assert not face_up(game)[5]
    assert cite(events, "added_to_line", "SW-LINE-8")
    assert cite(events, "laid_unseen", "SW-LINE-8")


@rule("SW-LINE-9")
def test_who_rests_and_deals_does_not_matter() -> None:
    lines = []
    for camper in ("beast_master", "cleric", "ranger", "rogue"):
        game = at(f'phase = "pick"\nseed = 5\ngraveyard = {DECK}\ndeck = []\n[[adventurer]]\nid = "beast_master"')
        acts(game, f"rest:{camper}", *[f"chop_wood:{camper}.{die}" for die in (1, 2, 3)])
        lines.append(pile(game, "line"))
        assert len(lines[-1]) == 6
    assert lines.count(lines[0]) == 4


@rule("SW-LINE-10")
def test_nothing_can_be_done_between_dealing_and_the_first_reveals() -> None:
    game = at("""
        phase = "camp"
        deck = ["bear", "wolf", "fae", "eagle", "treant", "shade"]
        firewood = 6
        [[adventurer]]
        id = "rogue"
    """)
    camper = game.view()["camper"]
    events = acts(game, *[f"chop_wood:{camper}.{die}" for die in (1, 2)])
    assert asked(game) == "Place"
    events = game.play(f"chop_wood:{camper}.3")
    assert names(events, "line_laid", "turned_up") == ["line_laid", "turned_up", "turned_up", "turned_up"]
    assert asked(game) == "Window"
    assert "stop" in keys(game)
