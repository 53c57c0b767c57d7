"""What the table looks like, and what is read off it."""

import io
from collections import Counter

import pytest
from rich.console import Console

import emberwatch
from emberwatch import Game, Refused
from emberwatch.cli.painted import PaintedScreen
from emberwatch.cli.plain import PlainScreen
from emberwatch.cli.setawatch.cards import card
from emberwatch.cli.setawatch.prose import prose
from emberwatch.games.setawatch.odds import at_least, odds, top_of_deck
from tests.cli.command import played


def painted(game: Game, width: int, height: int = 200) -> str:
    """The table as the painted screen shows it, without its colours."""
    console = Console(record=True, width=width, height=height, file=io.StringIO(), highlight=False)
    PaintedScreen(console=console).show(game, False)
    return console.export_text()


def everywhere() -> list[Game]:
    """Games in every phase that random play reaches."""
    return [played(seed, answers) for seed in range(6) for answers in (0, 3, 9, 15, 60)]


@pytest.mark.parametrize("width", [80, 100])
def test_nothing_is_wider_than_the_screen_and_no_word_is_cut(width: int) -> None:
    for game in everywhere():
        lines = painted(game, width).splitlines()
        assert max(map(len, lines)) <= width
        words = set(" ".join(lines).split())
        sentences = [ability["text"] for one in game.view()["party"] for ability in one["abilities"]]
        assert all(word in words for sentence in sentences for word in sentence.split())
        assert "…" not in "".join(lines)


@pytest.mark.parametrize("width", [80, 100])
def test_all_that_matters_is_on_both_screens(width: int) -> None:
    for game in everywhere():
        view = game.view()
        drawn, told = painted(game, width), "\n".join(prose(game, 0))
        names = [one["name"] for one in view["party"]] + [one["name"] for one in view["line"] if "name" in one]
        names += [ability["name"] for one in view["party"] for ability in one["abilities"]]
        for name in [*names, view["location"]["name"], str(view["firewood"])]:
            assert name in told
            assert all(word in drawn for word in name.split())


def test_on_a_small_screen_everything_stays_in_sight() -> None:
    for game in everywhere():
        small, large = painted(game, 100, 40), painted(game, 100)
        assert len(small.splitlines()) <= max(40, len(large.splitlines()) - 10)
        if game.view()["phase"] in ("pick", "camp"):
            assert len(small.splitlines()) <= 38
        for one in game.view()["party"]:
            assert one["name"] in small
            assert all(ability["name"] in small for ability in one["abilities"])


def test_with_little_room_the_camp_is_its_names() -> None:
    game = emberwatch.new("setawatch", seed=7)
    game.play("rest:ranger")
    assert "Gain 2 firewood." in painted(game, 80, 60)
    drawn = painted(game, 80, 24)
    assert "Gain 2 firewood." not in drawn
    assert "Chop Wood" in drawn


def test_the_plain_screen_tells_only_what_is_new(capsys: pytest.CaptureFixture[str]) -> None:
    game, screen = emberwatch.new("setawatch", seed=7), PlainScreen()
    screen.show(game, False)
    assert capsys.readouterr().out.count("\n") > 25
    game.play("rest:ranger")
    game.play("chop_wood:ranger.1")
    screen.show(game, False)
    capsys.readouterr()
    game.play("chop_wood:ranger.2")
    screen.show(game, False)
    lines = capsys.readouterr().out.splitlines()
    assert lines[2] == "Firewood 11 of 15; it lights 2 positions."
    assert lines[5] == "Which die goes where?"
    screen.show(game, False, whole=True)
    assert "Map deck, 8." in capsys.readouterr().out.splitlines()


def test_every_answer_has_its_number() -> None:
    for game in everywhere():
        drawn = painted(game, 100)
        for number, option in enumerate(game.decision.options if game.decision else (), start=1):
            assert f"{number} {option.text}" in drawn


def test_the_odds_depend_on_nothing_hidden() -> None:
    for game in everywhere():
        if game.decision:
            assert {tuple(odds(game.imagine(0, seed).state)) for seed in range(5)} == {tuple(odds(game.state))}  # type: ignore[arg-type]


def test_the_chances_for_the_next_card_are_those_of_many_deals() -> None:
    game = played(5, 9)
    deals = 3000
    tops = Counter(game.imagine(0, seed).state.deck[-1] for seed in range(deals))  # type: ignore[attr-defined]
    chances = top_of_deck(game.state)  # type: ignore[arg-type]
    assert sum(chances.values()) == 1
    assert set(tops) <= set(chances)
    assert all(abs(tops[one] / deals - chance) < 0.02 for one, chance in chances.items())


def test_the_chances_of_a_die() -> None:
    assert at_least(4) == "2+ 75%, 3+ 50%, 4+ 25%"


def test_a_card_is_shown_whole() -> None:
    game = emberwatch.new("setawatch", seed=1)
    assert card(game, "Curse") == card(game, "curse") == ["Curse: Defeat a revealed creature with an attack die on it."]
    assert card(game, "wizard")[0].startswith("Wizard, ranged: d6, d6, d6.")
    assert card(game, "hydra")[0].startswith("Hydra, Unhallowed, health ")
    assert "firewood" in card(game, "barren plains")[0]


def test_a_card_is_found_by_a_part_of_its_name() -> None:
    game = emberwatch.new("setawatch", seed=1)
    assert card(game, "barren") == card(game, "barren plains")
    with pytest.raises(Refused, match=r"Which one: Forest Giant, .*Giants Bane"):
        card(game, "giant")
