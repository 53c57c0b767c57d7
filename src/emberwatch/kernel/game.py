"""The facade: one game being played, with its past."""

import hashlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from emberwatch.kernel import aside, chance, shelf
from emberwatch.kernel.content import Content
from emberwatch.kernel.decision import Decision, decision_of, who_may_answer
from emberwatch.kernel.event import SPECTATOR, Event, Told, event_of
from emberwatch.kernel.question import Form
from emberwatch.kernel.record import Record
from emberwatch.kernel.refusal import BadInput, BeyondHorizon, NotLegal, NotYours, OutOfDate, Refused, quoted
from emberwatch.kernel.rulebook import Barred, Outcome, Rulebook
from emberwatch.kernel.state import State, advance, answer, fill


class Game:
    """A game at one moment together with the way it came there.

    The list of answers is the truth; the states before each of them are kept so that undo costs nothing.
    """

    def __init__(self, rulebook: Rulebook, terms: Mapping[str, Any], seed: int, state: State, start: str = "") -> None:
        self.rulebook = rulebook
        self.terms = dict(terms)
        self.seed = seed
        self.state = state
        self.start = start
        self._answers: list[str] = []
        self._before: list[State] = []
        self._undone: list[str] = []
        self._told: list[list[Event]] = [self._listen(advance)]
        self._folded: list[tuple[int, list[Event]]] = []

    @classmethod
    def new(cls, rulebook: Rulebook, seed: int, given: Mapping[str, Any]) -> "Game":
        """Set a table up on these terms and play until the first question."""
        terms = rulebook.terms(given)
        state = rulebook.begin(rulebook.content(terms), terms, seed)
        chance.seed(state, seed)
        return cls(rulebook, terms, seed, state)

    @classmethod
    def at(cls, rulebook: Rulebook, position: str) -> "Game":
        """A game that begins in the middle, at a written position."""
        terms, state = rulebook.place(position)
        return cls(rulebook, terms, 0, state, position)

    # -- now -------------------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """How many answers have been given."""
        return len(self._answers)

    @property
    def answers(self) -> tuple[str, ...]:
        """What has been answered so far."""
        return tuple(self._answers)

    @property
    def decision(self) -> Decision | None:
        """What the game waits for; None when it is over."""
        return decision_of(self.rulebook, self.state, self.version)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it is played."""
        return self.rulebook.outcome(self.state)

    def view(self, seat: int = 0) -> dict[str, Any]:
        """What that seat may see, and nothing else; SPECTATOR sees what is open to all.

        It is for reading: what looks the same is shared with other views, so copy it before changing anything in it.
        """
        if seat != SPECTATOR:
            self._check_seat(seat)
        return self.rulebook.view(self.state, seat)

    def chronicle(self, form: str, seat: int = 0) -> str:
        """The journal as that seat knows it, to be kept: as `markdown` or `html`."""
        if seat != SPECTATOR:
            self._check_seat(seat)
        return self.rulebook.chronicle(self.state, seat, form)

    def barred(self, seat: int = 0) -> list[Barred]:
        """What that seat sees and cannot use now, each with the rule that forbids it."""
        self._check_seat(seat)
        return self.rulebook.barred(self.state, seat)

    def why_not(self, key: str, seat: int = 0) -> str:
        """One sentence with the rule that forbids this now; empty when it is allowed."""
        decision = self.decision
        if decision is not None and key in decision.seen_by(seat).keys:
            return ""
        for barred in self.barred(seat):
            if barred.key == key:
                return str(NotLegal(barred.why, barred.rules))
        if decision is not None and seat not in decision.seats:
            return str(_not_yours(decision.seats, seat))
        return f"There is nothing called {quoted(key)} to choose here."

    def asides(self, seat: int = 0) -> list[aside.Offer]:
        """What that seat may say besides the open question: play("/name text")."""
        self._check_seat(seat)
        return [] if self.state.question is None else aside.offers(self.state, seat)

    def digest(self) -> str:
        """The same for the same state, in every process and every version of Python."""
        return digest(self.state)

    # -- playing ---------------------------------------------------------------------------------------------------

    def play(self, reply: str, seat: int | None = None, version: int | None = None) -> list[Event]:
        """Answer the question, or say an aside; returns what that caused. What is refused raises, changing nothing.

        An aside can be said whatever the question is by then, so it is never out of date.
        """
        if not self._is_aside(reply):
            self._check(seat, version)
        events = self._play(reply, seat)
        self._undone.clear()
        return events

    def _play(self, reply: str, seat: int | None = None) -> list[Event]:
        before = self.state
        if before.question is None:
            raise NotLegal("The game is over; nothing is left to answer.")
        name, _, args = before.question
        question = before.content.questions[name]
        if self._is_aside(reply):
            said = aside.read(before, reply, seat)
            reply = said.reply
            events = self._listen(lambda now: aside.say(now, said))
        elif isinstance(question, Form):
            fault = question.fault(before, reply, args)
            if fault:
                raise NotLegal(fault)
            events = self._listen(lambda now: fill(now, reply))
        else:
            chosen = self._option(reply, seat)
            events = self._listen(lambda now: answer(now, chosen))
        self._before.append(before)
        self._answers.append(reply)
        self._told.append(events)
        return events

    def _is_aside(self, reply: str) -> bool:
        return reply.startswith(aside.STROKE) and bool(self.state.content.asides)

    def _option(self, reply: str, seat: int | None) -> int:
        state = self.state
        assert state.question is not None
        name, _, args = state.question
        question = state.content.questions[name]
        for option in state.options:
            if question.key(state, option, args) == reply:
                whose = question.whose(state, option, args)
                if seat is not None and whose and seat not in whose:
                    raise _not_yours(tuple(whose), seat)
                return option
        for barred in self.rulebook.barred(state, who_may_answer(self.rulebook, state)[0] if seat is None else seat):
            if barred.key == reply:
                raise NotLegal(barred.why, barred.rules)
        raise NotLegal(
            f"{quoted(reply)} is not one of the answers to {question.prompt(state, args)!r}: "
            + ", ".join(question.key(state, option, args) for option in state.options[:12])
            + ("." if len(state.options) <= 12 else ", ...")
        )

    def _check(self, seat: int | None, version: int | None) -> None:
        if version is not None and version != self.version:
            raise OutOfDate(
                f"This answers question {version}, but the table has moved on to question {self.version}; look again."
            )
        if seat is not None and self.state.question is not None:
            self._check_seat(seat)
            may = who_may_answer(self.rulebook, self.state)
            if seat not in may:
                raise _not_yours(may, seat)

    def _check_seat(self, seat: int) -> None:
        seats = self.rulebook.seats(self.state)
        if not 0 <= seat < seats:
            raise BadInput(f"There is no seat {seat}; this table has the seats 0 to {seats - 1}.")

    def _listen(self, act: Callable[[State], None]) -> list[Event]:
        # On a copy: the state before is part of the past, also of branches, and a rule that fails leaves it as it was.
        state = self.state.copy()
        heard: list[Told] = []
        state.heard = heard
        act(state)
        state.heard = None
        events = [event_of(self.rulebook, state, told) for told in heard]
        self.state = state
        return events

    # -- the past --------------------------------------------------------------------------------------------------

    @property
    def horizon(self) -> int:
        """The version back to which undo is free: since then nothing hidden was shown and no chance was taken."""
        seen = self.state.horizon
        version = self.version
        while version and self._before[version - 1].horizon == seen:
            version -= 1
        return version

    def undo(self, grain: str = "step", to: int | None = None, force: bool = False, afresh: int | None = None) -> int:
        """Take answers back: the last ("step"), those of this phase ("phase"), or all after version `to`.

        Beyond the horizon the table knows what would come. Where a game has an Afresh aside, `afresh` is the seed of
        fresh chance, which becomes an answer of its own.
        """
        target = self._undo_target(grain) if to is None else to
        if not 0 <= target < self.version:
            raise Refused("There is nothing to take back." if to is None else f"There is no earlier moment {to}.")
        beyond = target < self.horizon
        if beyond and not force:
            raise BeyondHorizon(
                "Since then hidden information has been seen or chance was taken; "
                f"undo is free back to answer {self.horizon} only."
            )
        self._folded = [(min(at, target), events) for at, events in self._folded]
        self._folded.append((target, [event for told in self._told[target + 1 :] for event in told]))
        self._undone.extend(reversed(self._answers[target:]))
        self.state = self._before[target]
        del self._answers[target:], self._before[target:], self._told[target + 1 :]
        if beyond and afresh is not None and self.deals_afresh:
            self._play(f"/{aside.AFRESH} {afresh}")
            self._undone.clear()
        return target

    @property
    def deals_afresh(self) -> bool:
        """Whether chance begins anew beyond the horizon, so that nobody knows what would come."""
        return aside.AFRESH in self.state.content.asides

    def _undo_target(self, grain: str) -> int:
        if grain == "step":
            return self.version - 1
        if grain != "phase":
            raise Refused(f"Undo knows the grains step and phase, not {grain!r}.")
        phase = self.rulebook.phase
        target = self.version - 1
        if target >= 0:
            here = phase(self._before[target])
            while target and phase(self._before[target - 1]) == here:
                target -= 1
        return target

    def redo(self) -> list[Event]:
        """Give the last answer taken back again."""
        if not self._undone:
            raise Refused("There is nothing to redo.")
        return self._play(self._undone.pop())

    def branch(self, at: int | None = None) -> "Game":
        """A game of its own that shares the past up to version `at`."""
        version = self.version if at is None else at
        if not 0 <= version <= self.version:
            raise Refused(f"There is no moment {version} in this game.")
        twin = Game.__new__(Game)
        twin.rulebook, twin.terms, twin.seed, twin.start = self.rulebook, self.terms, self.seed, self.start
        twin.state = self.state if version == self.version else self._before[version]
        twin._answers = self._answers[:version]
        twin._before = self._before[:version]
        twin._told = self._told[: version + 1]
        twin._undone, twin._folded = [], [fold for fold in self._folded if fold[0] <= version]
        return twin

    def imagine(self, seat: int = 0, seed: int = 0) -> "Game":
        """A game that fits all this seat knows, with hidden things dealt afresh and fresh chance."""
        self._check_seat(seat)
        state = self.state.copy()
        chance.seed(state, seed)
        state = self.rulebook.imagine(state, seat)
        state.ask_again()
        return Game(self.rulebook, self.terms, seed, state)

    def events(self, since: int = 0, seat: int | None = None, until: int | None = None) -> list[Event]:
        """What happened from version `since` on (and up to `until`), as far as that seat may know it."""
        end = None if until is None else until + 1
        return [event for told in self._told[since:end] for event in told if seat is None or event.heard_by(seat)]

    def wording(self, version: int) -> str:
        """The answer given at this version, in the words in which it was offered."""
        before, reply = self._before[version], self._answers[version]
        return wording(before, reply)

    def log(self, seat: int | None = None) -> list[str]:
        """The story so far, a line an event; what was taken back stays, folded between brackets."""
        lines: list[str] = []
        for version, told in enumerate(self._told):
            lines += [event.text for event in told if seat is None or event.heard_by(seat)]
            for at, folded in self._folded:
                kept = [event.text for event in folded if seat is None or event.heard_by(seat)]
                if at == version and kept:
                    lines.append(f"[taken back: {' '.join(kept)}]")
        return lines

    # -- in and out ------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The game as answers; load() plays it again."""
        states = [*self._before[1:], self.state] if self._answers else []
        return Record(
            game=self.rulebook.name,
            content=self.state.content.digest,
            terms=self.terms,
            seed=self.seed,
            answers=list(self._answers),
            digests=[digest(state) for state in states],
            start=self.start,
        )

    @classmethod
    def load(cls, rulebook: Rulebook, record: Record, to: int | None = None) -> "Game":
        """Play a record again, comparing every digest it holds."""
        game = cls._opened(rulebook, record)
        for number, reply in enumerate(record.answers[:to]):
            try:
                game._play(reply)
            except Refused as refused:
                raise BadInput(f"The record departs at answer {number + 1}, {quoted(reply)}: {refused}") from None
            if record.digests and record.digests[number] != game.digest():
                raise BadInput(
                    f"The record departs at answer {number + 1}, {quoted(reply)}: the states differ from here on."
                )
        return game

    @classmethod
    def _opened(cls, rulebook: Rulebook, record: Record) -> "Game":
        """The game a record begins with, played with the cards it was played with."""
        if record.start:
            game = cls.at(rulebook, record.start)
            if game.state.content.digest != record.content:
                raise BadInput("This record begins at a position of other cards than those at hand.")
            return game
        terms = rulebook.options(record.terms)
        content = _cards_of(rulebook, record.content, terms)
        state = rulebook.begin(content, terms, record.seed)
        chance.seed(state, record.seed)
        return cls(rulebook, terms, record.seed, state)

    def save(self, path: Path) -> None:
        """Write the record to a file, and keep the cards that it was played with."""
        path.write_text(self.record().to_json(), encoding="utf-8")
        self.keep_cards()

    def keep_cards(self) -> None:
        """Put the cards of this game on the shelf, so that its record can be loaded when they have changed."""
        shelf.keep(self.state.content.digest, self.rulebook.source(self.state.content))

    def position(self) -> str:
        """This moment as a text that people can read and write."""
        return self.rulebook.position(self.state, self.terms)

    def __repr__(self) -> str:
        return f"<{self.rulebook.title}: {self.version} answers, {self.outcome or 'in play'}>"


def _cards_of(rulebook: Rulebook, digest: str, terms: Mapping[str, Any]) -> Content:
    """The cards of a record: those at hand, or else those that were kept when it was saved."""
    try:
        content = rulebook.content(terms)
        rulebook.check(content, terms)
    except BadInput:  # cards that its terms name are not at hand any more, or never were any
        if not shelf.holds(digest):
            raise
    else:
        if content.digest == digest:
            return content
    content = rulebook.content_from(shelf.fetch(digest), terms)
    rulebook.check(content, terms)
    return content


def _not_yours(seats: tuple[int, ...], seat: int) -> NotYours:
    return NotYours("This is for seat " + " or ".join(str(one) for one in seats) + f" to answer, not seat {seat}.")


def wording(state: State, reply: str) -> str:
    """An answer to what this state asks, as people read it."""
    assert state.question is not None
    name, _, args = state.question
    question = state.content.questions[name]
    for option in state.options:
        if question.key(state, option, args) == reply:
            return str(question.text(state, option, args))
    return reply  # what was written into a form


def digest(state: State) -> str:
    """A short stable name of a state."""
    return hashlib.blake2b(msgspec.json.encode(state.data()), digest_size=8).hexdigest()
