"""The deck (WD-DECK): cards are turned up one at a time, and lie in exactly one of three places."""

from emberwatch.games.wardens import cards, facts
from emberwatch.games.wardens.state import BY_CONSENT, BY_JOKER, BY_REST, BY_UNDOING, EMPTY, Vigil
from emberwatch.kernel import Fact, Question, shuffle
from emberwatch.kernel.state import Args


def turn_up(vigil: Vigil) -> None:
    """The next card of the pile (WD-DECK-5), which is renewed when it is needed and empty (WD-DECK-9)."""
    if not vigil.pile:
        vigil.pile, vigil.discard = vigil.discard, []
        mix(vigil, EMPTY, facts.RAN_OUT)
    if vigil.own_chance:
        vigil.ask(WHICH_CARD)
    else:
        face_up(vigil, vigil.pile[-1])


def face_up(vigil: Vigil, card: int) -> None:
    """A Joker is shuffled back at once and the next card takes its place (WD-DECK-11, WD-DECK-12)."""
    vigil.horizon += 1
    if cards.is_joker(card):
        vigil.pile += vigil.discard
        vigil.discard = []
        mix(vigil, BY_JOKER, facts.JOKER_CAME)
        vigil.do(turn_up)
    else:
        vigil.pile.remove(card)
        vigil.turned.append(card)
        vigil.tell(facts.TURNED_UP, card)


def put_by(vigil: Vigil) -> None:
    """The cards in play have been used (WD-DECK-7)."""
    if vigil.turned:
        used = tuple(vigil.turned)
        vigil.discard += vigil.turned
        vigil.turned = []
        vigil.tell(facts.DISCARDED, used)


def shuffle_all(vigil: Vigil, why: int) -> None:
    """Draw pile and discard pile become the new draw pile."""
    vigil.pile += vigil.discard
    vigil.discard = []
    told = {BY_REST: facts.SHUFFLED_BY_REST, BY_CONSENT: facts.SHUFFLED_BY_CONSENT}
    mix(vigil, why, told.get(why, facts.SHUFFLED_BY_UNDOING))


def mix(vigil: Vigil, why: int, fact: Fact) -> None:
    """Bring the pile into a new order. People who have a deck of their own shuffle that."""
    if vigil.own_chance:
        vigil.pile.sort()
        vigil.horizon += 1
    else:
        shuffle(vigil, vigil.pile)
    vigil.shuffles.append(why)
    vigil.tell(fact)


def shuffle_after_undoing(vigil: Vigil) -> None:
    """What was seen and taken back lies somewhere in the pile again (WD-NEED-15)."""
    mix(vigil, BY_UNDOING, facts.SHUFFLED_BY_UNDOING)


class WhichCard(Question):
    """With own cards: which one was turned up?"""

    name = "WhichCard"
    rules = ("WD-DECK-5",)

    def options(self, vigil: Vigil, args: Args) -> list[int]:
        plain = sorted(card for card in vigil.pile if not cards.is_joker(card))
        return plain + ([cards.JOKER] if len(plain) < len(vigil.pile) else [])

    def take(self, vigil: Vigil, option: int, args: Args) -> None:
        face_up(vigil, option)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return "Turn the top card of the draw pile up. Which one is it?"

    def key(self, vigil: Vigil, option: int, args: Args) -> str:
        return f"card:{cards.key(option)}"

    def text(self, vigil: Vigil, option: int, args: Args) -> str:
        return cards.name(option)


WHICH_CARD = WhichCard()
STEPS = (turn_up, put_by, shuffle_all)
QUESTIONS = (WHICH_CARD,)
