"""What a seat may see: everything but the order of the pile, and what the GM hides (WD-DECK-6, WD-NEED-17)."""

from typing import Any

from emberwatch.games.wardens import cards
from emberwatch.games.wardens.barring import acting_fault
from emberwatch.games.wardens.book import Action
from emberwatch.games.wardens.draw_view import shares, stake, the_draw
from emberwatch.games.wardens.facts import OF_DRAWS
from emberwatch.games.wardens.naming import character_key, character_name, store_name, vow_name
from emberwatch.games.wardens.odds import draw_chances, of_oracle
from emberwatch.games.wardens.rules.journal import WRITTEN
from emberwatch.games.wardens.rules.oracle import word_of
from emberwatch.games.wardens.rules.scores import may_start
from emberwatch.games.wardens.rules.seats import referees, seat_name
from emberwatch.games.wardens.rules.things import seen_by
from emberwatch.games.wardens.rules.vow import raised
from emberwatch.games.wardens.saying import ANSWERS, say
from emberwatch.games.wardens.state import (
    ACTIVE,
    ASKED,
    CORE,
    DRAWN,
    DUES,
    ENTRIES,
    LEFT,
    MADE,
    MODES,
    NONE,
    SCORES,
    SEVERITIES,
    SHARED,
    SPARKED,
    STATUSES,
    VOW_PARTS,
    VOW_STATES,
    VOWED,
    Due,
    Entry,
    Store,
    Vigil,
    Vow,
)
from emberwatch.kernel import sentence

SHUFFLES = ("the draw pile was empty", "a Joker", "a Rest", "the table's consent", "undoing")


def view(vigil: Vigil, seat: int) -> dict[str, Any]:
    """The whole table as one seat sees it."""
    return {
        "edition": vigil.book.edition,
        "mode": MODES[vigil.mode],
        "seats": [_seat(vigil, one) for one in range(len(vigil.roles))],
        "referees": referees(vigil),
        "paused": vigil.paused,
        "objection": vigil.objection,
        "limits": vigil.limits[:],
        "scene": vigil.scene,
        "deck": deck(vigil),
        "characters": [character(vigil, one) for one in range(len(vigil.owner))],
        "shared": [_store(vigil, store) for store in vigil.stores if store.holder == SHARED],
        "dues": [
            {
                "kind": DUES[due.kind],
                "name": action_of(vigil, due).name,
                "character": character_key(due.character),
                "who": character_name(vigil, due.character),
                "severity": SEVERITIES[due.severity],
                "set_aside": bool(due.set_aside),
                "may_start": may_start(vigil, due),
                "outcomes": [
                    {"name": name, "does": does}
                    for name, does in zip(vigil.book.outcomes, action_of(vigil, due).texts, strict=True)
                ],
            }
            for due in vigil.dues
        ],
        "calls": [
            {
                "character": character_key(call.character),
                "who": character_name(vigil, call.character),
                "severity": SEVERITIES[call.severity],
                "stake": stake(call.stake),
                "amount": call.amount,
            }
            for call in vigil.calls
        ],
        "asked_for": [
            {
                "character": character_key(one.character),
                "action": vigil.book.actions[one.action].kind,
                "name": vigil.book.actions[one.action].name,
                "why_not": acting_fault(vigil, seat, one.character, vigil.book.actions[one.action]),
            }
            for one in vigil.asked_for
        ],
        "draw": the_draw(vigil) if vigil.actor != NONE else None,
        "last_draw": _last(vigil) if vigil.draws else None,
        "oracle": oracle(vigil),
        "vows": [_vow(vigil, vow) for vow in vigil.vows],
        "things": [
            {**thing._asdict(), "hidden": bool(thing.hidden), "crossed": bool(thing.crossed)}
            for thing in seen_by(vigil, seat)
        ],
        "journal": [_entry(vigil, entry) for entry in vigil.journal],
    }


def _seat(vigil: Vigil, seat: int) -> dict[str, Any]:
    return {
        "name": seat_name(vigil, seat),
        "role": ("player", "gm", "left")[vigil.roles[seat]],
        "here": bool(vigil.here[seat]) and vigil.roles[seat] != LEFT,
        "trusts": bool(vigil.trusts[seat]),
    }


def deck(vigil: Vigil) -> dict[str, Any]:
    """How many are left and which are out; never the order (WD-NEED-7)."""
    return {
        "left": len(vigil.pile),
        "pile": [cards.key(card) for card in sorted(vigil.pile)],
        "discard": [cards.key(card) for card in vigil.discard],
        "in_play": [cards.key(card) for card in vigil.turned],
        "shuffles": len(vigil.shuffles),
        "last_shuffle": SHUFFLES[vigil.shuffles[-1]] if vigil.shuffles else "",
    }


