"""Positions: any moment of a game as a small TOML text, and back (docs/positions.md).

What people read and write stands first. Whatever of the moment these words cannot say (a card's effect half done, the
state of chance) is kept word for word under [moment], so that every text gives back exactly the state it was made from.
"""

import tomllib
from collections.abc import Mapping
from typing import Any

import msgspec

from emberwatch.games.setawatch.laying import lay_out
from emberwatch.games.setawatch.layout import Layout
from emberwatch.games.setawatch.naming import adventurer_key, card_key
from emberwatch.games.setawatch.state import (
    ASIDE,
    AVAILABLE,
    CAMP,
    DIE_USED,
    EXHAUST_USED,
    EXHAUSTED,
    NEGATED,
    NONE,
    PASSIVE_USED,
    PHASES,
    SPENT,
    STOLEN,
    STORED,
    UP,
    Watch,
)
from emberwatch.games.setawatch.terms import DEFAULTS, cards_for, check, complete
from emberwatch.kernel import BadInput, advance
from emberwatch.watchword.written import toml

MOST_CHARACTERS = 60_000
PILES = ("deck", "graveyard", "horde", "unhallowed", "map", "unused_locations", "discard", "removed")
DIE_WORDS = {SPENT: "spent", STOLEN: "stolen", ASIDE: "aside", STORED: "stored", CAMP: "camp"}
ABILITY_WORDS = {
    EXHAUSTED: "exhausted",
    DIE_USED: "used by die",
    EXHAUST_USED: "used by exhausting",
    PASSIVE_USED: "used",
}


def read(text: str) -> tuple[dict[str, Any], Watch]:
    """The terms and the state that a text describes; what cannot be raises BadInput."""
    if len(text) > MOST_CHARACTERS:
        raise BadInput(f"A position has at most {MOST_CHARACTERS:,} characters.")
    try:
        data = tomllib.loads(text)
        layout = msgspec.convert(data, Layout)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, RecursionError) as fault:
        raise BadInput(f"This position cannot be read: {fault}.") from None
    terms = complete({"pool": ["base", "deluxe"], **layout.terms})
    check(cards_for(terms), terms)
    watch = lay_out(layout, terms)
    if layout.moment:
        if "agenda" not in layout.moment:
            advance(watch)
        _restore(watch, layout.moment)
    return terms, watch


def _restore(watch: Watch, moment: Mapping[str, Any]) -> None:
    data = watch.data()
    for name, value in moment.items():
        if name not in data:
            raise BadInput(f"[moment] names {name!r}, which no state has.")
        data[name] = None if name == "question" and not value else value
    try:
        watch.take(data)
        watch.force = None
        names = [step[0] for step in watch.agenda] + ([watch.question[0]] if watch.question else [])
    except (TypeError, IndexError, KeyError) as fault:
        raise BadInput(f"[moment] does not describe a state: {fault}.") from None
    for name in names:
        if name not in watch.content.steps:
            raise BadInput(f"[moment] names the step {name!r}, which the rules do not have.")


def write(watch: Watch, terms: Mapping[str, Any]) -> str:
    """This moment as a text that read() gives back exactly."""
    lines = ['game = "setawatch"']
    for name in ("round", "firewood"):
        lines.append(f"{name} = {getattr(watch, name)}")
    lines.append(f'phase = "{PHASES[watch.phase]}"')
    if watch.location != NONE:
        lines.append(f'location = "{card_key(watch, watch.location)}"')
    if watch.camper != NONE:
        lines.append(f'camper = "{adventurer_key(watch, watch.camper)}"')
    lines.append(_array("line", [_card_of_line(watch, card) for card in watch.line]))
    for name in PILES:
        pile: list[int] = getattr(watch, name)
        open_pile = name in ("graveyard", "discard", "removed")
        cards = [card_key(watch, card) + ("" if open_pile or watch.veil[card] else " known") for card in reversed(pile)]
        lines.append(_array(name, cards))
    agreed = {name: value for name, value in terms.items() if value != DEFAULTS[name] or name == "pool"}
    lines += ["", "[terms]", *(f"{name} = {toml(value)}" for name, value in agreed.items())]
    for adventurer in range(len(watch.party)):
        lines += ["", "[[adventurer]]", *_adventurer(watch, adventurer)]
    return "\n".join([*lines, *_moment(watch, "\n".join(lines))]) + "\n"


def _moment(watch: Watch, text: str) -> list[str]:
    """What the text alone would not give back: little where the game would have come to this question by itself."""
    now = watch.data()
    differing = _differing(now, text, True)
    if "agenda" in differing or "question" in differing:
        differing = ["agenda", *_differing(now, text, False)]
    if not differing:
        return []
    names = dict.fromkeys(differing)
    return ["", "[moment]", *(f"{name} = {toml(now[name] if now[name] is not None else [])}" for name in names)]


def _differing(now: Mapping[str, Any], text: str, played: bool) -> list[str]:
    _, plain = read(text if played else text + "\n[moment]\nagenda = []\n")
    if played:
        advance(plain)
    return [name for name, value in plain.data().items() if value != now[name]]


def _card_of_line(watch: Watch, card: int) -> str:
    words = [card_key(watch, card)]
    if watch.flags[card] & UP and not watch.cards.is_summon[card]:
        words.append("up")
    elif not watch.veil[card]:
        words.append("known")
    if watch.flags[card] & NEGATED:
        words.append("negated")
    if watch.damage[card]:
        words.append(f"damage {watch.damage[card]}")
    return " ".join(words)


def _adventurer(watch: Watch, adventurer: int) -> list[str]:
    first = 3 * adventurer
    lines = [
        f'id = "{adventurer_key(watch, adventurer)}"',
        _array("dice", [_die(watch, die) for die in range(first, first + 3)]),
        _array("abilities", [_ability(watch, slot) for slot in range(first, first + 3)]),
        _array("unused", [watch.cards.ability_ids[one] for one in watch.unused[2 * adventurer : 2 * adventurer + 2]]),
        f"rests = {watch.rests[adventurer]}",
    ]
    tamed = [card_key(watch, card) for owner, card, _ in watch.tamed if owner == adventurer]
    return [*lines, _array("tamed", tamed)] if tamed else lines


def _die(watch: Watch, die: int) -> str:
    words = f"d{watch.sides[die]} {watch.value[die]}"
    if watch.die[die] != AVAILABLE:
        words += f" {DIE_WORDS[watch.die[die]]}"
    if watch.lies_on[die] != NONE:
        words += f" {'by' if watch.die[die] == STOLEN else 'on'} {card_key(watch, watch.lies_on[die])}"
    if watch.bearer[die] != die // 3:
        words += f" lent to {adventurer_key(watch, watch.bearer[die])}"
    return words


def _ability(watch: Watch, slot: int) -> str:
    words = [watch.cards.ability_ids[watch.slots[slot]]]
    words += [word for bit, word in ABILITY_WORDS.items() if watch.tired[slot] & bit]
    return " ".join(words)


def _array(name: str, texts: list[str]) -> str:
    return f"{name} = {toml(texts)}"
