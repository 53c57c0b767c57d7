"""Records are added in words of the player's own (WD-REC)."""

from emberwatch.games.wardens.rules.records import MAY_ADD, RECORD_TEXT
from emberwatch.games.wardens.state import Vigil
from emberwatch.games.wardens.words import Deed


class AddRecord(Deed):
    """A Record is added; the player words it."""

    form = "add a Record of {kind:Kind}"
    kind: str

    def run(self, vigil: Vigil) -> None:
        vigil.ask(RECORD_TEXT, vigil.actor, vigil.drawer, self.kind)


class MayAddRecord(Deed):
    """A Record is added where the fiction has produced something worth noting."""

    form = "a Record of {kind:Kind} may be added"
    kind: str

    def run(self, vigil: Vigil) -> None:
        vigil.ask(MAY_ADD, vigil.actor, vigil.drawer, self.kind)
