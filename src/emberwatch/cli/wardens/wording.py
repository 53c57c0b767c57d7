"""Pieces of the view in a few words each, for whoever draws them."""

from typing import Any

from emberwatch.games.wardens.cards import LETTERS, SYMBOLS

Part = dict[str, Any]

SUITS = dict(zip(LETTERS, SYMBOLS, strict=True))
BOX, TICKED = "▢", "▣"
LATEST = 6  # entries of the journal


def card(key: str) -> str:
    """10♥ for 10H."""
    return "Joker" if key == "joker" else key[:-1] + SUITS[key[-1]]


def cards(keys: list[str]) -> str:
    """Several, or none."""
    return ", ".join(map(card, keys)) or "none"


def scores(of: Part) -> str:
    """Strength 3, Dexterity 1, ..."""
    return ", ".join(f"{name} {score}" for name, score in of.items())


def records(one: Part) -> str:
    """What a character carries, bears and knows."""
    return ", ".join(f"{record['kind'].replace('-', ' ')} {record['text']}" for record in one["records"])


def reasons(draw: Part) -> str:
    """Why a modifier is what it is."""
    return ", ".join(f"{reason['levels']:+} {reason['text']}" for reason in draw["reasons"])


def drawn(draw: Part) -> str:
    """A Draw that was made, in a line."""
    action, *challenge = draw["cards"]
    why = f" ({reasons(draw)})" if draw["reasons"] else ""
    fate = f", {draw['fate']}" if draw["fate"] else ""
    cost = f" {draw['cost']}" if draw["cost"] else ""
    against = " and ".join(map(card, challenge))
    outcome = draw["outcome"] or draw["shown"] or "not yet known"
    return f"{draw['name']}, {draw['action']}{why}: {card(action)} against {against}{fate}: {outcome}.{cost}"


def entry(one: Part, view: Part) -> str:
    """A piece of the journal."""
    match one["kind"]:
        case "draw":
            return drawn(one["draw"])
        case "oracle":
            asked = one["oracle"]
            answer = asked["answer"].rstrip(".")
            return f"{asked['question']} ({asked['likelihood']}: {cards(asked['cards'])}) {answer}."
        case "spark":
            return f"Spark: {one['spark']['theme']}, {one['spark']['impulse']}."
        case "vow":
            return f"Vow {one['text']}: {one['vow']}."
        case "character":
            return f"{name_of(one['character'], view)} joins."
        case "remark":
            return f"(Seat {one['seat']}: {one['text']})"
        case _:
            return str(one["text"])


def name_of(character: str, view: Part) -> str:
    """What the character of this key is called."""
    return next((str(one["name"] or one["id"]) for one in view["characters"] if one["id"] == character), character)


def thing(one: Part) -> str:
    """A foe, clock, place, person, clue or note."""
    boxes = TICKED * one["ticks"] + BOX * (one["size"] - one["ticks"])
    words = [f"{one['kind']} {one['id']}", one["name"], boxes, one["text"]]
    marks = ["hidden"] * one["hidden"] + ["crossed out"] * one["crossed"]
    return ", ".join(filter(None, [*words, *marks]))


def due(one: Part, view: Part) -> str:
    """A Draw that has to be made."""
    kind = one["kind"].replace("-", " ")
    return f"{name_of(one['character'], view)}: {kind}" + (", set aside" if one["set_aside"] else "")


def asked_for(one: Part, view: Part) -> str:
    """What the GM calls for."""
    return f"The GM calls on {name_of(one['character'], view)}: {one['name']}."


def call(one: Part, view: Part) -> str:
    """What threatens somebody."""
    return f"{name_of(one['character'], view)}: {one['severity']}, at stake: {one['stake'] or 'not said'}"
