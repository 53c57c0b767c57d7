"""Setting the table up (SW-SET), in the order of the rulebook."""

from collections.abc import Mapping
from typing import Any, Final

from emberwatch.games.setawatch import facts
from emberwatch.games.setawatch.cards import CREATURE, FINAL, REGULAR, RESPITE, SUMMON, UNHALLOWED_CARD, Cards
from emberwatch.games.setawatch.hidden import see, shuffle_pile, veil_pile
from emberwatch.games.setawatch.rules.rounds import play_round
from emberwatch.games.setawatch.state import EXHAUSTED, PARTY, UNHALLOWED, Watch
from emberwatch.kernel import Question, draw, roll, shuffle
from emberwatch.kernel.state import Args

START_WOOD: Final = 7
DRAWN_CREATURES: Final = 28
WHOLE_POOL: Final = 36  # besides Acolytes; a larger pool is drawn from (SW-MIX-6)
REGULARS_DRAWN: Final = 8
UNHALLOWED_UP: Final = 8
SUMMONS: Final = {"easy": 1, "normal": 2, "hard": 3, "insane": 4}


def begin(cards: Cards, terms: Mapping[str, Any]) -> Watch:
    """A table on which nothing has happened yet; the agenda is the whole game."""
    watch = Watch(cards)
    watch.players = terms["players"]
    watch.own_chance = int(terms["own_dice"])
    watch.veil = [1] * len(watch.veil)
    chosen = [cards.hero_ids.index(hero) for hero in terms["adventurers"]]
    watch.do(set_out, *chosen)
    watch.do(build_deck, SUMMONS[terms["difficulty"]], terms["draw"], *[cards.ids.index(one) for one in terms["deck"]])
    watch.do(build_map, terms["final"], *[cards.ids.index(one) for one in terms["locations"]])
    watch.do(ready_unhallowed)
    watch.do(light_fire, int(terms["random_start"]))
    watch.do(play_round)
    watch.agenda.reverse()
    return watch


def set_out(watch: Watch, *chosen: int) -> None:
    """The Adventurers chosen, or drawn from the pool, take boards, cards and dice (SW-PLAY-9, SW-SET-1, SW-SET-2)."""
    cards = watch.cards
    party = list(chosen)
    if len(party) < PARTY:
        others = [hero for hero in cards.heroes_in_pool if hero not in chosen]
        shuffle(watch, others)
        party += others[: PARTY - len(party)]
    watch.party = party
    watch.archers = archers_of(cards, watch.party)
    watch.sides = [side for hero in watch.party for side in cards.hero_dice[hero]]
    watch.slots = [ability for hero in watch.party for ability in cards.hero_abilities[hero][:3]]
    watch.unused = [ability for hero in watch.party for ability in cards.hero_abilities[hero][3:]]
    watch.outside = [
        ability
        for hero in cards.heroes_in_pool
        if hero not in watch.party and cards.shares_abilities[hero]
        for ability in cards.hero_abilities[hero]
    ]
    watch.force = None
    watch.tell(facts.GAME_BEGAN, tuple(watch.party))
    for adventurer in range(PARTY):
        equip_at_random(watch, adventurer)


def archers_of(cards: Cards, party: list[int]) -> int:
    """A bit for each Adventurer of a party who attacks from afar."""
    return sum(1 << adventurer for adventurer, hero in enumerate(party) if cards.ranged[hero])


def equip_at_random(watch: Watch, adventurer: int) -> None:
    """Three of five cards are equipped, one of them exhausted; with own cards people say which (SW-SET-3 to 5)."""
    if watch.own_chance:
        equip(watch, adventurer)
    else:
        hand = watch.cards.hero_abilities[watch.party[adventurer]][:]
        shuffle(watch, hand)
        equip(watch, adventurer, *hand)


def equip(watch: Watch, adventurer: int, *drawn: int) -> None:
    """The first three cards drawn are equipped, and the very first of them starts exhausted."""
    if len(drawn) < 3:
        watch.ask(DREW_ABILITY, adventurer, *drawn)
        return
    watch.slots[3 * adventurer : 3 * adventurer + 3] = drawn[:3]
    first = 2 * adventurer
    left = drawn[3:] or not_drawn(watch, adventurer, drawn)
    watch.unused = [*watch.unused[:first], *left, *watch.unused[first + 2 :]]
    watch.tired[3 * adventurer] = EXHAUSTED
    watch.tell(facts.EQUIPPED_AT_START, watch.party[adventurer])


def not_drawn(watch: Watch, adventurer: int, drawn: tuple[int, ...]) -> list[int]:
    """The Adventurer's other ability cards."""
    return [ability for ability in watch.cards.hero_abilities[watch.party[adventurer]] if ability not in drawn]


