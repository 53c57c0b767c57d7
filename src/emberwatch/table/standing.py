"""How things stand at a table: the game to which the lines of its log lead, and whose answers they were."""

from typing import NamedTuple

from emberwatch.kernel import Decision, Event, Game, sealing
from emberwatch.table.rows import Deed

STROKE = "/"  # begins an aside


class Step(NamedTuple):
    """What a line of the log did: to which moment it led, and what it took back, each event with its moment."""

    moment: int
    folded: list[tuple[int, Event]]
    kept: int  # up to this moment everything still holds
    besides: bool = False  # an aside, which leaves the question open


class Standing:
    """A game, its version (how many lines of the log led here) and what undo and redo need to know."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.given_by: list[int] = []  # the seats whose answers stand
        self.undone: list[tuple[str, int]] = []  # answers that can be given again, with their seats
        self.steps: list[Step] = []
        self._asked: tuple[int, Decision | None] = (-1, None)  # worked out for this version
        self._named: tuple[int, str] = (-1, "")  # worked out for this version
        self._sealed: dict[int, str] = {}  # by seat; holds until the horizon moves
        self._worded: dict[int, str] = {}  # by moment; holds until the answer is taken back

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

    @property
    def digest(self) -> str:
        """The name of the state that all this led to."""
        if self._named[0] != self.version:
            self._named = (self.version, self.game.digest())
        return self._named[1]

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
        twin._asked, twin._named, twin._sealed = self._asked, self._named, self._sealed
        twin._worded = self._worded.copy()
        return twin

    def do(self, deed: Deed) -> None:
        """Carry out a line of the log."""
        if deed.kind == "undo":
            to, _, afresh = deed.text.partition(" ")
            self.undo(int(to), deed.seat, int(afresh) if afresh else None)
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

    def begins_afresh(self, to: int) -> bool:
        """Whether chance begins anew at that moment, so that nobody knows what would come."""
        return to < self.game.horizon and self.game.deals_afresh

    def still_asks(self, version: int) -> bool:
        """Whether nothing but asides has come since that version: the question is the same."""
        return 0 <= version <= self.version and all(step.besides for step in self.steps[version:])

    def wording(self, moment: int) -> str:
        """What was done at a moment, in words."""
        if moment not in self._worded:
            self._worded[moment] = self._in_words(moment)
        return self._worded[moment]

    def _in_words(self, moment: int) -> str:
        reply = self.game.answers[moment]
        asides = self.game.state.content.asides
        if not asides or not reply.startswith(STROKE):
            return self.game.wording(moment)
        name = reply.removeprefix(STROKE).partition(" ")[0].partition("@")[0]
        prompt: str = asides[name].prompt(self.game.state, self.given_by[moment])
        return prompt.partition(":")[0]  # how it is said comes behind

    def undo(self, to: int, seat: int, afresh: int | None = None) -> Deed:
        """Take back all answers after a moment. Whether that is allowed is not asked here."""
        game = self.game
        folded = [(at, event) for at in range(to + 1, game.version + 1) for event in game.events(at, until=at)]
        taken_back = list(zip(game.answers[to:], self.given_by[to:], strict=True))
        anew = afresh is not None and self.begins_afresh(to)
        game.undo(to=to, force=True, afresh=afresh if anew else None)
        self._sealed = {}
        self._worded = {at: text for at, text in self._worded.items() if at < to}
        self.undone = [] if anew else [*self.undone, *reversed(taken_back)]
        self.given_by[to:] = [seat] if anew else []
        self.steps.append(Step(game.version, folded, to))
        return Deed("undo", f"{to} {afresh}" if anew else str(to), seat, self.digest)

    def _stand(self, kind: str, reply: str, seat: int) -> Deed:
        self.given_by.append(seat)
        moment = self.game.version
        self.steps.append(Step(moment, [], moment, self.game.answers[-1].startswith(STROKE)))
        return Deed("redo" if kind == "redo" else "answer", reply, seat, self.digest)
