"""Who is at a table: the browsers connected to it, through this server and through others."""

import time
from collections import Counter

FRESH = 30.0  # seconds for which another server's word counts
REMIND = 10.0  # seconds after which a server says it again

Marks = dict[str, int]  # how many browsers show a key; a mark is the beginning of the key's hash


class Presence:
    """The connections of one table. Servers tell each other about theirs, and forget what is not repeated."""

    def __init__(self) -> None:
        self._own: Counter[str] = Counter()
        self._others: dict[str, tuple[float, Marks]] = {}

    def come(self, key: str) -> None:
        """A browser has connected here."""
        self._own[mark(key)] += 1

    def go(self, key: str) -> None:
        """A browser has gone."""
        self._own[mark(key)] -= 1
        self._own = +self._own

    @property
    def own(self) -> Marks:
        """What this server tells the others."""
        return dict(self._own)

    def heard(self, server: str, marks: Marks) -> bool:
        """Another server has told who is connected to it; True when that is news."""
        known = self._others.get(server, (0.0, {}))[1]
        self._others[server] = (time.monotonic(), marks)
        return known != marks

    def here(self) -> Marks:
        """How many browsers show which key, everywhere."""
        if not self._others:
            return self._own
        since = time.monotonic() - FRESH
        here = Counter(self._own)
        for told, marks in self._others.values():
            if told > since:
                here.update(marks)
        return here


def mark(key: str) -> str:
    """Enough of a key's hash to tell it from others, and too little to be of use to anybody."""
    return key[:12]
