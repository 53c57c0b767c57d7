"""What there is to play: games with their options, what is printed on their cards, and their rules."""

from collections.abc import Mapping, Sequence

from emberwatch.bots import BOTS
from emberwatch.kernel import Rulebook
from emberwatch.table.requests import Compared, ComparedRow, ComparedSection, GameInfo, OptionInfo, Printed, RuleInfo
from emberwatch.table.table import FOR_PEOPLE_ONLY


def games(rulebooks: Mapping[str, Rulebook]) -> list[GameInfo]:
    """Every game that can be put on a table."""
    return [_game(rulebook) for rulebook in rulebooks.values()]


def _game(rulebook: Rulebook) -> GameInfo:
    offered = {name: one for name, one in rulebook.offered().items() if name != "packs"}
    players = offered.get("players", (1, (1,)))[1]
    return GameInfo(
        name=rulebook.name,
        title=rulebook.title,
        most_seats=max(players),
        options=[OptionInfo(name, usual, list(choices)) for name, (usual, choices) in offered.items()],
        bots=[] if rulebook.name in FOR_PEOPLE_ONLY else list(BOTS),
    )


def cards(rulebook: Rulebook, pool: Sequence[str], edition: str) -> list[Printed]:
    """What is printed on the cards of some sets, or in an edition."""
    terms = rulebook.terms({**({"pool": list(pool)} if pool else {}), **({"edition": edition} if edition else {})})
    return [Printed(*one) for one in rulebook.printed(rulebook.content(terms))]


def rules(rulebook: Rulebook) -> list[RuleInfo]:
    """The numbered rules."""
    return [RuleInfo(id, text) for id, text in rulebook.rules().items()]


def compared(rulebook: Rulebook) -> Compared:
    """The variants of a game side by side."""
    found = rulebook.compare()
    if found is None:
        return Compared([], [])
    return Compared(
        list(found.columns),
        [
            ComparedSection(title, [ComparedRow(row.label, list(row.values), row.note, row.differs) for row in rows])
            for title, rows in found.sections
        ],
    )
