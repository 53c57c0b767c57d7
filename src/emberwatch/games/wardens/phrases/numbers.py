"""Scores rise and fall."""

from emberwatch.games.wardens.rules.scores import change, come_round, frozen, put
from emberwatch.games.wardens.state import NONE, SCORES, UNCONSCIOUS, VITAE, Vigil
from emberwatch.games.wardens.words import Deed


class Restore(Deed):
    """The character gets points of a Score back; whom Rest restores comes round."""

    form = "restore {n:Number} {score:Score}"
    n: int
    score: str

    def run(self, vigil: Vigil) -> None:
        score = SCORES.index(self.score)
        gained = change(vigil, vigil.actor, score, self.n)
        if score == VITAE and gained > 0 and vigil.status[vigil.actor] == UNCONSCIOUS:
            come_round(vigil, vigil.actor)


class PatientRestores(Deed):
    """The one who is treated gets points of a Score back, and comes round; a person of the tale has no Scores."""

    form = "the patient restores {n:Number} {score:Score}"
    n: int
    score: str

    def run(self, vigil: Vigil) -> None:
        patient, score = vigil.patient, SCORES.index(self.score)
        if patient != NONE and not frozen(vigil, patient, score) and change(vigil, patient, score, self.n) > 0:
            come_round(vigil, patient)


class Lose(Deed):
    """The character loses points of a Score."""

    form = "lose {n:Number} {score:Score}"
    n: int
    score: str

    def possible(self, vigil: Vigil) -> bool:
        return vigil.scores[vigil.actor][SCORES.index(self.score)] > 0

    def run(self, vigil: Vigil) -> None:
        change(vigil, vigil.actor, SCORES.index(self.score), -self.n)

    def loses(self) -> str:
        return self.score


class LoseStake(Deed):
    """What the referee named before the Draw happens: Vitae, Radiance, or something in the fiction."""

    form = "lose what is at stake"

    def run(self, vigil: Vigil) -> None:
        if vigil.stake != NONE:
            change(vigil, vigil.actor, vigil.stake, -vigil.amount)


class Becomes(Deed):
    """A Score is set, whatever it was."""

    form = "{score:Score} becomes {n:Number}"
    score: str
    n: int

    def run(self, vigil: Vigil) -> None:
        put(vigil, vigil.actor, SCORES.index(self.score), self.n)
