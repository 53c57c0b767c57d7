"""The compiled build is the same game: what it makes of a record, plain Python makes of it too."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from random import Random
from typing import Any

import pytest

import emberwatch
from emberwatch.kernel import Record
from emberwatch.lab.draws import random_terms
from tests.battery.games import CASES

ROOT = Path(__file__).resolve().parents[2]
NIGHTS = 50


@pytest.fixture(scope="module")
def compiled() -> Path:
    """The package as mypyc compiles it; a build that is up to date is not made again."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        pytest.skip(f"there is no C compiler here ({compiler}), so the compiled build cannot be made")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        pytest.skip("the headers of Python are not installed here, so the compiled build cannot be made")
    build = subprocess.run([sys.executable, ROOT / "tools" / "compiled.py"], capture_output=True, text=True)
    assert build.returncode == 0, build.stdout + build.stderr
    return ROOT / "build" / "compiled"


def played(seed: int) -> Record:
    """The record of a whole random game at a random table."""
    luck = Random(seed)
    game = emberwatch.new("setawatch", seed, **random_terms(luck))
    while (decision := game.decision) is not None:
        game.play(luck.choice(decision.keys))
    return game.record()


def replayed(records: list[Record], package: Path) -> dict[str, Any]:
    """What another process makes of the records with this package."""
    done = subprocess.run(
        [sys.executable, Path(__file__).parent / "replay.py"],
        input=json.dumps([record.to_json() for record in records]),
        env={**os.environ, "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    said: dict[str, Any] = json.loads(done.stdout)
    return said


def nights() -> list[Record]:
    """Games of Set a Watch."""
    return [played(seed) for seed in range(NIGHTS)]


def sessions() -> list[Record]:
    """Sessions of Wardens, in both editions and all modes."""
    return [case.played().record() for case in CASES if case.entry.rulebook.name == "wardens"]


@pytest.mark.parametrize("made", [nights, sessions])
def test_records_have_equal_digests_in_both_builds(compiled: Path, made: Callable[[], list[Record]]) -> None:
    records = made()
    plain, fast = replayed(records, ROOT / "src"), replayed(records, compiled)
    assert plain["build"].endswith(".py")
    assert fast["build"].endswith(tuple(EXTENSION_SUFFIXES))
    assert fast["digests"] == plain["digests"] == [record.digests for record in records]
    assert all(record.digests for record in records)
