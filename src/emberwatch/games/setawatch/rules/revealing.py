"""Cards are turned up, Summons are answered, Reveal and position powers resolve (SW-REV, SW-SUM)."""

from typing import Final

from emberwatch.games.setawatch import facts, words
from emberwatch.games.setawatch.cards import FIRST, REVEAL
from emberwatch.games.setawatch.causes import by_card
from emberwatch.games.setawatch.force import in_force, use_up
from emberwatch.games.setawatch.hidden import look, see
from emberwatch.games.setawatch.naming import adventurer_key, adventurer_name, card_key, card_name
from emberwatch.games.setawatch.rules.ending import NO_UNHALLOWED, lose
from emberwatch.games.setawatch.rules.fire import EXHAUST_OWN, party_exhausts
from emberwatch.games.setawatch.rules.line import judge_places, mark_once, send_to_graveyard
from emberwatch.games.setawatch.state import (
    FRESH,
    LINE,
    NEGATED,
    NONE,
    ONCE,
    PARTY,
    SILENT,
    STORED,
    UNHALLOWED,
    UP,
    WATCHING,
    Watch,
)
from emberwatch.kernel import Question
from emberwatch.kernel.state import Args

# how a card is turned up
NORMAL: Final = 0
QUIET: Final = 1  # its Reveal powers are ignored (SW-CARD-22)
WAITING: Final = 2  # its Reveal powers wait until the effect has made its choice (SW-REV-12)
STRUCK: Final = 3  # an effect is about to defeat it (SW-DEF-9)
BROKEN_THROUGH: Final = 4  # the Watch has been stopped: no power of it works (SW-OUT-5)


def turn_up(watch: Watch, position: int, how: int) -> None:
    """Turn up the face-down card in this position and do all that it triggers (SW-REV-5)."""
    if position < len(watch.line) and not watch.up(watch.line[position]):
        see(watch, LINE, position)
        watch.do(now_up, position, how)


def now_up(watch: Watch, position: int, how: int) -> None:
    """The card lies face up; a Summon resolves at once, a creature's powers come after reactions (SW-REV-6)."""
    card = watch.line[position]
    if watch.cards.is_summon[card]:
        watch.flags[card] |= UP
        watch.tell(facts.TURNED_UP, card, position)
        watch.do(summon, position, how)
    else:
        watch.flags[card] |= UP | FRESH
        watch.tell(facts.TURNED_UP, card, position)
        judge_places(watch)
        newly_up(watch, card, how)


def enter_line(watch: Watch, card: int, position: int) -> None:
    """A card enters the Line face up from elsewhere: its Reveal powers trigger (SW-REV-13)."""
    watch.line.insert(position, card)
    watch.flags[card] |= UP | FRESH
    watch.tell(facts.ENTERED, card, position)
    judge_places(watch)
    newly_up(watch, card, NORMAL)


def newly_up(watch: Watch, card: int, how: int, waited: bool = False) -> None:
    """A creature is face up and none of its powers has resolved: the moment of reactions (SW-PRI-7, SW-PRI-8)."""
    if how >= WAITING:
        return
    if STORED in watch.die and watch.phase == WATCHING and watch.line and watch.line[0] == card:
        watch.put("StoredDie", card)
        watch.do(reveal_powers, card, how, True)
    else:
        reveal_powers(watch, card, how, waited)


def reveal_powers(watch: Watch, card: int, how: int, waited: bool) -> None:
    """Its Reveal powers resolve in printed order, at most once in a settling (SW-REV-6, SW-REV-15, SW-REV-25)."""
    if card not in watch.line or not watch.up(card):
        return
    watch.flags[card] &= ~(FRESH | SILENT)
    watch.force = None
    if waited:
        watch.tell(facts.POWERS_BEGIN, card)
    powers = watch.cards.powers[REVEAL][card]
    if not powers or how == QUIET or watch.flags[card] & NEGATED or card in watch.revealed:
        return
    watch.revealed.append(card)
    for lasting, _, _ in in_force(watch, words.REVEALS):
        if lasting.cancels_reveal(watch, card):
            watch.tell(facts.POWER_CANCELLED, card)
            use_up(watch, lasting)
            return
    for number in powers:
        watch.do(use_power_in_line, card, number)


def use_power_in_line(watch: Watch, card: int, number: int) -> None:
    """A power lapses if its card is no longer face up in the Line or is negated (SW-REV-25, SW-CRE-6)."""
    if card in watch.line and watch.works(card):
        use_power(watch, card, number)


def use_power(watch: Watch, card: int, number: int) -> None:
    """A card does what its sentence says."""
    watch.cause = by_card(card)
    watch.tell(facts.POWER_USED, card, number)
    watch.cards.effects[number].run(watch)


