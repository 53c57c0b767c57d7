"""What dice in camp do: scouting, maps, cards exchanged and refreshed, and two of the runes."""

from typing import Final

from emberwatch.games.setawatch import facts
from emberwatch.games.setawatch.cards import FINAL
from emberwatch.games.setawatch.hidden import look, see
from emberwatch.games.setawatch.naming import adventurer_name, card_key, card_name, slot_name
from emberwatch.games.setawatch.phrases.occasions import dead_unhallowed
from emberwatch.games.setawatch.rules.fire import SlotQuestion, refresh
from emberwatch.games.setawatch.rules.line import ready_deck
from emberwatch.games.setawatch.rules.players import controllers
from emberwatch.games.setawatch.state import DECK, DICE, EXHAUSTED, HORDE, MAP, UNUSED, Watch
from emberwatch.games.setawatch.words import Aimed, Effect
from emberwatch.kernel import Question
from emberwatch.kernel.state import Args

# options of a card looked at: twice its number, plus one if it goes down
_TO_TOP: Final = 0
_TO_BOTTOM: Final = 1


def look_at_top(watch: Watch, wanted: int) -> int:
    """The party looks at the cards of the Creature deck that come next; how many it sees."""
    ready_deck(watch, wanted)
    size = len(watch.deck)
    seen = min(wanted, size)
    for index in range(size - 1, size - 1 - seen, -1):
        watch.do(look, DECK, index)
    return seen


class ScoutDeck(Effect):
    """The party sees the cards to come and lays each on top or under the deck, in whatever order it likes."""

    form = "look at the top {n:Number} cards of the Creature deck and lay each on top or at the bottom"
    n: int

    def possible(self, watch: Watch) -> bool:
        return bool(watch.deck or watch.graveyard)

    def run(self, watch: Watch) -> None:
        watch.do(lay_back_scouted, look_at_top(watch, self.n))


def lay_back_scouted(watch: Watch, count: int) -> None:
    """The cards that were looked at, the topmost first, are laid back one by one."""
    if count:
        watch.ask(LAY_BACK, *watch.deck[: -count - 1 : -1])


class CheckMap(Effect):
    """Of the next location and the top unused one the party picks; the other goes under the unused locations."""

    form = "look at the next location and the top unused one, and choose which comes next"

    def possible(self, watch: Watch) -> bool:
        return bool(watch.map and watch.unused_locations) and watch.cards.kind[watch.map[-1]] != FINAL

    def run(self, watch: Watch) -> None:
        watch.do(look, MAP, len(watch.map) - 1)
        watch.do(look, UNUSED, len(watch.unused_locations) - 1)
        watch.ask(NEXT_LOCATION)


class RefreshParty(Effect):
    """Ability cards of any Adventurers are refreshed, the party's choice which."""

    form = "refresh {n:Number} of the party's cards"
    n: int

    def possible(self, watch: Watch) -> bool:
        return any(state & EXHAUSTED for state in watch.tired)

    def run(self, watch: Watch) -> None:
        for _ in range(self.n):
            watch.ask(REFRESH_ANY)


class CamperSwaps(Effect):
    """An equipped ability card is exchanged for an unused one, which comes in exhausted if the other was."""

    form = "the camper swaps an equipped card for an unused one"

    def run(self, watch: Watch) -> None:
        watch.ask(SWAP_OUT, watch.camper)


class Seal(Aimed):
    """An Unhallowed of the Graveyard is out of the way: it goes under the Unhallowed deck."""

    form = "an Unhallowed goes from the Graveyard to the bottom of the Unhallowed deck"
    aims_at = "card"

    def targets(self, watch: Watch) -> list[int]:
        return dead_unhallowed(watch)

    def hit(self, watch: Watch, target: int) -> None:
        watch.graveyard.remove(target)
        watch.unhallowed.insert(0, target)
        watch.tell(facts.SEALED, target)


class Vanquish(Effect):
    """The top card of the Horde is shown and leaves the game; it triggers nothing."""

    form = "the top card of the Horde leaves the game"

    def possible(self, watch: Watch) -> bool:
        return bool(watch.horde)

    def run(self, watch: Watch) -> None:
        watch.do(see, HORDE, len(watch.horde) - 1)
        watch.do(drive_out)


def drive_out(watch: Watch) -> None:
    """The card of the Horde that was just shown."""
    card = watch.horde.pop()
    watch.removed.append(card)
    watch.tell(facts.VANQUISHED, card)


# -- questions ---------------------------------------------------------------------------------------------------------


