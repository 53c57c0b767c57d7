"""Random games with a pack, to see which of its cards turn up, and which ones go wrong."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from emberwatch.games.setawatch import facts
from emberwatch.games.setawatch.content import read
from emberwatch.games.setawatch.rulebook import RULEBOOK
from emberwatch.games.setawatch.state import EXHAUSTED, PARTY, Watch
from emberwatch.kernel import advance, answer, chance
from emberwatch.kernel.event import Told

MOST_ANSWERS = 5000
CARDS_SEEN = (facts.TURNED_UP, facts.TURNED_UP_TOO_LATE, facts.ENTERED, facts.UNHALLOWED_CAME, facts.ARRIVED)
ABILITIES_USED = (facts.ABILITY_BY_DIE, facts.ABILITY_BY_EXHAUSTING, facts.PASSIVE_USED_NOW)
SUMMON = "summon"


@dataclass
class Trial:
    """What came of the games so far."""

    pool: list[str]
    packs: list[str]
    heroes: list[str]  # of the pack: they take part as often as can be
    own: dict[str, list[str]]  # the ids of the pack's cards, by table
    seen: set[tuple[str, str]] = field(default_factory=set)
    wrong: list[str] = field(default_factory=list)

    def play(self, seed: int) -> None:
        """One game; the same seed plays the same game again."""
        luck = Random(seed)
        party = luck.sample(self.heroes, min(PARTY, len(self.heroes)))
        terms = RULEBOOK.terms({"pool": self.pool, "packs": self.packs, "adventurers": party})
        watch = RULEBOOK.begin(RULEBOOK.content(terms), terms, seed)
        chance.seed(watch, seed)
        watch.heard = []
        number = 0
        try:
            advance(watch)
            self.look(watch)
            while watch.question is not None and number < MOST_ANSWERS:
                watch.heard = []
                answer(watch, luck.choice(watch.options))
                number += 1
                self.look(watch)
        except Exception as fault:  # whatever a card does wrong is what the trial is for
            by = watch.cards.say_cause(watch.cause)
            self.wrong.append(f"seed {seed}, answer {number}: {by} goes wrong: {type(fault).__name__}: {fault}")
            return
        if not RULEBOOK.outcome(watch):
            where = "is not over" if number == MOST_ANSWERS else "stops without a question"
            self.wrong.append(f"seed {seed}, answer {number}: the game {where}")

    def look(self, watch: Watch) -> None:
        """Note which cards have done something."""
        cards = watch.cards
        for hero in watch.party:
            self.seen.add(("adventurer", cards.hero_ids[hero]))
        for slot, ability in enumerate(watch.slots):
            if not cards.uses[ability] and not watch.tired[slot] & EXHAUSTED:
                self.seen.add(("ability", cards.ability_ids[ability]))
        for told in watch.heard or ():
            self.seen.update(told_of(told, watch))

    def unused(self) -> Iterator[str]:
        """The pack's cards that no game has shown."""
        for table, ids in self.own.items():
            for name in ids:
                if (table, name) not in self.seen:
                    yield f"{table} {name}"


def told_of(told: Told, watch: Watch) -> Iterator[tuple[str, str]]:
    """The cards that an event shows at work, by table and id."""
    fact, cause, args, _ = told
    for (_, kind), value in zip(fact.parts, args, strict=True):
        if fact in CARDS_SEEN and kind == "card":
            yield from ((table, watch.cards.card_ids[value]) for table in ("creature", "unhallowed", "location"))
        elif fact in ABILITIES_USED and kind == "ability":
            yield "ability", watch.cards.ability_ids[value]
        elif fact is facts.DIE_PLACED and kind == "space":
            yield from ((table, watch.cards.space_ids[value]) for table in ("space", "rune"))
    if fact is facts.SUMMON_RESOLVES:
        yield SUMMON, watch.cards.card_ids[cause - 1]


def trial_of(path: str) -> Trial:
    """A trial of what a pack adds to the built-in cards."""
    known, all_of_it = read().entries, read((path,)).sound().entries
    tables = ("adventurer", "ability", "creature", SUMMON, "unhallowed", "location", "space", "rune")
    own = {table: [name for name in all_of_it[table] if name not in known[table]] for table in tables}
    new = [all_of_it[table][name] for table, names in own.items() for name in names]
    return Trial(["base", *sets_of(new)], [path], own["adventurer"], own)


def sets_of(entries: Sequence[Any]) -> list[str]:
    """The sets these entries belong to, besides the base set."""
    sets = dict.fromkeys(one for entry in entries for one in getattr(entry, "set", ()))
    return [one for one in sets if one != "base"]
