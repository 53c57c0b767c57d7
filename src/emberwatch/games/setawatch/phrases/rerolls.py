"""Dice rolled once more, all that were chosen together."""

from typing import Final

from emberwatch.games.setawatch import words
from emberwatch.games.setawatch.naming import die_key, die_name
from emberwatch.games.setawatch.rules.players import controllers
from emberwatch.games.setawatch.rules.rounds import die_shows
from emberwatch.games.setawatch.state import CAMP, DICE, NONE, PARTY, Watch
from emberwatch.games.setawatch.words import Effect, Lasting
from emberwatch.kernel import Question, roll
from emberwatch.kernel.state import Args

ALL: Final = 3


class MayRerollAny(Effect):
    """Each Adventurer on Watch may roll any of its dice again, once, all of them together."""

    form = "each Adventurer on Watch may reroll any of its dice"

    def run(self, watch: Watch) -> None:
        offer_rerolls(watch, ALL)


class MayRerollOne(Effect):
    """Each Adventurer on Watch may roll one of its available dice again."""

    form = "each Adventurer on Watch may reroll one available die"

    def run(self, watch: Watch) -> None:
        offer_rerolls(watch, 1)


class CamperRerolls(Lasting):
    """Before the first die is placed, the camper may roll any of its dice again, all of them together."""

    form = "before placing dice, the camper may reroll any of them"
    touches = (words.CAMP_ENTRY,)

    def on_entry(self, watch: Watch) -> None:
        watch.ask(REROLL, watch.camper, ALL, 0)


def offer_rerolls(watch: Watch, most: int) -> None:
    """Everybody on Watch in turn."""
    for adventurer in range(PARTY):
        if watch.on_watch(adventurer):
            watch.ask(REROLL, adventurer, most, 0)


def rollable(watch: Watch, adventurer: int) -> list[int]:
    """The dice that the Adventurer holds unused: available ones, or in camp those not placed yet."""
    if adventurer == watch.camper:
        first = 3 * adventurer
        return [first + index for index in range(3) if watch.die[first + index] == CAMP and watch.placed[index] == NONE]
    return watch.available(adventurer)


class Reroll(Question):
    """Which dice are rolled again? Asked die by die, up to a number; then all are rolled."""

    name = "Reroll"
    rules = ("SW-RUNE-12", "SW-DIE-7", "SW-PLAY-11")

    def options(self, watch: Watch, args: Args) -> list[int]:
        adventurer, most, chosen = args
        if chosen.bit_count() == most:
            return [NONE]
        left = [die for die in rollable(watch, adventurer) if not chosen >> die & 1]
        return [*left, NONE] if left or chosen else []

    def take(self, watch: Watch, option: int, args: Args) -> None:
        adventurer, most, chosen = args
        if option != NONE:
            watch.ask(REROLL, adventurer, most, chosen | 1 << option)
            return
        for die in range(DICE):
            if chosen >> die & 1:
                roll(watch, watch.sides[die], die_shows, die)

    def seats(self, watch: Watch, args: Args) -> list[int]:
        return controllers(watch, args[0])

    def prompt(self, watch: Watch, args: Args) -> str:
        hero = watch.cards.hero_names[watch.party[args[0]]]
        return f"Which {'other ' if args[2] else ''}die does the {hero} reroll?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        if option == NONE:
            return "roll" if args[2] else "none"
        return f"die:{die_key(watch, option)}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        if option == NONE:
            return "Roll" if args[2] else "None"
        return die_name(watch, option)


REROLL: Final = Reroll()

QUESTIONS = (REROLL,)
