"""`emberwatch rules GAME`: every rule of a game, the tests that show it and the code that cites it."""

import ast
import itertools
import json
import re
import shutil
import textwrap
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

import emberwatch
from emberwatch.cli.arguments import Arguments
from emberwatch.kernel import BadInput, Row, Rulebook

RULE_ID = re.compile(r"\b[A-Z]{2}(?:-[A-Z]+)+-\d+\b")
LABEL = 24  # letters of the first column at most
CHECKOUT = Path(__file__).parents[3]

Places = dict[str, list[str]]


@dataclass(frozen=True, slots=True)
class RuleLine:
    """A rule, and where it is shown and cited."""

    id: str
    text: str
    tests: tuple[str, ...]
    code: tuple[str, ...]


@cache
def texts(game: str) -> Mapping[str, str]:
    """The rules a game plays by, each in one sentence."""
    source = files("emberwatch") / "games" / game / "content" / "rules.toml"
    rules: Mapping[str, str] = tomllib.loads(source.read_text(encoding="utf-8"))["rules"]
    return rules


def coverage(game: str, root: Path) -> list[RuleLine]:
    """Each rule of the game with the tests and the code below `root` that name it."""
    tests, code = shown(root), cited(game, root)
    return [RuleLine(id, text, tuple(tests.get(id, ())), tuple(code.get(id, ()))) for id, text in texts(game).items()]


def shown(root: Path) -> Places:
    """Which tests name a rule in `@rule(...)`, as file::function."""
    places: Places = {}
    for path in sorted((root / "tests").rglob("*.py")):
        for test in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(test, ast.FunctionDef | ast.AsyncFunctionDef):
                for id in named(test):
                    places.setdefault(id, []).append(f"{path.relative_to(root).as_posix()}::{test.name}")
    return places


def named(test: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """The rules in the decorators of one test."""
    for mark in test.decorator_list:
        match mark:
            case ast.Call(func=ast.Name(id="rule"), args=args):
                yield from (str(arg.value) for arg in args if isinstance(arg, ast.Constant))


def cited(game: str, root: Path) -> Places:
    """Which lines of the game's code and content name a rule, as file:line."""
    places: Places = {}
    folder = root / "src" / "emberwatch" / "games" / game
    content = [path for path in folder.rglob("*.toml") if path.name != "rules.toml"]
    for path in sorted([*folder.rglob("*.py"), *content]):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for id in dict.fromkeys(RULE_ID.findall(line)):
                places.setdefault(id, []).append(f"{path.relative_to(root).as_posix()}:{number}")
    return places


def main(argv: Sequence[str] | None = None) -> int:
    """List the rules of a game."""
    asked = arguments().parse_args(argv)
    if asked.compare:
        return compare(emberwatch.rulebook(asked.game), asked.json)
    if not asked.source.is_dir():
        raise BadInput(f"{asked.source} is no folder; --source takes a checkout.")
    lines = coverage(emberwatch.rulebook(asked.game).name, asked.source)
    if asked.json:
        print(json.dumps([asdict(line) for line in lines], indent=2, ensure_ascii=False))
        return 0
    for line in lines:
        print("\n".join(said(line)))
    print(summary(lines, asked.source))
    return 0


def arguments() -> Arguments:
    """What the command understands."""
    parser = Arguments("rules", main.__doc__)
    parser.add_game()
    parser.add_argument("--compare", action="store_true", help="show the variants of the game side by side instead")
    parser.add_argument("--json", action="store_true", help="print the list as JSON")
    parser.add_argument(
        "--source", type=Path, default=CHECKOUT, metavar="DIR", help="the checkout that has tests and code"
    )
    return parser


def compare(rulebook: Rulebook, as_json: bool) -> int:
    """What the variants of a game say differently, in columns; as JSON also what they say alike."""
    found = rulebook.compare()
    if found is None:
        raise BadInput(f"{rulebook.title} has only one variant; there is nothing to compare.")
    if as_json:
        sections = [{"title": one.title, "rows": [row._asdict() for row in one.rows]} for one in found.sections]
        print(json.dumps({"columns": found.columns, "sections": sections}, indent=2, ensure_ascii=False))
        return 0
    for section in found.sections:
        rows = [row for row in section.rows if row.differs]
        told = table(section.title, found.columns, rows) if rows else ("", f"{section.title}: alike")
        print("\n".join(told))
    return 0


def table(title: str, columns: Sequence[str], rows: Sequence[Row]) -> Iterator[str]:
    """A section in columns as wide as the screen allows."""
    screen = shutil.get_terminal_size().columns
    label = min(LABEL, max(len(row.label) for row in rows))
    width = max(20, (screen - label - 2 * len(columns)) // len(columns))
    yield from ("", title, "=" * len(title))
    yield from _columns(("", *columns), (label, *[width] * len(columns)))
    for row in rows:
        named = f"{row.label} ({row.note})" if row.note else row.label
        yield from _columns((named, *row.values), (label, *[width] * len(columns)))


def _columns(cells: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    wrapped = [textwrap.wrap(cell, width) for cell, width in zip(cells, widths, strict=True)]
    for lines in itertools.zip_longest(*wrapped, fillvalue=""):
        yield "  ".join(line.ljust(width) for line, width in zip(lines, widths, strict=True)).rstrip()


def said(line: RuleLine) -> Iterator[str]:
    """A rule, then below it the places that name it."""
    yield f"{line.id}  {line.text}"
    for kind, places in (("test", line.tests), ("code", line.code)):
        yield from (f"    {kind}  {place}" for place in places)


def summary(lines: Sequence[RuleLine], source: Path) -> str:
    """How many rules there are, and how many no test shows."""
    if not (source / "tests").is_dir():
        return f"{len(lines)} rules; the tests that show them are found in a checkout only (--source DIR)."
    return f"{len(lines)} rules, {sum(not line.tests for line in lines)} without a test"
