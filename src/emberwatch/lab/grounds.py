"""The games that are put on trial."""

from emberwatch.lab import vigils, watches

GROUNDS = {"setawatch": watches.GROUND, "wardens": vigils.GROUND}
