"""A round from the location's arrival to the next one (SW-RND, SW-ROLL, SW-REST, SW-END, SW-FIN)."""

from typing import Final

from emberwatch.games.setawatch import facts, words
from emberwatch.games.setawatch.cards import ARRIVES, FINAL, HALVE, ROLLED, ROUND_ENDS
from emberwatch.games.setawatch.force import in_force
from emberwatch.games.setawatch.hidden import see
from emberwatch.games.setawatch.naming import adventurer_key, adventurer_name
from emberwatch.games.setawatch.rules.camp import enter_camp
from emberwatch.games.setawatch.rules.ending import NOBODY_STANDS, lose, win
from emberwatch.games.setawatch.rules.fire import feed_fire, gain_firewood, lose_firewood
from emberwatch.games.setawatch.rules.line import send_to_graveyard
from emberwatch.games.setawatch.rules.night import location_power, location_speaks, watch_phase
from emberwatch.games.setawatch.rules.revealing import use_power
from emberwatch.games.setawatch.state import (
    ARRIVAL,
    AVAILABLE,
    CAMP,
    CAMPING,
    DICE,
    EXHAUSTED,
    MAP,
    NEGATED,
    NOBODY,
    NONE,
    PARTY,
    PICK,
    ROUND_END,
    Watch,
)
from emberwatch.kernel import Question, roll
from emberwatch.kernel.state import Args

LAST_ROUND: Final = 9
MOST_RESTS: Final = 2


def play_round(watch: Watch) -> None:
    """(1) the location arrives, (2) dice, (3) the camper, (4) camp, (6) Watch, (7) end (SW-RND-2)."""
    watch.do(arrive)
    watch.do(location_power, ARRIVES)
    watch.do(feed_fire)
    watch.do(roll_all_dice)
    watch.do(location_power, ROLLED)
    watch.do(pick_camper)
    watch.do(watch_phase)
    watch.do(end_round)


def arrive(watch: Watch) -> None:
    """The top card of the Map deck becomes the location (SW-SET-20, SW-RND-4)."""
    watch.phase = ARRIVAL
    if watch.location != NONE:
        watch.tell(facts.LEFT_BEHIND, watch.location)
        watch.discard = [*watch.discard, watch.location]
        watch.location = NONE
        watch.force = None
    watch.do(see, MAP, len(watch.map) - 1)
    watch.do(arrived)


def arrived(watch: Watch) -> None:
    """From round 2 on its modifier is applied; an empty fire is fed before its effect (SW-RND-3, SW-RND-6)."""
    watch.location = watch.map.pop()
    watch.round += 1
    watch.force = None
    watch.tell(facts.ARRIVED, watch.round, watch.location)
    if watch.round > 1:
        apply_modifier(watch)
        watch.do(feed_fire)


def apply_modifier(watch: Watch) -> None:
    """The location's firewood modifier (SW-FIRE-2, SW-FIRE-3)."""
    modifier = watch.cards.modifier[watch.location]
    if modifier == HALVE:
        watch.firewood //= 2
        watch.tell(facts.WOOD_HALVED, watch.firewood)
    elif modifier > 0:
        gain_firewood(watch, modifier)
    else:
        lose_firewood(watch, -modifier)


def roll_all_dice(watch: Watch) -> None:
    """All four roll all three dice, exhausted or not, before the camper is picked (SW-ROLL-1, SW-ROLL-2)."""
    watch.phase = PICK
    watch.tell(facts.DICE_ROLLED)
    for die in range(DICE):
        watch.die[die] = AVAILABLE
        roll(watch, watch.sides[die], die_shows, die)


def die_shows(watch: Watch, die: int, value: int) -> None:
    """A rolled die shows this (SW-DIE-7)."""
    watch.value[die] = value
    watch.tell(facts.DIE_SHOWS, die, value)


def pick_camper(watch: Watch) -> None:
    """One Adventurer rests; in the final round one may (SW-REST-1, SW-FIN-2)."""
    watch.ask(WHO_RESTS)


def able_to_rest(watch: Watch) -> list[int]:
    """Those who have rested fewer than two times (SW-REST-3), or whom the location forces among them (SW-REST-11)."""
    able = [one for one in range(PARTY) if watch.rests[one] < MOST_RESTS]
    for lasting, _, _ in in_force(watch, words.WHO_RESTS):
        able = lasting.must_rest(watch, able)
    return able


