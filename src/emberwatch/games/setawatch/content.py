"""From a pack's entries to the tables a game is played with."""

import hashlib
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from emberwatch.games.setawatch import hidden, phrases
from emberwatch.games.setawatch.cards import (
    CREATURE,
    FINAL,
    HALVE,
    MOMENTS,
    REGULAR,
    RESPITE,
    SUMMON,
    UNHALLOWED_CARD,
    UNHALLOWED_TYPE,
    Cards,
)
from emberwatch.games.setawatch.rules import RULES
from emberwatch.games.setawatch.schema import SCHEMA, Ability, Adventurer, Creature, Location, Name, Rune, Space, Type
from emberwatch.games.setawatch.words import Power
from emberwatch.kernel import BadInput
from emberwatch.kernel.chance import ROLL
from emberwatch.watchword import Entries, Language, Pack, Phrase, read_pack
from emberwatch.watchword.form import holes

CONTENT = Path(str(files("emberwatch.games.setawatch") / "content"))
ROOTS = ("Power", "Passive", "Effect", "Amount")
POOLED = ("creature", "summon", "unhallowed", "adventurer", "location")  # the tables whose entries belong to sets
LOCATION_KINDS = {"regular": REGULAR, "respite": RESPITE, "final": FINAL}


def language_of(entries: Entries) -> Language:
    """The game's phrases, and the words that its cards bring with them."""
    types = {entry.noun: str(name) for name, entry in entries["type"].items() if isinstance(entry, Type)}
    return Language(
        ROOTS,
        [phrases.__name__, "emberwatch.games.setawatch.words"],
        {
            "Type": types,
            "Card": {f"[{name}]": name for name in entries["creature"]},
            "Space": {f"[{name}]": name for name in entries["space"]},
        },
    )


def read(packs: tuple[str, ...] = ()) -> Pack:
    """The built-in cards together with other packs, with whatever is wrong with them."""
    sources = [path for path in sorted(CONTENT.glob("*.toml")) if path.name != "rules.toml"]
    return read_pack([*sources, *(Path(pack) for pack in packs)], SCHEMA, language_of)


@lru_cache(maxsize=1)
def rule_texts() -> Mapping[str, str]:
    """The rules the game plays by, each in one sentence."""
    rules: Mapping[str, str] = tomllib.loads((CONTENT / "rules.toml").read_text(encoding="utf-8"))["rules"]
    return rules


