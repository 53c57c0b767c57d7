"""A tiny language to test the machinery with."""

from emberwatch.watchword import Language, Phrase

ROOTS = ("Effect", "Amount")
LEXICONS = {
    "Type": {"Forest creature": "forest", "Undead": "undead"},
    "Card": {"[wyvern]": "wyvern", "[gate keeper]": "gatekeeper"},
}


class Effect(Phrase):
    """Anything that can happen."""


class Act(Effect):
    """Something done at once."""


class Creature(Phrase):
    """Somebody in the dark."""


class Amount(Phrase):
    """How much."""


class Condition(Phrase):
    """Nothing in this language says a condition."""


class Defeat(Act):
    """Send a creature to the graveyard."""

    form = "defeat {who:Creature}"
    who: Creature


class Chop(Act):
    """Firewood rises."""

    form = "chop {amount:Amount} firewood"
    amount: Amount


class Swap(Act):
    """Two creatures change places."""

    form = "swap {first:Creature} with {second:Creature}'s shadow"
    first: Creature
    second: Creature


class Summon(Act):
    """A card comes out of the dark."""

    form = "summon {card:Card}"
    card: str


class Then(Effect):
    """One thing after another."""

    form = "{first:Act}, then {rest:Effect}"
    first: Act
    rest: Effect


class Choose(Effect):
    """One of two."""

    form = "choose: {one:Act}; or {other:Act}"
    one: Act
    other: Act


class If(Effect):
    """Cannot be said: there are no conditions."""

    form = "if {case:Condition}: {effect:Effect}"
    case: Condition
    effect: Effect


class Weak(Creature):
    """Any creature that is not too strong."""

    form = "a revealed creature with health {limit:Number} or less"
    limit: int


class Typed(Creature):
    """Any creature of a type."""

    form = "the face-down {type:Type}"
    type: str


class Fixed(Amount):
    """A number."""

    form = "{number_of:Number}"
    number_of: int


class Reduced(Amount):
    """A number that shrinks."""

    form = "{number_of:Number} minus {rest:Amount}"
    number_of: int
    rest: Amount


class Firewood(Amount):
    """What is left to burn."""

    form = "the firewood"


class Pair(Amount):
    """A number that is always the same."""

    form = "exactly 2"


def toy_language() -> Language:
    """The toy language, freshly made."""
    return Language(ROOTS, [__name__], LEXICONS)
