"""The chances in sentences: of the Draw that is being made, or else of the Oracle (WD-ODDS, WD-ORC-9)."""

from collections.abc import Iterable, Iterator

from emberwatch.games.wardens.draw_view import draw_odds, shares
from emberwatch.games.wardens.odds import of_oracle
from emberwatch.games.wardens.saying import ANSWERS
from emberwatch.games.wardens.state import Vigil

AFTER = {"plain": "", "pushed": " after Push Through", "accepted": " after Accept Hardship"}


def odds_told(vigil: Vigil) -> list[str]:
    """From the cards that are really left."""
    return list(_of_draw(vigil)) or [
        f"{name}: {_told(ANSWERS, shares(of_oracle(vigil, count)))}." for _, name, count in vigil.book.likelihoods
    ]


def _of_draw(vigil: Vigil) -> Iterator[str]:
    for kind, chances in (draw_odds(vigil)).items():
        if chances is not None:
            yield f"{_told(vigil.book.outcomes, chances)}{AFTER[kind]}."


def _told(names: Iterable[str], shares: Iterable[float]) -> str:
    return ", ".join(f"{name.rstrip('.')} {share:.1%}" for name, share in zip(names, shares, strict=True))
