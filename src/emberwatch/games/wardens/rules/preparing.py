"""Before the cards of a Draw are turned up, everything about it is fixed (WD-DRAW-2, WD-DRAW-17)."""

from emberwatch.games.wardens.book import Action
from emberwatch.games.wardens.naming import store_name
from emberwatch.games.wardens.state import (
    DIRE,
    NONE,
    ORDINARY,
    SERIOUS,
    SHARED,
    Due,
    Record,
    Store,
    Vigil,
)

UNNAMED = -2  # a severity or stake that the referee has still to name
SEVERITY_LEVELS = {ORDINARY: 0, SERIOUS: -1, DIRE: -2}
LOSSES = {ORDINARY: 1, SERIOUS: 2, DIRE: 3}  # WD-AVOID-8
MOST_LOST = 5


def printed(vigil: Vigil) -> Action:
    """The Action that is being drawn for."""
    return vigil.book.actions[vigil.action]


def start_anew(vigil: Vigil, character: int, action: int, seat: int) -> None:
    """Nothing is fixed yet but what there is no choice about."""
    vigil.actor, vigil.action, vigil.drawer = character, action, seat
    vigil.patient = vigil.foe = NONE
    vigil.committed = 0
    vigil.ticked, vigil.reasons, vigil.helping, vigil.spending, vigil.kept = [], [], [], [], []
    vigil.severity, vigil.stake, vigil.amount = ORDINARY, NONE, 0
    if printed(vigil).kind == "avoid":
        vigil.severity, vigil.stake = UNNAMED, UNNAMED
    approaches = printed(vigil).approaches
    vigil.approach = approaches[0][0] if len(approaches) == 1 else NONE


def heed_call(vigil: Vigil) -> None:
    """What the referee has named in a call (WD-AVOID-3, WD-AVOID-12)."""
    for call in vigil.calls:
        if call.character == vigil.actor:
            vigil.severity, vigil.stake, vigil.amount = call.severity, call.stake, call.amount
            return


def heed_due(vigil: Vigil, due: Due) -> None:
    """The severity that was named when the Draw came due (WD-ENDU-3)."""
    vigil.severity = due.severity


def usable(vigil: Vigil) -> list[Store]:
    """The stores that this character may spend by choice (WD-POOL-4, WD-POOL-5, WD-POOL-6, WD-POOL-9)."""
    return [
        store for store in vigil.stores if store.holder in (vigil.actor, SHARED) and store.scope in ("any", "related")
    ]


def automatic(vigil: Vigil) -> list[Store]:
    """The stores that this Draw spends whether wanted or not (WD-POOL-7, WD-POOL-8, WD-POOL-10)."""
    strikes = printed(vigil).kind == "inflict"
    return [
        store
        for store in vigil.stores
        if store.holder == vigil.actor
        and (
            store.scope == "next"
            or (store.scope == "fitting" and store.id not in vigil.kept)
            or (store.scope == "strike" and strikes)
        )
    ]


def kept_back(vigil: Vigil) -> list[Store]:
    """The stores that wait for a Draw that they fit (WD-POOL-8)."""
    own = [store for store in vigil.stores if store.holder == vigil.actor and store.scope == "fitting"]
    return [store for store in own if store.id in vigil.kept]


def spent(vigil: Vigil) -> list[Store]:
    """All stores that go into this Draw (WD-POOL-3)."""
    return [*automatic(vigil), *(store for store in usable(vigil) if store.id in vigil.spending)]


def own_records(vigil: Vigil) -> list[Record]:
    """The Records that may bear on the Draw; a Gift helps only by being invoked (WD-REC-4, WD-GIFT-6)."""
    return [record for record in vigil.records if record.character == vigil.actor and record.kind != "gift"]


def parts(vigil: Vigil) -> list[tuple[str, int]]:
    """Every reason for Advantage or Disadvantage, with its levels (WD-ADV-4)."""
    action = printed(vigil)
    found = [(action.conditions[tick][1], action.conditions[tick][0]) for tick in vigil.ticked]
    if action.has_severity and vigil.severity in (SERIOUS, DIRE):
        found.append((f"{('', 'serious', 'dire')[vigil.severity]} threat", SEVERITY_LEVELS[vigil.severity]))
    texts = {record.id: record.text for record in vigil.records}
    found += [(texts[id], level) for id, level in vigil.helping if id in texts]
    found += vigil.reasons
    found += [(store_name(vigil, store), store.levels) for store in spent(vigil)]
    return found


def counted(vigil: Vigil) -> set[str]:
    """The words of every reason that counts already: no reason counts twice (WD-ADV-8)."""
    return {plain(reason) for reason, _ in parts(vigil)}


def plain(words: str) -> str:
    """Two reasons are one when they have the same words."""
    return words.strip().lower()


def modifier(vigil: Vigil) -> int:
    """Score and all Advantage and Disadvantage together (WD-DRAW-4)."""
    score = vigil.scores[vigil.actor][vigil.approach] if vigil.approach != NONE else 0
    return score + sum(level for _, level in parts(vigil))


def tick(vigil: Vigil, number: int) -> None:
    """A printed condition holds, or does not after all; those of one grade exclude one another (WD-ADV-5, WD-ADV-6)."""
    if number in vigil.ticked:
        vigil.ticked = [other for other in vigil.ticked if other != number]
        return
    conditions = printed(vigil).conditions
    grade = conditions[number][2]
    kept = [other for other in vigil.ticked if not grade or conditions[other][2] != grade]
    vigil.ticked = sorted([*kept, number])


def ready(vigil: Vigil) -> bool:
    """Whether everything is fixed that has to be (WD-DRAW-2)."""
    return vigil.approach != NONE and vigil.severity != UNNAMED and vigil.stake != UNNAMED
