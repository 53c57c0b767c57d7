"""Whatever is thrown at the server, it answers sensibly or not at all, tells no secret, and stays alive."""

import json
import socket
import sqlite3
from collections import Counter
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.table import serving
from tests.table.guest import BROWSER, Guest, ask, get, post

JOINS = 10_000


def test_requests_of_every_shape_are_answered(address: str) -> None:
    """What the OpenAPI promises is asked for in every way it allows, and in many that it does not."""
    ann = Guest.opening(address, seed=7, seats=["person", "open"])
    schema = schemathesis.openapi.from_url(f"http://{address}/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) >= 15
    for operation in operations:
        for mode in schemathesis.GenerationMode:

            @settings(max_examples=12, suppress_health_check=list(HealthCheck), database=None)
            @given(case=operation.as_strategy(generation_mode=mode))
            def asks(case: schemathesis.Case) -> None:
                if "name" in case.path_parameters:
                    case.path_parameters["name"] = ann.table
                response = case.call(headers={"authorization": f"Bearer {ann.key}"})
                case.validate_response(response, checks=[not_a_server_error])
                if response.status_code >= 400 and response.request.method != "HEAD":
                    assert set(response.json()) == {"detail"}

            try:
                asks()
            except Unsatisfiable:  # nothing of this operation can be asked wrongly
                continue
    assert Guest(address, ann.table, ann.key).now["version"] == 0


FRAMES: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{}",
    '{"kind": "answer"}',
    '{"kind": "answer", "version": "0", "answers": "x"}',
    '{"kind": "answer", "version": 0, "answers": []}',
    '{"kind": "answer", "version": 1e999, "answers": [null]}',
    '{"kind": "undo", "version": 0, "to": -5}',
    '{"kind": "undo", "version": 0, "to": 99999999999999999999999}',
    '{"kind": "hello", "key": "again"}',
    '{"kind": "touch", "version": 7, "thing": "\\u0000"}',
    '{"kind": "agree", "yes": true}',
    '{"kind": "nonsense"}',
    '{"kind": "say", "text": "\\ud800"}',
    "[" * 20_000,
    '{"kind":' * 5_000,
    b"\xff\xfe\x00",
    b"",
]


def test_no_frame_brings_a_table_down(address: str) -> None:
    ann = Guest.opening(address, seed=7)
    for frame in FRAMES:
        ann.socket.send(frame)
        assert ann.hear("refused")["why"], frame
    assert ann.play("rest:wizard")["version"] == 1


def test_random_frames_are_refused_or_understood(address: str) -> None:
    ann = Guest.opening(address, seed=7)
    luck = Random(7)
    kinds = ["answer", "undo", "redo", "agree", "touch", "advise", "ask_odds", "say", "ping"]
    parts = ["version", "answers", "to", "yes", "thing", "text"]
    values: list[Any] = [0, 1, -1, 2**70, "", "x", "line:1", [], ["rest:wizard"], True, None, {}, 1.5]
    for _ in range(400):
        message = {"kind": luck.choice(kinds)}
        message |= {part: luck.choice(values) for part in luck.sample(parts, luck.randrange(4))}
        ann.say(**message)
        raw = bytearray(json.dumps(message).encode())
        raw[luck.randrange(len(raw))] = luck.randrange(256)
        ann.socket.send(bytes(raw))
    ann.say("ping")
    ann.hear("pong")


def test_a_frame_that_is_too_large_ends_the_connection(address: str) -> None:
    ann = Guest.opening(address, seed=7)
    ann.say("say", text="x" * 70_000)
    with pytest.raises(ConnectionClosed):
        ann.hear("pong")
    assert Guest(address, ann.table, ann.key).now["version"] == 0


@pytest.mark.parametrize("first", ["{}", '{"kind": "ping"}', '{"kind": "hello", "key": "x"}', "x" * 60_000])
def test_without_a_key_nobody_stays(address: str, first: str) -> None:
    ann = Guest.opening(address, seed=7)
    with connect(f"ws://{address}/api/tables/{ann.table}/live", proxy=None) as stranger:
        stranger.send(first)
        assert json.loads(stranger.recv(5))["reason"] == "no entry"
        with pytest.raises(ConnectionClosed):
            stranger.recv(5)


def test_a_key_of_another_table_opens_nothing(address: str) -> None:
    ann, other = Guest.opening(address, seed=7), Guest.opening(address, seed=7)
    for table, key in ((ann.table, other.key), ("nothing", ann.key)):
        with connect(f"ws://{address}/api/tables/{table}/live", proxy=None) as stranger:
            stranger.send(json.dumps({"kind": "hello", "key": key}))
            assert json.loads(stranger.recv(5))["reason"] == "no entry"


def test_pages_of_other_addresses_cannot_listen(address: str) -> None:
    ann = Guest.opening(address, seed=7)
    for origin in ("https://elsewhere.example", "null"):
        with pytest.raises(Exception, match="403"):
            connect(f"ws://{address}/api/tables/{ann.table}/live", origin=origin, proxy=None).__enter__()


