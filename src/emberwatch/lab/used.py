"""Which cards and phrases have ever done something, over many games; this says it of Set a Watch."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, ClassVar, Self

from emberwatch.games.setawatch import facts, phrases
from emberwatch.games.setawatch.cards import Cards
from emberwatch.games.setawatch.state import EXHAUSTED, WATCHING
from emberwatch.games.setawatch.words import Passive, Power
from emberwatch.watchword import Phrase

TURNED_UP = (facts.TURNED_UP, facts.TURNED_UP_TOO_LATE, facts.ENTERED, facts.UNHALLOWED_CAME)
TABLE = dict.fromkeys(TURNED_UP, 0) | {facts.ARRIVED: 1}
ABILITIES = dict.fromkeys((facts.ABILITY_BY_DIE, facts.ABILITY_BY_EXHAUSTING, facts.PASSIVE_USED_NOW), 1)
ASKED_BEFORE_USE = ("possible", "targets", "may_decline")  # asking a phrase whether it could be used is no use


class Used:
    """Cards by id: creatures turned up, locations reached, abilities used, passive ones in force on a Watch."""

    family: ClassVar[str] = phrases.__name__  # where the game's phrases are written

    def __init__(self, cards: Iterable[str] = (), phrases: Iterable[str] = ()) -> None:
        self.cards = set(cards)
        self.phrases = set(phrases)

    def joined(self, more: "Used") -> Self:
        """What has been used here or there."""
        return type(self)(self.cards | more.cards, self.phrases | more.phrases)

    def hear(self, watch: Any) -> None:
        """Note what was told since the last time, and forget it."""
        cards = watch.cards
        heard = watch.heard
        assert heard is not None
        for fact, _, args, _ in heard:
            if fact in TABLE:
                self.cards.add(cards.card_ids[args[TABLE[fact]]])
            elif fact in ABILITIES:
                self.cards.add(cards.ability_ids[args[ABILITIES[fact]]])
        heard.clear()
        if watch.phase == WATCHING:
            for slot, ability in enumerate(watch.slots):
                if not cards.uses[ability] and not watch.tired[slot] & EXHAUSTED and watch.fights(slot // 3):
                    self.cards.add(cards.ability_ids[ability])

    @contextmanager
    def hearing_phrases(self) -> Iterator[None]:
        """Meanwhile note each phrase the first time that it is carried out."""
        with ExitStack() as listeners:
            for kind in written_phrases(self.family):
                listeners.callback(_listen(kind, self.phrases))
            yield


def never_used(used: Used, cards: Cards) -> list[str]:
    """Every card of these tables, and every phrase of the game, that has not done anything."""
    in_play = [ability for hero in cards.heroes_in_pool for ability in cards.hero_abilities[hero]]
    of_cards = {*cards.card_ids, *(cards.ability_ids[ability] for ability in in_play)} - used.cards
    of_phrases = {kind.__name__ for kind in written_phrases()} - used.phrases
    return [f"card {name}" for name in sorted(of_cards)] + [f"phrase {name}" for name in sorted(of_phrases)]


def written_phrases(family: str = Used.family, top: type[Phrase] = Phrase) -> Iterator[type[Phrase]]:
    """A game's phrases that do something; what a Power or Passive wraps is all that is left of it in play."""
    for kind in top.__subclasses__():
        if issubclass(kind, Power | Passive):
            continue
        if kind.__module__.startswith(family) and kind.__dict__.get("form"):
            yield kind
        yield from written_phrases(family, kind)


def _listen(kind: type[Phrase], used: set[str]) -> Callable[[], None]:
    """Put a listener before each of the phrase's doings; the first to be called takes them all away again."""
    doings = [name for name in _doings(kind) if name not in ASKED_BEFORE_USE]
    own = {name: kind.__dict__[name] for name in doings if name in kind.__dict__}

    def take_away() -> None:
        for name in doings:
            if name in own:
                setattr(kind, name, own[name])
            elif name in kind.__dict__:
                delattr(kind, name)

    def listener(name: str) -> Callable[..., Any]:
        def first_use(phrase: Phrase, *args: Any) -> Any:
            used.add(kind.__name__)
            take_away()
            return getattr(phrase, name)(*args)

        return first_use

    for name in doings:
        setattr(kind, name, listener(name))
    return take_away


def _doings(kind: type[Phrase]) -> list[str]:
    """The methods that the game's own classes give this phrase."""
    found: list[str] = []
    for base in kind.__mro__:
        if base is Phrase:
            break
        found += [name for name, value in base.__dict__.items() if callable(value) and not name.startswith("_")]
    return sorted(set(found))
