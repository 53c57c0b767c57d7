"""Looking at the table: the state of a game as a test wants to compare it."""

from collections.abc import Iterable

from emberwatch import Event, Game
from emberwatch.games.setawatch.naming import card_key, slot_key
from emberwatch.games.setawatch.state import EXHAUSTED


def keys(game: Game) -> tuple[str, ...]:
    """What can be answered now."""
    return game.decision.keys if game.decision else ()


def asked(game: Game) -> str:
    """The question, by name."""
    return game.decision.name if game.decision else ""


def pile(game: Game, name: str) -> list[str]:
    """The cards of a pile, its top first; of the Line, the nearest first. Hidden ones, too."""
    ids = [card_key(game.state, card) for card in getattr(game.state, name)]
    return ids if name == "line" else ids[::-1]


def face_up(game: Game) -> list[bool]:
    """Which cards of the Line are face up."""
    return [place["up"] for place in game.view()["line"]]


def health(game: Game, position: int) -> int:
    """The health of a face-up card of the Line."""
    return int(game.view()["line"][position - 1]["health"])


def exhausted(game: Game) -> set[str]:
    """The exhausted ability cards."""
    state = game.state
    return {slot_key(state, slot) for slot, tired in enumerate(state.tired) if tired & EXHAUSTED}


def cards_of(game: Game, events: Iterable[Event], name: str) -> list[str]:
    """The cards that events of this name are about, in order: whose powers worked, who was turned up, who fell."""
    return [card_key(game.state, event.args["card"]) for event in events if event.name == name]
