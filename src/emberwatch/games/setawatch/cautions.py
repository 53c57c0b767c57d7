"""Warnings before a step that loses or costs much, judged by what all can see (SW-UI-9)."""

from collections.abc import Iterator
from functools import lru_cache

from emberwatch.games.setawatch.cards import HALVE, Cards
from emberwatch.games.setawatch.state import BREAKTHROUGH, WATCHING, Watch
from emberwatch.games.setawatch.words import Effect, Lasting
from emberwatch.kernel import Caution
from emberwatch.kernel.state import step, take
from emberwatch.watchword.phrase import Phrase

LITTLE = 2  # cards on Watch
EXHAUSTING = ("Exhaust", "ExhaustOwn", "ExhaustAnother", "FeedFire", "Burn")


def cautions(watch: Watch) -> list[Caution]:
    """What should be said before somebody chooses."""
    if watch.question is None:
        return []
    name, _, args = watch.question
    question = watch.content.questions[name]
    few = watch.phase in (WATCHING, BREAKTHROUGH) and len(watch.watch_slots()) <= LITTLE
    low = 0 < watch.firewood <= most_wood_taken(watch.cards)
    found = []
    for option in watch.options:
        key = question.key(watch, option, args)
        said: list[str] = []
        if key == "stop" and watch.line:
            said += _stopping(watch)
        if few and _exhausts(name, key):
            said.append(_last_cards(watch))
        if low and key not in ("stop", "fire") and _burns_down(watch, option):
            said.append("This takes the last firewood: the fire has to be fed with an ability card at once.")
        if said:
            found.append(Caution(key, " ".join(said)))
    return found


def _stopping(watch: Watch) -> Iterator[str]:
    """Stopping with creatures left: what they will cost."""
    hits = [watch.cards.damage[card] for card in watch.line if watch.up(card) and not watch.cards.is_summon[card]]
    unseen = sum(1 for card in watch.line if not watch.up(card))
    left = len(watch.watch_slots())
    if hits:
        yield f"{_number(len(hits), 'face-up card')} will break through for {sum(hits)} damage in all."
    if unseen:
        yield f"{_number(unseen, 'face-down card')} will come through as well."
    if sum(hits) >= left:
        yield f"Only {_number(left, 'card')} on Watch can still be exhausted: this may lose the game."


def _exhausts(name: str, key: str) -> bool:
    """Whether this answer exhausts an ability card."""
    return name in EXHAUSTING or key == "fire" or key.startswith("exhaust:")


def _last_cards(watch: Watch) -> str:
    """Ability cards are health: the last ones on Watch."""
    left = len(watch.watch_slots())
    if left == 1:
        return "This is the last card on Watch: without one at the end of the round the game is lost."
    return f"After this only {_number(left - 1, 'card')} on Watch is left."


@lru_cache(maxsize=64)
def most_wood_taken(cards: Cards) -> int:
    """The most firewood that any one card takes: with more than that the fire is not about to go out."""
    by_location = [-modifier for modifier in cards.modifier if modifier != HALVE]
    by_sentence = [getattr(phrase, "n", 0) for phrase in cards.phrases if _is_of_wood(phrase)]
    return max(0, *by_location, *by_sentence)


def _is_of_wood(phrase: Phrase) -> bool:
    return isinstance(phrase, Effect | Lasting) and "firewood" in phrase.form


def _burns_down(watch: Watch, option: int) -> bool:
    """Whether firewood certainly reaches 0 before anything hidden is seen, or chance taken."""
    ahead = watch.copy()
    take(ahead, option)
    while ahead.horizon == watch.horizon:
        if ahead.firewood == 0:
            return True
        if ahead.question is not None or not ahead.agenda or _only_asks(ahead):
            return False
        step(ahead)
    return False


def _only_asks(watch: Watch) -> bool:
    """Whether the next step puts a question that is put in any case; what can be answered to it changes no wood."""
    question = watch.content.questions.get(watch.agenda[-1][0])
    return question is not None and question.always


def _number(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"
