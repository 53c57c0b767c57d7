"""Opening a table: a new game, one that goes on from a file or a position, or a branch of another table."""

import secrets
from typing import Any

from emberwatch.kernel import BadInput, Game, Record, Rulebook
from emberwatch.table.requests import Joined, NewTable
from emberwatch.table.rows import Deed, Key, SeatRow, TableRow
from emberwatch.table.standing import Standing
from emberwatch.table.table import FOR_PEOPLE_ONLY, PROGRAMS
from emberwatch.table.tables import Tables
from emberwatch.table.tokens import hashed, new_name, new_token

LARGEST_SEED = 2**53 - 1  # what a browser can count to
LONGEST_NAME = 40


async def open_table(tables: Tables, wanted: NewTable) -> Joined:
    """Put a game on a new table; whoever opens it is its host."""
    game = _game(tables, wanted)
    return await put(tables, game, wanted.seats, wanted.name, wanted.practice)


def _game(tables: Tables, wanted: NewTable) -> Game:
    if wanted.record:
        return read(tables, wanted.record)
    rulebook = rulebook_of(tables, wanted.game)
    if wanted.position:
        return _careful(lambda: Game.at(rulebook, wanted.position))
    seed = _any_seed(rulebook) if wanted.seed is None else wanted.seed
    if not 0 <= seed <= LARGEST_SEED:
        raise BadInput(f"A seed is a whole number from 0 to {LARGEST_SEED}.")
    terms = dict(wanted.terms)
    if wanted.seats and "players" not in terms and "players" in rulebook.offered():
        terms["players"] = len(wanted.seats)
    check_terms(terms)
    return _careful(lambda: Game.new(rulebook, seed, terms))


def _any_seed(rulebook: Rulebook) -> int:
    """Short where people like to pass it on; where it is sealed, one of too many to try them all."""
    return secrets.randbelow(LARGEST_SEED + 1 if rulebook.secrets else 2**31)


def rulebook_of(tables: Tables, game: str) -> Rulebook:
    """The rulebook of a game by its name."""
    if game not in tables.rulebooks:
        raise BadInput(f"There is no game called {game!r}; there is: {', '.join(tables.rulebooks)}.")
    return tables.rulebooks[game]


def read(tables: Tables, text: str) -> Game:
    """The game of a record that somebody has sent."""
    record = Record.from_json(text)
    check_terms(record.terms)
    if abs(record.seed) > LARGEST_SEED:
        raise BadInput("The seed of this record is too large.")
    return _careful(lambda: Game.load(rulebook_of(tables, record.game), record))


def check_terms(terms: dict[str, Any]) -> None:
    """A pack is named by a file, and the server opens no files for strangers."""
    if terms.get("packs"):
        raise BadInput("Packs of one's own cards can be played in the terminal, not yet at a table.")


def _careful(make: Any) -> Game:
    """Whatever is wrong with what a stranger sent is their fault and not ours."""
    try:
        game: Game = make()
        _ = game.decision, game.view(), game.outcome
    except BadInput:
        raise
    except Exception as fault:
        raise BadInput(f"This cannot be put on a table: {type(fault).__name__}.") from None
    check_terms(game.terms)
    return game


async def put(tables: Tables, game: Game, seats: list[Any], name: str, practice: bool) -> Joined:
    """Put a game on a table, with what has been played of it."""
    number_of_seats = game.rulebook.seats(game.state)
    if len(seats) > number_of_seats:
        raise BadInput(f"This game has seats for {number_of_seats}, not for {len(seats)}.")
    if game.rulebook.name in FOR_PEOPLE_ONLY and set(seats) & set(PROGRAMS):
        raise BadInput(f"No program plays {game.rulebook.title}.")
    token, id = new_token(), new_name()
    key = Key(hashed(token), id, True, tidy(name) or "Host")
    row = TableRow(id, game.rulebook.name, game.state.content.digest, game.terms, game.seed, game.start, practice)
    await tables.keep_content(game)
    kinds = [*seats, *["person"] * (number_of_seats - len(seats))]
    sitting = [_seat(number, kind, key) for number, kind in enumerate(kinds)]
    standing = Standing(game.branch(0))
    deeds: list[Deed] = [standing.answer(reply, -1) for reply in game.answers]
    await tables.store.open_table(row, key, sitting, deeds)
    return Joined(id, token)


def _seat(number: int, kind: Any, key: Key) -> SeatRow:
    if kind == "person":
        return SeatRow(number, kind, key.name, key.hash)
    return SeatRow(number, kind, "" if kind == "open" else kind, None)


def tidy(name: str) -> str:
    """A name as others may read it: one line, not too long."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:LONGEST_NAME]