def character(vigil: Vigil, one: int) -> dict[str, Any]:
    """A sheet (WD-NEED-1)."""
    names = vigil.book.score_names
    return {
        "id": character_key(one),
        "seat": vigil.owner[one],
        "player": vigil.player_names[one],
        "name": vigil.names[one],
        "status": STATUSES[vigil.status[one]],
        "core": dict(zip(names[:CORE], vigil.scores[one][:CORE], strict=True)),
        "reserve": dict(zip(names[CORE:], vigil.scores[one][CORE:], strict=True)),
        "records": [
            {"id": record.id, "kind": record.kind, "text": record.text, "permanent": bool(record.permanent)}
            for record in vigil.records
            if record.character == one
        ],
        "stores": [_store(vigil, store) for store in vigil.stores if store.holder == one],
        "looks": vigil.looks[one],
        "memory": vigil.memories[one],
    }


def _store(vigil: Vigil, store: Store) -> dict[str, Any]:
    return {"id": store.id, "levels": store.levels, "scope": store.scope, "text": store_name(vigil, store)}


def action_of(vigil: Vigil, due: Due) -> Action:
    """The Action by which a Draw that is due is made."""
    return vigil.book.actions[vigil.book.action_of[DUES[due.kind]]]


def _vow(vigil: Vigil, vow: Vow) -> dict[str, Any]:
    """Its parts, and whose Radiance would rise when it is fulfilled (WD-NEED-10)."""
    lines = {part: vigil.book.tables[part][line] for part, line in zip(VOW_PARTS, vow.parts, strict=True)}
    return {
        "text": vow_name(vigil, vow),
        "parts": lines,
        "state": VOW_STATES[vow.state],
        "notes": vow.notes,
        "rises": [character_key(one) for one in raised(vigil)] if vow.state == ACTIVE else [],
    }


def _last(vigil: Vigil) -> dict[str, Any]:
    """The last Draw, with the chances that it had before its first card."""
    drawn = vigil.draws[-1]
    modifier = drawn.score + sum(level for _, level in drawn.parts)
    aside = [card for card in range(vigil.book.size) if card not in vigil.weighed]
    chances = shares(draw_chances(vigil.weighed, aside, modifier))
    return {**_drawn(vigil, len(vigil.draws) - 1), "odds": chances, "left": len(vigil.weighed)}


def _drawn(vigil: Vigil, number: int) -> dict[str, Any]:
    drawn = vigil.draws[number]
    outcomes = vigil.book.outcomes
    return {
        "character": character_key(drawn.character),
        "name": character_name(vigil, drawn.character),
        "action": vigil.book.actions[drawn.action].name,
        "approach": SCORES[drawn.approach],
        "score": drawn.score,
        "reasons": [{"text": text, "levels": level} for text, level in drawn.parts],
        "cards": [cards.key(card) for card in drawn.cards],
        "shown": outcomes[drawn.shown] if drawn.shown != NONE else "",
        "outcome": outcomes[drawn.outcome] if drawn.outcome != NONE else "",
        "fate": ("", "Push Through", "Accept Hardship")[drawn.fate],
        "cost": drawn.cost,
        "effects": [
            sentence(OF_DRAWS[name], tuple(args), lambda kind, value: say(vigil, kind, value))
            for draw, name, args in vigil.effects
            if draw == number
        ],
    }


def oracle(vigil: Vigil) -> dict[str, Any]:
    """The true chances of each likelihood, and what was asked (WD-NEED-9)."""
    return {
        "likelihoods": [
            {"id": id, "name": name, "cards": count, "odds": shares(of_oracle(vigil, count))}
            for id, name, count in vigil.book.likelihoods
        ],
        "asked": [_asked(vigil, number) for number in range(len(vigil.asked))],
    }


def _asked(vigil: Vigil, number: int) -> dict[str, Any]:
    asked = vigil.asked[number]
    return {
        "seat": asked.seat,
        "question": asked.question,
        "likelihood": vigil.book.likelihoods[asked.likelihood][1],
        "cards": [cards.key(card) for card in asked.cards],
        "answer": ANSWERS[asked.answer],
        "sparks": [_spark(vigil, place) for place, spark in enumerate(vigil.sparks) if spark.asked == number],
    }


def _spark(vigil: Vigil, number: int) -> dict[str, str]:
    spark = vigil.sparks[number]
    return {"theme": word_of(vigil, "theme", spark.theme), "impulse": word_of(vigil, "impulse", spark.impulse)}


def _entry(vigil: Vigil, entry: Entry) -> dict[str, Any]:
    found: dict[str, Any] = {"id": entry.id, "kind": ENTRIES[entry.kind], "seat": entry.seat, "text": entry.text}
    if entry.kind in WRITTEN:
        found["link"] = entry.link
    elif entry.kind == DRAWN:
        found["draw"] = _drawn(vigil, entry.link)
    elif entry.kind == ASKED:
        found["oracle"] = _asked(vigil, entry.link)
    elif entry.kind == SPARKED:
        found["spark"] = _spark(vigil, entry.link)
    elif entry.kind == VOWED:
        found["vow"] = vow_name(vigil, vigil.vows[entry.link])
    elif entry.kind == MADE:
        found["character"] = character_key(entry.link)
    return found
