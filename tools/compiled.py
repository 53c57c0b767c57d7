"""Compile a copy of the package with mypyc under build/compiled; src stays as it is."""

import fcntl
import hashlib
import os
import shutil
import sys
from importlib.metadata import version
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

from emberwatch import GAMES

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "emberwatch"
BUILD = ROOT / "build"
COPY = BUILD / "compiled" / "emberwatch"
STAMP = BUILD / "compiled.digest"
LOCK = BUILD / "compiled.lock"

COMPILED = (
    "kernel/chance.py",
    "kernel/content.py",
    "kernel/event.py",
    "kernel/question.py",
    "kernel/state.py",
    "watchword/phrase.py",
    "lab/play.py",
    *(
        f"games/{game}/{room}.py"
        for game in GAMES
        for room in ("state", "cards", "causes", "facts", "force", "hidden", "words", "book", "rules/*", "phrases/*")
    ),
)


def source_digest() -> str:
    """A digest of everything that the compiled modules depend on."""
    digest = hashlib.sha256(f"{sys.version} mypy {version('mypy')}".encode())
    sources = (path for layer in ("kernel", "watchword", "games", "lab") for path in (SOURCE / layer).rglob("*.py"))
    for path in [Path(__file__), *sorted(sources)]:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def copy_source() -> None:
    """Bring the copy of the package up to date; what has been compiled stays beside it."""
    shutil.copytree(SOURCE, COPY, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)


def compile_copy() -> None:
    """Compile the copy's modules as one group, so that native classes inherit across files."""
    os.chdir(BUILD)
    paths = (path for pattern in COMPILED for path in sorted(COPY.glob(pattern)))
    modules = [str(path.relative_to(BUILD)) for path in paths if path.name != "__init__.py"]
    extensions = mypycify(
        modules,
        opt_level="1",  # more takes half as long again and gains a twentieth
        debug_level="0",
        target_dir="c",
        group_name="emberwatch",
        multi_file=True,  # one file of them all would take twice as long
    )
    setup(
        name="emberwatch",
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--build-lib", "compiled", "--build-temp", "objects"],
    )


def main() -> None:
    BUILD.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # the tests build as well, and may do so at the same time
        digest = source_digest()
        if STAMP.exists() and STAMP.read_text() == digest:
            print("Nothing compiled has changed since the last build.")
            copy_source()
        else:
            STAMP.unlink(missing_ok=True)
            shutil.rmtree(COPY.parent, ignore_errors=True)
            copy_source()
            compile_copy()
            STAMP.write_text(digest)
    print("Use it with: PYTHONPATH=build/compiled .venv/bin/python ...")


if __name__ == "__main__":
    main()
