"""What a sentence can mean: cards of the Line to choose from, and descriptions a card fits or not."""

from emberwatch.games.setawatch import force, words
from emberwatch.games.setawatch.causes import by_card, card_of, is_ability
from emberwatch.games.setawatch.force import in_force
from emberwatch.games.setawatch.state import Watch
from emberwatch.games.setawatch.words import Target, Which


def warded(watch: Watch, card: int) -> bool:
    """Whether ability cards cannot affect this card (SW-CARD-17). Only asked for the sake of an ability."""
    return is_ability(watch.cause) and abilities_cannot_touch(watch, card)


def abilities_cannot_touch(watch: Watch, card: int) -> bool:
    """Whether a power keeps ability cards off this card."""
    return any(lasting.wards(watch, source, card) for lasting, source, _ in in_force(watch, words.WARD))


def revealed(watch: Watch) -> list[int]:
    """Positions of the face-up creatures that the effect in progress can reach, nearest first."""
    if in_force(watch, words.WARD) and is_ability(watch.cause):
        line = watch.line
        return [position for position in force.face_up(watch) if not abilities_cannot_touch(watch, line[position])]
    return force.face_up(watch)


def face_down(watch: Watch) -> list[int]:
    """Positions of the face-down cards that the effect in progress can reach, nearest first."""
    if in_force(watch, words.WARD) and is_ability(watch.cause):
        line = watch.line
        return [position for position in force.face_down(watch) if not abilities_cannot_touch(watch, line[position])]
    return force.face_down(watch)


class ARevealedCreature(Target):
    """Any face-up creature of the Line."""

    form = "a revealed creature"

    def among(self, watch: Watch) -> list[int]:
        return revealed(watch)


class ARevealed(Target):
    """Any face-up creature of a type."""

    form = "a revealed {type:Type}"
    type: str

    def among(self, watch: Watch) -> list[int]:
        kinds, line = watch.cards.type, watch.line
        return [position for position in revealed(watch) if kinds[line[position]] == self.type]


class TheFirstCreature(Target):
    """The face-up creature in first position."""

    form = "the creature in first position"

    def among(self, watch: Watch) -> list[int]:
        return [position for position in revealed(watch) if position == 0]


class TheFirst(Target):
    """The first card of the Line, if it is a face-up creature of a type."""

    form = "the {type:Type} in first position"
    type: str

    def among(self, watch: Watch) -> list[int]:
        kinds, line = watch.cards.type, watch.line
        return [position for position in revealed(watch) if position == 0 and kinds[line[0]] == self.type]


class TheSecondCreature(Target):
    """The face-up creature in second position."""

    form = "the creature in second position"

    def among(self, watch: Watch) -> list[int]:
        return [position for position in revealed(watch) if position == 1]


class AFaceDownCard(Target):
    """Any face-down card of the Line."""

    form = "a face-down card"

    def among(self, watch: Watch) -> list[int]:
        return face_down(watch)


class TheLastCard(Target):
    """The card farthest from the camp, face up or not."""

    form = "the last card of the Line"

    def among(self, watch: Watch) -> list[int]:
        last = len(watch.line) - 1
        return [last] if watch.line and not warded(watch, watch.line[last]) else []


class EveryOther(Which):
    """Every other creature of the Line."""

    form = "every other creature"

    def fits(self, watch: Watch, source: int, card: int) -> bool:
        return by_card(card) != source


class Every(Which):
    """Every creature of a type."""

    form = "every {type:Type}"
    type: str

    def fits(self, watch: Watch, source: int, card: int) -> bool:
        return watch.cards.type[card] == self.type


class ThoseBehind(Which):
    """Every card behind it in the Line."""

    form = "every card behind it"

    def fits(self, watch: Watch, source: int, card: int) -> bool:
        line = watch.line
        return card in line and line.index(card) > line.index(card_of(source))
