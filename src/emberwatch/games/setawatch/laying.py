"""Laying a written position out on the table: defaults for what is not said, clear errors for what cannot be."""

import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from emberwatch.games.setawatch.cards import CREATURE, FINAL, REGULAR, RESPITE, SUMMON, UNHALLOWED_CARD
from emberwatch.games.setawatch.layout import Hero, Layout
from emberwatch.games.setawatch.rules.camp import PLACE
from emberwatch.games.setawatch.rules.line import judge_places
from emberwatch.games.setawatch.rules.night import breakthrough, watch_phase
from emberwatch.games.setawatch.rules.rounds import end_round, pick_camper, play_round
from emberwatch.games.setawatch.rules.settling import settle
from emberwatch.games.setawatch.rules.setup import SUMMONS, archers_of
from emberwatch.games.setawatch.rules.window import action_window
from emberwatch.games.setawatch.state import (
    ASIDE,
    AVAILABLE,
    BREAKTHROUGH,
    CAMP,
    CAMPING,
    DIE_USED,
    EXHAUST_USED,
    EXHAUSTED,
    NEGATED,
    NONE,
    PARTY,
    PASSIVE_USED,
    PHASES,
    PICK,
    ROUND_END,
    SPENT,
    STOLEN,
    STORED,
    UP,
    WATCHING,
    Watch,
)
from emberwatch.games.setawatch.terms import cards_for
from emberwatch.kernel import BadInput, chance

DIE = re.compile(
    r"(?:d(?P<sides>\d+) )?(?P<value>\d+)(?: (?P<state>spent|stolen|aside|stored|camp))?"
    r"(?: (?:on|by) (?P<on>[\w-]+))?(?: lent to (?P<lent>\w+))?"
)
DIE_STATES = {None: AVAILABLE, "spent": SPENT, "stolen": STOLEN, "aside": ASIDE, "stored": STORED, "camp": CAMP}
ABILITY_MARKS = {
    "used by exhausting": EXHAUST_USED,
    "used by die": DIE_USED,
    "exhausted": EXHAUSTED,
    "used": PASSIVE_USED,
}
CARD = re.compile(r"(?P<id>[\w-]+)(?P<marks>(?: up| known| negated| damage \d+)*)")


def lay_out(layout: Layout, terms: Mapping[str, Any]) -> Watch:
    """A state in which all of this lies on the table, with the rest of the game on the agenda."""
    watch = Watch(cards_for(terms))
    watch.players = terms["players"]
    watch.own_chance = int(terms["own_dice"])
    chance.seed(watch, layout.seed)
    _Laying(watch, layout, terms).lay()
    return watch


