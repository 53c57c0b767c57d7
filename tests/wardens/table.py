"""A table of Wardens to play scenes on: characters sit there already, and the cards come as they are named.

Cards are written as records write them: 7H, 10C, KD, joker.
"""

from typing import Any

import emberwatch
from emberwatch import Event
from emberwatch.games.wardens import cards
from emberwatch.games.wardens.state import DUES, SCORES, STATUSES, Vigil

EDITIONS = ("first", "second")
# three cards that give this outcome with every modifier from -5 to +6
TOP, MIDDLE, BOTTOM = "7H AC AS", "7H AC KS", "7H KC KS"
OUTCOMES = {"top": TOP, "middle": MIDDLE, "bottom": BOTTOM}
NUMBERS = {cards.key(card): card for card in range(52)} | {"joker": cards.JOKER}


class Table:
    """A game, and how a test talks to it. Wardens are called by number, as their keys are: warden-1."""

    def __init__(
        self,
        edition: str = "second",
        mode: str = "solo",
        players: int | None = None,
        wardens: int | None = None,
        own: bool = False,
        seed: int = 7,
    ) -> None:
        count = players or {"solo": 1, "co-op": 2, "led": 2}[mode]
        self.game = emberwatch.new("wardens", seed=seed, edition=edition, mode=mode, players=count, own_dice=own)
        pile = self.state.pile
        self.state.pile = sorted(pile, key=lambda card: not cards.is_joker(card))  # Jokers come when they are named
        self.coming: list[str] = []  # with cards of the table's own: those that will be turned up
        self.before: dict[str, int | str] = {}
        for seat in range(count if wardens is None else wardens):
            if own:
                self.stack("2C 4S 3H 3D 6D 8C" if not seat else "2S 4C 5H 5D 6H 8D")
            self.make(seat)
        self.mark()

    @property
    def state(self) -> Vigil:
        """What no seat sees whole."""
        state = self.game.state
        assert isinstance(state, Vigil)
        return state

    # -- doing -----------------------------------------------------------------------------------------------------

    def play(self, *answers: str, seat: int | None = None) -> list[Event]:
        """Give these answers, one after the other, and turn up what was stacked; all that happened."""
        events = [event for answer in answers for event in [*self.game.play(answer, seat), *self._turn()]]
        return events

    def _turn(self) -> list[Event]:
        events = []
        while self.asked == "WhichCard" and self.coming:
            events += self.game.play(f"card:{self.coming.pop(0)}")
        return events

    def now(self, what: str, seat: int = 0) -> list[Event]:
        """A seat starts something."""
        return self.play(f"{seat}:{what}")

    def make(self, seat: int = 0, scores: str = "2-2-2-2", gift: str = "stonehide") -> list[Event]:
        """Make a character in five steps."""
        return [*self.now("make", seat), *self.play("Ann", "Gwyn", f"scores:{scores}", f"gift:{gift}")]

    def draw(
        self,
        action: str,
        approach: str = "",
        turned: str = TOP,
        one: int = 1,
        first: tuple[str, ...] = (),
        seat: int = -1,
        fate: str = "let-it-stand",
    ) -> list[Event]:
        """An Action from beginning to its cards; `first` is answered before they are turned up."""
        events = self.begin(action, approach, one, first, seat)
        self.stack(turned)
        return [*events, *self.play("draw"), *self._tempt(fate)]

    def _tempt(self, fate: str) -> list[Event]:
        return self.play(fate) if self.asked == "TemptFate" and fate else []

    def begin(
        self, action: str, approach: str = "", one: int = 1, first: tuple[str, ...] = (), seat: int = -1
    ) -> list[Event]:
        """An Action up to its cards. Without an approach, the first that is printed."""
        seat = self.state.owner[one - 1] if seat < 0 else seat
        events = [*self.now(f"act:warden-{one}", seat), *self.play(f"action:{action}")]
        if self.asked == "Patient":
            events += self.play(first[0] if first else f"patient:warden-{one}")
            first = first[1:]
        events += self.play(*first)
        if not self.look()["draw"]["approach"]:
            events += self.play(f"approach:{approach}" if approach else self.options("approach")[0])
        elif approach and self.look()["draw"]["approach"] != approach:
            events += self.play(f"approach:{approach}")
        return events

    def resist(
        self, kind: str, turned: str = TOP, one: int = 1, seat: int = -1, fate: str = "let-it-stand"
    ) -> list[Event]:
        """Make a Draw that is due: death, forest, endure."""
        events = self.now(f"resist:{kind}:warden-{one}", self.state.owner[one - 1] if seat < 0 else seat)
        self.stack(turned)
        return [*events, *self.play("draw"), *self._tempt(fate)]

    def ask(self, cards: str, question: str = "Is it near?", seat: int = 0) -> list[Event]:
        """Ask the Oracle with as many cards as are named."""
        self.stack(cards)
        likelihood = {4: "almost-certain", 3: "likely", 2: "even", 1: "unlikely"}[len(cards.split())]
        return [*self.now("oracle", seat), *self.play(likelihood, question)]

    def agree(self) -> list[Event]:
        """Everybody who is asked for consent gives it."""
        events = []
        while self.asked == "Consent":
            events += self.play("agree")
        return events

    def correct(self, text: str, seat: int = 0) -> list[Event]:
        """Correct a value by hand, with everybody's consent."""
        return [*self.now("correct", seat), *self.play(text), *self.agree()]

    # -- laying ----------------------------------------------------------------------------------------------------

    def stack(self, named: str) -> None:
        """These cards come next, in this order. Those that are not in the pile change places with others that are."""
        if self.state.own_chance:
            self.coming = named.split()
            return
        wanted = [NUMBERS[name] for name in named.split()]
        pile, discard = self.state.pile, self.state.discard
        for card in wanted:
            if card in discard:
                other = next(one for one in pile if one not in wanted and not cards.is_joker(one))
                discard[discard.index(card)], pile[pile.index(other)] = other, card
        self.state.pile = [card for card in pile if card not in wanted] + wanted[::-1]

    def leave(self, named: str) -> None:
        """Exactly these cards are in the pile, the first on top; all others lie in the discard pile."""
        wanted = [NUMBERS[name] for name in named.split()]
        if wanted.count(cards.JOKER) > 1:
            wanted[wanted.index(cards.JOKER)] = cards.JOKER + 1
        self.state.pile = wanted[::-1]
        self.state.discard = [card for card in range(self.state.book.size) if card not in wanted]

    def have(self, one: int = 1, **scores: int) -> None:
        """Scores as a scene needs them."""
        had = list(self.state.scores[one - 1])
        for name, score in scores.items():
            had[SCORES.index(name)] = score
        self.state.scores[one - 1] = tuple(had)
        self.mark()

    def status(self, status: str, one: int = 1) -> None:
        """A character falls unconscious, say."""
        self.state.status[one - 1] = STATUSES.index(status)
        self.mark()

    # -- looking ---------------------------------------------------------------------------------------------------

    def look(self, seat: int = 0) -> dict[str, Any]:
        """What a seat sees."""
        return self.game.view(seat)

    @property
    def asked(self) -> str:
        """The question, by name."""
        return self.game.decision.name if self.game.decision else ""

    @property
    def keys(self) -> tuple[str, ...]:
        """What can be answered."""
        return self.game.decision.keys if self.game.decision else ()

    def options(self, word: str = "", seat: int | None = None) -> list[str]:
        """The answers that begin with this word; of one seat's only, if it is named."""
        decision = self.game.decision
        assert decision is not None
        keys = decision.keys if seat is None else decision.seen_by(seat).keys
        return [key for key in keys if key.split(":")[0] == word or not word]

    def starts(self, seat: int = 0) -> set[str]:
        """What a seat may start now, without the number of the seat."""
        return {key.partition(":")[2] for key in self.options(str(seat))}

    def text(self, key: str) -> str:
        """An option in words."""
        assert self.game.decision is not None
        return next(option.text for option in self.game.decision.options if option.key == key)

    def sheet(self, one: int = 1) -> dict[str, Any]:
        """A character."""
        found: dict[str, Any] = self.look()["characters"][one - 1]
        return found

    def score(self, name: str, one: int = 1) -> int:
        """One of its Scores."""
        sheet = self.sheet(one)
        return int({**sheet["core"], **sheet["reserve"]}[name.title()])

    def records(self, kind: str = "", one: int = 1) -> list[str]:
        """What its Records say, of one kind or all."""
        return [record["text"] for record in self.sheet(one)["records"] if record["kind"] == kind or not kind]

    def stores(self, one: int = 1) -> list[tuple[int, str]]:
        """Levels and scope of what it has stored."""
        return [(store["levels"], store["scope"]) for store in self.sheet(one)["stores"]]

    def dues(self) -> list[str]:
        """The Draws that are due: death:warden-1."""
        return [f"{due['kind']}:{due['character']}" for due in self.look()["dues"]]

    def last(self) -> dict[str, Any]:
        """The last Draw."""
        found: dict[str, Any] = self.look()["last_draw"]
        return found

    def mark(self) -> None:
        """Remember what there is, for changes()."""
        self.before = self._facts()

    def changes(self) -> list[str]:
        """What has changed since the mark: `vitae -1`, `warden-2 vitae +2`, `store +1 any`, `due death`."""
        found = []
        now = self._facts()
        for name, value in now.items():
            was = self.before.get(name)
            if was is None:
                found.append(f"{name.partition(' #')[0]} {value}".strip())
            elif isinstance(value, int) and isinstance(was, int) and value != was:
                found.append(f"{name} {value - was:+d}")
            elif value != was:
                found.append(str(value))
        found += [
            f"without {name.partition(' #')[0]} {self.before[name]}".strip() for name in self.before if name not in now
        ]
        return sorted(found)

    def _facts(self) -> dict[str, int | str]:
        """Everything that rules change, by name."""
        state = self.state
        found: dict[str, int | str] = {}
        for one, status in enumerate(state.status):
            who = "" if not one else f"warden-{one + 1} "
            found[f"{who}is"] = f"{who}{STATUSES[status]}"
            found |= {f"{who}{name}": score for name, score in zip(SCORES, state.scores[one], strict=True)}
        for store in state.stores:
            who = "shared " if store.holder < 0 else "" if not store.holder else f"warden-{store.holder + 1} "
            found[f"{who}store #{store.id}"] = f"{store.levels:+d} {store.scope}"
        for record in state.records:
            who = "" if not record.character else f"warden-{record.character + 1} "
            found[f"{who}record #{record.id}"] = f"{record.kind}{' for good' if record.permanent else ''}"
        for due in state.dues:
            found[f"due {DUES[due.kind]}" + (f" warden-{due.character + 1}" if due.character else "")] = ""
        for thing in state.things:
            found[f"{thing.kind} #{thing.id}"] = f"{thing.name} {thing.ticks}"
        return found
