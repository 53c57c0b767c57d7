"""What an ability promises, by the sentence on it: how far its card is worth keeping, refreshing or taking along."""

PROMISES = (  # the pips that a sentence saves in an ordinary round, by the first words of it that are found
    ("more damage for", 0.5),
    ("two revealed", 9.0),
    ("defeat the creature", 7.0),
    ("defeat a face-down", 6.5),
    ("you may defeat one", 6.0),
    ("health 8 or less", 5.5),
    ("dragon; or", 5.0),
    ("deal 8", 5.0),
    ("every revealed undead", 5.0),
    ("attack die on it", 4.5),
    ("damage equal to", 4.5),
    ("forest creature in first", 4.5),
    ("top of the creature deck", 5.0),
    ("bottom of the creature deck", 4.5),
    ("reroll it", 4.0),
    ("exchange a revealed", 4.0),
    ("to the horde", 4.0),
    ("set the lowest", 4.0),
    ("double damage", 3.5),
    ("health is halved", 3.5),
    ("doubled", 3.5),
    ("end of the line", 3.5),
    ("tame a forest creature from", 3.5),
    ("tame a", 3.0),
    ("to another position", 2.5),
    ("last card of the line", 2.5),
    ("to spare", 2.5),
    ("negate", 2.5),
    ("less health than", 2.0),
    ("highest face", 2.0),
)


def promise(text: str) -> float:
    """The pips that the sentence will save in an ordinary round."""
    lowered = text.lower()
    return next((pips for words, pips in PROMISES if words in lowered), 1.0)
