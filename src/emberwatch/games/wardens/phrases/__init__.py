"""The game's phrases, a file a family. Importing them makes them part of the language.

Like a chapter of the rules, a family may bring STEPS and QUESTIONS of its own; PHRASES lists the families.
"""

from emberwatch.games.wardens.phrases import fates, fiction, numbers, records, stores

PHRASES = (fates, fiction, numbers, records, stores)
