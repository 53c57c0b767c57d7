"""The Draw that is being made, as everybody at the table sees it (WD-NEED-3 to WD-NEED-6).

Whatever can be picked carries the key that picks it, what it is worth, and the chances it would give.
"""

from fractions import Fraction
from typing import Any

from emberwatch.games.wardens import cards
from emberwatch.games.wardens.book import COSTS, Action
from emberwatch.games.wardens.foretold import of_cost, of_outcome
from emberwatch.games.wardens.naming import character_key, character_name, store_name
from emberwatch.games.wardens.odds import Chances, of_draw
from emberwatch.games.wardens.rules.preparing import (
    UNNAMED,
    automatic,
    kept_back,
    modifier,
    own_records,
    parts,
    printed,
    ready,
    spent,
    usable,
)
from emberwatch.games.wardens.state import FORTUNE, MOST, NONE, OUTCOMES, SCORES, SEVERITIES, Vigil


def the_draw(vigil: Vigil) -> dict[str, Any]:
    """All that is settled, all that can still be picked, and what each outcome would do."""
    action = printed(vigil)
    return {
        "character": character_key(vigil.actor),
        "who": character_name(vigil, vigil.actor),
        "drawer": vigil.drawer,
        "action": action.kind,
        "name": action.name,
        "trigger": action.trigger,
        "approach": "" if vigil.approach == NONE else SCORES[vigil.approach],
        "score": 0 if vigil.approach == NONE else vigil.scores[vigil.actor][vigil.approach],
        "approaches": _approaches(vigil, action),
        "conditions": _conditions(vigil, action),
        "records": _records(vigil),
        "stores": _stores(vigil),
        "reasons": [{"text": text, "levels": level} for text, level in parts(vigil)],
        "modifier": modifier(vigil),
        "patient": character_key(vigil.patient) if vigil.patient != NONE else "",
        "severity": SEVERITIES[vigil.severity] if action.has_severity and vigil.severity >= 0 else "",
        "stake": stake(vigil.stake) if action.kind == "avoid" else "",
        "amount": vigil.amount,
        "automatic": [store.id for store in automatic(vigil)],
        "spending": [store.id for store in spent(vigil)],
        "foe": vigil.foe,
        "ready": ready(vigil),
        "missing": _missing(vigil),
        "odds": draw_odds(vigil) or None,
        "cards": [cards.key(card) for card in _turned(vigil)],
        "shown": _shown(vigil),
        "outcomes": [_outcome(vigil, action, outcome) for outcome in range(len(OUTCOMES))],
        "costs": _costs(vigil, action),
    }


def stake(score: int) -> str:
    """What is at stake, by name."""
    return "" if score < NONE else "fiction" if score == NONE else SCORES[score]


def draw_odds(vigil: Vigil) -> dict[str, list[float] | None]:
    """The chances of the Draw that is being made; nothing before all is named, or once it is committed to."""
    named = vigil.actor != NONE and ready(vigil) and not vigil.committed
    return odds(vigil, modifier(vigil)) if named else {}


def odds(vigil: Vigil, modifier: int) -> dict[str, list[float] | None]:
    """Top, middle, bottom; and, where fate can be tempted with this Fortune, with that (WD-FATE-4, WD-FATE-5)."""
    chances = of_draw(vigil, modifier)
    fortune = vigil.scores[vigil.actor][FORTUNE]
    fated = vigil.book.has_fate
    return {
        "plain": shares(chances),
        "pushed": shares(chances.pushed()) if fated and fortune > 0 else None,
        "accepted": shares(chances.accepted()) if fated and fortune < MOST else None,
    }


def shares(chances: Chances) -> list[float]:
    """Exact fractions as numbers that anybody can read."""
    return [share(chance) for chance in chances]


def share(chance: Fraction) -> float:
    """A chance between 0 and 1."""
    return round(float(chance), 6)


def _turned(vigil: Vigil) -> tuple[int, ...]:
    """The cards of this Draw so far; a Cost card is none of them."""
    return (vigil.draws[-1].cards or tuple(vigil.turned)) if vigil.committed else ()


def _shown(vigil: Vigil) -> str:
    """The outcome that the cards give, once all three are there."""
    shown = vigil.draws[-1].outcome if vigil.committed else NONE
    return "" if shown == NONE else vigil.book.outcomes[shown]


def _approaches(vigil: Vigil, action: Action) -> list[dict[str, Any]]:
    own = vigil.scores[vigil.actor]
    rest = sum(level for _, level in parts(vigil))
    return [
        {
            "key": f"approach:{SCORES[score]}",
            "score": SCORES[score],
            "name": vigil.book.score_names[score],
            "value": own[score],
            "cue": cue,
            "fallback": fallback,
            "chosen": score == vigil.approach,
            "odds": odds(vigil, own[score] + rest),
        }
        for score, cue, fallback in action.approaches
    ]


def _conditions(vigil: Vigil, action: Action) -> list[dict[str, Any]]:
    return [
        {
            "key": f"condition:{number + 1}",
            "levels": levels,
            "cue": cue,
            "grade": grade,
            "ticked": number in vigil.ticked,
        }
        for number, (levels, cue, grade) in enumerate(action.conditions)
    ]


def _records(vigil: Vigil) -> list[dict[str, Any]]:
    bearing = dict(vigil.helping)
    return [
        {"id": record.id, "kind": record.kind, "text": record.text, "bears": bearing.get(record.id, 0)}
        for record in own_records(vigil)
    ]


def _stores(vigil: Vigil) -> list[dict[str, Any]]:
    goes = {store.id for store in spent(vigil)}
    forced = {store.id for store in automatic(vigil)}
    waiting = {store.id for store in kept_back(vigil)}
    there = {store.id: store for store in [*automatic(vigil), *kept_back(vigil), *usable(vigil)]}
    return [
        {
            "id": store.id,
            "key": f"{'keep-back' if store.scope == 'fitting' else 'store'}:{store.id}",
            "levels": store.levels,
            "scope": store.scope,
            "text": store_name(vigil, store),
            "automatic": store.id in forced,
            "spending": store.id in goes,
            "kept": store.id in waiting,
        }
        for store in there.values()
    ]


def _missing(vigil: Vigil) -> list[str]:
    """What has still to be named before the cards are turned up (WD-DRAW-2)."""
    named = {"approach": vigil.approach != NONE, "severity": vigil.severity != UNNAMED, "stake": vigil.stake != UNNAMED}
    return [what for what, there in named.items() if not there]


def _outcome(vigil: Vigil, action: Action, outcome: int) -> dict[str, Any]:
    return {
        "name": vigil.book.outcomes[outcome],
        "means": vigil.book.meanings[outcome],
        "does": action.texts[outcome],
        "effects": of_outcome(vigil, outcome),
        "cost": COSTS.get(action.cost[outcome], ""),
    }


def _costs(vigil: Vigil, action: Action) -> list[dict[str, Any]]:
    """The rows of the Action's suit table, in the order of the edition (WD-ED-8)."""
    return [
        {
            "suit": cards.SUITS[suit],
            "label": action.costs[suit].label,
            "text": action.costs[suit].text,
            "seen": action.costs[suit].seen,
            "effects": of_cost(vigil, suit),
        }
        for suit in vigil.book.suit_order
        if suit in action.costs
    ]
