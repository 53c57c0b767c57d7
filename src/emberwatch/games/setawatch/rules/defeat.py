"""Defeat: where a creature goes, what its end sets off, and the Line closing up (SW-DEF)."""

from typing import Final

from emberwatch.games.setawatch import facts, words
from emberwatch.games.setawatch.cards import DEFEATED
from emberwatch.games.setawatch.causes import by_card
from emberwatch.games.setawatch.force import in_force
from emberwatch.games.setawatch.naming import card_name
from emberwatch.games.setawatch.rules.health import health
from emberwatch.games.setawatch.rules.line import send_to_graveyard, take_from_line
from emberwatch.games.setawatch.rules.revealing import STRUCK, turn_up, use_power
from emberwatch.games.setawatch.state import NEGATED, NONE, SILENT, UP, Watch
from emberwatch.kernel import Question
from emberwatch.kernel.state import Args


def strike_down(watch: Watch, position: int, credit: int) -> None:
    """Defeat the card in this position, face up or not; a face-down one is turned up first (SW-DEF-9, SW-SUM-7)."""
    watch.do(turn_up, position, STRUCK)
    watch.do(defeat_at, position, credit)


def defeat_at(watch: Watch, position: int, credit: int) -> None:
    """Defeat whatever lies in this position by now."""
    watch.do(defeat, watch.line[position], credit)


def defeat(watch: Watch, card: int, credit: int) -> None:
    """A creature is defeated; `credit` holds a bit for every Adventurer it is credited to (SW-ATK-16, SW-DEF-11)."""
    if card in watch.line:
        possible = destinations(watch, card, credit)
        if len(possible) > 1:
            watch.ask(WHERE_TO, card, credit)
        else:
            fall(watch, card, credit, possible[0])


def destinations(watch: Watch, card: int, credit: int) -> list[int]:
    """The places that effects name for it; the Graveyard if none does (SW-DEF-1, SW-DEF-6)."""
    found: list[int] = []
    itself = by_card(card)
    if not watch.flags[card] & (NEGATED | SILENT):
        for own in watch.cards.ongoing[card]:
            _add(found, own.destination(watch, itself, card, credit))
    for lasting, source, _ in in_force(watch, words.DESTINATION):
        if source != itself:
            _add(found, lasting.destination(watch, source, card, credit))
    return sorted(found) or [words.TO_GRAVEYARD]


def _add(found: list[int], destination: int) -> None:
    if destination != words.TO_GRAVEYARD and destination not in found:
        found.append(destination)


def fall(watch: Watch, card: int, credit: int, destination: int) -> None:
    """It leaves its place; then its Defeated powers trigger, and what watches for defeats (SW-DEF-1 to 4)."""
    line = watch.line
    position = line.index(card)
    before = line[position - 1] if position else NONE
    behind = line[position + 1] if position + 1 < len(line) else NONE
    watch.felled.append((card, health(watch, card), before, behind, credit))
    watch.fallen += 1
    quiet = watch.flags[card] & (NEGATED | SILENT)
    watchers = in_force(watch, words.DEFEATS)
    take_from_line(watch, card)
    if destination == words.TO_LINE_END:
        line.append(card)
        watch.flags[card] = UP
        watch.force = None
    elif destination == words.TO_DECK_BOTTOM:
        watch.deck.insert(0, card)
    elif destination == words.TO_REMOVED:
        watch.removed.append(card)
    else:
        send_to_graveyard(watch, card)
    watch.tell(facts.DEFEATED, card, destination)
    if not quiet:
        for number in watch.cards.powers[DEFEATED][card]:
            watch.do(use_power, card, number)
    cause = watch.cause
    for lasting, source, _ in watchers:
        if source != by_card(card):
            watch.cause = source
            lasting.on_defeat(watch, source, card, position)
    watch.cause = cause


class WhereTo(Question):
    """Several effects name a place for the defeated card: which one holds?"""

    name = "WhereTo"
    rules = ("SW-DEF-6",)

    def options(self, watch: Watch, args: Args) -> list[int]:
        return destinations(watch, args[0], args[1])

    def take(self, watch: Watch, option: int, args: Args) -> None:
        fall(watch, args[0], args[1], option)

    def prompt(self, watch: Watch, args: Args) -> str:
        return f"Where does {card_name(watch, args[0])} go?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return "to:" + ("graveyard", "removed", "deck", "line")[option]

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return words.DESTINATIONS[option]


WHERE_TO: Final = WhereTo()

STEPS = (strike_down, defeat_at, defeat)
QUESTIONS = (WHERE_TO,)
