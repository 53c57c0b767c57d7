"""A table that is being played at: its game, its seats, and whatever is asked of those who sit there."""

import asyncio
import hashlib
from typing import Any

from emberwatch.kernel import SPECTATOR, Rulebook
from emberwatch.table.presence import Presence, mark
from emberwatch.table.rows import SeatRow, TableRow, VoteRow
from emberwatch.table.standing import Standing

PROGRAMS = ("random", "careful")
FOR_PEOPLE_ONLY = ("wardens",)  # games that no program can play for somebody


class Table:
    """What a server remembers of a table. All of it can be read from the store again."""

    def __init__(self, row: TableRow, rulebook: Rulebook, standing: Standing, seats: list[SeatRow]) -> None:
        self.row = row
        self.rulebook = rulebook
        self.standing = standing
        self.seats = seats
        self.vote: VoteRow | None = None
        self.presence = Presence()
        self.lock = asyncio.Lock()  # held by whoever changes anything
        self.fault = ""  # the last thing that went wrong in the program itself
        self.cached: dict[Any, Any] = {}  # what has been worked out for what stands
        self.cached_for = standing

    @property
    def id(self) -> str:
        """Its name, which is no secret."""
        return self.row.id

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to answer."""
        return self.standing.decision is None

    @property
    def is_open(self) -> bool:
        """Whether the seed and the whole past may be told: not while people have secrets from each other."""
        return not self.rulebook.secrets or self.is_over or len({seat.key for seat in self.seats}) == 1

    @property
    def seal(self) -> str:
        """Given out before the first card, so that everybody can check afterwards that the seed was the same."""
        return hashlib.sha256(f"{self.id}:{self.row.seed}".encode()).hexdigest() if self.rulebook.secrets else ""

    def seats_of(self, key: str) -> tuple[int, ...]:
        """The seats that the holder of a key sits in. A seat that an undo took back is nobody's."""
        there = self.rulebook.seats(self.standing.game.state)
        return tuple(seat.number for seat in self.seats if seat.key == key and seat.number < there)

    def is_program(self, number: int) -> bool:
        """Whether a program plays there."""
        return 0 <= number < len(self.seats) and self.seats[number].kind in PROGRAMS

    def others_here(self, mine: tuple[int, ...]) -> list[int]:
        """The seats of other people who are connected."""
        here = self.presence.here()
        return [
            seat.number
            for seat in self.seats
            if seat.number not in mine and seat.kind == "person" and seat.key and mark(seat.key) in here
        ]

    def others(self, mine: tuple[int, ...]) -> list[int]:
        """The seats of other people, connected or not."""
        return [seat.number for seat in self.seats if seat.number not in mine and seat.kind == "person"]

    def eye(self, mine: tuple[int, ...]) -> int:
        """The seat whose view somebody is shown: the one that is asked, of several in one browser."""
        if not mine:
            return SPECTATOR
        decision = self.standing.decision
        asked = [seat for seat in mine if decision is not None and seat in decision.seats]
        return asked[0] if asked else mine[0]

    def remembered(self, what: Any, work_out: Any) -> Any:
        """Work something out once, however many look at it, until something is done or somebody changes seats."""
        if self.cached_for is not self.standing:
            self.cached, self.cached_for = {}, self.standing
        if what not in self.cached:
            self.cached[what] = work_out()
        return self.cached[what]
