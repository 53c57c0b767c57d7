"""How things at the table are written: in keys, as records and programs write them, and in words."""

from emberwatch.games.wardens.state import NONE, Record, Store, Vigil, Vow


def character_key(character: int) -> str:
    """warden-1"""
    return f"warden-{character + 1}"


def character_name(vigil: Vigil, character: int) -> str:
    """Gwyn; a character without a name yet is called by its number."""
    return vigil.names[character] or f"Warden {character + 1}"


def signed(number: int) -> str:
    """+2, or -1, or +0."""
    return f"{number:+d}"


def levels(number: int) -> str:
    """2 Advantage, or 1 Disadvantage."""
    return f"{abs(number)} {'Advantage' if number >= 0 else 'Disadvantage'}"


def severity_name(vigil: Vigil, severity: int) -> str:
    """The least is called ordinary where harm is endured, and minor where it is avoided."""
    least = "ordinary" if "endure" in vigil.book.action_of else "minor"
    return (least, "serious", "dire")[severity]


def store_name(vigil: Vigil, store: Store) -> str:
    """1 Advantage for the next Draw (Gwyn, Forage)."""
    came = f", {vigil.book.actions[vigil.draws[store.draw].action].name}" if 0 <= store.draw < len(vigil.draws) else ""
    source = f" ({character_name(vigil, store.source)}{came})" if store.source != NONE else ""
    return f"{levels(store.levels)} for {vigil.book.scopes[store.scope]}{source}"


def record_name(vigil: Vigil, record: Record) -> str:
    """Weapon: Axe."""
    return f"{vigil.book.kinds[record.kind]}: {record.text}"


def vow_name(vigil: Vigil, vow: Vow) -> str:
    """Find a child who wandered too deep, in a chapel swallowed by roots. The path back has closed."""
    tables = vigil.book.tables
    task, subject, complication, location = vow.parts
    return (
        f"{tables['task'][task]} {tables['subject'][subject]}, at {tables['location'][location]}; "
        f"{tables['complication'][complication][:1].lower()}{tables['complication'][complication][1:]}"
    )
