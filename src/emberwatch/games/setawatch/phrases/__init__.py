"""The game's phrases, a file a family. Importing them makes them part of the language.

Like a chapter of the rules, a family may bring STEPS and QUESTIONS of its own; PHRASES lists the families.
"""

from emberwatch.games.setawatch.phrases import (
    advantages,
    amounts,
    beasts,
    blows,
    camp,
    creatures,
    dice,
    joining,
    knighthood,
    locations,
    moves,
    nouns,
    occasions,
    own_actions,
    powers,
    rerolls,
    risen,
    songs,
    spells,
    standing,
    strikes,
    turning,
)

PHRASES = (
    advantages,
    amounts,
    beasts,
    blows,
    camp,
    creatures,
    dice,
    joining,
    knighthood,
    locations,
    moves,
    nouns,
    occasions,
    own_actions,
    powers,
    rerolls,
    risen,
    songs,
    spells,
    standing,
    strikes,
    turning,
)
