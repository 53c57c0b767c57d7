"""Compile a copy of the package with mypyc under build/compiled; src stays as it is."""

import hashlib
import os
import shutil
import sys
from importlib.metadata import version
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "emberwatch"
BUILD = ROOT / "build"
COPY = BUILD / "compiled" / "emberwatch"
STAMP = BUILD / "compiled.digest"

COMPILED = (
    "kernel/chance.py",
    "kernel/content.py",
    "kernel/event.py",
    "kernel/question.py",
    "kernel/state.py",
    "watchword/phrase.py",
    "games/*/state.py",
    "games/*/cards.py",
    "games/*/causes.py",
    "games/*/force.py",
    "games/*/hidden.py",
    "games/*/words.py",
    "games/*/rules/*.py",
    "games/*/phrases/*.py",
)


def source_digest() -> str:
    """A digest of everything that the build depends on."""
    digest = hashlib.sha256(f"{sys.version} mypy {version('mypy')}".encode())
    files = [path for path in SOURCE.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    for path in [Path(__file__), *sorted(files)]:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def copy_source() -> None:
    """Put a fresh copy of the package in place of the last build."""
    shutil.rmtree(COPY.parent, ignore_errors=True)
    shutil.copytree(SOURCE, COPY, ignore=shutil.ignore_patterns("__pycache__"))


def compile_copy() -> None:
    """Compile the copy's modules as one group, so that native classes inherit across files."""
    os.chdir(BUILD)
    paths = (path for pattern in COMPILED for path in sorted(COPY.glob(pattern)))
    modules = [str(path.relative_to(BUILD)) for path in paths if path.name != "__init__.py"]
    extensions = mypycify(modules, opt_level="3", debug_level="0", target_dir="c", group_name="emberwatch")
    setup(
        name="emberwatch",
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--build-lib", "compiled", "--build-temp", "objects"],
    )


def main() -> None:
    digest = source_digest()
    if STAMP.exists() and STAMP.read_text() == digest:
        print("Nothing changed since the last build.")
    else:
        STAMP.unlink(missing_ok=True)
        copy_source()
        compile_copy()
        STAMP.write_text(digest)
    print("Use it with: PYTHONPATH=build/compiled .venv/bin/python ...")


if __name__ == "__main__":
    main()
