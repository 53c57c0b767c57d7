"""What holds in every session, whoever asks for whatever in whatever order."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import emberwatch
from emberwatch import Game, Refused
from emberwatch.games.wardens.invariants import broken
from tests.marks import rule

TABLES = st.sampled_from(
    [
        {"edition": edition, "mode": mode, "players": players}
        for edition in ("first", "second")
        for mode, players in (("solo", 1), ("co-op", 3), ("led", 2))
    ]
)
REQUESTS = st.lists(st.tuples(st.integers(0, 4), st.integers(0, 9), st.integers(0, 10_000)), min_size=20, max_size=50)
NONSENSE = (
    "",
    "draw",
    "0:end",
    "1:act:warden-9",
    "/tick 99",
    "/edit 0 x",
    "/nobody",
    "/enter dragon",
    "approach:vitae",
)
GMS = ("/boxes", "/tick", "/describe", "/cross", "/show", "/hide")  # in these a GM names hidden things
LONGEST = 60  # answers from the middle of anything to where something new can be begun
quick = settings(max_examples=10)


def begun(terms: dict[str, Any], seed: int) -> Game:
    """A table with a character for every player."""
    game = emberwatch.new("wardens", seed=seed, **terms)
    for seat in range(terms["players"]):
        for reply in (f"{seat}:make", "Ann", "Gwyn", "scores:2-2-2-2", "gift:stonehide"):
            game.play(reply)
    return game


def request(game: Game, seat: int, kind: int, pick: int) -> str:
    """Something that a seat asks for: mostly what it may, now and then what others may or nobody."""
    decision = game.decision
    if decision is None or kind == 0:
        return NONSENSE[pick % len(NONSENSE)]
    if kind == 1 and (offers := game.asides(seat)):
        offer = offers[pick % len(offers)]
        return f"/{offer.name} {offer.example}".rstrip()
    if decision.is_form:
        return decision.example
    keys = decision.keys if kind == 2 else decision.seen_by(seat).keys
    keys = tuple(key for key in keys if not key.endswith(":end")) or decision.keys
    return keys[pick % len(keys)]


def played(terms: dict[str, Any], seed: int, requests: list[tuple[int, int, int]]) -> Game:
    """A session of these requests; what is refused is left out."""
    game = begun(terms, seed)
    for seat, kind, pick in requests:
        try:
            game.play(request(game, min(seat, seats(game) - 1), kind, pick), seat=min(seat, seats(game) - 1))
        except Refused:
            continue
    return game


def seats(game: Game) -> int:
    """How many there are."""
    return len(game.view(0)["seats"])


@quick
@given(TABLES, st.integers(0, 99), REQUESTS)
def test_every_request_is_served_or_refused_with_a_reason(
    terms: dict[str, Any], seed: int, requests: list[tuple[int, int, int]]
) -> None:
    game = begun(terms, seed)
    for seat, kind, pick in requests:
        by = min(seat, seats(game) - 1)
        before, version = game.digest(), game.version
        reason = ""
        try:
            game.play(request(game, by, kind, pick), seat=by)
        except Refused as refused:
            reason = str(refused) or "none"
        if reason:
            assert reason != "none"
            assert (game.digest(), game.version) == (before, version)
        else:
            assert game.version == version + 1
            assert not broken(game.state)
            assert game.decision or game.outcome


@rule("WD-DECK-3", "WD-SCORE-3", "WD-SCORE-5", "WD-THR-1", "WD-THR-2", "WD-THR-4")
@quick
@given(TABLES, st.integers(0, 99), REQUESTS)
def test_cards_are_conserved_scores_keep_their_bounds_and_thresholds_lead_to_their_draw(
    terms: dict[str, Any], seed: int, requests: list[tuple[int, int, int]]
) -> None:
    game = begun(terms, seed)
    deck = 52 if terms["edition"] == "first" else 54
    for seat, kind, pick in requests:
        try:
            game.play(request(game, min(seat, seats(game) - 1), kind, pick), seat=min(seat, seats(game) - 1))
        except Refused:
            continue
        view = game.view(0)
        places = [*view["deck"]["pile"], *view["deck"]["discard"], *view["deck"]["in_play"]]
        assert len(places) == deck
        assert len(set(places) - {"joker"}) == 52
        due = {(one["kind"], one["character"]) for one in view["dues"]}
        for sheet in view["characters"]:
            assert all(0 <= score <= 5 for score in [*sheet["core"].values(), *sheet["reserve"].values()])
            if sheet["status"] in ("in play", "unconscious") and view["draw"] is None:
                for kind_due, score in (("death", "Vitae"), ("forest", "Radiance")):
                    assert (sheet["reserve"][score] == 0) == ((kind_due, sheet["id"]) in due)
        if any(not one["set_aside"] for one in view["dues"]) and game.decision and game.decision.name == "Now":
            assert not any(":act:" in key for key in game.decision.keys)


@rule("WD-MODE-9")
@quick
@given(TABLES, st.integers(0, 99), REQUESTS)
def test_every_procedure_that_was_begun_comes_to_its_end(
    terms: dict[str, Any], seed: int, requests: list[tuple[int, int, int]]
) -> None:
    game = played(terms, seed, requests)
    luck = Random(seed)
    for _ in range(LONGEST):
        decision = game.decision
        if decision is None or decision.name == "Now":
            break
        ways = [key for key in decision.keys if key in ("draw", "give-up", "never-mind")] or list(decision.keys)
        game.play(decision.example if decision.is_form else luck.choice(ways))
    assert game.outcome or (game.decision and game.decision.name == "Now")
    assert not game.view(0)["deck"]["in_play"]
    assert game.view(0)["draw"] is None


@quick
@given(st.sampled_from(["first", "second"]), st.integers(0, 99), REQUESTS)
def test_what_the_gm_hides_changes_nothing_that_anybody_else_can_see(
    edition: str, seed: int, requests: list[tuple[int, int, int]]
) -> None:
    terms = {"edition": edition, "mode": "led", "players": 2}
    plain, secret = begun(terms, seed), begun(terms, seed)
    gm = plain.view(0)["referees"][0]
    for seat, kind, pick in requests[:25]:
        by = min(seat, seats(plain) - 1)
        if pick % 3 == 0:
            secret.play("/hide clock 4: The bells begin: at midnight", seat=gm)
        asked = request(plain, by, kind, pick)
        if asked.startswith(GMS) or asked.partition(":")[2] in ("become-gm", "step-down", "leave"):
            continue
        for game in (plain, secret):
            try:
                game.play(asked, seat=by)
            except Refused:
                continue
        for other in [one for one in range(seats(plain)) if one != gm]:
            assert secret.view(other) == plain.view(other)
            assert secret.asides(other) == plain.asides(other)
            assert secret.barred(other) == plain.barred(other)
            if plain.decision and secret.decision:
                assert secret.decision.seen_by(other)[1:] == plain.decision.seen_by(other)[1:]
        told = [event.text for event in secret.events(seat=0)]
        assert not any("bells" in text for text in told)


@pytest.mark.parametrize("seat", [0, 1])
def test_hidden_things_are_the_gms_until_they_are_shown(seat: int) -> None:
    game = begun({"edition": "second", "mode": "led", "players": 2}, 3)
    game.play("/hide foe 3: The Antlered One: It waits.", seat=2)
    [hidden] = game.view(2)["things"]
    assert game.view(seat)["things"] == []
    with pytest.raises(Refused):
        game.play(f"/describe {hidden['id']} seen", seat=seat)
    game.play(f"/show {hidden['id']}", seat=2)
    [shown] = game.view(seat)["things"]
    assert (shown["name"], shown["size"], shown["hidden"]) == ("The Antlered One", 3, False)
    assert shown["id"] < 1000
