"""How things stand at a table: the game to which the lines of its log lead, and whose answers they were."""

from typing import NamedTuple

from emberwatch.kernel import Decision, Event, Game, sealing
from emberwatch.table.rows import Deed


class Step(NamedTuple):
    """What a line of the log did: to which moment it led, and what it took back, each event with its moment."""

    moment: int
    folded: list[tuple[int, Event]]


class Standing:
    """A game, its version (how many lines of the log led here) and what undo and redo need to know."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.given_by: list[int] = []  # the seats whose answers stand
        self.undone: list[tuple[str, int]] = []  # answers that can be given again, with their seats
        self.steps: list[Step] = []
        self._asked: tuple[int, Decision | None] = (-1, None)  # worked out for this version
        self._sealed: dict[int, str] = {}  # by seat; holds until the horizon moves

    @property
    def version(self) -> int:
        """How much has ever been done here."""
        return len(self.steps)

    @property
    def moment(self) -> int:
        """How many answers stand."""
        return self.game.version

    @property
    def decision(self) -> Decision | None:
        """What the table waits for."""
        if self._asked[0] != self.version:
            self._asked = (self.version, self.game.decision)
        return self._asked[1]

    def sealed_by(self, seat: int) -> str:
        """What moved the horizon last, in words, as far as a seat was told."""
        if seat not in self._sealed:
            event = sealing(self.game, seat)
            self._sealed[seat] = event.text if event else ""
        return self._sealed[seat]

    def branch(self) -> "Standing":
        """The same, to try something on. What stands never changes; something else takes its place."""
        twin = Standing(self.game.branch())
        twin.given_by, twin.undone, twin.steps = self.given_by[:], self.undone[:], self.steps[:]
        twin._asked, twin._sealed = self._asked, self._sealed
        return twin

    def do(self, deed: Deed) -> None:
        """Carry out a line of the log."""
        if deed.kind == "undo":
            self.undo(int(deed.text), deed.seat)
        elif deed.kind == "redo":
            self.redo()
        else:
            self.answer(deed.text, deed.seat)

    def answer(self, reply: str, seat: int) -> Deed:
        """Give an answer; what was taken back before cannot be given again."""
        self._play(reply, seat)
        self.undone.clear()
        return self._stand("answer", reply, seat)

    def redo(self) -> Deed:
        """Give the answer again that was taken back last."""
        reply, seat = self.undone[-1]
        self._play(reply, seat)
        self.undone.pop()
        return self._stand("redo", reply, seat)

    def _play(self, reply: str, seat: int) -> None:
        horizon = self.game.state.horizon
        self.game.play(reply, None if seat < 0 else seat)
        if self.game.state.horizon != horizon:
            self._sealed = {}

    def undo(self, to: int, seat: int) -> Deed:
        """Take back all answers after a moment. Whether that is allowed is not asked here."""
        game = self.game
        folded = [(at, event) for at in range(to + 1, game.version + 1) for event in game.events(at, until=at)]
        taken_back = list(zip(game.answers[to:], self.given_by[to:], strict=True))
        game.undo(to=to, force=True)
        self._sealed = {}
        self.undone += reversed(taken_back)
        del self.given_by[to:]
        self.steps.append(Step(to, folded))
        return Deed("undo", str(to), seat, game.digest())

    def _stand(self, kind: str, reply: str, seat: int) -> Deed:
        self.given_by.append(seat)
        self.steps.append(Step(self.game.version, []))
        return Deed("redo" if kind == "redo" else "answer", reply, seat, self.game.digest())
