"""A game to look back on, a page of moments at a time."""

from typing import Any

from emberwatch.kernel import SPECTATOR, Event, Game
from emberwatch.table import telling
from emberwatch.table.requests import Frame, Replay, Splice
from emberwatch.table.standing import STROKE
from emberwatch.table.wire import Ending

PAGE = 200  # frames


def page(game: Game, first: int, seat: int = SPECTATOR) -> Replay:
    """The frames from one moment on, as a seat sees them."""
    after = min(first + PAGE, game.version + 1)
    outcome = game.outcome
    return Replay(
        game=game.rulebook.name,
        title=game.rulebook.title,
        terms=game.terms,
        seed=game.seed,
        frames=frames(game, range(max(first, 0), after), seat),
        outcome=outcome and Ending(bool(outcome.won), outcome.text, list(outcome.rules)),
        next_frame=after if after <= game.version else None,
    )


def frames(game: Game, moments: range, seat: int) -> list[Frame]:
    """Some moments in a row: of the first all is told, of the others what has changed since the one before."""
    found: list[Frame] = []
    before: dict[str, Any] = {}
    for moment in moments:
        then = game.branch(moment)
        decision = then.decision
        view = then.view(seat if seat < game.rulebook.seats(then.state) else SPECTATOR)  # seats can be added later
        changed, spliced = change(before, view) if before.keys() == view.keys() else (view, {})
        events = game.events(moment, seat, moment)
        answer, text = told_of(game, moment, events)
        found.append(
            Frame(
                moment=moment,
                answer=answer,
                text=text,
                prompt=decision.prompt if decision else "",
                view=changed,
                spliced=spliced,
                events=[telling.told_of(event, moment) for event in events],
                phase=list(game.rulebook.phase(then.state)),
            )
        )
        before = view
    return found


def change(before: dict[str, Any], view: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Splice]]:
    """What has changed between two views: parts that are new, and where lists have grown or shrunk."""
    changed = {part: value for part, value in view.items() if value != before[part]}
    spliced = {
        part: splice(before[part], value)
        for part, value in changed.items()
        if isinstance(value, list) and isinstance(before[part], list)
    }
    return {part: value for part, value in changed.items() if part not in spliced}, spliced


def splice(before: list[Any], now: list[Any]) -> Splice:
    """Where one list differs from another, between what is the same at both ends."""
    least = min(len(before), len(now))
    at = next((place for place in range(least) if before[place] != now[place]), least)
    end = next((end for end in range(least - at) if before[-1 - end] != now[-1 - end]), least - at)
    return Splice(at, len(before) - end - at, now[at : len(now) - end])


def told_of(game: Game, moment: int, heard: list[Event]) -> tuple[str, str]:
    """The answer that led here, and in words; nothing of one that went past whoever looks."""
    if not moment:
        return "", ""
    answer = game.answers[moment - 1]
    aside = answer.startswith(STROKE) and bool(game.state.content.asides)
    if not heard and (aside or game.events(moment, until=moment)):
        return "", ""
    return answer, heard[0].text if aside else game.wording(moment - 1)
