"""The Watch phase from its beginning to the breakthrough (SW-RND-9, SW-LINE, SW-OUT)."""

from emberwatch.games.setawatch import facts
from emberwatch.games.setawatch.cards import FINAL, LINE_LAID, OPENED, WATCH_BEGINS
from emberwatch.games.setawatch.causes import by_card
from emberwatch.games.setawatch.hidden import see
from emberwatch.games.setawatch.rules.fire import feed_fire, party_exhausts
from emberwatch.games.setawatch.rules.line import draw_card, judge_places, send_to_horde
from emberwatch.games.setawatch.rules.revealing import BROKEN_THROUGH, summon
from emberwatch.games.setawatch.rules.settling import settle
from emberwatch.games.setawatch.rules.window import action_window
from emberwatch.games.setawatch.state import BREAKTHROUGH, LINE, PARTY, UP, WATCHING, Watch


def watch_phase(watch: Watch) -> None:
    """(a) who sits out, (b) the Line, (c) the location, (d) opening settling, (e) actions, (f) breakthrough."""
    watch.phase = WATCHING
    watch.revealed = []
    watch.force = None
    watch.do(see_who_sits_out)
    watch.do(lay_the_line)
    location_speaks(watch, LINE_LAID)
    watch.do(add_the_horde)
    location_speaks(watch, WATCH_BEGINS)
    watch.do(settle)
    if location_speaks(watch, OPENED):
        watch.do(settle)
    watch.do(action_window)
    watch.do(breakthrough)


def see_who_sits_out(watch: Watch) -> None:
    """An Adventurer on Watch without an unexhausted card cannot act in this Watch (SW-ABL-14, SW-CAMP-22)."""
    watch.sitting_out = 0
    for adventurer in range(PARTY):
        if watch.on_watch(adventurer) and not watch.fresh_slots(adventurer):
            watch.sitting_out |= 1 << adventurer
            watch.tell(facts.SITS_OUT, adventurer)
    watch.force = None


def lay_the_line(watch: Watch) -> None:
    """Deal cards face down until the Line holds as many as the location says (SW-LINE-1 to 7)."""
    count = watch.cards.count[watch.location]
    dealt = 0
    while len(watch.line) < count:
        card = draw_card(watch)
        if card < 0:
            break
        watch.flags[card] = 0
        watch.line.append(card)
        dealt += 1
    watch.tell(facts.LINE_LAID, dealt)
    judge_places(watch)


def add_the_horde(watch: Watch) -> None:
    """In the final round the whole Horde lies down behind the Line, its top card first (SW-FIN-4, SW-FIN-5)."""
    if watch.cards.kind[watch.location] == FINAL and watch.horde:
        watch.line += watch.horde[::-1]
        watch.horde = []
        watch.tell(facts.HORDE_COMES)
        judge_places(watch)


def location_speaks(watch: Watch, moment: int) -> bool:
    """Put what the current location does at this moment on the agenda, if it does anything then."""
    speaks = bool(watch.cards.powers[moment][watch.location])
    if speaks:
        watch.do(location_power, moment)
    return speaks


def location_power(watch: Watch, moment: int) -> None:
    """The location does what it says for this moment (SW-RND-5)."""
    location = watch.location
    watch.cause = by_card(location)
    for number in watch.cards.powers[moment][location]:
        watch.tell(facts.POWER_USED, location, number)
        watch.cards.effects[number].run(watch)


# -- breakthrough ------------------------------------------------------------------------------------------------------


def breakthrough(watch: Watch) -> None:
    """As long as the Line has a card, the first one is turned up and does its damage (SW-OUT-3, SW-OUT-14)."""
    watch.phase = BREAKTHROUGH
    if watch.firewood == 0:
        watch.do(feed_fire)
        watch.do(breakthrough)
    elif watch.line and watch.up(watch.line[0]):
        break_through(watch)
    elif watch.line:
        see(watch, LINE, 0)
        watch.do(came_first)
        watch.do(breakthrough)


def came_first(watch: Watch) -> None:
    """A face-down card in first position is turned up; only a Summon does something now (SW-OUT-4, SW-OUT-5)."""
    card = watch.line[0]
    watch.flags[card] |= UP
    watch.force = None
    watch.tell(facts.TURNED_UP_TOO_LATE, card, 0)
    if watch.cards.is_summon[card]:
        watch.do(summon, 0, BROKEN_THROUGH)


def break_through(watch: Watch) -> None:
    """The first card's damage is paid in full, then it joins the Horde, and the next one comes (SW-OUT-7 to 9)."""
    card = watch.line[0]
    damage = watch.cards.damage[card]
    watch.cause = by_card(card)
    watch.tell(facts.BREAKS_THROUGH, card, damage)
    party_exhausts(watch, damage)
    watch.do(joins_horde, card)


def joins_horde(watch: Watch, card: int) -> None:
    """Face down on top of the Horde; no Defeated power triggers (SW-OUT-8, SW-OUT-10, SW-OUT-13)."""
    send_to_horde(watch, card)
    watch.cause = 0
    breakthrough(watch)


STEPS = (
    watch_phase,
    see_who_sits_out,
    lay_the_line,
    add_the_horde,
    location_power,
    breakthrough,
    came_first,
    joins_horde,
)