class _Laying:
    def __init__(self, watch: Watch, layout: Layout, terms: Mapping[str, Any]) -> None:
        self.watch = watch
        self.layout = layout
        self.terms = terms
        self.free = list(range(len(watch.cards.ids)))

    def lay(self) -> None:
        """Everything in turn; the agenda comes last, for it depends on the phase."""
        watch, layout = self.watch, self.layout
        if layout.game != "setawatch":
            raise BadInput(f"This is a position of {layout.game!r}, not of Set a Watch.")
        if layout.phase not in PHASES:
            raise BadInput(f"There is no phase {layout.phase!r}; there are: {', '.join(PHASES)}.")
        watch.phase = PHASES.index(layout.phase)
        watch.round = self.within("round", layout.round, 0 if layout.phase == "arrival" else 1, 9)
        watch.firewood = self.within("firewood", layout.firewood, 0, 15)
        if layout.location or layout.phase != "arrival":
            watch.location = self.location()
        self.party()
        self.line()
        self.piles()
        self.heroes()
        self.camper()
        watch.force = None
        judge_places(watch)
        watch.due = NONE  # what stands first stood there before
        self.agenda()

    def within(self, name: str, value: int, least: int, most: int) -> int:
        """A number that must lie between two others."""
        if not least <= value <= most:
            raise BadInput(f"{name} is {value}; it must be from {least} to {most}.")
        return value

    # -- cards -------------------------------------------------------------------------------------------------------

    def take(self, name: str, *kinds: int) -> int:
        """A card by its id, or the first free copy of it."""
        cards = self.watch.cards
        for card in self.free:
            if name in (cards.ids[card], cards.card_ids[card]) and cards.kind[card] in kinds:
                self.free.remove(card)
                return card
        known = [cards.ids[card] for card in range(len(cards.ids)) if cards.kind[card] in kinds]
        if name in known or name in cards.card_ids:
            raise BadInput(f"The position has more of {name!r} than there are, or has it where it cannot lie.")
        near = get_close_matches(name, known, 1)
        raise BadInput(f"There is no card {name!r} in this pool" + (f"; did you mean {near[0]!r}?" if near else "."))

    def location(self) -> int:
        """The current location; by default the first one without any effect on play."""
        cards = self.watch.cards
        if self.layout.location:
            return self.take(self.layout.location, REGULAR, RESPITE, FINAL)
        wanted = FINAL if self.layout.round == 9 else REGULAR
        plain = [card for card in self.free if cards.kind[card] == wanted and not cards.texts[card]]
        card = (plain or [card for card in self.free if cards.kind[card] == wanted])[0]
        self.free.remove(card)
        return card

    def line(self) -> None:
        """The Line, the nearest card first."""
        watch = self.watch
        for written in self.layout.line:
            card, marks = self.marked(written, CREATURE, SUMMON, UNHALLOWED_CARD)
            watch.line.append(card)
            if "up" in marks:
                if watch.cards.is_summon[card]:
                    raise BadInput("A Summon never lies face up in the Line; it resolves at once (SW-SUM-1).")
                watch.flags[card] |= UP
            elif "known" not in marks:
                watch.veil[card] = 1
            if "negated" in marks:
                watch.flags[card] |= NEGATED
            if "damage" in marks:
                watch.damage[card] = int(marks.split("damage ")[1].split()[0])

    def marked(self, written: str, *kinds: int) -> tuple[int, str]:
        """A card with the words after it."""
        found = CARD.fullmatch(written)
        if not found:
            raise BadInput(
                f'A card is written as its id and what holds for it, like "wolf up damage 2 negated"; not {written!r}.'
            )
        return self.take(found["id"], *kinds), found["marks"]

    def piles(self) -> None:
        """The piles, their tops first; what is not said is made of what is left, in the order of the files."""
        watch, layout = self.watch, self.layout
        creatures = (CREATURE, SUMMON, UNHALLOWED_CARD)
        watch.graveyard = self.pile(layout.graveyard, 0, *creatures)
        watch.removed = self.pile(layout.removed, 0, *creatures, REGULAR, RESPITE, FINAL)
        watch.horde = self.pile(layout.horde, 1, *creatures)
        for hero in layout.adventurer:
            for name in hero.tamed:
                owner = [one.id for one in layout.adventurer].index(hero.id)
                watch.tamed.append((owner, self.take(name, CREATURE, UNHALLOWED_CARD), 0))
        watch.discard = self.locations_before()
        named_summons = sum(watch.cards.is_summon[card] for card in (*watch.line, *watch.graveyard, *watch.horde))
        left = max(SUMMONS[self.terms["difficulty"]] - named_summons, 0)
        deck = [card for card in self.free if watch.cards.kind[card] == CREATURE]
        deck += [card for card in self.free if watch.cards.kind[card] == SUMMON][:left]
        watch.deck = self.pile_or(layout.deck, deck, 1, *creatures)
        unhallowed = [card for card in self.free if watch.cards.kind[card] == UNHALLOWED_CARD][:8]
        watch.unhallowed = self.pile_or(layout.unhallowed, unhallowed, 2, UNHALLOWED_CARD)
        if watch.unhallowed:
            watch.veil[watch.unhallowed[-1]] = 0
        self.map_deck()
        watch.removed += self.free
        for card in self.free:
            watch.veil[card] = 0
        self.free = []

    def locations_before(self) -> list[int]:
        """The location discard: by default one location for every round that is over."""
        if self.layout.discard is not None:
            return self.pile(self.layout.discard, 0, REGULAR, RESPITE)
        wanted = self.watch.round - (0 if self.layout.phase == "arrival" and not self.layout.location else 1)
        return self.first_free(REGULAR, max(wanted, 0))

    def map_deck(self) -> None:
        """The Map deck and the unused locations: by default enough for the rounds that are left."""
        watch, layout = self.watch, self.layout
        final_now = watch.location != NONE and watch.cards.kind[watch.location] == FINAL
        if layout.map is not None:
            watch.map = self.pile(layout.map, 3, REGULAR, RESPITE, FINAL)
        elif not final_now:
            final = self.first_free(FINAL, 1)
            watch.map = final + self.first_free(REGULAR, max(8 - watch.round, 0))[::-1]
            self.veil(watch.map, 3)
        rest = [card for card in self.free if watch.cards.kind[card] in (REGULAR, RESPITE)]
        watch.unused_locations = self.pile_or(layout.unused_locations, rest, 4, REGULAR, RESPITE)

    def first_free(self, kind: int, count: int) -> list[int]:
        """The first cards of a kind that lie nowhere yet."""
        found = [card for card in self.free if self.watch.cards.kind[card] == kind][:count]
        self.free = [card for card in self.free if card not in found]
        return found

    def pile(self, written: list[str], veil: int, *kinds: int) -> list[int]:
        """A pile as written; cards of a hidden pile are unseen unless they are marked known."""
        found = []
        for one in written:
            card, marks = self.marked(one, *kinds)
            if "known" not in marks:
                self.watch.veil[card] = veil
            found.append(card)
        return found[::-1]

    def pile_or(self, written: list[str] | None, default: list[int], veil: int, *kinds: int) -> list[int]:
        """A pile as written, or these cards."""
        if written is not None:
            return self.pile(written, veil, *kinds)
        self.free = [card for card in self.free if card not in default]
        self.veil(default, veil)
        return default[::-1]

    def veil(self, cards: list[int], veil: int) -> None:
        """Nobody knows where these lie."""
        for card in cards:
            self.watch.veil[card] = veil

    # -- Adventurers ---------------------------------------------------------------------------------------------------

    def party(self) -> None:
        """The four named, or the first of the pool."""
        cards, chosen = self.watch.cards, []
        for hero in self.layout.adventurer:
            if hero.id not in cards.hero_ids:
                near = get_close_matches(hero.id, cards.hero_ids, 1)
                raise BadInput(
                    f"There is no Adventurer {hero.id!r}" + (f"; did you mean {near[0]!r}?" if near else ".")
                )
            chosen.append(cards.hero_ids.index(hero.id))
        if len(set(chosen)) < len(chosen) or len(chosen) > PARTY:
            raise BadInput("A party has four different Adventurers (SW-PLAY-2).")
        chosen += [hero for hero in cards.heroes_in_pool if hero not in chosen][: PARTY - len(chosen)]
        self.watch.party = chosen
        self.watch.archers = archers_of(cards, chosen)
        self.watch.outside = [
            ability
            for hero in cards.heroes_in_pool
            if hero not in chosen and cards.shares_abilities[hero]
            for ability in cards.hero_abilities[hero]
        ]

    def heroes(self) -> None:
        """Dice, abilities and rests of all four."""
        watch = self.watch
        named = {hero.id: hero for hero in self.layout.adventurer}
        watch.slots, watch.unused, watch.sides = [], [], []
        for adventurer, number in enumerate(watch.party):
            hero = named.get(watch.cards.hero_ids[number]) or Hero(watch.cards.hero_ids[number])
            self.abilities(adventurer, hero)
            self.dice(adventurer, hero)
        self.rests(named)

    def abilities(self, adventurer: int, hero: Hero) -> None:
        """Three equipped cards, filled up from the five; the others are unused."""
        watch, cards = self.watch, self.watch.cards
        own = cards.hero_abilities[watch.party[adventurer]]
        everything = own + watch.outside
        equipped: list[int] = []
        for index, written in enumerate(hero.abilities):
            name, marks = written.split(" ")[0], " ".join(written.split(" ")[1:])
            for mark, bit in ABILITY_MARKS.items():
                if mark in marks:
                    watch.tired[3 * adventurer + index] |= bit
                    marks = marks.replace(mark, "", 1)
            if marks.strip():
                raise BadInput(
                    f"{written!r}: what holds for an ability is {', '.join(ABILITY_MARKS)}; not {marks.strip()!r}."
                )
            equipped.append(self.ability(hero, name, everything))
        unused = [self.ability(hero, name, everything) for name in hero.unused]
        rest = [ability for ability in own if ability not in equipped and ability not in unused]
        while len(equipped) < 3 and rest:
            equipped.append(rest.pop(0))
        unused += rest[: 2 - len(unused)]
        if len(equipped) != 3 or len(unused) != 2 or len({*equipped, *unused}) != 5:
            raise BadInput(f"{hero.id} has three equipped and two unused abilities, all different (SW-INV-2).")
        watch.slots += equipped
        watch.unused += unused
        taken = [ability for ability in equipped + unused if ability in watch.outside]
        watch.outside = [ability for ability in watch.outside if ability not in taken]
        if taken:
            watch.outside += [ability for ability in own if ability not in equipped + unused]

    def ability(self, hero: Hero, name: str, everything: list[int]) -> int:
        """An ability card by its id."""
        ids = self.watch.cards.ability_ids
        for ability in everything:
            if ids[ability] == name:
                return ability
        near = get_close_matches(name, [ids[ability] for ability in everything], 1)
        raise BadInput(f"{hero.id} has no ability {name!r}" + (f"; did you mean {near[0]!r}?" if near else "."))

    def dice(self, adventurer: int, hero: Hero) -> None:
        """Three dice: a value, or a value and where the die is."""
        watch = self.watch
        if len(hero.dice) != 3:
            raise BadInput(f"{hero.id} has three dice, not {len(hero.dice)} (SW-COMP-5).")
        for index, written in enumerate(hero.dice):
            die = 3 * adventurer + index
            found = DIE.fullmatch(str(written))
            if not found:
                raise BadInput(
                    f'A die is written like 4, "d8 4", "4 spent on wolf-1", "6 stolen by vampire", "3 aside" or '
                    f'"5 lent to rogue"; not {written!r}.'
                )
            sides = int(found["sides"] or watch.cards.hero_dice[watch.party[adventurer]][index])
            watch.sides.append(sides)
            watch.value[die] = self.within(f"a d{sides} of {hero.id}", int(found["value"]), 1, sides)
            watch.die[die] = DIE_STATES[found["state"]]
            if found["on"]:
                watch.lies_on[die] = self.in_line(found["on"])
                if watch.die[die] == SPENT:
                    watch.dealt[die] = watch.value[die]
                    watch.credit[watch.lies_on[die]] |= 1 << adventurer
            if found["lent"]:
                watch.bearer[die] = self.adventurer(found["lent"])

    def in_line(self, name: str) -> int:
        """A face-up card of the Line."""
        ids, whole = self.watch.cards.card_ids, self.watch.cards.ids
        for card in self.watch.line:
            if name in (ids[card], whole[card]) and self.watch.up(card):
                return card
        raise BadInput(f"A die lies on {name!r}, which is not face up in the Line.")

    def adventurer(self, name: str) -> int:
        """The place of an Adventurer in the party."""
        names = [self.watch.cards.hero_ids[hero] for hero in self.watch.party]
        if name not in names:
            raise BadInput(f"{name!r} is not in the party; there are: {', '.join(names)}.")
        return names.index(name)

    def rests(self, named: Mapping[str, Hero]) -> None:
        """As written; otherwise spread evenly over the rounds that are over (SW-INV-4)."""
        watch = self.watch
        done = min(watch.round - (0 if watch.phase > PICK else 1), 8)
        said = [named[name].rests if (name := watch.cards.hero_ids[hero]) in named else None for hero in watch.party]
        watch.rests = [self.within("rests", number or 0, 0, 2) for number in said]
        order = [one for _ in range(2) for one in range(PARTY - 1, -1, -1)]
        for adventurer in order:
            if said[adventurer] is None and sum(watch.rests) < done and watch.rests[adventurer] < 2:
                watch.rests[adventurer] += 1
        if watch.round <= 8 and all(number is not None for number in said) and sum(watch.rests) != done:
            raise BadInput(f"In this round {done} rests have been taken, not {sum(watch.rests)} (SW-INV-4).")

    def camper(self) -> None:
        """Who rests: by default the last of the party, nobody before the pick or in the final round."""
        watch, layout = self.watch, self.layout
        if layout.camper:
            watch.camper = self.adventurer(layout.camper)
        elif watch.phase in (CAMPING, WATCHING, BREAKTHROUGH, ROUND_END) and watch.cards.kind[watch.location] != FINAL:
            watch.camper = PARTY - 1
        if watch.camper == NONE:
            return
        for die in range(3 * watch.camper, 3 * watch.camper + 3):
            if watch.die[die] == AVAILABLE and watch.bearer[die] == watch.camper:
                watch.die[die] = CAMP
        if watch.phase != CAMPING:
            watch.placed = [0, 0, 0]  # all on the first space of the board
        if watch.phase in (WATCHING, BREAKTHROUGH):
            for adventurer in range(PARTY):
                if watch.on_watch(adventurer) and not watch.fresh_slots(adventurer):
                    watch.sitting_out |= 1 << adventurer

    def agenda(self) -> None:
        """The rest of the game, from this phase on."""
        watch = self.watch
        if watch.phase == PICK:
            watch.do(pick_camper)
            watch.do(watch_phase)
        elif watch.phase == CAMPING:
            watch.ask(PLACE)
            watch.do(watch_phase)
        elif watch.phase == WATCHING:
            watch.do(settle)
            watch.do(action_window)
            watch.do(breakthrough)
        elif watch.phase == BREAKTHROUGH:
            watch.do(breakthrough)
        if watch.phase == 0:
            watch.do(play_round)
        else:
            watch.do(end_round)
        watch.agenda.reverse()
