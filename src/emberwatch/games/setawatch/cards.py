"""The tables that a state's small ints point into: what is printed on the cards of one pool."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from emberwatch.kernel import Content

# kinds of cards of the table
CREATURE: Final = 0
SUMMON: Final = 1
UNHALLOWED_CARD: Final = 2
REGULAR: Final = 3
RESPITE: Final = 4
FINAL: Final = 5

# the moments at which powers trigger (SW-CRE-5, SW-RND-9)
REVEAL: Final = 0
FIRST: Final = 1
DEFEATED: Final = 2
ROUND_ENDS: Final = 3
ARRIVES: Final = 4
ROLLED: Final = 5
LINE_LAID: Final = 6
WATCH_BEGINS: Final = 7
OPENED: Final = 8
FIRST_FALLEN: Final = 9
MOMENTS: Final = 10

HALVE: Final = 1000  # a firewood modifier

UNHALLOWED_TYPE: Final = "unhallowed"


class Cards(Content):
    """One list a printed property. Cards of the table by card number, abilities and heroes by theirs."""

    def __init__(self, steps: Iterable[Callable[..., None]], questions: Iterable[Any], digest: str) -> None:
        super().__init__(steps, questions, digest)
        self.entries: Mapping[str, Mapping[str, Any]] = {}  # of the packs, as they were read
        # phrases by number; `effects` and `aimed` are the same list for readers of different kinds
        self.phrases: list[Any] = []
        self.effects: list[Any] = self.phrases
        self.aimed: list[Any] = self.phrases
        self.once: list[bool] = []  # of the power a phrase belongs to
        self.shown: list[str] = []  # the phrase in words

        # creatures, Summons, Unhallowed and locations
        self.ids: list[str] = []
        self.card_ids: list[str] = []  # without the number of the copy
        self.names: list[str] = []
        self.kind: list[int] = []
        self.of_kind: list[list[int]] = [[] for _ in range(6)]  # all cards of a kind
        self.type: list[str] = []
        self.is_summon: list[bool] = []
        self.acolyte: list[bool] = []
        self.lots: list[int] = []  # cards that may be taken for each other while unseen (hidden.py)
        self.damage: list[int] = []
        self.base_health: list[int] = []
        self.formula: list[Any] = []
        self.powers: list[list[list[int]]] = [[] for _ in range(MOMENTS)]  # by moment, then by card
        self.ongoing: list[list[Any]] = []
        self.modifier: list[int] = []
        self.count: list[int] = []
        self.texts: list[str] = []
        self.named_by: list[list[str]] = []  # the cards that its text names (SW-DECK-4)

        # heroes: the Adventurers of the card file
        self.hero_ids: list[str] = []
        self.hero_names: list[str] = []
        self.hero_dice: list[list[int]] = []
        self.ranged: list[bool] = []
        self.hero_abilities: list[list[int]] = []
        self.camp_action: list[list[Any]] = []
        self.camp_at_least: list[int] = []
        self.camp_texts: list[str] = []
        self.shares_abilities: list[bool] = []
        self.heroes_in_pool: list[int] = []

        # ability cards
        self.ability_ids: list[str] = []
        self.ability_names: list[str] = []
        self.ability_hero: list[int] = []
        self.ability_texts: list[str] = []
        self.passive: list[bool] = []
        self.once_a_round: list[bool] = []
        self.uses: list[list[Any]] = []  # what happens when the card is used
        self.passives: list[list[Any]] = []  # what is in force while it is face up

        # spaces of the camp board, the camper's own action, then runes
        self.space_ids: list[str] = []
        self.space_names: list[str] = []
        self.space_texts: list[str] = []
        self.space_slots: list[int] = []
        self.space_exactly: list[int] = []
        self.space_rising: list[bool] = []
        self.space_always: list[bool] = []
        self.space_effects: list[list[Any]] = []
        self.own_space: int = -1
        self.camp_spaces: list[int] = []  # the camp board and the own action
        self.runes: list[int] = []

        self.type_nouns: dict[str, str] = {}

    def say_cause(self, cause: int) -> str:
        """A cause in words (causes.py)."""
        if cause == 0:
            return "the rules"
        if cause >= 200_000:
            return self.space_names[cause - 200_000]
        if cause >= 100_000:
            return f"{self.hero_names[(cause - 100_000) // 4]}'s camp action"
        if cause >= 1000:
            return self.ability_names[(cause - 1000) // 12]
        return self.names[cause - 1]

    def show(self, number: int) -> str:
        """A phrase in words, as a sentence."""
        text = self.shown[number]
        return f"{text[:1].upper()}{text[1:]}."

    def missing_from_balance(self, cards: Iterable[int]) -> list[tuple[int, str]]:
        """What a deck lacks of the guideline: how many of which types (SW-DECK-2)."""
        types = [self.type[card] for card in cards]
        wanted = {"forest": 4, "undead": 4, "dragon": 4, "human": 1, "goblin": 1, "golem": 1}
        return [(number - types.count(kind), kind) for kind, number in wanted.items() if types.count(kind) < number]
