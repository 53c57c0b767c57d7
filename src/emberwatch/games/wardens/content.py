"""From the entries of the content to the tables that one edition is played with."""

import hashlib
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from emberwatch.games.wardens import phrases
from emberwatch.games.wardens.book import MAY_REVEAL, MUST_REVEAL, NO_COST, Action, Book, Cost
from emberwatch.games.wardens.cards import SUITS
from emberwatch.games.wardens.rules import ASIDES, RULES
from emberwatch.games.wardens.schema import (
    SCHEMA,
    ActionEntry,
    CostEntry,
    Edition,
    Gift,
    Happening,
    Likelihood,
    RecordKind,
    Scope,
    Score,
    Table,
)
from emberwatch.games.wardens.state import OUTCOMES, SCORES
from emberwatch.games.wardens.words import Effect
from emberwatch.watchword import Entries, Language, Pack, read_pack

CONTENT = Path(str(files("emberwatch.games.wardens") / "content"))
COSTS = {"none": NO_COST, "optional": MAY_REVEAL, "required": MUST_REVEAL}


def language_of(entries: Entries) -> Language:
    """The game's phrases, and the words that its tables bring with them."""
    return Language(
        ["Effect"],
        [phrases.__name__, "emberwatch.games.wardens.words"],
        {
            "Score": {entry.name: entry.id for entry in entries["score"].values() if isinstance(entry, Score)},
            "Scope": {entry.text: entry.id for entry in entries["scope"].values() if isinstance(entry, Scope)},
            "Kind": {
                entry.text: entry.id
                for entry in entries["record"].values()
                if isinstance(entry, RecordKind) and entry.text
            },
            "Happening": {
                entry.text: entry.id for entry in entries["happening"].values() if isinstance(entry, Happening)
            },
        },
    )


def read(packs: tuple[str, ...] = ()) -> Pack:
    """The content of both editions together with other packs, with whatever is wrong with them."""
    sources = [path for path in sorted(CONTENT.glob("*.toml")) if path.name != "rules.toml"]
    return read_pack([*sources, *(Path(pack) for pack in packs)], SCHEMA, language_of)


def faults(entries: Entries) -> list[str]:
    """What is wrong with the content as a whole: a table that has no entry for every card."""
    sizes = {"rank": 13, "suit": 4}
    tables = [entry for entry in entries["table"].values() if isinstance(entry, Table)]
    return [
        f"the table {table.id} has {len(table.entries)} entries, not {sizes[table.by]}"
        for table in tables
        if len(table.entries) != sizes[table.by]
    ]


@lru_cache(maxsize=4)
def load(edition: str) -> Book:
    """The tables of an edition."""
    return _book(read().sound(), edition)


@lru_cache(maxsize=4)
def load_kept(source: str, edition: str) -> Book:
    """The tables of an older game, from the source that was kept with its record."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "kept.toml"
        path.write_text(source, encoding="utf-8")
        return _book(read_pack(path, SCHEMA, language_of).sound(), edition)


def _book(pack: Pack, edition: str) -> Book:
    chapters = (*RULES, *phrases.PHRASES)
    steps = [step for chapter in chapters for step in getattr(chapter, "STEPS", ())]
    questions = [question for chapter in chapters for question in getattr(chapter, "QUESTIONS", ())]
    book = Book(steps, questions, _digest(pack, edition), asides=ASIDES)
    book.set_up()
    book.entries = pack.entries
    _edition(book, pack, edition)
    _tables(book, pack)
    for entry in pack.all("action", ActionEntry):
        if not entry.editions or edition in entry.editions:
            book.action_of[entry.kind] = len(book.actions)
            book.actions.append(_action(book, pack, entry))
    return book


def _digest(pack: Pack, edition: str) -> str:
    """A name for exactly this content."""
    entries = {table: [msgspec.to_builtins(one) for one in rows.values()] for table, rows in pack.entries.items()}
    source = msgspec.json.encode([edition, entries], order="sorted")
    return hashlib.blake2b(source, digest_size=8).hexdigest()


def _edition(book: Book, pack: Pack, edition: str) -> None:
    entry = pack.entries["edition"][edition]
    assert isinstance(entry, Edition)
    book.edition, book.edition_name = entry.id, entry.name
    book.outcomes, book.meanings = entry.outcomes, entry.meanings
    book.jokers = entry.jokers
    book.suit_order = [SUITS.index(one) for one in entry.suits]
    book.cost_word, book.tie = entry.cost, entry.tie
    book.has_fate, book.has_sparks = entry.fate, entry.sparks
    book.store_cites = entry.cites


def _tables(book: Book, pack: Pack) -> None:
    for score in pack.all("score", Score):
        book.score_names.append(score.name)
        book.score_texts.append(score.text)
        book.score_start.append(score.start)
    book.gift_cites = {one.name: one.cites for one in pack.all("gift", Gift)}
    book.gifts = [(one.id, one.name, one.text) for one in pack.all("gift", Gift)]
    book.likelihoods = [(one.id, one.name, one.cards) for one in pack.all("likelihood", Likelihood)]
    book.tables = {one.id: one.entries for one in pack.all("table", Table)}
    book.scopes = {one.id: one.text for one in pack.all("scope", Scope)}
    for kind in pack.all("record", RecordKind):
        book.kinds[kind.id] = kind.name
        book.kind_examples[kind.id] = kind.example
        book.permanent[kind.id] = kind.permanent


def _action(book: Book, pack: Pack, entry: ActionEntry) -> Action:
    action = Action(entry.kind, entry.name, entry.chapter, entry.trigger, entry.find)
    action.cites = entry.cites
    action.approaches = [(SCORES.index(one.score), one.cue, one.fallback) for one in entry.approaches]
    action.conditions = [(one.levels, one.cue, one.grade) for one in entry.conditions]
    action.becomes = entry.becomes
    action.has_severity, action.only_due = entry.severity, entry.only_due
    action.when_unconscious, action.reshuffles = entry.unconscious, entry.reshuffle
    for outcome in OUTCOMES:
        action.effects.append(_effects(book, pack, "action", entry.id, outcome))
        action.texts.append(pack.language.print(action.effects[-1]))
        action.cost.append(COSTS[entry.cost] if outcome in entry.cost_on else NO_COST)
    for cost in pack.all("cost", CostEntry):
        if cost.action == entry.id:
            effects = _effects(book, pack, "cost", cost.id, "text")
            row = Cost(cost.label, effects, pack.language.print(effects), cost.seen)
            row.cites = cost.cites
            action.costs[SUITS.index(cost.suit)] = row
    return action


def _effects(book: Book, pack: Pack, table: str, name: str, field: str) -> list[Effect]:
    """What a field says; each phrase in it gets the number by which the agenda names it."""
    found: list[Effect] = []
    for sentence in pack.says(table, name, field):
        assert isinstance(sentence, Effect)
        for phrase in sentence.walk():
            phrase.number = len(book.phrases)
            book.phrases.append(phrase)
            book.shown.append(pack.language.print([phrase]))
        found.append(sentence)
    return found
