"""The game that docs/write-a-game.md builds, taken from the page itself."""

from functools import cache
from pathlib import Path
from types import ModuleType

from emberwatch.kernel import Rulebook

PAGE = Path(__file__).parents[2] / "docs" / "write-a-game.md"


@cache
def module() -> ModuleType:
    """The page's code as a module; the lines keep their numbers, for the sake of tracebacks."""
    found = ModuleType("write_a_game")
    exec(compile(code(PAGE.read_text()), str(PAGE), "exec"), found.__dict__)
    return found


def rulebook() -> Rulebook:
    """The page's game."""
    embers: Rulebook = module().EMBERS
    return embers


def code(page: str) -> str:
    """The page with all lines blank but those of its code blocks; examples at a prompt are no code of the game."""
    lines: list[str] = []
    for number, block in enumerate(page.split("```")):
        is_code = number % 2 and block.startswith("python\n") and ">>>" not in block
        shown = block.removeprefix("python") if is_code else "\n" * block.count("\n")
        lines.append(shown)
    return "".join(lines)
