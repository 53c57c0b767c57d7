"""Who sits where and who may decide what (WD-MODE): the referee, a character's player, whoever draws for them."""

from emberwatch.games.wardens.state import COOP, IN_PLAY, LED, LEFT, MAKING, NONE, PLAYER, SOLO, UNCONSCIOUS, Vigil


def players(vigil: Vigil) -> list[int]:
    """The seats of players who have not left."""
    return [seat for seat, role in enumerate(vigil.roles) if role == PLAYER]


def seated(vigil: Vigil) -> list[int]:
    """All who have not left."""
    return [seat for seat, role in enumerate(vigil.roles) if role != LEFT]


def present(vigil: Vigil) -> list[int]:
    """All who are at the table now; somebody always is."""
    return [seat for seat in seated(vigil) if vigil.here[seat]] or seated(vigil)


def referees(vigil: Vigil) -> list[int]:
    """The GM, or where there is none, or while the GM is away, the players (WD-MODE-6)."""
    if vigil.gm != NONE and (vigil.here[vigil.gm] or not any(vigil.here)):
        return [vigil.gm]
    return [seat for seat in players(vigil) if vigil.here[seat]] or players(vigil)


def living(vigil: Vigil) -> list[int]:
    """The characters in play or unconscious."""
    return [one for one, status in enumerate(vigil.status) if status in (IN_PLAY, UNCONSCIOUS)]


def own_character(vigil: Vigil, seat: int) -> int:
    """The player's character in play, unconscious or in the making (WD-CHAR-14)."""
    for one, status in enumerate(vigil.status):
        if vigil.owner[one] == seat and status in (IN_PLAY, UNCONSCIOUS, MAKING):
            return one
    return NONE


def may_draw_for(vigil: Vigil, seat: int, character: int) -> bool:
    """The player, or whoever is there if the player consents (WD-DRAW-1)."""
    owner = vigil.owner[character]
    return seat == owner or bool(vigil.trusts[owner])


def deciding(vigil: Vigil, seat: int) -> list[int]:
    """Whoever answers what this seat is asked: while the GM objects, the referee's word stands (WD-MODE-7)."""
    return [vigil.objection] if vigil.objection != NONE else answering(vigil, seat)


def answering(vigil: Vigil, seat: int) -> list[int]:
    """The seat; if it is away, whoever may act on its behalf, else the referee, so that no question stays open."""
    if vigil.roles[seat] != LEFT and vigil.here[seat]:
        return [seat]
    others = present(vigil) if vigil.trusts[seat] else [one for one in referees(vigil) if one != seat]
    return sorted({*([seat] if vigil.roles[seat] != LEFT else []), *(others or present(vigil))})


def seat_name(vigil: Vigil, seat: int) -> str:
    """What a seat is called at the table."""
    return "the GM" if seat == vigil.gm else f"player {seat + 1}"


def fitting_mode(vigil: Vigil) -> int:
    """The mode that fits the people at the table (WD-MODE-1, WD-MODE-11)."""
    if vigil.gm != NONE:
        return LED
    return SOLO if len(players(vigil)) < 2 else COOP
