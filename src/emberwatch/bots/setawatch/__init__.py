"""Rules of thumb for Set a Watch, by the name of the decision."""

from emberwatch.bots.setawatch import aims, camp, contributing, watch
from emberwatch.bots.setawatch.reasons import REASONS

__all__ = ["REASONS", "THUMBS"]

THUMBS = {**camp.THUMBS, **watch.THUMBS, **contributing.THUMBS, **aims.THUMBS}
