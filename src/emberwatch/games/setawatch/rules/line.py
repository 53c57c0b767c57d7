"""The Line: cards come into it, move in it and leave it (SW-LINE, SW-REV-13 to 19, SW-DEF-8)."""

from emberwatch.games.setawatch import facts
from emberwatch.games.setawatch.cards import FIRST
from emberwatch.games.setawatch.hidden import shuffle_pile
from emberwatch.games.setawatch.state import NEGATED, NONE, ONCE, SPENT, STOLEN, UP, Watch


def judge_places(watch: Watch) -> None:
    """Whether a card gained or lost the first place is judged after every single change (SW-REV-24)."""
    watch.force = None
    line = watch.line
    first = line[0] if line and watch.flags[line[0]] & UP else NONE
    if first != watch.first:
        watch.first = first
        watch.due = NONE
        if first != NONE and watch.cards.powers[FIRST][first]:
            if first == watch.taunted:
                watch.tell(facts.FIRST_IGNORED, first)
            else:
                watch.due = first


def draw_card(watch: Watch) -> int:
    """Take the top card of the Creature deck, unseen; NONE if there is none to be had (SW-LINE-4 to 7)."""
    ready_deck(watch, 1)
    return watch.deck.pop() if watch.deck else NONE


def ready_deck(watch: Watch, wanted: int) -> None:
    """Before more cards are needed than the deck holds, the Graveyard is shuffled and laid under it."""
    if len(watch.deck) < wanted and watch.graveyard:
        shuffle_pile(watch, watch.graveyard)
        watch.deck = watch.graveyard + watch.deck
        watch.graveyard = []
        watch.tell(facts.DECK_REFILLED)


def lay_down(watch: Watch, card: int, position: int) -> None:
    """A card is laid face down into the Line."""
    watch.line.insert(position, card)
    watch.tell(facts.LAID_UNSEEN, position)
    judge_places(watch)


def move(watch: Watch, card: int, position: int) -> None:
    """A card of the Line takes another place; those between make room (SW-REV-14)."""
    if watch.line[position] == card:
        return
    watch.line.remove(card)
    watch.line.insert(position, card)
    watch.tell(facts.MOVED, position)
    judge_places(watch)


def drop_dice(watch: Watch, card: int) -> None:
    """Dice lying on the card, and dice it had stolen, return to their owners as spent dice (SW-DEF-2, SW-DEF-8)."""
    lies_on = watch.lies_on
    if card in lies_on:
        for die in range(len(lies_on)):
            if lies_on[die] == card:
                lies_on[die] = NONE
                if watch.die[die] == STOLEN:
                    watch.die[die] = SPENT
                watch.tell(facts.DIE_RETURNED, die)


def clear_card(watch: Watch, card: int) -> None:
    """A card that leaves its place keeps nothing of what happened to it there (SW-HP-7)."""
    drop_dice(watch, card)
    watch.flags[card] = 0
    watch.damage[card] = 0
    watch.credit[card] = 0


def take_from_line(watch: Watch, card: int) -> None:
    """A card leaves the Line; those behind it close up (SW-DEF-4, SW-DEF-8). Whoever calls lays it elsewhere."""
    watch.line.remove(card)
    clear_card(watch, card)
    judge_places(watch)


def turn_down(watch: Watch, card: int) -> None:
    """A card of the Line is turned face down; damage and dice on it are gone, its place stays known (SW-HP-7)."""
    kept = watch.flags[card] & (ONCE | NEGATED)  # it is still the same card of the Line (SW-REV-17, SW-KEY-7)
    clear_card(watch, card)
    watch.flags[card] = kept
    watch.tell(facts.TURNED_DOWN, card)
    judge_places(watch)


def send_to_graveyard(watch: Watch, card: int) -> None:
    """Face up on top of the Graveyard (SW-DEF-1)."""
    watch.graveyard.append(card)


def send_to_horde(watch: Watch, card: int) -> None:
    """A card of the Line goes face down on top of the Horde; that is no defeat (SW-DEF-7, SW-CARD-32)."""
    take_from_line(watch, card)
    watch.horde.append(card)
    watch.horde_joined = 1
    watch.tell(facts.JOINS_HORDE, card)


def put_on_deck(watch: Watch, card: int) -> None:
    """A card of the Line goes face down on top of the Creature deck."""
    take_from_line(watch, card)
    watch.deck.append(card)
    watch.tell(facts.PUT_ON_DECK, card)


def put_under_deck(watch: Watch, card: int) -> None:
    """A card of the Line goes face down to the bottom of the Creature deck."""
    take_from_line(watch, card)
    watch.deck.insert(0, card)
    watch.tell(facts.PUT_UNDER_DECK, card)


def mark_once(watch: Watch, card: int) -> None:
    """A power marked once has been used (SW-REV-17)."""
    watch.flags[card] |= ONCE