@lru_cache(maxsize=2)
def load_kept(source: str, pool: tuple[str, ...], ruleset: str) -> Cards:
    """The tables of an older game, from the source that was kept with its record."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "kept.toml"
        path.write_text(source, encoding="utf-8")
        return _of_pool(read_pack(path, SCHEMA, language_of).sound(), pool, ruleset)


@lru_cache(maxsize=8)
def load(pool: tuple[str, ...], ruleset: str, packs: tuple[str, ...] = ()) -> Cards:
    """The tables for a pool of sets."""
    return _of_pool(_read_once(packs), pool, ruleset)


def _of_pool(pack: Pack, pool: tuple[str, ...], ruleset: str) -> Cards:
    known = {name for table in POOLED for name in _sets(pack, table)}
    for one in pool:
        if one not in known:
            raise BadInput(f"There is no set called {one!r}; there are: {', '.join(sorted(known))}.")
    return _Loader(pack, pool, ruleset).cards


@lru_cache(maxsize=4)
def _read_once(packs: tuple[str, ...]) -> Pack:
    pack = read(packs).sound()
    found = faults(pack.entries)
    if found:
        raise BadInput(f"These cards cannot be played with: {'; '.join(found)}.")
    return pack


def _sets(pack: Pack, table: str) -> list[str]:
    return [one for entry in pack.entries[table].values() for one in getattr(entry, "set", [])]


class _Loader:
    """Fills the tables, one kind of entry after the other."""

    def __init__(self, pack: Pack, pool: tuple[str, ...], ruleset: str) -> None:
        self.pack = pack
        self.pool = pool
        self.ruleset = ruleset
        self.display = {
            **{f"[{name}]": self.name_of(name) for table in ("creature", "space") for name in pack.entries[table]}
        }
        chapters = (hidden, *RULES, *phrases.PHRASES)
        steps = [step for chapter in chapters for step in getattr(chapter, "STEPS", ())]
        questions = [question for chapter in chapters for question in getattr(chapter, "QUESTIONS", ())]
        self.cards = Cards(steps, [ROLL, *questions], self.digest())
        self.cards.entries = pack.entries
        self.cards.type_nouns = {entry.id: entry.noun for entry in pack.all("type", Type)}
        self.number_phrases()
        self.creatures("creature", CREATURE, 1)
        self.creatures("summon", SUMMON, 6)
        self.creatures("unhallowed", UNHALLOWED_CARD, 2)
        self.locations()
        self.heroes()
        self.spaces()

    def digest(self) -> str:
        """A name for exactly these cards."""
        entries = {
            table: [msgspec.to_builtins(entry) for entry in rows.values()]
            for table, rows in self.pack.entries.items()
            if table != "name"
        }
        source = msgspec.json.encode([self.pool, self.ruleset, entries], order="sorted")
        return hashlib.blake2b(source, digest_size=8).hexdigest()

    def in_pool(self, sets: list[str]) -> bool:
        """An entry that names no set belongs to every pool."""
        return not sets or any(one in self.pool for one in sets)

    def name_of(self, name: str) -> str:
        """The display name: from the file of names, or made from the id."""
        entry = self.pack.entries["name"].get(name)
        return entry.name if isinstance(entry, Name) else name.replace("_", " ").title()

    def number_phrases(self) -> None:
        """All of the pack, whatever the pool: tables of two pools share their phrases, and so their numbers."""
        cards = self.cards
        for sentences in self.pack.phrases.values():
            for sentence in sentences:
                once = isinstance(sentence, Power) and sentence.once
                for phrase in sentence.walk():
                    phrase.number = len(cards.phrases)
                    cards.phrases.append(phrase)
                    cards.once.append(once)
                    cards.shown.append(self.pack.language.show(phrase, self.display))

    def said(self, table: str, name: str, *field: str | int) -> list[Any]:
        """What a field says."""
        return list(self.pack.says(table, name, *field))

    def text(self, found: list[Any]) -> str:
        """Sentences as printed on the card."""
        return self.pack.language.print(found, self.display)

    # -- cards of the table ------------------------------------------------------------------------------------------

    def creatures(self, table: str, kind: int, lot: int) -> None:
        """Creatures, Summons or Unhallowed, a card a copy."""
        for entry in self.pack.all(table, Creature):
            if not self.in_pool(entry.set):
                continue
            for copy in range(entry.copies):
                self.card(table, entry.id, copy, entry.copies, kind, lot)
                card = len(self.cards.ids) - 1
                self.cards.type[card] = entry.type or (UNHALLOWED_TYPE if kind == UNHALLOWED_CARD else "")
                self.cards.damage[card] = entry.damage
                self.cards.acolyte[card] = entry.acolyte
                health = entry.health[copy % len(entry.health)] if isinstance(entry.health, list) else entry.health
                if isinstance(health, int):
                    self.cards.base_health[card] = health
                else:
                    self.cards.formula[card] = self.said(table, entry.id, "health")[0]

    def locations(self) -> None:
        """Locations of all three kinds."""
        for entry in self.pack.all("location", Location):
            if self.in_pool(entry.set):
                kind = LOCATION_KINDS[entry.kind]
                self.card("location", entry.id, 0, 1, kind, kind + 10)
                card = len(self.cards.ids) - 1
                self.cards.modifier[card] = HALVE if entry.firewood == "halve" else int(entry.firewood)
                self.cards.count[card] = entry.count

    def card(self, table: str, name: str, copy: int, copies: int, kind: int, lot: int) -> None:
        """One card, with what its text does."""
        cards = self.cards
        cards.ids.append(f"{name}-{copy + 1}" if copies > 1 else name)
        cards.card_ids.append(name)
        cards.names.append(self.name_of(name))
        cards.of_kind[kind].append(len(cards.kind))
        cards.kind.append(kind)
        cards.is_summon.append(kind == SUMMON)
        cards.lots.append(lot)
        for table_of_ints in (cards.damage, cards.base_health, cards.modifier, cards.count):
            table_of_ints.append(0)
        cards.type.append("")
        cards.acolyte.append(False)
        cards.formula.append(None)
        for moment in range(MOMENTS):
            cards.powers[moment].append([])
        cards.ongoing.append([])
        sentences = self.pack.says(table, name, "text")
        cards.texts.append(self.text(sentences))
        cards.named_by.append([name for sentence in sentences for name in cards_named(sentence)])
        for sentence in sentences:
            assert isinstance(sentence, Power)
            if sentence.moment < 0:
                cards.ongoing[-1].append(sentence.children()[0])
            else:
                cards.powers[sentence.moment][-1].append(sentence.children()[0].number)

    # -- Adventurers and camp ------------------------------------------------------------------------------------------

    def heroes(self) -> None:
        """Adventurers and their ability cards, those of the pool first among equals."""
        cards = self.cards
        abilities = {entry.id: entry for entry in self.pack.all("ability", Ability)}
        for hero, entry in enumerate(self.pack.all("adventurer", Adventurer)):
            cards.hero_ids.append(entry.id)
            cards.hero_names.append(self.name_of(entry.id))
            cards.hero_dice.append([int(die[1:]) for die in entry.dice])
            cards.ranged.append(entry.attack == "ranged")
            camp = self.said("adventurer", entry.id, "camp")
            cards.camp_action.append(camp)
            cards.camp_texts.append(self.text(camp))
            cards.camp_at_least.append(entry.at_least)
            cards.shares_abilities.append(entry.shares_abilities)
            if self.in_pool(entry.set):
                cards.heroes_in_pool.append(hero)
            cards.hero_abilities.append([self.ability(abilities[name], hero) for name in entry.abilities])

    def ability(self, entry: Ability, hero: int) -> int:
        """One ability card; each Adventurer has its own copy of a shared one (SW-MIX-5)."""
        cards = self.cards
        variant = self.ruleset if self.ruleset in entry.variant else ""
        field: tuple[str, ...] = ("variant", variant) if variant else ("text",)
        active = self.said("ability", entry.id, *field)
        passive = self.said("ability", entry.id, "passive")
        cards.ability_ids.append(entry.id)
        cards.ability_names.append(self.name_of(entry.id))
        cards.ability_hero.append(hero)
        cards.ability_texts.append(self.text(active or passive))
        cards.passive.append(bool(passive))
        used = [sentence for sentence in passive if sentence.used]
        cards.once_a_round.append(any(sentence.once_a_round for sentence in used))
        cards.uses.append(active or [sentence.children()[0] for sentence in used])
        cards.passives.append([sentence.children()[0] for sentence in passive if not sentence.used])
        return len(cards.ability_ids) - 1

    def spaces(self) -> None:
        """The camp board, the camper's own action, and the runes on the back of the map."""
        cards = self.cards
        for entry in self.pack.all("space", Space):
            self.space("space", entry.id, entry.slots)
            cards.space_exactly[-1] = entry.exactly
            cards.space_rising[-1] = entry.rising
            cards.space_always[-1] = entry.always
        cards.own_space = len(cards.space_ids)
        self.space("", "own_action", 1)
        cards.camp_spaces = list(range(len(cards.space_ids)))
        for rune in self.pack.all("rune", Rune):
            cards.runes.append(len(cards.space_ids))
            self.space("rune", rune.id, 1)

    def space(self, table: str, name: str, slots: int) -> None:
        """One place for dice."""
        cards = self.cards
        said = self.said(table, name, "text") if table else []
        cards.space_ids.append(name)
        cards.space_names.append(self.name_of(name))
        cards.space_texts.append(self.text(said))
        cards.space_slots.append(slots)
        cards.space_exactly.append(0)
        cards.space_rising.append(False)
        cards.space_always.append(False)
        cards.space_effects.append(said)


def cards_named(sentence: Phrase) -> list[str]:
    """The cards that a sentence names (SW-DECK-4)."""
    return [
        getattr(phrase, hole.name) for phrase in sentence.walk() for hole in holes(phrase.form) if hole.kind == "Card"
    ]


def faults(entries: Mapping[str, Mapping[str, msgspec.Struct]]) -> list[str]:
    """What the schema cannot say: every Adventurer needs five different abilities and three dice (SW-COMP-5)."""
    found: list[str] = []
    for name, entry in entries["adventurer"].items():
        if isinstance(entry, Adventurer):
            if len(set(entry.abilities)) != 5:
                found.append(f"adventurer {name} needs five different abilities, not {len(set(entry.abilities))}")
            if len(entry.dice) != 3:
                found.append(f"adventurer {name} needs three dice, not {len(entry.dice)}")
    return found