def test_replayed_answers_do_nothing(address: str) -> None:
    ann = Guest.opening(address, seed=7)
    ann.play("rest:wizard")
    digest = ann.now["digest"]
    for _ in range(20):
        assert ann.refused("answer", version=0, answers=["rest:wizard"])["reason"] == "out of date"
    ann.say("ping")
    ann.hear("pong")
    assert (ann.version, ann.now["digest"]) == (1, digest)


def test_half_a_request_harms_nobody(address: str) -> None:
    host, _, port = address.partition(":")
    for said in (b"GET", b"POST /api/tables HTTP/1.1\r\nContent-Length: 99\r\n\r\n{", b"\x16\x03\x01\x00" * 50):
        with socket.create_connection((host, int(port)), timeout=5) as half:
            half.sendall(said)
    assert get(address, "/api/games")


def test_what_is_too_large_is_not_read(address: str) -> None:
    answer = BROWSER.post(f"http://{address}/api/records", json={"record": "x" * 2_000_000})
    assert answer.status_code == 413


def test_a_record_that_lies_is_refused(address: str) -> None:
    ann = Guest.opening(address, seed=7)
    ann.play("rest:wizard")
    record = get(address, f"/api/tables/{ann.table}/record", ann.key)
    for change in (
        {"answers": ["rest:nobody"]},
        {"digests": ["0" * 16]},
        {"content": "0" * 16},
        {"content": "../../secret"},
        {"game": "chess"},
        {"terms": {"packs": ["/etc/passwd"]}},
        {"seed": 10**30},
        {"start": "round = 1"},
        {"answers": [1]},
    ):
        refused = ask(address, "POST", "/api/records", {"record": json.dumps(record | change)})
        assert refused.status_code == 400, (change, refused.text)


@pytest.mark.parametrize("moment", ['question = ["Window", 0, []]', "deck = [99999]", 'agenda = [["arrive", 0, [7]]]'])
def test_a_position_that_lies_harms_only_its_own_table(address: str, moment: str) -> None:
    game = Guest.opening(address, seed=7)
    position = serving.position_of(game.address, game.table, game.key)
    said = ask(
        address, "POST", "/api/tables", {"position": f"{position.partition('[moment]')[0]}\n[moment]\n{moment}\n"}
    )
    assert said.status_code in (201, 400), said.text
    if said.status_code == 201:
        liar = Guest(address, said.json()["table"], said.json()["key"])
        for key in liar.keys[:3]:
            liar.say("answer", version=liar.version, answers=[key])
        liar.say("ping")
        liar.hear("pong")


@pytest.mark.parametrize("lie", [{"text": "rest:nobody"}, {"text": "rest:ranger"}, {"digest": "0" * 16}])
def test_a_log_that_today_s_rules_do_not_follow_is_said(tmp_path: Path, lie: dict[str, str]) -> None:
    setup = serving.settings(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite")
    with serving.served(setup) as address:
        ann = Guest.opening(address, seed=7)
        ann.play("rest:wizard")
        ann.leave()
    (what, value), *_ = lie.items()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        database.execute(f"UPDATE log SET {what} = ?", (value,))
        database.commit()
    with serving.served(setup) as address:
        refused = ask(address, "GET", f"/api/tables/{ann.table}", key=ann.key)
        assert (refused.status_code, "departs" in refused.json()["detail"]) == (409, True)
        with connect(f"ws://{address}/api/tables/{ann.table}/live", proxy=None) as again:
            again.send(json.dumps({"kind": "hello", "key": ann.key}))
            assert json.loads(again.recv(5))["why"] == refused.json()["detail"]


def test_ten_thousand_attempts_to_join(tmp_path: Path) -> None:
    setup = serving.settings(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite", entries=(60, 0), openings=(3, 0))
    with serving.served(setup) as address, closing(HTTPConnection(address)) as door:
        ann = Guest.opening(address, seed=7)
        assert Counter(attempt(door, number) for number in range(JOINS)) == {404: 60, 429: JOINS - 60}
        assert [ask(address, "POST", "/api/tables", {}).status_code for _ in range(3)] == [201, 201, 429]
        assert ann.play("rest:wizard")["version"] == 1


def attempt(door: HTTPConnection, number: int) -> int:
    """Try an invitation; the status of the answer."""
    door.request("POST", "/api/join", json.dumps({"invitation": str(number)}), {"content-type": "application/json"})
    answer = door.getresponse()
    answer.read()
    return answer.status


def test_whoever_talks_too_much_is_slowed_down_and_then_shut_out(tmp_path: Path) -> None:
    setup = serving.settings(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite", messages=(20, 0))
    with serving.served(setup) as address:
        joined = post(address, "/api/tables", {})
        loud, calm = (Guest(address, joined["table"], joined["key"]) for _ in range(2))
        with pytest.raises(ConnectionClosed):
            shout(loud, 1000)
        assert {"too fast"} == {said["reason"] for said in loud.said if said["kind"] == "refused"}
        calm.say("ping")
        assert calm.hear("pong")


def shout(guest: Guest, times: int) -> None:
    """Say something, over and over."""
    for _ in range(times):
        guest.say("ping")
        guest.next()
