"""What is printed in an edition: its words, Actions, Gifts and tables, for whoever wants to look something up."""

from typing import Any

from emberwatch.games.wardens.book import COSTS, Action, Book
from emberwatch.games.wardens.cards import SUITS
from emberwatch.games.wardens.state import CORE, OUTCOMES, SCORES
from emberwatch.kernel import Printed


def printed(book: Book) -> list[Printed]:
    """Everything that is the same at every table of the edition."""
    edition = {
        "outcomes": book.outcomes,
        "meanings": book.meanings,
        "jokers": book.jokers,
        "suits": [SUITS[suit] for suit in book.suit_order],
        "cost": book.cost_word,
        "tie": book.tie,
        "fate": book.has_fate,
        "sparks": book.has_sparks,
    }
    scores = zip(SCORES, book.score_names, book.score_texts, strict=True)
    return [
        Printed(book.edition, "edition", book.edition_name, "", edition),
        *(Printed(f"action:{one.kind}", "action", one.name, one.trigger, _action(one)) for one in book.actions),
        *(
            Printed(f"score:{id}", "score", name, text, {"core": place < CORE, "start": book.score_start[place]})
            for place, (id, name, text) in enumerate(scores)
        ),
        *(Printed(f"gift:{id}", "gift", name, text, {}) for id, name, text in book.gifts),
        *(
            Printed(f"likelihood:{id}", "likelihood", name, "", {"cards": count})
            for id, name, count in book.likelihoods
        ),
        *(Printed(f"record:{id}", "record", name, book.kind_examples[id], {}) for id, name in book.kinds.items()),
        *(Printed(f"table:{id}", "table", id, "", {"entries": entries}) for id, entries in book.tables.items()),
    ]


def _action(action: Action) -> dict[str, Any]:
    return {
        "chapter": action.chapter,
        "find": action.find,
        "approaches": [
            {"score": SCORES[score], "cue": cue, "fallback": fallback} for score, cue, fallback in action.approaches
        ],
        "conditions": [{"levels": levels, "cue": cue, "grade": grade} for levels, cue, grade in action.conditions],
        "outcomes": action.texts,
        "due": action.only_due,
        "severity": action.has_severity,
        "cost": {OUTCOMES[place]: COSTS[cost] for place, cost in enumerate(action.cost) if cost in COSTS},
        "costs": {
            SUITS[suit]: {"label": row.label, "text": row.text, "seen": row.seen} for suit, row in action.costs.items()
        },
    }
