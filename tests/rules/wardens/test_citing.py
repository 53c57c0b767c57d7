"""What happens says on which rules it rests."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from emberwatch.cli.rules import RULE_ID, texts
from tests.marks import rule
from tests.rules.told import first
from tests.wardens.table import BOTTOM, EDITIONS, OUTCOMES, TOP, Table
from tests.wardens.ways import DUE, SUITS, fall_due

ROOT = Path(__file__).parents[3]
# the numbers of the rules in the Action's chapter: beginning; top; middle; bottom
RESTS_ON = {
    "overcome": ("WD-OVER", "1 2 3 4; 5; 6; 7"),
    "avoid": ("WD-AVOID", "1 2 3 4; 5; 6; 7 8 9 10"),
    "compel": ("WD-COMP", "1 2; 3; 4; 5"),
    "bond": ("WD-BOND", "1 2; 3; 4; 5"),
    "intel": ("WD-INTEL", "1 2; 3; 4; 5"),
    "read": ("WD-READ", "1 2; 3; 4; 5"),
    "forage": ("WD-FORA", "1 2 3; 4; 5; 6"),
    "spend": ("WD-SPEND", "1 2; 3; 4; 5"),
    "treat": ("WD-TREAT", "1 2 3; 4; 5; 6"),
    "enter": ("WD-ENTER", "1 2 3; 4; 5; 6"),
    "inflict": ("WD-INFL", "1 2 3; 4; 5; 6"),
    "endure": ("WD-ENDU", "1 2 3 4; 5 8; 6 8; 7 8"),
    "death": ("WD-DEATH", "1 2; 3; 4; 5"),
    "forest": ("WD-FOREST", "1 2; 3; 4; 5"),
    "camp": ("WD-CAMP", "1 2; 3 6; 4 6; 5 6"),
    "purify": ("WD-PURI", "1 2 3; 4; 5; 6"),
    "invoke": ("WD-INVO", "1 2; 3 6; 4 6; 5"),
}
DIFFERING = {
    ("first", "secure"): ("WD-SECU", "1 2 3 5; 6; 7; 9"),
    ("second", "secure"): ("WD-SECU", "1 2 4 5; 6 8; 7 8; 9"),
    ("first", "rest"): ("WD-REST", "1 2 3; 5; 6; 7"),
    ("second", "rest"): ("WD-REST", "1 2 4; 5; 6; 7"),
}
ROWS = {  # clubs, spades, diamonds, hearts
    ("first", "overcome"): ("WD-OVER", "9 8 11 10"),
    ("first", "secure"): ("WD-OVER", "9 8 11 10"),
    ("second", "overcome"): ("WD-OVER", "9 8 11 10"),
    ("second", "secure"): ("WD-SECU", "11 12 13 14"),
    ("second", "forage"): ("WD-FORA", "7 8 9 10"),
    ("second", "treat"): ("WD-TREAT", "7 8 9 10"),
    ("second", "inflict"): ("WD-INFL", "7 8 9 10"),
    ("second", "rest"): ("WD-REST", "8 9 10 11"),
}
# These cause nothing that could cite them: they say what there is not, what is alike, and how rules are worded.
SILENT = {"WD-ED-7", "WD-ED-9", "WD-ED-10", "WD-ORC-8", "WD-COST-7", "WD-ODDS-5"}


def spoken() -> Iterator[str]:
    """The rules that facts, questions, asides, refusals and content can cite; a comment cites nothing."""
    game = ROOT / "src" / "emberwatch" / "games" / "wardens"
    for path in game.rglob("*.py"):
        for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(part, ast.Constant) and isinstance(part.value, str) and RULE_ID.fullmatch(part.value):
                yield part.value
    for path in game.rglob("*.toml"):
        if path.name != "rules.toml":
            yield from RULE_ID.findall(path.read_text(encoding="utf-8"))


def played(edition: str, kind: str, turned: str) -> Table:
    """An Action of this kind with these cards."""
    table = Table(edition)
    if kind in DUE:
        fall_due(table, kind)
        table.resist(kind, turned)
    else:
        table.draw(kind, turned=turned, first=("severity:serious", "stake:vitae") if kind == "avoid" else ())
    return table


@rule("WD-DRAW-14", "WD-ACT-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_action_cites_its_own_rules_when_it_begins_and_when_it_ends(edition: str) -> None:
    for action in Table(edition, wardens=0).state.book.actions:
        chapter, numbers = DIFFERING.get((edition, action.kind)) or RESTS_ON[action.kind]
        begin, *ends = ({f"{chapter}-{number}" for number in part.split()} for part in numbers.split(";"))
        for turned, end in zip(OUTCOMES.values(), ends, strict=True):
            events = played(edition, action.kind, turned + " 9C").game.events()
            began = next(event for event in reversed(events) if event.name == "action_began")
            final = next(event for event in reversed(events) if event.name == "outcome_final")
            assert {one for one in began.rules if one.startswith(f"{chapter}-")} == begin
            assert {one for one in final.rules if one.startswith(f"{chapter}-")} == end


@rule("WD-COST-8", "WD-COST-9", "WD-COST-10")
@pytest.mark.parametrize(("which", "numbers"), ROWS.items(), ids=str)
def test_every_row_of_a_suit_table_cites_its_own_rule(which: tuple[str, str], numbers: tuple[str, str]) -> None:
    edition, action = which
    for suit, number in zip(("clubs", "spades", "diamonds", "hearts"), numbers[1].split(), strict=True):
        table = played(edition, action, f"{BOTTOM} {SUITS[suit]}")
        if edition == "second":
            table.play("reveal")
        revealed = first(table.game.events(), "cost_revealed")
        assert f"{numbers[0]}-{number}" in revealed.rules
        assert ("WD-COST-10" if edition == "first" else "WD-COST-9") in revealed.rules
        assert ("WD-SECU-10" in revealed.rules) == (which == ("first", "secure"))


@rule("WD-GIFT-1", "WD-GIFT-2", "WD-GIFT-3", "WD-GIFT-4", "WD-GIFT-5", "WD-POOL-13", "WD-POOL-14")
@pytest.mark.parametrize(("edition", "stores"), [("first", "WD-POOL-13"), ("second", "WD-POOL-14")])
def test_gifts_and_stores_cite_theirs(edition: str, stores: str) -> None:
    for number, gift in enumerate(("stonehide", "bonegrind", "vinewright", "wildtongue", "soulgrip"), start=1):
        table = Table(edition, wardens=0)
        assert f"WD-GIFT-{number}" in first(table.make(gift=gift), "gift_picked").rules
    assert stores in first(table.draw("enter", turned=TOP), "stored").rules
    assert stores in first(table.draw("secure", "strength", TOP), "shared_store").rules


@rule("WD-SCORE-11", "WD-SCORE-12", "WD-SCORE-13", "WD-SCORE-14", "WD-SCORE-15", "WD-SCORE-16")
@rule("WD-SCORE-17", "WD-SCORE-18")
def test_a_score_that_moves_cites_what_moves_it() -> None:
    moves = [("rest", TOP, 11), ("purify", TOP, 13), ("invoke", BOTTOM, 14), ("forage", TOP, 15), ("read", BOTTOM, 18)]
    for action, turned, number in (*moves, ("spend", BOTTOM, 16)):
        table = Table("first")
        table.have(vitae=2, radiance=3, supply=2)
        assert f"WD-SCORE-{number}" in first(table.draw(action, turned=turned), "score_changed").rules
    table = Table("second")
    assert "WD-SCORE-17" in first(table.draw("enter", turned=TOP, fate="accept-hardship"), "score_changed").rules
    table.now("harm")
    table.play("character:warden-1", "severity:ordinary", "stake:vitae")
    assert "WD-SCORE-12" in first(table.now("take-it:warden-1"), "score_changed").rules


def test_every_rule_is_cited_where_it_is_at_work() -> None:
    shown = {id for id in texts("wardens") if id.startswith("WD-NEED-")}  # by the pages; no event can cite them
    assert set(texts("wardens")) - set(spoken()) - shown == SILENT
