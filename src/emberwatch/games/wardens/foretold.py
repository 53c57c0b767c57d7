"""What an outcome or a Cost would do, found by letting it happen on a copy: nothing is foretold that does not come."""

from collections.abc import Iterable
from typing import Any

from emberwatch.games.wardens import facts
from emberwatch.games.wardens.naming import character_key, character_name
from emberwatch.games.wardens.phrases.fiction import Either
from emberwatch.games.wardens.rules.drawing import count_success, run_effect
from emberwatch.games.wardens.rules.preparing import UNNAMED, printed
from emberwatch.games.wardens.saying import say
from emberwatch.games.wardens.state import BOTTOM, NONE, SCORES, Vigil
from emberwatch.games.wardens.words import Effect
from emberwatch.kernel import sentence

SILENT = (facts.HAPPENED, facts.SCORE_CHANGED)  # the sentence of the effect, or the change, says it already


def of_outcome(vigil: Vigil, outcome: int) -> list[dict[str, Any]]:
    """Each effect of an outcome of the Draw that is being made."""
    trial = _trial(vigil)
    found = _each(trial, printed(vigil).effects[outcome])
    if vigil.foe != NONE and outcome != BOTTOM:
        count_success(trial)
        found.append(_heard(trial, "One success"))
    return found


def of_cost(vigil: Vigil, suit: int) -> list[dict[str, Any]]:
    """Each effect of a row of the Action's suit table."""
    return _each(_trial(vigil), printed(vigil).costs[suit].effects)


def _trial(vigil: Vigil) -> Vigil:
    """A copy to try things on; what the referee has not named yet is taken for fiction."""
    trial = vigil.copy()
    trial.heard = []
    if trial.stake == UNNAMED:
        trial.stake = NONE
    return trial


def _each(trial: Vigil, effects: Iterable[Effect]) -> list[dict[str, Any]]:
    return [_tried(trial, effect) for effect in effects]


def _tried(trial: Vigil, effect: Effect) -> dict[str, Any]:
    """One effect: its sentence, the Scores it changes, what follows; of two sides each that can be picked."""
    text = trial.book.shown[effect.number]
    if isinstance(effect, Either) and len(effect.sides(trial)) > 1:
        return {"text": text, "changes": [], "follows": [], "sides": _sides(trial, effect)}
    chosen = effect.sides(trial)[0] if isinstance(effect, Either) else effect
    run_effect(trial, chosen.number)
    return _heard(trial, trial.book.shown[chosen.number])


def _sides(trial: Vigil, effect: Either) -> list[dict[str, Any]]:
    return [_tried(_trial(trial), side) for side in effect.sides(trial)]


def _heard(trial: Vigil, text: str) -> dict[str, Any]:
    """What was told since the last time."""
    heard = trial.heard or []
    trial.heard = []
    return {
        "text": text,
        "changes": [
            {
                "character": character_key(args[0]),
                "name": character_name(trial, args[0]),
                "score": SCORES[args[1]],
                "was": args[2],
                "now": args[3],
            }
            for fact, _, args, _ in heard
            if fact is facts.SCORE_CHANGED
        ],
        "follows": [
            sentence(fact, args, lambda kind, value: say(trial, kind, value))
            for fact, _, args, _ in heard
            if fact not in SILENT
        ],
        "sides": [],
    }
