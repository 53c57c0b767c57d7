"""The table in sentences, one thing a line."""

from collections.abc import Iterator

from emberwatch import Game
from emberwatch.cli.wardens.wording import (
    LATEST,
    Part,
    asked_for,
    call,
    drawn,
    due,
    entry,
    reasons,
    records,
    scores,
    thing,
)


def prose(game: Game, seat: int) -> list[str]:
    """What presses first, then who is there, what is being drawn, and the story."""
    view = game.view(seat)
    return [
        *beginning(view),
        *pressing(view),
        *characters(view),
        *drawing(view, game.rulebook.odds(game.state, seat)),
        *story(view),
    ]


def beginning(view: Part) -> Iterator[str]:
    """The edition, the deck, the scene."""
    deck = view["deck"]
    last = f", shuffled last because of {deck['last_shuffle']}" if deck["last_shuffle"] else ""
    yield f"{view['edition'].capitalize()} edition, {view['mode']}."
    yield f"Deck: {deck['left']} cards left, {len(deck['discard'])} in the discard pile{last}."
    if view["paused"] >= 0:
        yield f"Paused by seat {view['paused']}; that seat or the GM lets it go on."
    yield from (f"Limit: {limit}" for limit in view["limits"])
    if view["scene"]:
        yield f"Scene: {view['scene']}"


def pressing(view: Part) -> Iterator[str]:
    """What stands in front of everything."""
    yield from (f"Due: {due(one, view)}." for one in view["dues"])
    yield from (f"A threat to {call(one, view)}." for one in view["calls"])
    yield from (asked_for(one, view) for one in view["asked_for"])


def characters(view: Part) -> Iterator[str]:
    """A sheet in a few lines."""
    for one in view["characters"]:
        name = one["name"] or one["id"]
        yield f"{name} ({one['player'] or 'nobody yet'}), {one['status']}: {scores(one['core'])}."
        yield f"{name} has {scores(one['reserve'])}."
        if one["records"]:
            yield f"{name}'s Records: {records(one)}."
        yield from (f"{name}'s store: {store['text']}." for store in one["stores"])
        yield from (
            f"{name} {word}: {one[key]}" for key, word in (("looks", "looks"), ("memory", "remembers")) if one[key]
        )
    yield from (f"Shared store: {store['text']}." for store in view["shared"])


def drawing(view: Part, odds: list[str]) -> Iterator[str]:
    """The Draw that is being made; else the last one."""
    draw = view["draw"]
    if draw is None:
        if view["last_draw"]:
            yield f"The last Draw: {drawn(view['last_draw'])}"
        return
    approach = f" with {draw['approach'].capitalize()} {draw['score']}" if draw["approach"] else ""
    why = f" ({reasons(draw)})" if draw["reasons"] else ""
    yield f"{draw['name']}{approach}: {draw['modifier']:+} in all{why}."
    yield from (f"Odds: {line}" for line in odds if draw["odds"])
    yield from (f"{one['name']}: {one['does']}" for one in draw["outcomes"])


def story(view: Part) -> Iterator[str]:
    """The Vow, the things of the fiction, and the end of the journal."""
    yield from (f"Vow, {one['state']}: {one['text']}. {one['notes']}".strip() for one in view["vows"])
    yield from (f"{thing(one)}." for one in view["things"])
    yield from (f"Journal {one['id']}: {entry(one, view)}" for one in view["journal"][-LATEST:])
