"""Who sits where: invitations, sitting down and leaving, programs in seats, and handing over."""

from emberwatch.kernel import BadInput, NotYours, Refused
from emberwatch.table.opening import tidy
from emberwatch.table.presence import mark
from emberwatch.table.requests import ChangeSeat, Invitation, Join, Joined
from emberwatch.table.rows import Key, SeatRow
from emberwatch.table.table import FOR_PEOPLE_ONLY, PROGRAMS, Table
from emberwatch.table.tables import Tables
from emberwatch.table.tokens import hashed, new_token

WATCH = -1


class NoEntry(Exception):
    """A key or an invitation that opens nothing."""


async def invite(tables: Tables, table: Table, key: Key, seat: int) -> Invitation:
    """A fresh invitation to a seat, or to watch; only the host invites."""
    if not key.host:
        raise NotYours("Only the host invites.")
    if seat != WATCH and not 0 <= seat < len(table.seats):
        raise BadInput(f"There is no seat {seat}; this table has the seats 0 to {len(table.seats) - 1}.")
    token = new_token()
    await tables.store.invite(table.id, seat, hashed(token))
    return Invitation(None if seat == WATCH else seat, token)


async def join(tables: Tables, wanted: Join, with_key: str) -> Joined:
    """Use an invitation, alone or together with the seats one has at this table already."""
    found = await tables.store.invitation(hashed(wanted.invitation))
    table = await tables.find(found[0]) if found else None
    if found is None or table is None:
        raise NoEntry("This invitation is not valid; ask the host for a new one.")
    known = await tables.store.key(hashed(with_key)) if with_key else None
    name = tidy(wanted.name) or "Guest"
    if known is not None and known.table_id == table.id:
        token, key = with_key, known
    else:
        token = new_token()
        key = Key(hashed(token), table.id, False, name)
        await tables.store.add_key(key)
    if found[1] != WATCH:
        async with table.lock:
            await tables.read_seats(table)
            seat = table.seats[found[1]]
            if seat.key != key.hash:
                if seat.kind == "person" and is_here(table, seat):
                    raise Refused("Somebody sits there already; ask the host for another seat.")
                await _change(tables, table, SeatRow(seat.number, "person", name, key.hash), seat)
    return Joined(table.id, token)


async def change(tables: Tables, table: Table, key: Key, number: int, wanted: ChangeSeat) -> None:
    """Sit down, leave, rename oneself, let a program play, or take over."""
    async with table.lock:
        await tables.read_seats(table)
        if not 0 <= number < len(table.seats):
            raise BadInput(f"There is no seat {number}; this table has the seats 0 to {len(table.seats) - 1}.")
        seat = table.seats[number]
        changed = seat
        if wanted.kind is not None and (wanted.kind != seat.kind or seat.key != key.hash):
            changed = _handed(table, key, seat, wanted)
        if wanted.name is not None and changed.key == key.hash:
            changed = changed._replace(name=tidy(wanted.name) or changed.name)
        elif wanted.name is not None and wanted.kind is None:
            raise NotYours("Only whoever sits there chooses that name.")
        if changed != seat:
            await _change(tables, table, changed, seat)


def _handed(table: Table, key: Key, seat: SeatRow, wanted: ChangeSeat) -> SeatRow:
    """The seat in other hands, if that is allowed."""
    if wanted.kind in PROGRAMS and table.row.game in FOR_PEOPLE_ONLY:
        raise BadInput(f"No program plays {table.rulebook.title}.")
    mine = seat.key == key.hash
    absent = seat.kind == "person" and not mine and not is_here(table, seat)
    if seat.kind == "person" and not mine and not absent:
        raise Refused("Somebody sits there.")
    if wanted.kind == "person":
        if not key.host and not table.seats_of(key.hash):
            raise NotYours("This key is for watching; ask the host for an invitation to a seat.")
        if seat.kind != "open" and not key.host:
            raise NotYours("Only the host takes over for programs and for those who are not here.")
        return SeatRow(seat.number, "person", tidy(wanted.name or "") or key.name, key.hash)
    if not mine and not key.host:
        raise NotYours("Only the host decides about other seats.")
    kind = wanted.kind or "open"
    return SeatRow(seat.number, kind, kind if kind in PROGRAMS else "", None)


async def _change(tables: Tables, table: Table, seat: SeatRow, before: SeatRow) -> None:
    if not await tables.store.change_seat(table.id, seat, before.key):
        raise Refused("Somebody else has just changed this seat; look again.")
    await tables.seats_changed(table)


def is_here(table: Table, seat: SeatRow) -> bool:
    """Whether whoever sits there is connected."""
    return bool(seat.key and mark(seat.key) in table.presence.here())
