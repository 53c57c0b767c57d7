"""The Bard: songs that send away, win over and drive on."""

from collections.abc import Sequence

from emberwatch import Game
from tests.marks import rule
from tests.setawatch.table import adventurer, at, on_watch


def bard(line: list[str], *abilities: str, firewood: int = 3, tamed: Sequence[str] = ()) -> Game:
    """The Bard stands watch with the Warrior and the Wizard."""
    warrior = adventurer("warrior", [6, 2, 2], ["giants_bane", "throw_axe", "wound"])
    wizard = adventurer("wizard", [5, 5, 5], ["curse", "shockbolt", "polymorph"])
    bard = adventurer("bard", [3, 3, 1], abilities, tamed=list(tamed))
    return on_watch(line, bard, warrior, wizard, firewood=firewood)


@rule("SW-DEF-7", "SW-ABL-16")
def test_discord_sends_a_human_away_who_strikes_the_next_revealed_creature() -> None:
    game = bard(["bear-1 up", "bandit-1 up", "wolf-1", "ember_drake-1 up"], "song_of_discord")

    game.play("exhaust:bard.song_of_discord")
    told = game.play("line:2")

    assert game.view()["known"]["horde"][0] == "bandit-1"
    assert [card.get("damage_taken") for card in game.view()["line"]] == [0, None, 7]
    assert "defeated" not in [event.name for event in told]


def test_others_leave_without_a_blow_and_the_last_of_the_line_strikes_nobody() -> None:
    game = bard(["bear-1 up", "acolyte-1 up"], "song_of_discord")

    for answer in ("use:bard.song_of_discord", "die:bard.3", "line:1"):
        game.play(answer)
    assert game.view()["line"][0]["damage_taken"] == 0
    told = game.play("exhaust:bard.song_of_discord")

    assert [event.name for event in told].count("joins_horde") == 1
    assert "damaged" not in [event.name for event in told]


@rule("SW-CARD-17")
def test_the_blow_of_a_human_does_not_reach_behind_the_lich() -> None:
    game = bard(["bandit-1 up", "lich up", "wolf-1 up"], "song_of_discord")

    game.play("exhaust:bard.song_of_discord")
    game.play("line:1")

    assert [card["damage_taken"] for card in game.view()["line"]] == [7, 0]


@rule("SW-KEY-9", "SW-KEY-10")
def test_a_goblin_that_follows_the_song_joins_one_attack() -> None:
    game = bard(["goblins-1 up", "bear-1 up", "wolf-1"], "siren_song")

    game.play("exhaust:bard.siren_song")
    assert game.view()["party"][0]["tamed"] == ["goblins-1"]
    for answer in ("attack:1", "tamed:goblins-1", "strike"):
        game.play(answer)

    assert game.view()["graveyard"] == ["goblins-1", "bear-1"]
    assert game.view()["party"][0]["tamed"] == []


@rule("SW-END-6", "SW-KEY-11")
def test_whoever_followed_the_song_in_vain_is_gone_after_the_round() -> None:
    game = bard(["bandit-1 up"], "siren_song", "harmonize", "song_of_pain")

    told = game.play("exhaust:bard.siren_song")

    assert "tamed_spent" in [event.name for event in told]
    assert game.view()["graveyard"] == ["bandit-1"]
    assert game.view()["party"][0]["tamed"] == []


@rule("SW-KEY-11")
def test_the_song_finds_no_follower_when_two_follow_already() -> None:
    game = bard(["bandit-1 up", "bear-1"], "siren_song", tamed=["wolf", "eagle"])

    assert "exhaust:bard.siren_song" not in game.decision.keys


@rule("SW-REV-24", "SW-REV-16")
def test_dancers_change_places_as_they_lie_and_the_new_first_one_acts() -> None:
    game = bard(["bear-1 up", "wolf-1", "fae-1 up damage 2"], "line_dance")

    for answer in ("exhaust:bard.line_dance", "line:3", "line:1"):
        game.play(answer)
    game.play("none")

    line = game.view()["line"]
    assert [line[0]["id"], line[1]["up"], line[2]["id"]] == ["fae-1", False, "bear-1"]
    assert line[0]["damage_taken"] == 2
    assert game.view()["firewood"] == 2


@rule("SW-DIE-7")
def test_after_the_dance_one_available_die_may_be_rolled_again() -> None:
    game = bard(["bear-1 up", "wolf-1 up"], "line_dance")

    for answer in ("exhaust:bard.line_dance", "line:1"):
        game.play(answer)
    assert {"die:warrior.1", "none"} < set(game.decision.keys)
    told = game.play("die:warrior.1")

    assert told[0].name == "die_shows"
    assert 1 <= game.view()["party"][1]["dice"][0]["value"] <= 8


