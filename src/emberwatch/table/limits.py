"""Allowances: so many at once, and so many more a minute."""

import time
from collections import OrderedDict

MOST_ADDRESSES = 10_000


class Allowance:
    """What is left of an allowance; it fills up again as time passes."""

    def __init__(self, at_once: int, a_minute: int) -> None:
        self.most = float(at_once)
        self.rate = a_minute / 60
        self.left = self.most
        self.since = time.monotonic()

    def take(self) -> bool:
        """Use one; False when none is left."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Allowances:
    """One for every address, forgetting those not heard of for longest."""

    def __init__(self, at_once: int, a_minute: int) -> None:
        self.terms = (at_once, a_minute)
        self._by_address: OrderedDict[str, Allowance] = OrderedDict()

    def take(self, address: str) -> bool:
        """Use one of this address."""
        allowance = self._by_address.setdefault(address, Allowance(*self.terms))
        self._by_address.move_to_end(address)
        if len(self._by_address) > MOST_ADDRESSES:
            self._by_address.popitem(last=False)
        return allowance.take()
