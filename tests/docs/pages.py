"""Pages for people, taken apart: what they show is tried out."""

import doctest
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def page(name: str) -> Path:
    """A page by its path in the repository."""
    return ROOT / name


def blocks(path: Path, *languages: str) -> list[tuple[str, str]]:
    """The code blocks of a page in these languages, each with its language."""
    return [(language, text) for language, text in BLOCK.findall(path.read_text()) if language in languages]


def untrue(path: Path, names: dict[str, Any]) -> str:
    """What the examples at a prompt get wrong; nothing if all is well."""
    text = path.read_text().replace("```", "")
    examples = doctest.DocTestParser().get_doctest(text, names, path.name, str(path), 0)
    assert examples.examples, f"{path.name} has no examples"
    told: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(examples, out=told.append)
    return "".join(told)