@rule("SW-ATK-17", "SW-ATK-12")
def test_harmonize_doubles_what_one_other_brings_to_an_attack_once_a_round() -> None:
    game = bard(["ember_drake-1 up", "bear-1"], "harmonize")

    for answer in ("attack:1", "die:bard.3", "die:warrior.2", "die:wizard.1", "strike"):
        game.play(answer)
    assert list(game.decision.keys) == ["nobody", "adventurer:warrior", "adventurer:wizard"]
    game.play("adventurer:warrior")
    assert game.view()["line"][0]["damage_taken"] == 1 + 2 * 2 + 5

    told = [event.name for answer in ("attack:1", "die:warrior.3", "strike") for event in game.play(answer)]
    assert "defeated" in told  # and nobody was asked whom to double


@rule("SW-ATK-17")
def test_doublings_multiply_each_other() -> None:
    game = bard(["fell_beast-2 up", "bear-1"], "harmonize")

    for answer in ("exhaust:warrior.giants_bane", "attack:1", "die:warrior.2", "strike", "adventurer:warrior"):
        game.play(answer)

    assert game.view()["line"][0]["damage_taken"] == 8


def test_an_exhausted_harmonize_doubles_nothing() -> None:
    game = bard(["fell_beast-2 up", "bear-1"], "harmonize exhausted")

    for answer in ("attack:1", "die:warrior.2", "strike"):
        game.play(answer)

    assert game.view()["line"][0]["damage_taken"] == 2


@rule("SW-ATK-5", "SW-ATK-7")
def test_with_the_song_of_pain_the_bards_dice_alone_reach_everybody() -> None:
    game = bard(["metal_golem-1 up", "wolf-1 up", "bear-1", "eagle-1 up"], "song_of_pain")

    assert [key for key in game.decision.keys if key.startswith("attack")] == ["attack:1", "attack:2", "attack:4"]
    game.play("attack:4")
    assert all(key.startswith("die:bard") for key in game.decision.keys)
    game.play("die:bard.1")
    game.play("strike")

    assert game.view()["graveyard"] == ["eagle-1"]


CAMP = """
    phase = "camp"
    camper = "bard"
    [[adventurer]]
    id = "bard"
    dice = [1, 2, 3]
    abilities = ["siren_song exhausted", "harmonize", "line_dance exhausted"]
    [[adventurer]]
    id = "warrior"
    [[adventurer]]
    id = "cleric"
    [[adventurer]]
    id = "ranger"
"""


@rule("SW-GEN-20", "SW-INV-2")
def test_the_resting_bard_learns_from_somebody_who_is_not_there() -> None:
    game = at(CAMP)
    if game.decision.keys[0].startswith("card:bard"):
        game.play("card:bard.line_dance")  # refreshed on entering camp

    game.play("own_action:bard.1")
    game.play("card:bard.siren_song")
    assert "ability:shockbolt" in game.decision.keys
    assert "ability:wound" not in game.decision.keys
    game.play("ability:shockbolt")

    learned = game.view()["party"][0]["abilities"][0]
    assert (learned["id"], learned["exhausted"]) == ("shockbolt", True)


@rule("SW-GEN-20")
def test_what_the_bard_gave_away_can_be_taken_back() -> None:
    game = at(CAMP)
    for answer in ("own_action:bard.1", "card:bard.harmonize", "ability:shockbolt"):
        if game.decision.keys[0].startswith("card:bard") and answer.startswith("own"):
            game.play("card:bard.line_dance")
        game.play(answer)

    outside = {game.state.cards.ability_ids[ability] for ability in game.state.outside}
    assert "harmonize" in outside
    assert "shockbolt" not in outside


@rule("SW-GEN-20")
def test_a_borrowed_card_serves_its_bearer() -> None:
    game = at("""
        line = ["bear-1 up", "wolf-1"]
        firewood = 3
        [[adventurer]]
        id = "bard"
        dice = [6, 2, 2]
        abilities = ["cleave", "siren_song", "harmonize"]
        [[adventurer]]
        id = "wizard"
        [[adventurer]]
        id = "cleric"
        [[adventurer]]
        id = "ranger"
    """)

    for answer in ("attack:1", "die:bard.1", "strike"):
        game.play(answer)

    die = game.view()["party"][0]["dice"][0]
    assert (die["value"], die["state"]) == (2, "available")
