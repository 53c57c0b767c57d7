"""Who may take back what: freely, by consent, or not at all."""

from emberwatch.kernel import BeyondHorizon, NotYours, Refused
from emberwatch.table.table import Table
from emberwatch.table.wire import Knot

MOST_KNOTS = 40


def is_free(table: Table, mine: tuple[int, ...], to: int) -> bool:
    """Whether these seats may go back to a moment without asking: up to the horizon, over nobody else's answers.

    On a practice table everything is free. Answers of programs are nobody's.
    """
    if table.row.practice:
        return True
    standing = table.standing
    if to < standing.game.horizon:
        return False
    others = table.others(mine)
    return not any(seat in others for seat in standing.given_by[to:])


def check(table: Table, mine: tuple[int, ...], to: int) -> None:
    """Refuse what nobody could grant."""
    if not mine:
        raise NotYours("Whoever watches takes nothing back.")
    if not 0 <= to < table.standing.moment:
        raise Refused(f"There is no earlier moment {to}.")


def voters(table: Table, mine: tuple[int, ...], to: int) -> list[int]:
    """The seats that have to agree to go back that far."""
    found = table.others_here(mine)
    if not found and to < table.standing.game.horizon and not table.standing.begins_afresh(to):
        raise BeyondHorizon(
            "Since then hidden information has been seen or chance was taken, and nobody else is here to agree. "
            "A practice table that branches off there can go back further."
        )
    return found


def knots(table: Table, mine: tuple[int, ...]) -> list[Knot]:
    """The answers that these seats can take back without asking."""
    standing = table.standing
    first = 0 if table.row.practice else standing.game.horizon
    moments = range(max(first, standing.moment - MOST_KNOTS), standing.moment) if mine else ()
    return [
        Knot(moment, standing.wording(moment))
        for moment in moments
        if _may_read(table, mine, standing.given_by[moment]) and is_free(table, mine, moment)
    ]


def _may_read(table: Table, mine: tuple[int, ...], by: int) -> bool:
    """Whether an answer of that seat may be told to these; those of programs are not worth telling."""
    return by in mine or (table.is_open and not table.is_program(by))