def first_power(watch: Watch, card: int) -> None:
    """A due First-position power resolves (SW-REV-16, SW-REV-17, SW-REV-19)."""
    watch.due = NONE
    if not watch.works(card):
        return
    powers = watch.cards.powers[FIRST][card]
    for number in powers:
        if watch.cards.once[number]:
            if watch.flags[card] & ONCE:
                continue
            mark_once(watch, card)
        watch.do(use_power_in_line, card, number)
        for lasting, source, _ in in_force(watch, words.FIRST_POWERS):
            watch.cause = source
            lasting.on_first(watch)


# -- Summons ---------------------------------------------------------------------------------------------------------


def summon(watch: Watch, position: int, how: int) -> None:
    """A Summon turned up resolves at once and always, before anything else (SW-SUM-1, SW-PRI-1)."""
    card = watch.line[position]
    watch.cause = by_card(card)
    watch.tell(facts.SUMMON_RESOLVES)
    for number in watch.cards.powers[REVEAL][card]:
        watch.cards.effects[number].run(watch)
    more = 0
    for lasting, _, _ in in_force(watch, words.SUMMONS):
        more += lasting.summon_exhausts()
    if more:
        watch.do(party_exhausts, more)
    watch.do(unhallowed_due, position, how)


def unhallowed_due(watch: Watch, position: int, how: int) -> None:
    """An Unhallowed takes the Summon's place; without one the game is lost (SW-SUM-4, SW-SUM-6)."""
    if not watch.unhallowed:
        lose(watch, NO_UNHALLOWED)
        return
    if any(lasting.picks_unhallowed() for lasting, _, _ in in_force(watch, words.SUMMONS)):
        for index in range(len(watch.unhallowed) - 2, -1, -1):
            watch.do(look, UNHALLOWED, index)
        watch.ask(WHICH_UNHALLOWED, position, how)
    else:
        watch.do(replace_summon, watch.unhallowed[-1], position, how)


def replace_summon(watch: Watch, card: int, position: int, how: int) -> None:
    """The Summon goes to the Graveyard, the Unhallowed lies face up in its place (SW-SUM-4, SW-SUM-5)."""
    summon_card = watch.line[position]
    destination = words.TO_GRAVEYARD
    for lasting, _, _ in in_force(watch, words.SUMMONS):
        destination = lasting.summon_destination() or destination
    watch.flags[summon_card] = 0
    if destination == words.TO_DECK_BOTTOM:
        watch.deck.insert(0, summon_card)
    else:
        send_to_graveyard(watch, summon_card)
    watch.tell(facts.SUMMON_LAID_AWAY, destination)
    take_unhallowed(watch, card)
    watch.line[position] = card
    watch.flags[card] = UP | FRESH | (SILENT if how in (WAITING, STRUCK) else 0)
    watch.tell(facts.UNHALLOWED_CAME, card, position)
    judge_places(watch)
    watch.do(newly_up, card, how)


def take_unhallowed(watch: Watch, card: int) -> None:
    """A card leaves the Unhallowed deck; the next one lies open on its top (SW-INFO-1)."""
    watch.unhallowed.remove(card)
    if watch.unhallowed:
        watch.do(see, UNHALLOWED, len(watch.unhallowed) - 1)


def summon_exhausts(watch: Watch) -> None:
    """One Adventurer on Watch exhausts one of its own cards, if anybody has one (SW-SUM-2, SW-SUM-3)."""
    watch.ask(WHO_ANSWERS)


class WhoAnswers(Question):
    """Which Adventurer on Watch exhausts a card?"""

    name = "WhoAnswers"
    rules = ("SW-SUM-2",)

    def options(self, watch: Watch, args: Args) -> list[int]:
        return [one for one in range(PARTY) if watch.on_watch(one) and watch.fresh_slots(one)]

    def take(self, watch: Watch, option: int, args: Args) -> None:
        watch.ask(EXHAUST_OWN, option)

    def prompt(self, watch: Watch, args: Args) -> str:
        return "A Summon calls. Which Adventurer exhausts an ability card?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return f"adventurer:{adventurer_key(watch, option)}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return adventurer_name(watch, option)


class WhichUnhallowed(Question):
    """Which Unhallowed comes?"""

    name = "WhichUnhallowed"
    rules = ("SW-CARD-29",)

    def options(self, watch: Watch, args: Args) -> list[int]:
        return watch.unhallowed[::-1]

    def take(self, watch: Watch, option: int, args: Args) -> None:
        watch.do(replace_summon, option, *args)

    def prompt(self, watch: Watch, args: Args) -> str:
        return "Which Unhallowed answers the Summon?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return f"card:{card_key(watch, option)}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return card_name(watch, option)


WHO_ANSWERS: Final = WhoAnswers()
WHICH_UNHALLOWED: Final = WhichUnhallowed()

STEPS = (
    turn_up,
    now_up,
    enter_line,
    newly_up,
    reveal_powers,
    use_power_in_line,
    use_power,
    first_power,
    summon,
    unhallowed_due,
    replace_summon,
    summon_exhausts,
)
QUESTIONS = (WHO_ANSWERS, WHICH_UNHALLOWED)
