"""The cards of the one deck, by number: four suits of thirteen ranks, then the Jokers (WD-CARD)."""

CLUBS, SPADES, DIAMONDS, HEARTS = range(4)
SUITS = ("clubs", "spades", "diamonds", "hearts")
LETTERS = "CSDH"
SYMBOLS = "♣♠♦♥"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
JOKER = 52  # this number and all above it


def is_joker(card: int) -> bool:
    """A Joker has no value, rank, suit or colour (WD-CARD-5)."""
    return card >= JOKER


def rank(card: int) -> int:
    """0 for the ace to 12 for the king."""
    return card % 13


def value(card: int) -> int:
    """A is 1, J 11, Q 12, K 13 (WD-CARD-2)."""
    return card % 13 + 1


def suit(card: int) -> int:
    """One of the four."""
    return card // 13


def is_red(card: int) -> bool:
    """Hearts and diamonds (WD-CARD-3)."""
    return card // 13 >= DIAMONDS


def key(card: int) -> str:
    """10H, as records write it."""
    return "joker" if card >= JOKER else RANKS[card % 13] + LETTERS[card // 13]


def name(card: int) -> str:
    """10♥, as people read it."""
    return "a Joker" if card >= JOKER else RANKS[card % 13] + SYMBOLS[card // 13]
