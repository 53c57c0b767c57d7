"""Players and control (SW-PLAY)."""

from collections import Counter

import pytest

import emberwatch
from emberwatch import BadInput, Game
from emberwatch.kernel import NotYours
from tests.marks import rule
from tests.rules.told import cite
from tests.setawatch.cards.four import four, keys
from tests.setawatch.table import at

PARTY = ["rogue", "cleric", "ranger", "wizard"]


def seats(game: Game) -> list[list[int]]:
    """Who acts for each of the four."""
    return [one["seats"] for one in game.view()["party"]]


def night(players: int, position: str = 'phase = "pick"') -> Game:
    heroes = "".join(f'\n[[adventurer]]\nid = "{id}"' for id in PARTY)
    return at(f"{position}\n[terms]\nplayers = {players}{heroes}")


@rule("SW-PLAY-1")
def test_one_to_four_people_can_play() -> None:
    for players in (1, 2, 3, 4):
        game = emberwatch.new("setawatch", players=players)
        assert game.decision.seats == tuple(range(players))
    for players in (0, 5, -1, "two"):
        with pytest.raises(BadInput, match="players"):
            emberwatch.new("setawatch", players=players)


@rule("SW-PLAY-2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_four_different_adventurers_are_in_every_game(players: int) -> None:
    for seed in range(15):
        game = emberwatch.new("setawatch", seed=seed, players=players)
        assert len({one["id"] for one in game.view()["party"]}) == 4
    assert cite(game.events(), "game_began", "SW-PLAY-2")
    with pytest.raises(BadInput, match="twice"):
        emberwatch.new("setawatch", adventurers=["rogue", "rogue"])
    with pytest.raises(BadInput, match="SW-PLAY-2"):
        emberwatch.new("setawatch", adventurers=["rogue", "cleric", "ranger", "wizard", "warrior"])


@rule("SW-PLAY-3", "SW-PLAY-5", "SW-PLAY-6")
@pytest.mark.parametrize(
    ("players", "control"),
    [(4, [[0], [1], [2], [3]]), (2, [[0], [0], [1], [1]]), (1, [[0], [0], [0], [0]])],
)
@pytest.mark.parametrize("camper", PARTY)
def test_everyone_controls_as_many_and_always_the_same(players: int, control: list[list[int]], camper: str) -> None:
    game = night(players)
    assert seats(game) == control
    game.play(f"rest:{camper}")
    assert seats(game) == control
    game = night(players, f'camper = "{camper}"\nline = ["wolf up"]')
    assert seats(game) == control


@rule("SW-PLAY-4", "SW-PLAY-7")
@pytest.mark.parametrize("camper", [0, 1, 2])
def test_with_three_the_flex_obeys_whoever_rests(camper: int) -> None:
    game = night(3, f'camper = "{PARTY[camper]}"\nfirewood = 12\nline = ["wolf up", "summon"]')
    assert seats(game) == [[0], [1], [2], [camper]]
    game.play("adventurer:wizard")
    assert game.decision.seats == (camper,)
    with pytest.raises(NotYours):
        game.play(keys(game)[0], seat=(camper + 1) % 3)
    game.play(keys(game)[0], seat=camper)


@rule("SW-PLAY-8")
def test_anyone_acts_for_the_flex_while_it_rests_or_nobody_does() -> None:
    assert seats(night(3)) == [[0], [1], [2], [0, 1, 2]]
    assert seats(night(3, 'camper = "wizard"\nline = ["wolf up"]')) == [[0], [1], [2], [0, 1, 2]]
    final = night(3, 'round = 9\nlocation = "forbidden_tower"\nline = ["wolf up"]')
    assert seats(final) == [[0], [1], [2], [0, 1, 2]]


@rule("SW-PLAY-9")
def test_adventurers_are_picked_or_drawn() -> None:
    game = emberwatch.new("setawatch", adventurers=PARTY[::-1])
    assert [one["id"] for one in game.view()["party"]] == PARTY[::-1]
    assert cite(game.events(), "game_began", "SW-PLAY-9")
    drawn = Counter(one["id"] for seed in range(60) for one in emberwatch.new("setawatch", seed=seed).view()["party"])
    assert len(drawn) == 6
    assert min(drawn.values()) > 20
    partly = {
        emberwatch.new("setawatch", seed=seed, adventurers=["rogue"]).view()["party"][1]["id"] for seed in range(40)
    }
    assert partly == {"beast_master", "cleric", "ranger", "warrior", "wizard"}
    with pytest.raises(BadInput, match="did you mean 'rogue'"):
        emberwatch.new("setawatch", adventurers=["rouge"])


@rule("SW-PLAY-10")
def test_on_watch_adventurers_act_in_any_order() -> None:
    line = 'line = ["wolf-1 up", "eagle-1 up", "hydra"]\nfirewood = 7\n[terms]\nplayers = 4'
    orders = (
        ["exhaust:wizard.shockbolt", "line:1", "attack:1", "die:warrior.1", "strike"],
        ["attack:1", "die:warrior.1", "strike", "exhaust:wizard.shockbolt"],
    )
    for order in orders:
        game = four(line)
        assert game.decision.seats == (0, 1, 2, 3)
        for answer in order:
            if answer in keys(game):
                game.play(answer)
            assert game.decision.seats == (0, 1, 2, 3)
    game = four(line)
    for _ in range(2):  # the same one twice
        game.play("fire")
        game.play(next(key for key in keys(game) if key.startswith("card:wizard.")))
    assert game.decision.name == "Window"


@rule("SW-PLAY-11")
def test_whose_card_is_exhausted_is_for_the_party_which_card_is_its_players_choice() -> None:
    game = four('firewood = 12\nline = ["wolf-1 up", "summon"]\n[terms]\nplayers = 4')
    assert game.decision.name == "WhoAnswers"
    assert game.decision.seats == (0, 1, 2, 3)
    game.play("adventurer:wizard", seat=2)
    assert game.decision.seats == (1,)
    with pytest.raises(NotYours):
        game.play("card:wizard.curse", seat=2)
    game.play("card:wizard.curse", seat=1)


@rule("SW-PLAY-11")
def test_which_dice_are_rerolled_is_for_their_player() -> None:
    heroes = "".join(f'\n[[adventurer]]\nid = "{id}"' for id in PARTY[1:])
    game = at(
        'phase = "camp"\ncamper = "rogue"\n[terms]\nplayers = 4\n[[adventurer]]\nid = "rogue"\ndice = [2, 2, 1]'
        + heroes
    )
    game.play("runes:vanquish+bolster", seat=3)  # where dice go is for the party
    while game.decision.name != "Reroll":
        game.play(next(key for key in keys(game) if key.startswith("rune:")))
    assert game.decision.seats == (1,)
    game.play("none", seat=1)
    assert game.decision.seats == (2,)
    with pytest.raises(NotYours):
        game.play("none", seat=0)


@rule("SW-PLAY-11")
def test_the_camper_refreshes_by_its_own_choice_and_places_by_the_partys() -> None:
    game = at(
        'phase = "pick"\n[terms]\nplayers = 2\n'
        '[[adventurer]]\nid = "rogue"\nabilities = ["backstab exhausted", "stay_dead exhausted"]'
    )
    game.play("rest:rogue", seat=1)
    assert game.decision.name == "RefreshOwn"
    assert game.decision.seats == (0,)
    game.play("card:rogue.backstab", seat=0)
    assert game.decision.name == "Place"
    assert game.decision.seats == (0, 1)