def final_round(watch: Watch) -> bool:
    """Whether the final location is current (SW-FIN-1)."""
    return watch.cards.kind[watch.location] == FINAL


def rest(watch: Watch, adventurer: int) -> None:
    """The camper leaves the Watch to the others (SW-REST-7, SW-FIN-3)."""
    watch.camper = adventurer
    watch.phase = CAMPING
    if not final_round(watch):
        watch.rests[adventurer] += 1
    for die in range(3 * adventurer, 3 * adventurer + 3):
        watch.die[die] = CAMP
    watch.tell(facts.RESTS, adventurer)
    watch.do(enter_camp)


class WhoRests(Question):
    """Who rests in camp?"""

    name = "WhoRests"
    rules = ("SW-REST-1", "SW-REST-3", "SW-REST-9")

    def options(self, watch: Watch, args: Args) -> list[int]:
        if final_round(watch):
            return [*range(PARTY), NOBODY]
        return able_to_rest(watch)

    def take(self, watch: Watch, option: int, args: Args) -> None:
        if option == NOBODY:
            watch.tell(facts.NOBODY_RESTS)
        else:
            watch.do(rest, option)

    def prompt(self, watch: Watch, args: Args) -> str:
        return "Who rests in camp?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return "rest:nobody" if option == NOBODY else f"rest:{adventurer_key(watch, option)}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return "Nobody" if option == NOBODY else adventurer_name(watch, option)

    def points_at(self, watch: Watch, option: int, args: Args) -> list[str]:
        return [] if option == NOBODY else [f"adventurer:{adventurer_key(watch, option)}"]


# -- the end of a round ------------------------------------------------------------------------------------------------


def end_round(watch: Watch) -> None:
    """(1) the location, (2) creatures, (3) survival, (4) clean-up, (5) the next location (SW-END-1)."""
    watch.phase = ROUND_END
    watch.force = None
    watch.tell(facts.WATCH_OVER)
    location_speaks(watch, ROUND_ENDS)
    watch.do(creature_powers_at_end)
    watch.do(survive)
    watch.do(clean_up)
    watch.do(next_round)


def creature_powers_at_end(watch: Watch) -> None:
    """End-of-round powers look at the top card of the Graveyard only (SW-END-5)."""
    if watch.graveyard:
        card = watch.graveyard[-1]
        for number in watch.cards.powers[ROUND_ENDS][card]:
            watch.do(use_power, card, number)


def survive(watch: Watch) -> None:
    """Somebody on Watch must have an unexhausted card (SW-END-2, SW-END-3, SW-WIN-3)."""
    if watch.stands():
        watch.tell(facts.SURVIVED)
    else:
        lose(watch, NOBODY_STANDS)


def clean_up(watch: Watch) -> None:
    """Dice return, damage and what lasts ends; location and market stay (SW-END-6, SW-ROLL-5)."""
    for held in [held for held in watch.tamed if held[2]]:
        watch.tamed = [other for other in watch.tamed if other != held]
        send_to_graveyard(watch, held[1])
        watch.tell(facts.TAMED_SPENT, held[1])
    for die in range(DICE):
        watch.die[die] = AVAILABLE
        watch.lies_on[die] = NONE
        watch.dealt[die] = 0
        watch.bearer[die] = die // 3
        watch.tired[die] &= EXHAUSTED
    for card in watch.line:  # one may lie there already for the next round
        watch.flags[card] &= ~NEGATED
    watch.placed = [NONE, NONE, NONE]
    watch.camper = NOBODY
    watch.sitting_out = 0
    watch.horde_joined = 0
    watch.fallen = 0
    watch.lasting = []
    watch.felled = []
    watch.felled_before = 0
    watch.revealed = []
    watch.taunted = NONE
    watch.rune_value = 0
    watch.force = None
    watch.tell(facts.ROUND_OVER)


def next_round(watch: Watch) -> None:
    """After the final round the party has won (SW-END-7, SW-WIN-1)."""
    if watch.round == LAST_ROUND or final_round(watch):
        win(watch)
    else:
        watch.do(play_round)


WHO_RESTS: Final = WhoRests()

STEPS = (
    play_round,
    arrive,
    arrived,
    roll_all_dice,
    die_shows,
    pick_camper,
    rest,
    end_round,
    creature_powers_at_end,
    survive,
    clean_up,
    next_round,
)
QUESTIONS = (WHO_RESTS,)
