"""What can be asked over HTTP. Keys come as `Authorization: Bearer`, never in an address."""

import platform
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

import emberwatch
from emberwatch.kernel import Refused
from emberwatch.table import catalogue, opening, replaying, seating, telling
from emberwatch.table.limits import Allowances
from emberwatch.table.requests import (
    Branch,
    ChangeSeat,
    Compared,
    GameInfo,
    Invitation,
    Join,
    Joined,
    Link,
    NewTable,
    Printed,
    Replay,
    RuleInfo,
    Upload,
)
from emberwatch.table.rows import Key
from emberwatch.table.table import Table
from emberwatch.table.tables import Tables
from emberwatch.table.tokens import hashed, new_token
from emberwatch.table.wire import About, Now

Asking = Request[Any, Any, Any]
Name = Annotated[str, PathParameter(max_length=40)]
Number = Annotated[int, PathParameter(ge=0, le=1000)]
PAGE = ("text/html; charset=utf-8", "html")
JOURNALS = {"markdown": ("text/markdown; charset=utf-8", "md"), "html": PAGE, "html-open": PAGE}
First = Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)]


def tables_of(request: Asking) -> Tables:
    """The tables of this server."""
    found: Tables = request.app.state.tables
    return found


def bearer(request: Asking) -> str:
    """The key that was sent, if there is one."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else ""


def allow(request: Asking, what: str) -> None:
    """Count against what an address may do."""
    allowances: Allowances = request.app.state.allowances[what]
    if not allowances.take(request.client.host if request.client else ""):
        raise HTTPException(status_code=429, detail="Too many requests from your address; wait a minute.")


async def guest_at(request: Asking, name: str) -> tuple[Table, Key]:
    """The table of this name and the key that opens it."""
    tables = tables_of(request)
    sent = bearer(request)
    key = await tables.store.key(hashed(sent)) if sent else None
    table = await tables.find(name) if key is not None and key.table_id == name else None
    if key is None or table is None:
        allow(request, "entries")
        raise HTTPException(status_code=401, detail="This key does not open this table.")
    return table, key


# -- what there is to play ---------------------------------------------------------------------------------------------


@get("/games")
async def games(request: Asking) -> list[GameInfo]:
    """The games that can be put on a table."""
    return catalogue.games(tables_of(request).rulebooks)


@get("/games/{game:str}/cards")
async def cards(
    request: Asking, game: Name, pool: FromQuery[list[str] | None] = None, edition: FromQuery[str] = ""
) -> list[Printed]:
    """What is printed on the cards of some sets, named one by one or with commas between them, or in an edition."""
    sets = [one for some in pool or [] for one in some.split(",") if one]
    return catalogue.cards(opening.rulebook_of(tables_of(request), game), sets, edition)


@get("/games/{game:str}/rules")
async def rules(request: Asking, game: Name) -> list[RuleInfo]:
    """The numbered rules of a game."""
    return catalogue.rules(opening.rulebook_of(tables_of(request), game))


@get("/games/{game:str}/compare")
async def compare(request: Asking, game: Name) -> Compared:
    """The variants of a game side by side, from its data."""
    return catalogue.compared(opening.rulebook_of(tables_of(request), game))


# -- tables ------------------------------------------------------------------------------------------------------------


@post("/tables")
async def open_table(request: Asking, data: JSONBody[NewTable]) -> Joined:
    """Open a table."""
    allow(request, "openings")
    return await opening.open_table(tables_of(request), data)


@post("/join")
async def join(request: Asking, data: JSONBody[Join]) -> Joined:
    """Use an invitation."""
    allow(request, "entries")
    return await seating.join(tables_of(request), data, bearer(request))


@get("/tables/{name:str}")
async def now(request: Asking, name: Name) -> Now:
    """The table and the present at it, without its story."""
    table, key = await guest_at(request, name)
    return telling.now(table, key, table.standing.version)


@post("/tables/{name:str}/invitations/{seat:str}")
async def invite(request: Asking, name: Name, seat: Name) -> Invitation:
    """A fresh invitation to a seat by its number, or to `watch`; for the host."""
    table, key = await guest_at(request, name)
    if seat != "watch" and not (seat.isascii() and seat.isdecimal() and len(seat) < 4):
        raise HTTPException(status_code=400, detail="An invitation is for a seat by its number, or to watch.")
    return await seating.invite(tables_of(request), table, key, seating.WATCH if seat == "watch" else int(seat))


@post("/tables/{name:str}/seats/{number:int}")
async def change_seat(request: Asking, name: Name, number: Number, data: JSONBody[ChangeSeat]) -> About:
    """Sit down, leave, rename oneself, let a program play, or take over."""
    table, key = await guest_at(request, name)
    await seating.change(tables_of(request), table, key, number, data)
    return telling.about(table, key)


@post("/tables/{name:str}/branch")
async def branch(request: Asking, name: Name, data: JSONBody[Branch]) -> Joined:
    """A practice table of one's own, from any moment of this one."""
    table, key = await guest_at(request, name)
    allow(request, "openings")
    _check_open(table)
    return await opening.put(tables_of(request), table.standing.game.branch(data.moment), [], key.name, practice=True)


