"""Seats: invitations, sitting down and leaving, programs, and handing over."""

from typing import Any

from tests.table.guest import Guest, ask, post


def seats(guest: Guest) -> list[tuple[str, str, bool]]:
    return [(seat["kind"], seat["name"], seat["here"]) for seat in guest.now["about"]["seats"]]


def change(guest: Guest, seat: int, **wanted: Any) -> Any:
    return ask(guest.address, "POST", f"/api/tables/{guest.table}/seats/{seat}", wanted, guest.key)


def test_an_invitation_gives_a_seat_and_everybody_sees_it(address: str) -> None:
    ann = Guest.opening(address, seed=7, seats=["person", "open"], name="Ann")
    assert seats(ann) == [("person", "Ann", True), ("open", "", False)]
    bo = ann.friend(1, "Bo")
    for guest in (ann, bo):
        guest.until(lambda now: now["about"]["seats"][1]["here"])
        assert seats(guest)[1] == ("person", "Bo", True)
    assert not bo.now["about"]["host"]
    assert [seat["yours"] for seat in bo.now["about"]["seats"]] == [False, True]


def test_a_fresh_invitation_ends_the_one_before_and_only_the_host_invites(address: str) -> None:
    ann = Guest.opening(address, seed=7, seats=["person", "open"])
    old, new = ann.invite(1), ann.invite(1)
    assert ask(address, "POST", "/api/join", {"invitation": old}).status_code == 404
    joined = post(address, "/api/join", {"invitation": new})
    refused = ask(address, "POST", f"/api/tables/{ann.table}/invitations/0", key=joined["key"])
    assert (refused.status_code, refused.json()["detail"]) == (403, "Only the host invites.")
    assert ask(address, "POST", f"/api/tables/{ann.table}/invitations/7", key=ann.key).status_code == 400
    assert ask(address, "POST", f"/api/tables/{ann.table}/invitations/x", key=ann.key).status_code == 400


def test_a_seat_that_somebody_sits_in_is_not_taken_from_them(address: str) -> None:
    ann = Guest.opening(address, seed=7, seats=["person", "open"])
    token = ann.invite(1)
    first = post(address, "/api/join", {"invitation": token, "name": "Bo"})
    bo = Guest(address, first["table"], first["key"])
    refused = ask(address, "POST", "/api/join", {"invitation": token, "name": "Cy"})
    assert refused.status_code == 409
    assert change(ann, 1, kind="careful").status_code == 409
    bo.leave()
    ann.until(lambda now: seats(ann)[1][0] == "person")
    ann.until(lambda now: not seats(ann)[1][2])
    again = post(address, "/api/join", {"invitation": token, "name": "Bo again"})
    assert Guest(address, again["table"], again["key"]).now["about"]["seats"][1]["name"] == "Bo again"


def test_with_a_key_of_the_table_one_sits_in_several_seats(address: str) -> None:
    ann = Guest.opening(address, seed=7, seats=["person", "open", "open"])
    bo = ann.friend(1)
    joined = post(address, "/api/join", {"invitation": ann.invite(2), "name": "Bo"}, bo.key)
    assert joined == {"table": bo.table, "key": bo.key}
    bo.until(lambda now: [seat["yours"] for seat in now["about"]["seats"]] == [False, True, True])


def test_anybody_who_plays_may_sit_down_in_an_open_seat_rename_and_leave(address: str) -> None:
    ann = Guest.opening(address, seed=7, seats=["person", "open", "open"])
    bo, watcher = ann.friend(1, "Bo"), ann.friend("watch")
    assert change(watcher, 2, kind="person").status_code == 403
    assert change(bo, 2, kind="person", name="Bo's other half").json()["seats"][2]["yours"]
    assert change(bo, 2, name="Half").json()["seats"][2]["name"] == "Half"
    assert change(ann, 2, name="Other").status_code == 403
    assert change(bo, 2, kind="open").json()["seats"][2]["kind"] == "open"
    assert change(bo, 9, kind="open").status_code == 400
    assert change(bo, 0, kind="open").status_code == 409


def test_names_are_one_short_line(address: str) -> None:
    ann = Guest.opening(address, seed=7, name=" A\nn\x1b[31mn " + "x" * 100)
    name = ann.now["about"]["seats"][0]["name"]
    assert len(name) == 40
    assert name.isprintable()


def test_the_host_lets_a_program_play_for_somebody_who_is_away(address: str) -> None:
    ann = Guest.opening(address, game="embers", seats=["open", "person"])
    bo = ann.friend(0, "Bo")
    bo.leave()
    ann.until(lambda now: seats(ann)[0] == ("person", "Bo", False))
    assert change(ann, 0, kind="random").status_code == 201
    ann.until(lambda now: now["version"] > 0)
    assert seats(ann)[0] == ("random", "random", False)
    assert change(ann, 0, kind="person", name="Ann too").json()["seats"][0]["yours"]
    back = Guest(address, bo.table, bo.key)
    assert back.now["decision"]["choices"] == []


def test_a_key_that_lost_its_seat_still_watches(address: str) -> None:
    ann = Guest.opening(address, seed=7, seats=["person", "open"])
    bo = ann.friend(1)
    change(bo, 1, kind="open")
    bo.until(lambda now: not any(seat["yours"] for seat in now["about"]["seats"]))
    assert bo.keys == []
    assert bo.now["about"]["watching"] == 1


def test_programs_play_by_themselves_to_the_end(address: str) -> None:
    ann = Guest.opening(address, seed=7, seats=["careful", "random"])
    ann.until(lambda now: now["ending"])


def test_programs_wait_for_people(address: str) -> None:
    ann = Guest.opening(address, seed=7, seats=["person", "careful"])
    ann.say("ping")
    ann.hear("pong")
    assert ann.version == 0


def test_who_watches_is_counted(address: str) -> None:
    ann = Guest.opening(address, seed=7)
    token = ann.invite("watch")
    keys = [post(address, "/api/join", {"invitation": token})["key"] for _ in range(3)]
    watchers = [Guest(address, ann.table, key) for key in keys]
    ann.until(lambda now: now["about"]["watching"] == 3)
    watchers[0].leave()
    ann.until(lambda now: now["about"]["watching"] == 2)
