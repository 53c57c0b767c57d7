"""What becomes of the character, and the harm that has to be endured."""

from emberwatch.games.wardens.rules.scores import be_claimed, come_due, die, fall_unconscious
from emberwatch.games.wardens.rules.thresholds import offer_pallid
from emberwatch.games.wardens.state import ENDURE_HARM, IN_PLAY, Vigil
from emberwatch.games.wardens.words import Deed


class FallUnconscious(Deed):
    """The character falls unconscious; no choice for one who is already."""

    form = "the character falls unconscious"

    def possible(self, vigil: Vigil) -> bool:
        return vigil.status[vigil.actor] == IN_PLAY

    def run(self, vigil: Vigil) -> None:
        fall_unconscious(vigil, vigil.actor)


class Die(Deed):
    """The character dies."""

    form = "the character dies"

    def run(self, vigil: Vigil) -> None:
        die(vigil, vigil.actor)
        offer_pallid(vigil, vigil.actor)


class BeClaimed(Deed):
    """The character goes over to the forest."""

    form = "the forest claims the character"

    def run(self, vigil: Vigil) -> None:
        be_claimed(vigil, vigil.actor)


class MakeEndureHarm(Deed):
    """The character has to Endure Harm next."""

    form = "make Endure Harm"

    def run(self, vigil: Vigil) -> None:
        come_due(vigil, ENDURE_HARM, vigil.actor)
