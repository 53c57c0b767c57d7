"""What happens in the fiction only, and the choice between two sides."""

from emberwatch.games.wardens import facts
from emberwatch.games.wardens.rules.drawing import run_effect
from emberwatch.games.wardens.state import Vigil
from emberwatch.games.wardens.words import Deed, Effect


class Happens(Deed):
    """Something that changes no number."""

    form = "{what:Happening}"
    what: str

    def run(self, vigil: Vigil) -> None:
        vigil.tell(facts.HAPPENED, vigil.book.shown[self.number])


class Either(Effect):
    """Exactly one of two things happens; the player picks."""

    form = "{one:Deed}, or {other:Deed}"
    one: Deed
    other: Deed

    def sides(self, vigil: Vigil) -> list[Deed]:
        """Those that can be picked (WD-ACT-11)."""
        both = [self.one, self.other]
        return [side for side in both if side.possible(vigil)] or both

    def run(self, vigil: Vigil) -> None:
        sides = self.sides(vigil)
        if len(sides) == 1:
            vigil.do(run_effect, sides[0].number)
        else:
            vigil.put("WhichSide", self.one.number, self.other.number)

    def loses(self) -> str:
        return self.one.loses() or self.other.loses()
