"""Warnings before a step that loses or costs much, judged by what all can see (SW-UI-9)."""

from collections.abc import Iterator

from emberwatch.games.setawatch.state import BREAKTHROUGH, WATCHING, Watch
from emberwatch.kernel import Caution
from emberwatch.kernel.state import State, step, take

LITTLE = 2  # cards on Watch
EXHAUSTING = ("Exhaust", "ExhaustOwn", "ExhaustAnother", "FeedFire", "Burn")


def cautions(watch: Watch) -> list[Caution]:
    """What should be said before somebody chooses."""
    if watch.question is None:
        return []
    name, _, args = watch.question
    question = watch.content.questions[name]
    found = []
    for option in watch.options:
        key = question.key(watch, option, args)
        said = " ".join([*_stopping(watch, key), *_last_cards(watch, name, key), *_wood(watch, key, option)])
        if said:
            found.append(Caution(key, said))
    return found


def _stopping(watch: Watch, key: str) -> Iterator[str]:
    """Stopping with creatures left: what they will cost."""
    if key != "stop" or not watch.line:
        return
    hits = [watch.cards.damage[card] for card in watch.line if watch.up(card) and not watch.cards.is_summon[card]]
    unseen = sum(1 for card in watch.line if not watch.up(card))
    left = len(watch.watch_slots())
    if hits:
        yield f"{_number(len(hits), 'face-up card')} will break through for {sum(hits)} damage in all."
    if unseen:
        yield f"{_number(unseen, 'face-down card')} will come through as well."
    if sum(hits) >= left:
        yield f"Only {_number(left, 'card')} on Watch can still be exhausted: this may lose the game."


def _last_cards(watch: Watch, name: str, key: str) -> Iterator[str]:
    """Ability cards are health: the last ones on Watch."""
    if watch.phase not in (WATCHING, BREAKTHROUGH):
        return
    if name not in EXHAUSTING and key != "fire" and not key.startswith("exhaust:"):
        return
    left = len(watch.watch_slots())
    if left == 1:
        yield "This is the last card on Watch: without one at the end of the round the game is lost."
    elif left <= LITTLE:
        yield f"After this only {_number(left - 1, 'card')} on Watch is left."


def _wood(watch: Watch, key: str, option: int) -> Iterator[str]:
    """Steps that are certain to let the fire go out."""
    if key in ("stop", "fire"):
        return
    if watch.firewood and _burns_down(watch, option):
        yield "This takes the last firewood: the fire has to be fed with an ability card at once."


def _burns_down(watch: Watch, option: int) -> bool:
    """Whether firewood certainly reaches 0 before anything hidden is seen, or chance taken."""
    state: State = watch.copy()
    take(state, option)
    while state.agenda and state.question is None and state.horizon == watch.horizon:
        if getattr(state, "firewood", 1) == 0:
            return True
        step(state)
    return state.horizon == watch.horizon and getattr(state, "firewood", 1) == 0


def _number(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"
