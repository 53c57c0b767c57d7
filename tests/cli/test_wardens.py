"""Wardens of the Duskwatch in the terminal: by sentences alone, and on a screen that is drawn."""

import io
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import emberwatch
from emberwatch import Game
from emberwatch.bots.wardens import restless
from emberwatch.cli.painted import PaintedScreen
from emberwatch.cli.wardens.cards import card
from emberwatch.cli.wardens.prose import prose
from tests.cli.command import run

MAKE = ("0:make", "Ann", "Gwyn of the Marsh", "scores:2-2-2-2", "gift:stonehide")


def session(edition: str, mode: str, answers: int, seed: int = 4) -> Game:
    """A session of random answers."""
    game, luck = emberwatch.new("wardens", seed=seed, edition=edition, mode=mode), Random(seed)
    while game.decision and game.version < answers:
        game.play(restless.choose(game.view(game.decision.seats[0]), game.decision, luck))
    return game


def told(*said: str, terms: tuple[str, ...] = ()) -> str:
    """What the plain screen says to these lines, one after the other."""
    done = run("play", "wardens", "--plain", "--seed", "4", *terms, said="\n".join(said))
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("edition", ["first", "second"])
def test_from_the_first_name_to_a_fulfilled_vow(edition: str) -> None:
    out = told(
        *MAKE,
        "0:reveal-vow",
        "0:act:warden-1",
        "action:purify",
        "draw",
        "let-it-stand",
        "0:fulfil-vow",
        "0:end",
        terms=("--edition", edition),
    )
    assert f"{edition.capitalize()} edition, solo." in out
    assert "Gwyn of the Marsh (Ann), in play: Strength 2, Dexterity 2, Willpower 2, Constitution 2." in out
    odds = next(line for line in out.splitlines() if line.startswith("Odds: "))
    assert odds.startswith(f"Odds: {'Great Success' if edition == 'second' else 'Strong Hit'} ")
    assert "The last Draw: Gwyn of the Marsh, Purify" in out
    assert "The Vow is fulfilled" in out
    assert "The session has ended." in out


def test_a_question_may_begin_like_a_command() -> None:
    out = told("0:oracle", "even", "Why has she gone?")
    assert "Why has she gone? (50/50" in out


def test_a_lone_command_stands_even_where_a_text_is_asked_for() -> None:
    out = told("0:oracle", "even", "undo", "log")
    assert "Taken back to answer 2." in out


def test_the_journal_is_written_besides_whatever_is_asked() -> None:
    out = told("0:make", "/write It rains, and rains.", "Ann", "/edit 1 It snows.", "/strike 7")
    assert "Journal 1: It rains, and rains." in out
    assert out.count("What is the player's own name?") == 2
    assert "Journal 1: It snows." in out
    assert "/strike" not in out
    assert "There is no such entry" in out


def test_the_screen_goes_to_whoever_is_asked_and_hides_what_the_gm_hides() -> None:
    led = ("--mode", "led", "--players", "2")
    gm, player = 2, 0  # the GM sits behind the players
    out = told(f"seat {gm}", "/hide foe 2: Bramblehound: Thin, and hungry.", f"seat {player}", f"seat {gm}", terms=led)
    as_player, as_gm = out.split("Wardens of the Duskwatch · ")[-2:]
    assert "Bramblehound" in as_gm
    assert "Bramblehound" not in as_player
    assert "Say `seat NUMBER`" in told("seat 9", terms=led)


def test_what_the_gm_calls_for_stands_on_both_screens() -> None:
    game = emberwatch.new("wardens", seed=4, mode="led", players=1)
    for answer in MAKE:
        game.play(answer)
    game.play("/call warden-1 overcome", seat=1)
    console = Console(record=True, width=80, height=400, file=io.StringIO(), highlight=False)
    PaintedScreen(console=console).show(game, False, whole=True, seat=0)
    for shown in (console.export_text(), "\n".join(prose(game, 0))):
        assert "The GM calls on Gwyn of the Marsh: Overcome a Challenge." in shown