# -- records and replays -----------------------------------------------------------------------------------------------


@get("/tables/{name:str}/record")
async def record(request: Asking, name: Name) -> Response[bytes]:
    """The record of the game so far, as a file."""
    table, _ = await guest_at(request, name)
    _check_open(table)
    return _file(table.standing.game.record().to_json().encode(), f"{table.row.game}-{table.id}.json")


@get("/tables/{name:str}/journal")
async def journal(request: Asking, name: Name, form: FromQuery[str] = "markdown") -> Response[bytes]:
    """The journal as these seats know it, as a file: `markdown`, or a page (`html`, `html-open`) of its own."""
    table, key = await guest_at(request, name)
    text = table.standing.game.chronicle(form, table.eye(table.seats_of(key.hash)))
    media, ending = JOURNALS[form]
    return _file(text.encode(), f"journal-{table.id}.{ending}", media)


@get("/tables/{name:str}/capsule")
async def capsule(request: Asking, name: Name) -> Response[bytes]:
    """All that is needed to mend what went wrong, and no secret."""
    table, _ = await guest_at(request, name)
    _check_open(table)
    told = {
        "emberwatch": emberwatch.__version__,
        "python": platform.python_version(),
        "system": platform.system(),
        "version": table.standing.version,
        "digest": table.standing.game.digest(),
        "fault": table.fault,
        "seats": [seat.kind for seat in table.seats],
        "record": table.standing.game.record(),
    }
    return _file(msgspec.json.format(msgspec.json.encode(told), indent=1), f"report-{table.id}.json")


@get("/tables/{name:str}/replay")
async def replay_table(request: Asking, name: Name, first: First = 0) -> Replay:
    """The game so far to look back on, a page of frames at a time."""
    table, key = await guest_at(request, name)
    _check_open(table)
    return replaying.page(table.standing.game, first, table.eye(table.seats_of(key.hash)))


@post("/tables/{name:str}/replay")
async def share(request: Asking, name: Name) -> Link:
    """A link by which anybody can look back on the game so far."""
    table, _ = await guest_at(request, name)
    allow(request, "openings")
    _check_open(table)
    return await _keep(tables_of(request), table.standing.game.record().to_json())


@post("/records")
async def upload(request: Asking, data: JSONBody[Upload]) -> Link:
    """A record from a file, just to look at."""
    allow(request, "openings")
    game = opening.read(tables_of(request), data.record)
    return await _keep(tables_of(request), game.record().to_json())


@get("/replays/{id:str}")
async def replay(request: Asking, id: Name, first: First = 0) -> Replay:
    """A replay by its link."""
    kept = await tables_of(request).store.replay(hashed(id))
    if kept is None:
        allow(request, "entries")
        raise NotFoundException
    return replaying.page(opening.read(tables_of(request), kept), first)


async def _keep(tables: Tables, text: str) -> Link:
    link = new_token()
    await tables.store.add_replay(hashed(link), text)
    return Link(link)


def _file(body: bytes, name: str, media: str = "application/json") -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type=media, headers=headers)


def _check_open(table: Table) -> None:
    if not table.is_open:
        raise Refused("While seats have secrets from each other, the past is told when the game is over.")


ROUTES = Router(
    "/api",
    route_handlers=[
        games, cards, rules, compare, open_table, join, now, invite, change_seat, branch, record, journal, capsule,
        replay_table, share, upload, replay,
    ],
)  # fmt: skip
