"""When a sentence of a card works: its trigger, or as long as the card does."""

from emberwatch.games.setawatch.cards import (
    ARRIVES,
    DEFEATED,
    FIRST,
    FIRST_FALLEN,
    LINE_LAID,
    OPENED,
    REVEAL,
    ROLLED,
    ROUND_ENDS,
    WATCH_BEGINS,
)
from emberwatch.games.setawatch.words import Effect, Lasting, Passive, Power


class WhenRevealed(Power):
    """Happens when the card is turned up in the Line or enters it face up."""

    form = "reveal: {effect:Effect}"
    moment = REVEAL
    effect: Effect


class WhenFirst(Power):
    """Happens each time the card becomes the face-up first card of the Line."""

    form = "first: {effect:Effect}"
    moment = FIRST
    effect: Effect


class WhenFirstOnce(Power):
    """The same, but at most once while the card stays in the Line."""

    form = "first, once: {effect:Effect}"
    moment = FIRST
    once = True
    effect: Effect


class WhenDefeated(Power):
    """Happens after the creature has been defeated and has left its place."""

    form = "defeated: {effect:Effect}"
    moment = DEFEATED
    effect: Effect


class WhenRoundEnds(Power):
    """Happens at the end of the round: for a location always, for a creature if it tops the Graveyard."""

    form = "end of round: {effect:Effect}"
    moment = ROUND_ENDS
    effect: Effect


class OnArrival(Power):
    """Happens when the location has arrived and its firewood modifier is applied."""

    form = "on arrival: {effect:Effect}"
    moment = ARRIVES
    effect: Effect


class AfterRolling(Power):
    """Happens when all dice are rolled, before the camper is picked."""

    form = "after rolling: {effect:Effect}"
    moment = ROLLED
    effect: Effect


class WhenLineIsLaid(Power):
    """Happens when the Line has been dealt."""

    form = "when the Line is laid: {effect:Effect}"
    moment = LINE_LAID
    effect: Effect


class WhenWatchBegins(Power):
    """Happens when the Line lies complete and nothing of it has been turned up."""

    form = "when the Watch begins: {effect:Effect}"
    moment = WATCH_BEGINS
    effect: Effect


class AfterOpening(Power):
    """Happens when the lit cards have been turned up and everything has settled."""

    form = "after the opening: {effect:Effect}"
    moment = OPENED
    effect: Effect


class AfterFirstDefeat(Power):
    """Happens when everything has settled after the first action of the round that defeated a creature."""

    form = "after the first defeat: {effect:Effect}"
    moment = FIRST_FALLEN
    effect: Effect


class WhileItLies(Power):
    """In force while the creature is face up in the Line, or while the location is current."""

    form = "{rule:Lasting}"
    rule: Lasting


class WhileFaceUp(Passive):
    """In force while the ability card is equipped and not exhausted."""

    form = "{rule:Lasting}"
    rule: Lasting


class AtAnyTime(Passive):
    """The party may use it in every action window, as often as it likes."""

    form = "at any time: {effect:Effect}"
    used = True
    effect: Effect


class OncePerRound(Passive):
    """The party may use it in one action window of the round."""

    form = "once per round: {effect:Effect}"
    used = True
    once_a_round = True
    effect: Effect
