"""Asides: said besides the open question, recorded with who said them, and taken back like everything else."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

import pytest

from emberwatch.kernel import (
    Afresh,
    Args,
    Aside,
    BadInput,
    BeyondHorizon,
    Content,
    Fact,
    Game,
    NotLegal,
    NotYours,
    Outcome,
    OutOfDate,
    Question,
    Record,
    Refused,
    Rulebook,
    State,
    roll,
)

WALKED = Fact("walked", "A step: {shown:number}.", ("ROAD-1",), ("way",))
SUNG = Fact("sung", "Seat {seat:number} sings: {line:text}", ("ROAD-2",), ("songs",))
RESTED = Fact("rested", "They rest.", ("ROAD-3",), ("way",))
END = 30


class Road(State):
    """Two walk: each step is rolled, some options are for one of them only."""

    fields = (*State.fields, "way", "songs")

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.way = 0
        self.songs: list[tuple[int, str]] = []


def walk(road: Road) -> None:
    """The next step, until the end of the road."""
    if road.way < END:
        road.ask(STEP)
        road.do(walk)


def walked(road: Road, shown: int) -> None:
    """So far."""
    road.way += shown
    road.tell(WALKED, shown)


class Step(Question):
    """Anybody may roll; only seat 1 may look at the map, only seat 0 rest."""

    name = "Step"
    keys: ClassVar = ("roll", "map", "rest")

    def options(self, road: Road, args: Args) -> list[int]:
        return [0, 1, 2]

    def whose(self, road: Road, option: int, args: Args) -> list[int]:
        return [[], [1], [0]][option]

    def take(self, road: Road, option: int, args: Args) -> None:
        if option == 0:
            roll(road, 6, walked)
        else:
            road.way += 1
            road.tell(RESTED)

    def prompt(self, road: Road, args: Args) -> str:
        return "What now?"

    def key(self, road: Road, option: int, args: Args) -> str:
        return self.keys[option]


class Encore(Question):
    """What a song may lead to, before the open question."""

    name = "Encore"

    def options(self, road: Road, args: Args) -> list[int]:
        return [0, 1]

    def seats(self, road: Road, args: Args) -> list[int]:
        return [1 - args[0]]

    def take(self, road: Road, option: int, args: Args) -> None:
        if option:
            road.songs.append((args[0], "again"))
            road.tell(SUNG, args[0], "again")

    def prompt(self, road: Road, args: Args) -> str:
        return "Once more?"

    def key(self, road: Road, option: int, args: Args) -> str:
        return ("enough", "encore")[option]


class Sing(Aside):
    """Anybody may sing a line; a loud one makes the other ask for more."""

    name = "sing"
    rules = ("ROAD-2",)

    def seats(self, road: Road) -> list[int]:
        return [0, 1] if road.way < END - 1 else [1]

    def fault(self, road: Road, seat: int, text: str) -> str:
        return "" if 0 < len(text) <= 20 else "A line of a song has 1 to 20 letters."

    def said(self, road: Road, seat: int, text: str) -> None:
        road.songs.append((seat, text))
        road.tell(SUNG, seat, text)
        if text.endswith("!"):
            road.ask(ENCORE, seat)

    def prompt(self, road: Road, seat: int) -> str:
        return "Sing a line"

    def example(self, road: Road, seat: int) -> str:
        return "La la"


STEP, ENCORE = Step(), Encore()


class Walk(Rulebook):
    """The game that the tests of asides play."""

    name = "walk"
    title = "A Walk"
    choices: ClassVar = {"fresh": (True, False)}

    def content(self, terms: Mapping[str, Any]) -> Content:
        asides = [Sing(), Afresh()] if terms["fresh"] else [Sing()]
        return Content([walk, walked], [STEP, ENCORE], digest="walk-1", asides=asides)

    def blank(self, content: Content) -> Road:
        return Road(content)

    def begin(self, content: Content, terms: Mapping[str, Any], seed: int) -> Road:
        road = Road(content)
        road.do(walk)
        return road

    def seats(self, road: Road) -> int:
        return 2

    def outcome(self, road: Road) -> Outcome | None:
        return Outcome((0, 1), "They have arrived.", ()) if road.way >= END else None

    def view(self, road: Road, seat: int) -> dict[str, Any]:
        return {"way": road.way, "songs": road.songs[:]}


WALK = Walk()


def road(**terms: Any) -> Game:
    """At its first question."""
    return Game.new(WALK, 3, terms)


def unchanged(game: Game, kind: type[Exception], reply: str, **by: Any) -> str:
    """What a refusal says that has changed nothing."""
    before = (game.digest(), game.version, game.log(), game.decision)
    with pytest.raises(kind) as caught:
        game.play(reply, **by)
    assert (game.digest(), game.version, game.log(), game.decision) == before
    return str(caught.value)


def at_random(seed: int) -> Game:
    """A whole game in which people keep singing in between."""
    luck, game = Random(seed), road()
    while (decision := game.decision) is not None:
        seat = luck.randrange(2)
        if luck.random() < 0.3 and any(offer.name == "sing" for offer in game.asides(seat)):
            game.play(luck.choice(["/sing La la", "/sing Hey!"]), seat=seat)
        elif seat in decision.seats:
            game.play(luck.choice(decision.seen_by(seat).keys), seat=seat)
    return game


def test_the_open_question_is_put_again() -> None:
    game = road()
    asked = game.decision
    events = game.play("/sing La la", seat=1)
    assert [event.text for event in events] == ["Seat 1 sings: La la"]
    assert game.decision == asked._replace(version=1)
    assert game.view()["songs"] == [(1, "La la")]


def test_what_an_aside_asks_comes_before_the_open_question() -> None:
    game = road()
    game.play("/sing Hey!", seat=0)
    assert (game.decision.name, game.decision.seats) == ("Encore", (1,))
    game.play("encore", seat=1)
    assert game.decision.name == "Step"
    assert game.view()["songs"] == [(0, "Hey!"), (0, "again")]


def test_an_aside_within_what_an_aside_asks() -> None:
    game = road()
    game.play("/sing Hey!", seat=0)
    game.play("/sing Ho!", seat=1)
    assert (game.decision.name, game.decision.seats) == ("Encore", (0,))
    game.play("enough", seat=0)
    assert (game.decision.name, game.decision.seats) == ("Encore", (1,))
    game.play("enough", seat=1)
    assert game.decision.name == "Step"


def test_the_record_keeps_who_said_it() -> None:
    game = road()
    game.play("/sing La la", seat=1)
    assert game.answers == ("/sing@1 La la",)
    game.play("/sing@0 Ho")
    assert game.view()["songs"] == [(1, "La la"), (0, "Ho")]
    assert "signed by seat 0, not by seat 1" in unchanged(game, NotYours, "/sing@0 Ho", seat=1)


def test_whoever_says_nothing_about_the_seat_speaks_for_the_first_who_may() -> None:
    game = road()
    game.play("/sing La la")
    assert game.answers == ("/sing@0 La la",)


@pytest.mark.parametrize("seed", range(12))
def test_games_with_asides_replay_from_every_moment(seed: int) -> None:
    game = at_random(seed)
    record = game.record()
    assert Game.load(WALK, Record.from_json(record.to_json())).digest() == game.digest()
    end, answers = game.digest(), game.answers
    digests = record.digests
    for version in range(len(answers) - 1, 0, -1):
        assert game.undo(force=True) == version
        assert game.digest() == digests[version - 1]
    while game.version < len(answers):
        game.redo()
    assert (game.digest(), game.answers) == (end, answers)


def test_an_aside_is_never_out_of_date() -> None:
    game = road()
    game.play("rest", seat=0)
    assert "question 0" in unchanged(game, OutOfDate, "rest", seat=0, version=0)
    game.play("/sing La la", seat=1, version=0)
    assert game.version == 2


def test_refusals_say_what_is_wrong_and_name_the_rule() -> None:
    game = road()
    assert unchanged(game, NotLegal, "/sing", seat=0) == "A line of a song has 1 to 20 letters. (ROAD-2)"
    assert "there is: /sing." in unchanged(game, NotLegal, "/dance", seat=0)
    assert "seat 7" in unchanged(game, NotLegal, "/sing@7 La")
    while game.state.way < END - 1:
        game.play("rest", seat=0)
    assert unchanged(game, NotLegal, "/sing La", seat=0) == "/sing is not for seat 0 to say now. (ROAD-2)"
    game.play("/sing La", seat=1)


def test_after_the_end_nothing_is_said() -> None:
    game = road()
    while game.decision is not None:
        game.play("rest", seat=0)
    assert game.asides() == []
    assert "over" in unchanged(game, NotLegal, "/sing La")


def test_what_a_seat_may_say_is_offered_to_it() -> None:
    game = road()
    assert [(offer.name, offer.prompt, offer.example, offer.rules) for offer in game.asides(1)] == [
        ("sing", "Sing a line", "La la", ("ROAD-2",))
    ]
    with pytest.raises(BadInput):
        game.asides(2)


def test_a_game_without_asides_takes_a_stroke_as_any_other_text() -> None:
    game = road()
    game.state.content.asides.clear()
    assert "not one of the answers" in unchanged(game, NotLegal, "/sing La")


# -- options for some of those who may answer -------------------------------------------------------------------------


def test_a_seat_reads_the_options_that_are_for_it() -> None:
    decision = road().decision
    assert decision.seen_by(0).keys == ("roll", "rest")
    assert decision.seen_by(1).keys == ("roll", "map")
    assert decision.keys == ("roll", "map", "rest")


def test_an_option_for_another_seat_is_refused() -> None:
    game = road()
    assert "seat 1" in unchanged(game, NotYours, "map", seat=0)
    game.play("map", seat=1)
    game.play("rest")


# -- chance afresh ----------------------------------------------------------------------------------------------------


def rolls(game: Game) -> list[str]:
    """What the dice of the next steps show."""
    return [event.text for _ in range(4) for event in game.play("roll")]


def test_after_an_undo_beyond_the_horizon_chance_begins_afresh() -> None:
    game = road()
    known = rolls(game)
    game.undo(to=0, force=True, afresh=11)
    assert game.answers == ("/afresh 11",)
    assert rolls(game) != known
    assert Game.load(WALK, game.record()).digest() == game.digest()


def test_fresh_chance_cannot_be_taken_back_freely() -> None:
    game = road()
    game.play("roll")
    game.undo(force=True, afresh=11)
    with pytest.raises(BeyondHorizon):
        game.undo()


def test_an_undo_that_shows_nothing_leaves_chance_as_it_was() -> None:
    game = road()
    game.play("roll")
    game.play("rest")
    game.undo(afresh=11)
    assert game.answers == ("roll",)


def test_what_came_before_fresh_chance_is_not_redone() -> None:
    game = road()
    game.play("roll")
    game.undo(force=True, afresh=11)
    with pytest.raises(Refused, match="redo"):
        game.redo()


def test_a_game_without_fresh_chance_is_undone_as_it_was() -> None:
    game = road(fresh=False)
    known = rolls(game)
    game.undo(to=0, force=True, afresh=11)
    assert game.answers == ()
    assert rolls(game) == known


def test_fresh_chance_is_for_no_seat_to_say() -> None:
    game = road()
    assert [offer.name for offer in game.asides()] == ["sing"]
    for seat in (0, 1):
        assert "not for seat" in unchanged(game, NotLegal, "/afresh 11", seat=seat)
    assert "whole number" in unchanged(game, NotLegal, "/afresh eleven")
