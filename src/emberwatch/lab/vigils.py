"""Wardens on trial: restless players of both editions and all modes, who also say whatever can be said on the side."""

from random import Random
from typing import Any

from emberwatch.bots.wardens.restless import DRAWS, weight
from emberwatch.games.wardens import facts, phrases
from emberwatch.games.wardens.book import NO_COST
from emberwatch.games.wardens.cards import SUITS
from emberwatch.games.wardens.invariants import broken
from emberwatch.games.wardens.rulebook import NUMBERS, RULEBOOK
from emberwatch.games.wardens.state import MODES, OUTCOMES, Vigil
from emberwatch.kernel import Form
from emberwatch.kernel.aside import AFRESH
from emberwatch.lab.ground import Ground, Move, Player
from emberwatch.lab.used import Used, written_phrases

ASIDES = 0.1  # how often somebody says something on the side


class UsedAtVigils(Used):
    """Every Action in every outcome, every suit of every Cost table, and the phrases."""

    family = phrases.__name__

    def hear(self, vigil: Any) -> None:
        """Note what was told since the last time, and forget it."""
        edition = vigil.book.edition
        for fact, _, args, _ in vigil.heard:
            if fact is facts.OUTCOME_FINAL:
                self.cards.add(outcome_name(edition, vigil.book.actions[args[0]].kind, args[1]))
            elif fact is facts.COST_REVEALED:
                self.cards.add(cost_name(edition, vigil.book.actions[vigil.action].kind, args[0] // 13))
        vigil.heard.clear()


def outcome_name(edition: str, kind: str, outcome: int) -> str:
    """first forage top"""
    return f"{edition} {kind} {OUTCOMES[outcome]}"


def cost_name(edition: str, kind: str, suit: int) -> str:
    """second forage clubs"""
    return f"{edition} {kind} {SUITS[suit]}"


def never(used: Used) -> list[str]:
    """What no session has seen."""
    wanted: set[str] = set()
    for edition in RULEBOOK.choices["edition"]:
        for action in RULEBOOK.content({"edition": edition}).actions:
            wanted |= {outcome_name(edition, action.kind, outcome) for outcome in range(len(OUTCOMES))}
            if any(cost != NO_COST for cost in action.cost):
                wanted |= {cost_name(edition, action.kind, suit) for suit in action.costs}
    kinds = {kind.__name__ for kind in written_phrases(phrases.__name__)}
    return [*sorted(wanted - used.cards), *(f"phrase {name}" for name in sorted(kinds - used.phrases))]


def random_terms(luck: Random) -> dict[str, Any]:
    """Complete terms; one table in eight draws from its own deck."""
    mode = luck.choice(MODES)
    least, most = NUMBERS[mode]
    given = {"edition": luck.choice(RULEBOOK.choices["edition"]), "mode": mode, "players": luck.randint(least, most)}
    return RULEBOOK.terms({**given, "own_dice": luck.random() < 0.125})


def restless(luck: Random) -> Player:
    """Everybody is."""
    return move


def move(vigil: Vigil, luck: Random) -> Move:
    """Answer what is asked, or say something else."""
    if luck.random() < ASIDES and (said := _aside(vigil, luck)):
        return said
    assert vigil.question is not None
    name, _, args = vigil.question
    question = vigil.content.questions[name]
    if isinstance(question, Form):
        return question.example(vigil, args)
    enough = len(vigil.draws) >= DRAWS
    weights = [weight(question.key(vigil, option, args), enough) for option in vigil.options]
    return luck.choices(vigil.options, weights)[0]


def _aside(vigil: Vigil, luck: Random) -> str:
    """Anything that any seat may say; now and then everything is shuffled, as after an undo."""
    if luck.random() < 0.02:
        return f"/{AFRESH} {luck.randrange(1000)}"
    seat = luck.randrange(len(vigil.roles))
    may = [aside for aside in vigil.content.asides.values() if seat in aside.seats(vigil)]
    if not may:
        return ""
    aside = luck.choice(may)
    return f"/{aside.name}@{seat} {aside.example(vigil, seat)}".rstrip()


GROUND = Ground(RULEBOOK, random_terms, restless, broken, UsedAtVigils, never)
