"""Rules of thumb for Set a Watch, by the name of the decision."""

from emberwatch.bots.setawatch import aims, camp, watch

__all__ = ["THUMBS"]

THUMBS = {**camp.THUMBS, **watch.THUMBS, **aims.THUMBS}
