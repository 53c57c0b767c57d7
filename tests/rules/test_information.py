"""What is open and what is hidden (SW-INFO)."""

from random import Random

import pytest

import emberwatch
from emberwatch import Game
from tests.marks import rule
from tests.rules.nights import any_answer, small_deck
from tests.rules.told import acts, cite, first, names
from tests.setawatch.cards.four import four
from tests.setawatch.table import at

HIDDEN = ("deck", "horde", "map", "unused_locations")


def moments(seed: int) -> list[Game]:
    """One game, at every third question of it."""
    terms = small_deck(seed) if seed % 2 else {}
    game = emberwatch.new("setawatch", seed=seed, players=3, **terms)
    luck, found = Random(seed), []
    while game.decision is not None:
        if game.version % 3 == 0:
            found.append(game.branch())
        game.play(any_answer(game, luck))
    return found


@rule("SW-INFO-1")
def test_everybody_sees_all_that_lies_open() -> None:
    game = four(
        'firewood = 7\nlocation = "dark_woods"\nline = ["wolf-1 up", "bear-1 up damage 2", "fae-1"]\n'
        'graveyard = ["eagle-1", "summon-1", "wolf-2"]\ndiscard = ["goblin_caves", "sea_fortress"]\n'
        'unhallowed = ["lich", "hydra"]\n[terms]\nplayers = 4',
        wizard={"abilities": ["curse exhausted", "shockbolt"], "dice": [1, "5 spent", 6]},
    )
    for seat in range(4):
        view = game.view(seat)
        assert view["graveyard"] == ["eagle-1", "summon-1", "wolf-2"]
        assert [place.get("id") for place in view["line"]] == ["wolf-1", "bear-1", None]
        assert view["line"][1]["damage_taken"] == 2
        assert view["location"]["id"] == "dark_woods"
        assert view["discard"] == ["goblin_caves", "sea_fortress"]
        assert view["unhallowed_top"] == "lich"
        wizard = view["party"][1]
        assert [(die["value"], die["state"]) for die in wizard["dice"]] == [
            (1, "available"), (5, "spent"), (6, "available"),
        ]  # fmt: skip
        assert [(card["id"], card["exhausted"]) for card in wizard["abilities"][:2]] == [
            ("curse", True), ("shockbolt", False),
        ]  # fmt: skip
        assert len(wizard["unused"]) == 2
        state = game.state
        assert view["piles"] == {
            name: len(getattr(state, name))
            for name in ("deck", "graveyard", "horde", "unhallowed", "map", "unused_locations", "discard", "removed")
        }
        assert view == game.view(0)


@rule("SW-INFO-2")
def test_a_view_does_not_depend_on_hidden_cards() -> None:
    written = (
        'firewood = 1\nline = ["wolf-1 up", "{}", "{}"]\nhorde = ["{}"]\ndeck = ["{}", "eagle-1"]\n'
        'unhallowed = ["lich", "{}", "{}"]\nmap = ["{}", "forbidden_tower"]\nunused_locations = ["{}"]'
    )
    one = four(
        written.format("fae-1", "bear-1", "warlord", "wyvern-1", "hydra", "pyromancer", "lost_outpost", "cliff_watch")
    )
    other = four(
        written.format("wyvern-1", "fae-1", "hydra", "bear-1", "pyromancer", "warlord", "cliff_watch", "lost_outpost")
    )
    assert one.state.deck != other.state.deck
    assert one.view() == other.view()
    assert one.decision == other.decision
    assert one.barred() == other.barred()


@rule("SW-INFO-2")
@pytest.mark.parametrize("seed", range(8))
def test_whatever_fits_what_is_seen_looks_the_same(seed: int) -> None:
    differing = 0
    for game in moments(seed):
        for seat in range(3):
            dream = game.imagine(seat, seed=seed * 100 + game.version)
            assert dream.view(seat) == game.view(seat)
            differing += dream.state.deck != game.state.deck
    assert differing


@rule("SW-INFO-2")
def test_hidden_piles_show_nothing_but_their_size() -> None:
    for seed in range(10):
        game = emberwatch.new("setawatch", seed=seed)
        known = game.view()["known"]
        assert all(card is None for pile in HIDDEN for card in known[pile])
        assert [card is None for card in known["unhallowed"]] == [False] + [True] * 7
        told = " ".join(event.text for event in game.events())
        assert game.state.cards.names[game.state.horde[0]] not in told


@rule("SW-INFO-3")
def test_cards_looked_at_are_shown_to_everybody() -> None:
    game = at(
        'phase = "camp"\ncamper = "rogue"\ndeck = ["wolf-1", "bear-1", "fae-1"]\n[terms]\nplayers = 4\n'
        '[[adventurer]]\nid = "rogue"\ndice = [1, 2, 3]'
    )
    told = acts(game, "scout_ahead:rogue.1")
    assert names(told).count("looked") == 2
    assert cite(told, "looked", "SW-INFO-3")
    for seat in range(4):
        assert all(event.heard_by(seat) for event in told)
        assert set(game.view(seat)["known"]["deck"]) == {"wolf-1", "bear-1", None}


@rule("SW-INFO-4")
def test_a_card_seen_may_be_recalled_while_its_place_is_certain() -> None:
    game = at(
        'phase = "camp"\ncamper = "rogue"\nfirewood = 1\ndeck = ["wolf-1", "acolyte-1", "fae-1", "bear-1", "fae-2"]\n'
        '[[adventurer]]\nid = "rogue"\ndice = [1, 1, 1]\n[[adventurer]]\nid = "cleric"\nabilities = ["rebuke"]'
    )
    acts(game, "scout_ahead:rogue.1", "top:acolyte-1", "bottom:wolf-1")
    assert game.view()["known"]["deck"] == ["acolyte-1", None, None, None, "wolf-1"]


@rule("SW-INFO-4")
def test_a_shuffle_makes_places_uncertain() -> None:
    game = four(
        'firewood = 1\nline = ["wolf-1 up", "acolyte-1 known", "eagle-1"]\n'
        'deck = ["bear-1", "fae-1 known", "fae-2", "bear-2 known"]\ngraveyard = ["summon-1"]'
    )
    assert game.view()["known"]["deck"] == [None, "fae-1", None, "bear-2"]
    assert game.view()["line"][1]["id"] == "acolyte-1"  # face down, but seen before
    told = acts(game, "attack:1", "die:warrior.1", "strike")  # the Acolyte comes first and shuffles a Summon in
    assert "deck_shuffled" in names(told)
    assert set(game.view()["known"]["deck"]) == {None}


@rule("SW-INFO-4")
def test_a_card_turned_face_down_stays_known() -> None:
    game = four(
        'firewood = 12\nline = ["wolf-1 up", "bear-1 up", "eagle-1 up", "fae-1"]',
        bard={"abilities": ["slumber"]},
    )
    acts(game, "exhaust:bard.slumber")
    told = acts(game, "line:1")
    assert first(told, "turned_down")
    last = game.view()["line"][-1]
    assert (last["up"], last["id"]) == (False, "wolf-1")
