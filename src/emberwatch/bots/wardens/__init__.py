"""Players for Wardens of the Duskwatch."""
