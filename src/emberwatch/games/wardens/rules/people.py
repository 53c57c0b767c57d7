"""Players come and go, and a table goes on in the mode that fits them (WD-MODE)."""

from emberwatch.games.wardens import facts
from emberwatch.games.wardens.rules.seats import fitting_mode, own_character, players
from emberwatch.games.wardens.state import GM, LEFT, MAKING, NONE, PLAYER, Vigil


def become_gm_fault(vigil: Vigil, seat: int) -> str:
    """Why this seat cannot become the GM now; empty when it can."""
    if vigil.gm != NONE:
        return "There is a GM already."
    if len(players(vigil)) < 2:
        return "A GM needs a player."
    own = own_character(vigil, seat)
    if own != NONE and vigil.status[own] != MAKING:
        return "The GM has no character; it has to retire first."
    return ""


def sit_down(vigil: Vigil) -> None:
    """Another player (WD-MODE-2, WD-MODE-5)."""
    vigil.roles.append(PLAYER)
    vigil.here.append(1)
    vigil.trusts.append(0)
    vigil.tell(facts.SAT_DOWN, len(vigil.roles) - 1)
    fit_mode(vigil)


def get_up(vigil: Vigil, seat: int) -> None:
    """Somebody leaves; the character stays where it is, its Draws can be set aside, calls on it taken back."""
    vigil.tell(facts.GOT_UP, seat)
    vigil.roles[seat] = LEFT
    vigil.here[seat] = 0
    if vigil.gm == seat:
        vigil.gm = NONE
        vigil.objection = NONE
        vigil.asked_for = []
    vigil.asked_for = [one for one in vigil.asked_for if vigil.owner[one.character] != seat]
    fit_mode(vigil)


def change_gm(vigil: Vigil, seat: int) -> None:
    """A player becomes the GM, or the GM a player (WD-MODE-3, WD-MODE-5)."""
    if seat != NONE and become_gm_fault(vigil, seat):  # a character was brought while the others were asked
        return
    if seat == NONE:
        vigil.tell(facts.GM_GAVE_UP, vigil.gm)
        vigil.roles[vigil.gm] = PLAYER
        vigil.objection = NONE
        vigil.asked_for = []
    else:
        vigil.roles[seat] = GM
    vigil.gm = seat
    if seat != NONE:
        vigil.tell(facts.GM_NAMED, seat)
    fit_mode(vigil)


def fit_mode(vigil: Vigil) -> None:
    """WD-MODE-11."""
    mode = fitting_mode(vigil)
    if mode != vigil.mode:
        vigil.mode = mode
        vigil.tell(facts.MODE_CHANGED, mode)


STEPS = (sit_down, change_gm)
