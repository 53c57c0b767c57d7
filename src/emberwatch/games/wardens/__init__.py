"""Wardens of the Duskwatch, in both editions."""
