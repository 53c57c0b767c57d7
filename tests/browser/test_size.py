"""What a browser has to fetch to play a game stays small, however many games there are."""

import gzip
import re

import pytest

from emberwatch.table.client import FOLDER

MOST = 150_000  # bytes, gzip, without fonts
IMPORTED = re.compile(r'(?:from|import)"\./([^"]+\.js)"')
ASSETS = FOLDER / "assets"


def fetched(game: str) -> set[str]:
    """The files of the first page, of any table and of the page of a game, with all that they import."""
    waiting = re.findall(r'assets/([^"]+\.(?:js|css))', (FOLDER / "index.html").read_text(encoding="utf-8"))
    parts = ("Table", "Leaf", "Thread", game)
    waiting += [path.name for part in parts for path in ASSETS.glob(f"{part}-*") if path.suffix in (".js", ".css")]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            if name.endswith(".js"):
                waiting += IMPORTED.findall((ASSETS / name).read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("game", ["Watch", "Wardens"])
def test_the_page_of_a_game_is_small(game: str) -> None:
    files = fetched(game)
    assert any(name.startswith(f"{game}-") for name in files)
    size = sum(len(gzip.compress((ASSETS / name).read_bytes())) for name in files)
    print(f"{game}: {len(files)} files, {size:,} bytes")
    assert size < MOST
