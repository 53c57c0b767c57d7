"""Advantage and Disadvantage are kept for a later Draw (WD-POOL)."""

from emberwatch.games.wardens.rules.scores import keep
from emberwatch.games.wardens.state import SHARED, Vigil
from emberwatch.games.wardens.words import Deed


class StoreAdvantage(Deed):
    """The character keeps Advantage."""

    form = "store {n:Number} Advantage for {scope:Scope}"
    n: int
    scope: str

    def run(self, vigil: Vigil) -> None:
        keep(vigil, self.n, vigil.actor, self.scope)


class StoreDisadvantage(Deed):
    """The character is burdened with Disadvantage."""

    form = "store {n:Number} Disadvantage for {scope:Scope}"
    n: int
    scope: str

    def run(self, vigil: Vigil) -> None:
        keep(vigil, -self.n, vigil.actor, self.scope)


class ShareAdvantage(Deed):
    """Advantage is set up that any one character can use."""

    form = "share {n:Number} Advantage for {scope:Scope}"
    n: int
    scope: str

    def run(self, vigil: Vigil) -> None:
        keep(vigil, self.n, SHARED, self.scope)