def build_deck(watch: Watch, summons: int, draw_mode: str, *picked: int) -> None:
    """Equal piles with a Summon in each, smaller ones below larger ones (SW-SET-7 to 12)."""
    cards = watch.cards
    pool = cards.of_kind[CREATURE][:]
    chosen = list(picked) if draw_mode == "custom" else creatures_for_deck(watch, pool, draw_mode)
    if draw_mode == "custom":
        know(watch, chosen)
    if len(chosen) < len(pool):
        watch.removed += [card for card in pool if card not in chosen]
    summon_cards = cards.of_kind[SUMMON]
    know(watch, summon_cards[summons:])
    watch.removed += summon_cards[summons:]
    shuffle_pile(watch, chosen)
    piles = [chosen[number::summons] for number in range(summons)]
    for pile, card in zip(piles, summon_cards, strict=False):
        pile.insert(draw(watch, len(pile) + 1), card)  # the pile is in random order already
        veil_pile(watch, pile)
    shuffle(watch, piles_order := list(range(summons)))
    for number in sorted(piles_order, key=lambda pile: len(piles[pile])):
        watch.deck += piles[number]
    watch.tell(facts.DECK_BUILT, summons)
    if draw_mode == "custom":
        note_on_deck(watch, chosen)


def note_on_deck(watch: Watch, deck: list[int]) -> None:
    """What people may want to know about a deck they made by hand; it is legal all the same (SW-DECK-3, SW-DECK-4)."""
    cards = watch.cards
    for count, kind in cards.missing_from_balance(deck):
        watch.tell(facts.DECK_LACKS, count, kind)
    for card in range(len(cards.ids)):
        if card not in watch.removed:
            for name in cards.named_by[card]:
                missed = [other for other in watch.removed if cards.card_ids[other] == name]
                if missed and not any(cards.card_ids[other] == name for other in deck):
                    watch.tell(facts.CARD_MISSED, card, missed[0])


def know(watch: Watch, cards: list[int]) -> None:
    """Everybody knows which cards these are."""
    for card in cards:
        watch.veil[card] = 0


def creatures_for_deck(watch: Watch, pool: list[int], draw_mode: str) -> list[int]:
    """The whole pool, or from a large one two Acolytes and 28 drawn at random (SW-SET-7, SW-MIX-6, SW-DECK-6)."""
    cards = watch.cards
    acolytes = [card for card in pool if cards.acolyte[card]]
    if len(pool) - len(acolytes) <= WHOLE_POOL:
        return pool
    others = [card for card in pool if not cards.acolyte[card]]
    while True:
        shuffle(watch, acolytes)
        shuffle(watch, others)
        chosen = acolytes[:2] + others[:DRAWN_CREATURES]
        if draw_mode != "balanced" or not cards.missing_from_balance(chosen):
            return chosen


def build_map(watch: Watch, final: str, *picked: int) -> None:
    """Eight regular locations over a final one; the rest and the respites are the unused deck (SW-SET-13 to 16)."""
    cards = watch.cards
    regulars, finals = cards.of_kind[REGULAR][:], cards.of_kind[FINAL][:]
    if picked:
        chosen = list(picked)
        know(watch, chosen)
        shuffle_pile(watch, chosen)
    else:
        shuffle_pile(watch, regulars)
        chosen = regulars[:REGULARS_DRAWN]
        veil_pile(watch, chosen)
    if final:
        last = cards.ids.index(final)
        know(watch, [last])
    else:
        shuffle_pile(watch, finals)
        last = finals[0]
    watch.removed += [card for card in finals if card != last]
    watch.map = [last, *chosen]
    watch.unused_locations = [card for card in regulars + cards.of_kind[RESPITE] if card not in chosen]
    shuffle_pile(watch, watch.unused_locations)
    watch.tell(facts.MAP_BUILT)


def ready_unhallowed(watch: Watch) -> None:
    """One goes unseen to the Horde, the next lie face up in a pile (SW-SET-17 to 19)."""
    pile = watch.cards.of_kind[UNHALLOWED_CARD][:]
    shuffle_pile(watch, pile)
    if pile:
        watch.horde.append(pile.pop())
    watch.unhallowed = pile[-UNHALLOWED_UP:]
    watch.removed += pile[:-UNHALLOWED_UP]
    watch.tell(facts.UNHALLOWED_READY, len(watch.unhallowed))
    if watch.unhallowed:
        watch.do(see, UNHALLOWED, len(watch.unhallowed) - 1)


def light_fire(watch: Watch, random_start: int) -> None:
    """Seven firewood, or what a d8 shows (SW-SET-22, SW-SET-23)."""
    if random_start:
        roll(watch, 8, fire_lit)
    else:
        watch.do(fire_lit, START_WOOD)


def fire_lit(watch: Watch, wood: int) -> None:
    """The fire burns."""
    watch.firewood = wood
    watch.tell(facts.FIRE_LIT, wood)


class DrewAbility(Question):
    """With own cards: which ability card was drawn?"""

    name = "DrewAbility"
    rules = ("SW-SET-3", "SW-SET-4")
    always = True

    def options(self, watch: Watch, args: Args) -> list[int]:
        return not_drawn(watch, args[0], args[1:])

    def take(self, watch: Watch, option: int, args: Args) -> None:
        watch.horizon += 1
        watch.do(equip, *args, option)

    def prompt(self, watch: Watch, args: Args) -> str:
        hero = watch.cards.hero_names[watch.party[args[0]]]
        which = ("first card, which starts exhausted", "second card", "third card")[len(args) - 1]
        return f"Draw the {which} for the {hero}. Which one is it?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return f"named:{watch.cards.ability_ids[option]}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return watch.cards.ability_names[option]


DREW_ABILITY: Final = DrewAbility()

STEPS = (set_out, equip, build_deck, build_map, ready_unhallowed, light_fire, fire_lit)
QUESTIONS = (DREW_ABILITY,)
