"""Scores and what follows from them (WD-SCORE, WD-THR): at 0 a Draw is due at once."""

from emberwatch.games.wardens import facts
from emberwatch.games.wardens.state import (
    CLAIMED,
    DEAD,
    ENDURE_HARM,
    IN_PLAY,
    MOST,
    NONE,
    ORDINARY,
    RADIANCE,
    RESIST_DEATH,
    RESIST_FOREST,
    RETIRED,
    UNCONSCIOUS,
    VITAE,
    Due,
    Store,
    Thing,
    Vigil,
)

THRESHOLDS = {VITAE: RESIST_DEATH, RADIANCE: RESIST_FOREST}
DUE_FACTS = (facts.DEATH_DUE, facts.FOREST_DUE, facts.ENDURE_DUE)


def change(vigil: Vigil, character: int, score: int, by: int) -> int:
    """Raise or lower a Score within its bounds (WD-SCORE-6); by how much it really changed."""
    was = vigil.scores[character][score]
    now = max(0, min(MOST, was + by))
    if frozen(vigil, character, score) or vigil.status[character] not in (IN_PLAY, UNCONSCIOUS):
        now = was
    put(vigil, character, score, now)
    return now - was


def frozen(vigil: Vigil, character: int, score: int) -> bool:
    """While its Draw is due nothing else changes that Score (WD-THR-7)."""
    return score in THRESHOLDS and is_due(vigil, character, THRESHOLDS[score])


def put(vigil: Vigil, character: int, score: int, now: int) -> None:
    """Set a Score, and let the Draw come due that this demands."""
    was = vigil.scores[character][score]
    if now == was:
        vigil.tell(facts.SCORE_HELD, character, score, now)
        return
    scores = vigil.scores[character]
    vigil.scores[character] = (*scores[:score], now, *scores[score + 1 :])
    vigil.tell(facts.SCORE_CHANGED, character, score, was, now)
    if now == 0 and score in THRESHOLDS:
        come_due(vigil, THRESHOLDS[score], character)


def come_due(vigil: Vigil, kind: int, character: int, severity: int = ORDINARY) -> None:
    """A Draw is demanded (WD-THR-1, WD-THR-2, WD-THR-3)."""
    vigil.dues.append(Due(kind, character, severity, 0))
    vigil.tell(DUE_FACTS[kind], character)


def is_due(vigil: Vigil, character: int, kind: int) -> bool:
    """Whether this Draw is due, set aside or not."""
    return any(due.character == character and due.kind == kind for due in vigil.dues)


def due_of(vigil: Vigil, character: int, kind: int) -> Due:
    """The Draw of this kind that the character makes first; Endure Harm can be due more than once."""
    return next(due for due in vigil.dues if due.character == character and due.kind == kind)


def pressing(vigil: Vigil) -> list[Due]:
    """The Draws due that are not set aside (WD-THR-4, WD-THR-16)."""
    return [due for due in vigil.dues if not due.set_aside]


def may_start(vigil: Vigil, due: Due) -> bool:
    """Threshold Draws before Endure Harm, and of one character Resist Death first (WD-THR-5, WD-THR-6)."""
    own = [other.kind for other in vigil.dues if other.character == due.character]
    if due.kind != min(own):
        return False
    return due.kind != ENDURE_HARM or all(other.kind == ENDURE_HARM for other in pressing(vigil))


def lapse(vigil: Vigil, character: int) -> None:
    """Everything else due for a character lapses, and their own stores are gone (WD-THR-5, WD-POOL-12)."""
    vigil.dues = [due for due in vigil.dues if due.character != character]
    vigil.calls = [call for call in vigil.calls if call.character != character]
    vigil.asked_for = [one for one in vigil.asked_for if one.character != character]
    vigil.stores = [store for store in vigil.stores if store.holder != character]


def fall_unconscious(vigil: Vigil, character: int) -> None:
    """A status, nothing else (WD-THR-9)."""
    if vigil.status[character] == IN_PLAY:
        vigil.status[character] = UNCONSCIOUS
        vigil.tell(facts.FELL_UNCONSCIOUS, character)


def come_round(vigil: Vigil, character: int) -> None:
    """WD-THR-12."""
    if vigil.status[character] == UNCONSCIOUS:
        vigil.status[character] = IN_PLAY
        vigil.tell(facts.CAME_ROUND, character)


def die(vigil: Vigil, character: int) -> None:
    """WD-DEATH-5."""
    vigil.status[character] = DEAD
    lapse(vigil, character)
    vigil.tell(facts.DIED, character)


def be_claimed(vigil: Vigil, character: int) -> None:
    """Out of play, and from now on among the foes (WD-FOREST-5, WD-THR-14)."""
    vigil.status[character] = CLAIMED
    lapse(vigil, character)
    enter_foe(vigil, vigil.names[character])
    vigil.tell(facts.CLAIMED_BY_FOREST, character)


def enter_foe(vigil: Vigil, name: str) -> None:
    """A foe that comes from the party; its number of successes is for the referee to set."""
    foe = Thing(vigil.next_id(), "foe", name, "", 0, 0, 0, 0)
    vigil.things.append(foe)
    vigil.yielded.append(foe.id)


def retire(vigil: Vigil, character: int) -> None:
    """WD-CHAR-17."""
    vigil.status[character] = RETIRED
    lapse(vigil, character)
    vigil.tell(facts.RETIRED_NOW, character)


def keep(vigil: Vigil, levels: int, holder: int, scope: str) -> None:
    """A store arises from the Draw that is being made (WD-POOL-1)."""
    vigil.stores.append(Store(vigil.next_id(), levels, holder, scope, len(vigil.draws) - 1, vigil.actor))
    vigil.tell(facts.SHARED_STORE if holder == NONE else facts.STORED, vigil.actor, levels, scope)


STEPS = ()
