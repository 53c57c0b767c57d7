"""Cards of the Graveyard that enter the Line together, called by another one (SW-CARD-13, SW-CARD-14)."""

from typing import Final

from emberwatch.games.setawatch import facts
from emberwatch.games.setawatch.causes import card_of
from emberwatch.games.setawatch.naming import card_key, card_name
from emberwatch.games.setawatch.rules.health import base_health
from emberwatch.games.setawatch.rules.line import judge_places
from emberwatch.games.setawatch.rules.revealing import NORMAL, newly_up
from emberwatch.games.setawatch.state import FRESH, UP, Watch
from emberwatch.games.setawatch.words import Effect
from emberwatch.kernel import Question
from emberwatch.kernel.state import Args

_BEFORE: Final = 0
_BEHIND: Final = 1


class RaiseNamed(Effect):
    """All cards of this name in the Graveyard enter the Line face up behind the creature, in the party's order."""

    form = "every {card:Card} in the Graveyard enters the Line behind it"
    card: str

    def run(self, watch: Watch) -> None:
        ids = watch.cards.card_ids
        found = [card for card in watch.graveyard if ids[card] == self.card]
        call_up(watch, _BEHIND, len(found), found)


class RaiseStrongest(Effect):
    """Those of this type with the highest base health enter the Line face up before it, the weaker nearer the camp."""

    form = "the {n:Number} strongest {type:Type} cards of the Graveyard enter the Line before it"
    n: int
    type: str

    def run(self, watch: Watch) -> None:
        call_up(watch, _BEFORE, self.n, dead_of_type(watch, self.type))


class RaiseTopmost(Effect):
    """The topmost ones of this type enter the Line face up before it, the weaker nearer the camp."""

    form = "the {n:Number} topmost {type:Type} cards of the Graveyard enter the Line before it"
    n: int
    type: str

    def run(self, watch: Watch) -> None:
        call_up(watch, _BEFORE, self.n, dead_of_type(watch, self.type)[-self.n :])


def dead_of_type(watch: Watch, type: str) -> list[int]:
    """The cards of this type in the Graveyard, the topmost last."""
    return [card for card in watch.graveyard if watch.cards.type[card] == type]


def call_up(watch: Watch, side: int, count: int, found: list[int]) -> None:
    """Up to that many of these cards take their places beside the creature at work."""
    watch.ask(WHO_RISES, card_of(watch.cause), side, count, (), tuple(found))


class WhoRises(Question):
    """Which card takes the next place? Those before the caller come strongest first, each before the last one."""

    name = "WhoRises"
    rules = ("SW-CARD-13", "SW-CARD-14")

    def options(self, watch: Watch, args: Args) -> list[int]:
        _, side, count, risen, dead = args
        if len(risen) == count:
            return []
        strongest = max([base_health(watch, card) for card in dead], default=0)
        return [card for card in dead if side == _BEHIND or base_health(watch, card) == strongest]

    def take(self, watch: Watch, option: int, args: Args) -> None:
        caller, side, count, risen, dead = args
        place = watch.line.index(caller)
        if side == _BEFORE:
            rise(watch, option, place - len(risen))
            risen = (option, *risen)
        else:
            rise(watch, option, place + 1 + len(risen))
            risen = (*risen, option)
        left = tuple([card for card in dead if card != option])
        if left and len(risen) < count:
            watch.ask(WHO_RISES, caller, side, count, risen, left)
        else:
            for card in risen:
                watch.do(newly_up, card, NORMAL, True)

    def prompt(self, watch: Watch, args: Args) -> str:
        return f"{card_name(watch, args[0])} calls the dead. Which one takes the place next to it?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return f"card:{card_key(watch, option)}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return card_name(watch, option)


def rise(watch: Watch, card: int, position: int) -> None:
    """A card of the Graveyard lies face up in the Line; its powers wait until all who were called are there."""
    watch.graveyard.remove(card)
    watch.line.insert(position, card)
    watch.flags[card] = UP | FRESH
    watch.tell(facts.ENTERED, card, position)
    judge_places(watch)


WHO_RISES: Final = WhoRises()

QUESTIONS = (WHO_RISES,)
