"""What a bot is: one function from what a seat sees and may do to the key of an answer."""

from collections.abc import Callable
from random import Random
from typing import Any

from emberwatch.kernel import Decision

View = dict[str, Any]
Bot = Callable[[View, Decision, Random], str]