class LayBack(Question):
    """Which card looked at goes where? Each one goes above or below those laid back before it."""

    name = "LayBack"
    rules = ("SW-CAMP-10",)

    def options(self, watch: Watch, args: Args) -> list[int]:
        return [2 * card + end for card in args for end in (_TO_TOP, _TO_BOTTOM)]

    def take(self, watch: Watch, option: int, args: Args) -> None:
        card, end = divmod(option, 2)
        watch.deck.remove(card)
        if end == _TO_TOP:
            watch.deck.append(card)
            watch.tell(facts.PUT_ON_DECK, card)
        else:
            watch.deck.insert(0, card)
            watch.tell(facts.PUT_UNDER_DECK, card)
        watch.ask(LAY_BACK, *[other for other in args if other != card])

    def prompt(self, watch: Watch, args: Args) -> str:
        return "Which card goes on top of the Creature deck or under it?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return f"{('top', 'bottom')[option % 2]}:{card_key(watch, option // 2)}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return f"{card_name(watch, option // 2)} {('on top', 'to the bottom')[option % 2]}"

    def points_at(self, watch: Watch, option: int, args: Args) -> list[str]:
        return [f"card:{card_key(watch, option // 2)}"]


class NextLocation(Question):
    """Which of two locations comes next?"""

    name = "NextLocation"
    rules = ("SW-CAMP-13",)

    def options(self, watch: Watch, args: Args) -> list[int]:
        return [watch.map[-1], watch.unused_locations[-1]]

    def take(self, watch: Watch, option: int, args: Args) -> None:
        ahead, unused = watch.map[-1], watch.unused_locations.pop()
        watch.map[-1] = option
        watch.unused_locations.insert(0, ahead if option == unused else unused)
        watch.tell(facts.MAP_CHOSEN, option)
        watch.tell(facts.LOCATION_LAID_BY, watch.unused_locations[0])

    def prompt(self, watch: Watch, args: Args) -> str:
        return "Which location comes next?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return f"card:{card_key(watch, option)}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return card_name(watch, option)


class RefreshAny(SlotQuestion):
    """Which of all exhausted cards is refreshed?"""

    name = "RefreshAny"
    rules = ("SW-CAMP-16", "SW-CARD-32")

    def options(self, watch: Watch, args: Args) -> list[int]:
        return [slot for slot in range(DICE) if watch.tired[slot] & EXHAUSTED]

    def take(self, watch: Watch, option: int, args: Args) -> None:
        refresh(watch, option)

    def prompt(self, watch: Watch, args: Args) -> str:
        return "Which ability card is refreshed?"


class SwapOut(SlotQuestion):
    """Which equipped card does the Adventurer lay by?"""

    name = "SwapOut"
    rules = ("SW-CAMP-17", "SW-PLAY-11")

    def options(self, watch: Watch, args: Args) -> list[int]:
        return list(range(3 * args[0], 3 * args[0] + 3))

    def take(self, watch: Watch, option: int, args: Args) -> None:
        watch.ask(SWAP_IN, option)

    def seats(self, watch: Watch, args: Args) -> list[int]:
        return controllers(watch, args[0])

    def prompt(self, watch: Watch, args: Args) -> str:
        return f"Which equipped card does the {adventurer_name(watch, args[0])} lay by?"


class SwapIn(Question):
    """Which unused card takes its place?"""

    name = "SwapIn"
    rules = ("SW-CAMP-17", "SW-CAMP-18", "SW-PLAY-11")

    def options(self, watch: Watch, args: Args) -> list[int]:
        first = 2 * (args[0] // 3)
        return [first, first + 1]

    def take(self, watch: Watch, option: int, args: Args) -> None:
        slot = args[0]
        outgoing, incoming = watch.slots[slot], watch.unused[option]
        watch.slots[slot] = incoming
        watch.unused = [outgoing if ability == incoming else ability for ability in watch.unused]
        watch.force = None
        watch.tell(facts.EQUIPPED, slot // 3, incoming, outgoing)

    def seats(self, watch: Watch, args: Args) -> list[int]:
        return controllers(watch, args[0] // 3)

    def prompt(self, watch: Watch, args: Args) -> str:
        return f"Which card takes the place of {slot_name(watch, args[0])}?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return f"ability:{watch.cards.ability_ids[watch.unused[option]]}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return watch.cards.ability_names[watch.unused[option]]


LAY_BACK: Final = LayBack()
NEXT_LOCATION: Final = NextLocation()
REFRESH_ANY: Final = RefreshAny()
SWAP_OUT: Final = SwapOut()
SWAP_IN: Final = SwapIn()

STEPS = (lay_back_scouted, drive_out)
QUESTIONS = (LAY_BACK, NEXT_LOCATION, REFRESH_ANY, SWAP_OUT, SWAP_IN)
