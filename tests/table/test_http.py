"""Over HTTP: what there is to play, records, replays, reports, and the door."""

import json
from pathlib import Path

import pytest

import emberwatch
from emberwatch.table import client
from tests.table.guest import BROWSER, Guest, ask, get, post, unfolded


def test_the_games_and_their_options(address: str) -> None:
    games = {game["name"]: game for game in get(address, "/api/games")}
    watch = games["setawatch"]
    assert (watch["title"], watch["most_seats"], watch["bots"]) == ("Set a Watch", 4, ["random", "careful"])
    options = {option["name"]: option for option in watch["options"]}
    assert options["difficulty"]["usual"] == "normal"
    assert options["difficulty"]["choices"] == ["easy", "normal", "hard", "insane"]
    assert "packs" not in options


def test_what_is_printed(address: str) -> None:
    base = get(address, "/api/games/setawatch/cards?pool=base")
    assert {one["kind"] for one in base} == {
        *("adventurer", "ability", "creature", "summon"),
        *("unhallowed", "location", "space", "rune"),
    }
    both = get(address, "/api/games/setawatch/cards?pool=base,deluxe")
    assert both == get(address, "/api/games/setawatch/cards?pool=base&pool=deluxe")
    assert len(both) > len(base)
    assert ask(address, "GET", "/api/games/setawatch/cards?pool=nothing").status_code == 400
    view = emberwatch.new("setawatch", seed=1).view()
    printed = {one["id"]: one for one in base}
    assert all(printed[one["id"]]["name"] == one["name"] for one in view["party"])
    assert printed["shockbolt"]["about"]["adventurer"] == "wizard"


def test_the_rules(address: str) -> None:
    rules = get(address, "/api/games/setawatch/rules")
    assert {"id", "text"} == set(rules[0])
    assert len(rules) > 200
    assert ask(address, "GET", "/api/games/chess/rules").status_code == 400


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"game": "chess"}, "There is no game called 'chess'"),
        ({"terms": {"difficulty": "mild"}}, "difficulty"),
        ({"terms": {"packs": ["/etc/passwd"]}}, "Packs of one's own"),
        ({"seed": -1}, "A seed is"),
        ({"seed": 2**60}, "A seed is"),
        ({"seed": "seven"}, "seed"),
        ({"seats": ["person"] * 5}, "players"),
        ({"seats": ["king"]}, "seats"),
        ({"record": "{}"}, "record"),
        ({"position": "what?"}, "position"),
        ({"nonsense": 1}, "nonsense"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(address: str, wanted: object, said: str) -> None:
    refused = ask(address, "POST", "/api/tables", wanted)
    assert refused.status_code == 400
    assert set(refused.json()) == {"detail"}
    assert said in refused.json()["detail"]


def test_a_table_goes_on_from_a_record_and_from_a_position(address: str) -> None:
    game = emberwatch.new("setawatch", seed=7)
    for _ in range(12):
        game.play(game.decision.keys[0])
    again = Guest.opening(address, record=game.record().to_json())
    assert (again.now["moment"], again.now["digest"]) == (12, game.digest())
    assert again.now["about"]["seed"] == 7
    again.play(again.keys[0])
    placed = Guest.opening(address, position=game.position())
    assert placed.now["view"] == game.view()
    placed.play(placed.keys[0])
    record = get(address, f"/api/tables/{placed.table}/record", placed.key)
    assert emberwatch.load(json.dumps(record)).digest() == placed.now["digest"]


def test_records_replays_and_reports(address: str) -> None:
    ann = Guest.opening(address, seed=7)
    for _ in range(6):
        ann.play(ann.keys[0])
    path = f"/api/tables/{ann.table}"
    record = get(address, f"{path}/record", ann.key)
    game = emberwatch.load(json.dumps(record))
    assert game.digest() == ann.now["digest"]
    replay = get(address, f"{path}/replay", ann.key)
    assert [frame["moment"] for frame in replay["frames"]] == list(range(7))
    assert unfolded(replay["frames"])[6]["view"] == game.view()
    assert replay["frames"][1]["answer"] == record["answers"][0]
    assert replay["next_frame"] is None
    assert [frame["moment"] for frame in get(address, f"{path}/replay?from=5", ann.key)["frames"]] == [5, 6]
    link = post(address, f"{path}/replay", key=ann.key)["replay"]
    assert get(address, f"/api/replays/{link}") == replay
    uploaded = post(address, "/api/records", {"record": json.dumps(record)})["replay"]
    assert get(address, f"/api/replays/{uploaded}") == replay
    assert ask(address, "GET", "/api/replays/nothing").status_code == 404
    report = ask(address, "GET", f"{path}/capsule", key=ann.key)
    assert emberwatch.load(json.dumps(report.json()["record"])).digest() == ann.now["digest"]
    assert ann.key not in report.text
    assert ask(address, "POST", f"{path}/branch", {"moment": 99}, ann.key).status_code == 409


@pytest.mark.parametrize("what", ["", "/record", "/capsule", "/replay"])
def test_other_people_s_keys_open_nothing(address: str, what: str) -> None:
    ann, other = Guest.opening(address, seed=7), Guest.opening(address, seed=7)
    for key in (other.key, "", "x" * 22):
        refused = ask(address, "GET", f"/api/tables/{ann.table}{what}", key=key)
        assert (refused.status_code, refused.json()["detail"]) == (401, "This key does not open this table.")


def test_pages_of_other_addresses_are_turned_away(address: str) -> None:
    for origin, status in (
        ("https://elsewhere.example", 403),
        ("null", 403),
        ("http://127.0.0.1.elsewhere.example", 403),
        (f"http://{address}", 201),
        ("http://localhost:5173", 201),
    ):
        answer = BROWSER.post(f"http://{address}/api/tables", json={}, headers={"origin": origin})
        assert answer.status_code == status, origin
        assert "no-referrer" in answer.headers["referrer-policy"]


def test_what_browsers_are_told_to_stay_safe(address: str) -> None:
    for path in ("/", "/api/games", "/schema", "/nowhere"):
        headers = BROWSER.get(f"http://{address}{path}").headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_the_client_is_served_and_nothing_beside_it(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = tmp_path / "client"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("the page")
    (built / "assets" / "a.js").write_text("the script")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(client, "FOLDER", built)
    for path in ("/", "/table/abc", "/replay/x", "/..%2fsecret.txt", "/%2e%2e/secret.txt"):
        page = BROWSER.get(f"http://{address}{path}")
        assert (page.status_code, page.text) == (200, "the page")
        assert page.headers["cache-control"] == "no-cache"
    script = BROWSER.get(f"http://{address}/assets/a.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    assert BROWSER.get(f"http://{address}/assets/b.js").status_code == 404
    assert BROWSER.get(f"http://{address}/api/nothing").json() == {"detail": "There is nothing at this address."}
    monkeypatch.setattr(client, "FOLDER", tmp_path / "nothing")
    assert "has not been built" in BROWSER.get(f"http://{address}/").text
