"""`emberwatch serve`: where it listens, what it says, and where it keeps what is played."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from emberwatch.table import guard, serve
from emberwatch.table.settings import Settings, usual_place
from tests.cli.command import run
from tests.table.guest import BROWSER, Guest, ask, post
from tests.table.ports import free_port
from tests.table.serving import Spawned


def test_it_says_where_it_is_and_keeps_tables_in_the_user_s_folder(tmp_path: Path) -> None:
    server = Spawned("", tmp_path)
    ann = Guest.opening(server.address, seed=7)
    ann.play("rest:wizard")
    server.kill()
    assert (tmp_path / "tables.sqlite").exists()
    again = Spawned("", tmp_path)
    assert Guest(again.address, ann.table, ann.key).now["digest"] == ann.now["digest"]
    assert BROWSER.get(f"http://{again.address}/").status_code == 200
    again.kill()


def test_no_secret_is_written_down(tmp_path: Path) -> None:
    server = Spawned("", tmp_path)
    ann = Guest.opening(server.address, seed=7, seats=["person", "open"])
    token = ann.invite(1)
    joined = post(server.address, "/api/join", {"invitation": token})
    link = post(server.address, f"/api/tables/{ann.table}/replay", key=ann.key)["replay"]
    for path in ("/api/nothing", f"/api/tables/{ann.table}/capsule", f"/api/replays/{link}"):
        ask(server.address, "GET", path, key=ann.key)
    ann.socket.send(b"\xff" + ann.key.encode())
    ann.leave()
    server.kill()
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    assert ann.table.encode() in written
    for secret in (ann.key, token, joined["key"], link):
        assert len(secret) >= 22  # 128 bits
        assert secret.encode() not in written


def test_a_port_that_is_taken_is_said_in_a_sentence() -> None:
    with serve.listen("127.0.0.1", free_port()) as taken:
        done = run("serve", "--no-open", "--port", str(taken.getsockname()[1]))
    assert done.returncode == 2
    assert "choose another --port" in done.stderr


def test_a_database_that_cannot_be_is_said_in_a_sentence() -> None:
    for database in (
        "nonsense",
        f"postgresql://nobody@127.0.0.1:{free_port()}/nothing",
        "sqlite+aiosqlite:////no/such/folder/x",
    ):
        done = run("serve", "--no-open", "--port", "0", "--database", database)
        assert done.returncode == 2
        assert done.stderr.startswith("emberwatch: ")
        assert done.stderr.count("\n") == 1
        assert not done.stderr.rstrip().endswith("..")


def test_phones_are_shown_a_code() -> None:
    out = io.StringIO()
    serve.show("http://192.0.2.7:8137/", lan=True, out=out)
    assert "http://192.0.2.7:8137/" in out.getvalue()
    assert out.getvalue().count("\n") > 10


def test_where_tables_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("EMBERWATCH_DATA", str(tmp_path))
    assert usual_place() == tmp_path / "tables.sqlite"
    assert Settings().url == f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite"
    for given in ("postgresql://a@b/c", "postgres://a@b/c", "postgresql+asyncpg://a@b/c"):
        assert Settings(database=given).url == "postgresql+asyncpg://a@b/c"
        assert Settings(database=given).is_postgresql
    for given in ("sqlite:///tables.db", "sqlite+aiosqlite:///tables.db"):
        assert Settings(database=given).url == "sqlite+aiosqlite:///tables.db"


def test_nobody_who_only_plays_waits_for_the_server_s_libraries() -> None:
    code = "import emberwatch.cli, sys; emberwatch.cli.main(['--version']); print('litestar' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "False"


def test_in_a_local_network_pages_of_the_server_itself_are_welcome() -> None:
    lan = Settings(local=False, origins=("https://watch.example",))
    for origin, host, welcome in (
        ("http://192.0.2.7:8137", "192.0.2.7:8137", True),
        ("http://192.0.2.7:80", "192.0.2.7:8137", False),
        ("https://watch.example", "192.0.2.7:8137", True),
        ("http://elsewhere.example:8137", "elsewhere.example:8137", False),
        ("http://[", "[", False),
        (None, "192.0.2.7:8137", True),
    ):
        assert guard.is_welcome(origin, host, lan) is welcome, origin
