"""The game's phrases, a file a family. Importing them makes them part of the language.

Like a chapter of the rules, a family may bring STEPS and QUESTIONS of its own; PHRASES lists the families.
"""

from emberwatch.games.setawatch.phrases import amounts, camp, creatures, nouns, powers, strikes

PHRASES = (amounts, camp, creatures, nouns, powers, strikes)
