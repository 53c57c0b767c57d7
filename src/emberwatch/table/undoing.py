"""Who may take back what: freely, by consent, or not at all."""

from emberwatch.kernel import BeyondHorizon, NotYours, Refused
from emberwatch.table.table import Table
from emberwatch.table.wire import Knot

MOST_KNOTS = 40


def is_free(table: Table, mine: tuple[int, ...], to: int) -> bool:
    """Whether these seats may go back to a moment without asking."""
    return to >= free_from(table, mine)


def free_from(table: Table, mine: tuple[int, ...]) -> int:
    """The first moment to which these seats may go back without asking: up to the horizon, over nobody else's answers.

    On a practice table everything is free. Answers of programs are nobody's.
    """
    if table.row.practice:
        return 0
    standing, others = table.standing, table.others(mine)
    horizon, moment = standing.game.horizon, standing.moment
    while moment > horizon and standing.given_by[moment - 1] not in others:
        moment -= 1
    return moment


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
    if not mine:
        return []
    standing = table.standing
    first = max(free_from(table, mine), standing.moment - MOST_KNOTS)
    return [
        Knot(moment, standing.wording(moment))
        for moment in range(first, standing.moment)
        if _may_read(table, mine, standing.given_by[moment])
    ]


def _may_read(table: Table, mine: tuple[int, ...], by: int) -> bool:
    """Whether an answer of that seat may be told to these; those of programs are not worth telling."""
    return by in mine or (table.is_open and not table.is_program(by))
