"""The editions side by side, from their data: words, Actions renamed, gone and new, outcomes, Costs and odds."""

from collections.abc import Callable, Iterator
from fractions import Fraction

from emberwatch.games.wardens.book import MAY_REVEAL, MUST_REVEAL, NO_COST, Action, Book
from emberwatch.games.wardens.cards import SUITS
from emberwatch.games.wardens.content import load
from emberwatch.games.wardens.naming import signed
from emberwatch.games.wardens.odds import draw_chances, oracle_chances
from emberwatch.games.wardens.state import OUTCOMES
from emberwatch.kernel import Comparison, Row, Section

EDITIONS = ("first", "second")
MODIFIERS = range(-1, 6)
NOTHING = "none"
REVEALS = {NO_COST: "", MAY_REVEAL: "a card may be revealed", MUST_REVEAL: "a card is revealed"}


def compare() -> Comparison:
    """Everything that the data of the two editions say differently, and what they say alike."""
    first, second = (load(edition) for edition in EDITIONS)
    kinds = [*first.action_of, *(kind for kind in second.action_of if kind not in first.action_of)]
    return Comparison(
        (first.edition_name, second.edition_name),
        (
            Section("Words and cards", tuple(_words(first, second))),
            Section("Actions", tuple(_action(first, second, kind) for kind in kinds)),
            *(Section(_titled(first, second, kind), tuple(_details(first, second, kind))) for kind in kinds),
            Section("Odds of a Draw from a fresh deck, by Score and modifiers together", tuple(_draws(first, second))),
            Section("Odds of the Oracle from a fresh deck", tuple(_oracle(first, second))),
        ),
    )


def _words(first: Book, second: Book) -> Iterator[Row]:
    told: tuple[tuple[str, Callable[[Book], str]], ...] = (
        *((f"The {place} outcome", _outcome(at)) for at, place in enumerate(OUTCOMES)),
        ("Cards of the deck", lambda book: str(book.size)),
        ("Jokers", lambda book: str(book.jokers) if book.jokers else NOTHING),
        ("Suits in the order", lambda book: ", ".join(SUITS[suit] for suit in book.suit_order)),
        ("What an outcome costs", lambda book: book.cost_word),
        ("As many red cards as black", lambda book: book.tie),
        ("Tempting Fate", lambda book: "yes" if book.has_fate else NOTHING),
        ("Sparks", lambda book: "yes" if book.has_sparks else NOTHING),
        ("Actions", lambda book: str(len(book.actions))),
    )
    return (Row(label, (tell(first), tell(second))) for label, tell in told)


def _outcome(at: int) -> Callable[[Book], str]:
    return lambda book: f"{book.outcomes[at]} ({book.meanings[at]})"


def _find(book: Book, kind: str) -> Action | None:
    return book.actions[book.action_of[kind]] if kind in book.action_of else None


def _action(first: Book, second: Book, kind: str) -> Row:
    """Kept, renamed, new, gone, or merged into others."""
    was, now = _find(first, kind), _find(second, kind)
    if was and now:
        return Row(was.name, (was.name, now.name), "" if was.name == now.name else "renamed")
    if was:
        heirs = ", ".join(second.actions[second.action_of[one]].name for one in was.becomes)
        return Row(was.name, (was.name, heirs or NOTHING), "merged" if heirs else "gone")
    assert now is not None
    return Row(now.name, (NOTHING, now.name), "new")


def _titled(first: Book, second: Book, kind: str) -> str:
    names = [action.name for book in (first, second) if (action := _find(book, kind))]
    return " / ".join(dict.fromkeys(names))


def _details(first: Book, second: Book, kind: str) -> Iterator[Row]:
    """What is printed with an Action."""
    pair = (first, _find(first, kind)), (second, _find(second, kind))
    told: tuple[tuple[str, Callable[[Book, Action], str]], ...] = (
        ("When", lambda book, one: one.trigger),
        ("With", _approaches),
        ("Modifiers", _conditions),
        *((" / ".join((first.outcomes[at], second.outcomes[at])), _does(at)) for at in range(len(OUTCOMES))),
        *((suit.capitalize(), _costs(at)) for at, suit in enumerate(SUITS)),
    )
    for label, tell in told:
        values = tuple(tell(book, action) if action else "" for book, action in pair)
        if any(values):
            yield Row(label, values)


def _approaches(book: Book, action: Action) -> str:
    return "; ".join(f"{book.score_names[score]}: {cue}" for score, cue, _ in action.approaches)


def _conditions(book: Book, action: Action) -> str:
    return "; ".join(f"{signed(levels)} {cue}" for levels, cue, _ in action.conditions)


def _does(at: int) -> Callable[[Book, Action], str]:
    def tell(book: Book, action: Action) -> str:
        cost = REVEALS[action.cost[at]]
        return f"{action.texts[at]}{f' ({book.cost_word}: {cost})' if cost else ''}"

    return tell


def _costs(suit: int) -> Callable[[Book, Action], str]:
    return lambda book, action: f"{action.costs[suit].label}: {action.costs[suit].text}" if suit in action.costs else ""


def _draws(first: Book, second: Book) -> Iterator[Row]:
    for modifier in MODIFIERS:
        chances = (draw_chances(range(book.size), [], modifier) for book in (first, second))
        yield Row(
            signed(modifier),
            tuple(_shares(one, OUTCOMES) for one in chances),
        )


def _oracle(first: Book, second: Book) -> Iterator[Row]:
    for _, name, count in first.likelihoods:
        chances = (oracle_chances(range(book.size), [], count) for book in (first, second))
        yield Row(f"{name}, {count}", tuple(_shares(one, ("yes", "yes, but", "no")) for one in chances))


def _shares(chances: tuple[Fraction, ...], names: tuple[str, ...]) -> str:
    return ", ".join(f"{name} {float(100 * chance):.1f} %" for name, chance in zip(names, chances, strict=True))
