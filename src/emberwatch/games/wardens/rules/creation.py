"""Making a character (WD-CHAR): five steps, which others need not wait for."""

from emberwatch.games.wardens import cards, facts
from emberwatch.games.wardens.naming import character_name
from emberwatch.games.wardens.rules.deck import put_by, turn_up
from emberwatch.games.wardens.rules.records import add_record, text_fault
from emberwatch.games.wardens.rules.seats import answering, own_character
from emberwatch.games.wardens.state import CORE, IN_PLAY, MADE, MAKING, NONE, Entry, Vigil
from emberwatch.kernel import Form, Question
from emberwatch.kernel.state import Args

POINTS, MOST_AT_FIRST = 8, 3  # WD-CHAR-3, WD-CHAR-4
STARTING = (("weapon", 1), ("armor", 1), ("gear", 3), ("skill", 1))  # WD-CHAR-6
SPREADS = [
    (a, b, c, POINTS - a - b - c)
    for a in range(MOST_AT_FIRST, -1, -1)
    for b in range(MOST_AT_FIRST, -1, -1)
    for c in range(MOST_AT_FIRST, -1, -1)
    if 0 <= POINTS - a - b - c <= MOST_AT_FIRST
]


def make(vigil: Vigil, seat: int) -> None:
    """Begin a character, or go on with one."""
    character = own_character(vigil, seat)
    if character == NONE:
        character = len(vigil.owner)
        vigil.owner.append(seat)
        vigil.status.append(MAKING)
        vigil.scores.append((0,) * CORE + tuple(vigil.book.score_start[CORE:]))
        for texts in (vigil.player_names, vigil.names, vigil.looks, vigil.memories):
            texts.append("")
        vigil.tell(facts.MAKING_BEGAN, seat)
    vigil.do(make_on, character)


def make_on(vigil: Vigil, character: int) -> None:
    """The next of the five steps (WD-CHAR-1)."""
    kinds = [record.kind for record in vigil.records if record.character == character]
    if not vigil.player_names[character]:
        vigil.ask(PLAYER_NAME, character)
    elif not vigil.names[character]:
        vigil.ask(CHARACTER_NAME, character)
    elif not sum(vigil.scores[character][:CORE]):
        vigil.ask(POINTS_SPENT, character)
    elif "skill" not in kinds:
        for kind, count in STARTING:
            if kind not in kinds:
                for _ in range(count):
                    vigil.do(turn_up)
                vigil.do(look_up, character, kind)
        vigil.do(make_on, character)
    elif "gift" not in kinds:
        vigil.ask(WHICH_GIFT, character)
    else:
        come_into_play(vigil, character)


def look_up(vigil: Vigil, character: int, kind: str) -> None:
    """Each revealed card is looked up by rank alone (WD-CHAR-7, WD-CHAR-9)."""
    for card in vigil.turned:
        found = vigil.book.tables[kind][cards.rank(card)]
        add_record(vigil, character, kind, found)
        vigil.tell(facts.RECORD_REVEALED, kind, card, found)
    put_by(vigil)


def come_into_play(vigil: Vigil, character: int) -> None:
    """WD-CHAR-16."""
    vigil.status[character] = IN_PLAY
    vigil.journal.append(Entry(vigil.next_id(), MADE, vigil.owner[character], "", character))
    vigil.tell(facts.CAME_INTO_PLAY, character)


class PlayerName(Form):
    """The player's own name."""

    name = "PlayerName"
    rules = ("WD-CHAR-1", "WD-CHAR-2")

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return answering(vigil, vigil.owner[args[0]])

    def written(self, vigil: Vigil, text: str, args: Args) -> None:
        vigil.player_names[args[0]] = text.strip()
        vigil.tell(facts.NAMED_PLAYER, text.strip())
        vigil.do(make_on, args[0])

    def fault(self, vigil: Vigil, text: str, args: Args) -> str:
        return text_fault(text, 60)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return "What is the player's own name?"

    def example(self, vigil: Vigil, args: Args) -> str:
        return f"Player {vigil.owner[args[0]] + 1}"


class CharacterName(Form):
    """The character's name."""

    name = "CharacterName"
    rules = ("WD-CHAR-1", "WD-CHAR-2")

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return answering(vigil, vigil.owner[args[0]])

    def written(self, vigil: Vigil, text: str, args: Args) -> None:
        vigil.names[args[0]] = text.strip()
        vigil.tell(facts.NAMED, text.strip())
        vigil.do(make_on, args[0])

    def fault(self, vigil: Vigil, text: str, args: Args) -> str:
        return text_fault(text, 60)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return "What is the character called?"

    def example(self, vigil: Vigil, args: Args) -> str:
        return ("Gwyn", "Osric", "Ysolde", "Bram", "Maud", "Piers")[args[0] % 6]


class PointsSpent(Question):
    """How are the eight points distributed?"""

    name = "PointsSpent"
    rules = ("WD-CHAR-3", "WD-CHAR-4", "WD-CHAR-5")

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return answering(vigil, vigil.owner[args[0]])

    def options(self, vigil: Vigil, args: Args) -> list[int]:
        return list(range(len(SPREADS)))

    def take(self, vigil: Vigil, option: int, args: Args) -> None:
        character = args[0]
        vigil.scores[character] = (*SPREADS[option], *vigil.scores[character][CORE:])
        vigil.tell(facts.SCORES_SET, character, vigil.scores[character])
        vigil.do(make_on, character)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return f"How are the {POINTS} points of {character_name(vigil, args[0])} distributed?"

    def key(self, vigil: Vigil, option: int, args: Args) -> str:
        return "scores:" + "-".join(str(score) for score in SPREADS[option])

    def text(self, vigil: Vigil, option: int, args: Args) -> str:
        names = vigil.book.score_names
        return ", ".join(f"{name} {score}" for name, score in zip(names, SPREADS[option], strict=False))


class WhichGift(Question):
    """Which Gift did the forest leave?"""

    name = "WhichGift"
    rules = ("WD-CHAR-10", "WD-CHAR-11", "WD-CHAR-12")

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return answering(vigil, vigil.owner[args[0]])

    def options(self, vigil: Vigil, args: Args) -> list[int]:
        return list(range(len(vigil.book.gifts)))

    def take(self, vigil: Vigil, option: int, args: Args) -> None:
        name = vigil.book.gifts[option][1]
        add_record(vigil, args[0], "gift", name)
        vigil.tell(facts.GIFT_PICKED, args[0], name)
        vigil.do(make_on, args[0])

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return f"Which Gift has {character_name(vigil, args[0])}?"

    def key(self, vigil: Vigil, option: int, args: Args) -> str:
        return f"gift:{vigil.book.gifts[option][0]}"

    def text(self, vigil: Vigil, option: int, args: Args) -> str:
        _, name, what = vigil.book.gifts[option]
        return f"{name}: {what}"


PLAYER_NAME, CHARACTER_NAME, POINTS_SPENT, WHICH_GIFT = PlayerName(), CharacterName(), PointsSpent(), WhichGift()
STEPS = (make, make_on, look_up)
QUESTIONS = (PLAYER_NAME, CHARACTER_NAME, POINTS_SPENT, WHICH_GIFT)
