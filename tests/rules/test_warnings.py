"""What is said before a step that loses or costs much (SW-UI-9)."""

from random import Random

import emberwatch
from emberwatch import Game
from emberwatch.bots import careful
from emberwatch.kernel.ahead import outcome_of
from tests.marks import rule
from tests.rules.test_abilities import CLERIC_WORN_OUT, RANGER_WORN_OUT, watching
from tests.setawatch.table import play


def warnings(game: Game) -> dict[str, str]:
    """What is said of which answer."""
    return {caution.key: caution.text for caution in game.rulebook.cautions(game.state)}


@rule("SW-UI-9")
def test_a_step_that_takes_the_last_firewood_is_warned_of() -> None:
    for wood, warned in ((3, True), (4, False)):
        game = watching(["wolf-1 up", "wyvern-1 up", "skeletons-1 up"], firewood=wood)
        play(game, "attack:1", "die:warrior.1")
        assert ("last firewood" in warnings(game).get("strike", "")) == warned
        play(game, "strike")
        assert game.view()["firewood"] == wood - 3


@rule("SW-UI-9")
def test_the_last_cards_on_watch_are_warned_of() -> None:
    game = watching(["wolf-1 up"], ranger=RANGER_WORN_OUT, cleric=CLERIC_WORN_OUT)
    assert set(warnings(game)) == {"stop"}
    play(game, "exhaust:warrior.wound")
    assert "only 1 card on Watch is left" in warnings(game)["fire"]
    assert "only 1 card on Watch is left" in warnings(game)["exhaust:warrior.giants_bane"]


@rule("SW-UI-9")
def test_stopping_with_creatures_left_tells_the_damage() -> None:
    game = watching(["wolf-1 up", "wyvern-1 up", "skeletons-1"], firewood=5)
    damage = sum(card["damage"] for card in game.view()["line"][:2])
    assert f"2 face-up cards will break through for {damage} damage" in warnings(game)["stop"]
    assert "1 face-down card" in warnings(game)["stop"]


@rule("SW-UI-9")
def test_no_answer_that_lets_the_fire_go_out_goes_without_a_warning() -> None:
    game, luck, met = emberwatch.new("setawatch", seed=11, pool=["base", "deluxe"]), Random(11), 0
    while (decision := game.decision) is not None and game.version < 60:
        if game.view()["firewood"]:
            found = warnings(game)
            for key in set(decision.keys) - {"stop", "fire"}:
                way = outcome_of(game, key, 0)
                assert way is not None
                if way.view["firewood"] == 0:
                    assert "last firewood" in found[key]
                    met += 1
        game.play(careful.choose(game.view(), decision, luck))
    assert met