def test_beyond_the_horizon_the_pile_is_shuffled_anew() -> None:
    out = told("0:reveal-vow", "undo", "undo!")
    assert "`undo!` does it all the same, with what is hidden shuffled anew." in out
    assert "practice" not in out


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("mode", ["solo", "co-op", "led"])
def test_the_drawn_screen_is_never_too_wide_and_says_what_the_plain_one_says(edition: str, mode: str) -> None:
    for answers in (0, 4, 12, 30, 60, 90):
        game = session(edition, mode, answers)
        seat = game.decision.seats[0] if game.decision else 0
        console = Console(record=True, width=80, height=400, file=io.StringIO(), highlight=False)
        PaintedScreen(console=console).show(game, False, whole=True, seat=seat)
        drawn, sentences = console.export_text(), "\n".join(prose(game, seat))
        assert max(map(len, drawn.splitlines())) <= 80
        for one in game.view(seat)["characters"]:
            for name in (one["name"], *one["core"], *one["reserve"], *(record["text"] for record in one["records"])):
                assert all(word in drawn for word in name.split())
                assert name in sentences


def test_on_a_small_screen_the_question_stays_in_sight() -> None:
    for answers in (12, 30, 60, 90):
        console = Console(record=True, width=100, height=40, file=io.StringIO(), highlight=False)
        PaintedScreen(console=console).show(session("second", "co-op", answers), False)
        assert len(console.export_text().splitlines()) <= 60


def test_odds_are_those_of_the_draw_or_else_of_the_oracle() -> None:
    asked = told("odds", *MAKE, "0:act:warden-1", "action:purify", "odds").splitlines()
    assert any(line.startswith("Almost Certain: Yes 30.5%") for line in asked)
    assert any(line.endswith(" after Push Through.") for line in asked)


def test_actions_are_looked_up_by_what_one_wants_to_do() -> None:
    game = session("second", "solo", 0)
    assert card(game, "Purify")[0].startswith("Purify: ")
    assert any(line.startswith("Secure an Opportunity: ") for line in card(game, "bribe"))
    assert "  Great Success: Restore 3 Radiance." in card(game, "Purify")
    assert "skill: Herbalist" in "\n".join(card(game, "skill"))
    with pytest.raises(emberwatch.Refused, match="did you mean 'purify'"):
        card(game, "purfy")


def test_whoever_paused_is_told_how_to_go_on() -> None:
    out = told("/pause", "table", "go-on")
    assert "that seat or the GM lets it go on" in out
    assert "[go-on]" in out
    assert "Play goes on." in out


def test_who_forgets_the_stroke_is_reminded() -> None:
    assert "did you mean /write?" in told("write It rains.")
    assert "did you mean undo?" in told("undoo 3")


@pytest.mark.parametrize("name", ["thorns.md", "thorns.html"])
def test_the_journal_is_kept_in_a_file(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    out = told(f"journal {path}", *MAKE, "/write A lantern, far off.", "0:act:warden-1", "action:purify", "draw")
    assert f"The journal is kept in {path}" in out
    kept = path.read_text()
    assert "A lantern, far off." in kept
    assert "Purify" in kept
    assert ("<html" in kept) == name.endswith(".html")
    assert f"`journal! {path}` writes over it" in told(f"journal {path}")
    assert path.read_text() == kept


def test_games_without_a_journal_say_so() -> None:
    assert "keeps no journal" in run("play", "setawatch", "--plain", said="journal story.md\n").stdout


def test_a_session_is_saved_and_goes_on(tmp_path: Path) -> None:
    record = tmp_path / "session.json"
    told(*MAKE, "/write A lantern, far off.", f"save {record}")
    done = run("load", str(record), "--plain", said="table\n")
    assert "A lantern, far off." in done.stdout
    assert "A lantern, far off." in run("play", "wardens", "--plain", "--from", str(record), said="table\n").stdout
    assert run("replay", str(record), "--verify").returncode == 0
