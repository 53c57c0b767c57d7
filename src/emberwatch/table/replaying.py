"""A game to look back on, a page of moments at a time."""

from emberwatch.kernel import SPECTATOR, Game
from emberwatch.table import telling
from emberwatch.table.wire import Ending, Frame, Replay

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
        frames=[frame(game, moment, seat) for moment in range(max(first, 0), after)],
        outcome=outcome and Ending(bool(outcome.won), outcome.text, list(outcome.rules)),
        next_frame=after if after <= game.version else None,
    )


def frame(game: Game, moment: int, seat: int) -> Frame:
    """One moment."""
    then = game.branch(moment)
    decision = then.decision
    return Frame(
        moment=moment,
        answer=game.answers[moment - 1] if moment else "",
        text=game.wording(moment - 1) if moment else "",
        prompt=decision.prompt if decision else "",
        view=then.view(seat),
        events=[telling.told_of(event, moment) for event in game.events(moment, seat, moment)],
        phase=list(game.rulebook.phase(then.state)),
    )
