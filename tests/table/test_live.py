"""At the table: answers, what is told of them, and what is refused."""

import emberwatch
from emberwatch.kernel import SPECTATOR
from tests.table.guest import Guest, ask, get, post


def test_who_opens_a_table_is_told_the_present_and_the_whole_story(address: str) -> None:
    ann = Guest.opening(address, seed=7, name="Ann")
    game = emberwatch.new("setawatch", seed=7)
    now = ann.now
    assert (now["version"], now["moment"], now["whole"]) == (0, 0, True)
    assert now["view"] == game.view()
    assert now["digest"] == game.digest()
    assert now["decision"]["prompt"] == game.decision.prompt
    assert [event["text"] for event in now["events"]] == game.log()
    assert now["about"]["seats"] == [{"number": 0, "kind": "person", "name": "Ann", "here": True, "yours": True}]
    assert (now["about"]["host"], now["about"]["seed"]) == (True, 7)
    assert now["about"]["order"] == [one["id"] for one in game.view()["party"]]


def test_an_answer_is_told_to_everybody_with_what_it_caused(address: str) -> None:
    ann = Guest.opening(address, seed=7, seats=["person", "open"])
    bo = ann.friend(1)
    watcher = ann.friend("watch", "Cy")
    game = emberwatch.new("setawatch", seed=7, players=2)
    events = game.play("rest:wizard")
    ann.play("rest:wizard")
    for guest in (ann, bo, watcher):
        now = guest.at(1)
        assert now["view"] == game.view()
        assert now["digest"] == game.digest()
        told = [event for event in guest.said if event["kind"] == "now" and event["version"] == 1]
        assert [event["text"] for event in told[0]["events"]] == [event.text for event in events]
        assert not told[0]["whole"]
    assert watcher.keys == []
    assert watcher.now["forbidden"] == []
    assert watcher.now["decision"]["prompt"] == game.decision.prompt


def test_a_stale_answer_is_refused_and_the_present_follows(address: str) -> None:
    ann = Guest.opening(address, seed=7)
    ann.play("rest:wizard")
    refused = ann.refused("answer", version=0, answers=["rest:ranger"])
    assert refused["reason"] == "out of date"
    assert ann.hear("now")["version"] == 1


def test_what_the_rules_forbid_says_why(address: str) -> None:
    ann = Guest.opening(address, seed=7)
    refused = ann.refused("answer", version=0, answers=["rest:dragon"])
    assert refused["reason"] == "not legal"
    assert "rest:dragon" in refused["why"]
    ann.play("rest:wizard")
    barred = ann.now["forbidden"][0]
    refused = ann.refused("answer", version=1, answers=[barred["key"]])
    assert (refused["why"], refused["rules"]) == (barred["why"], barred["rules"])


def test_what_is_forbidden_points_at_things(address: str) -> None:
    ann = Guest.opening(address, seed=7)
    ann.play("rest:wizard")
    pointed = {thing for barred in ann.now["forbidden"] for thing in barred["points_at"]}
    assert {"die:wizard.1", "space:heal"} <= pointed


def test_answers_in_a_row_are_taken_all_or_none(address: str) -> None:
    ann = Guest.opening(address, seed=7)
    ann.play("rest:cleric")
    dice = [key for key in ann.keys if key.startswith("chop_wood:")]
    assert len(dice) > 1
    refused = ann.refused("answer", version=1, answers=[dice[0], "chop_wood:nobody.1"])
    assert refused["reason"] == "not legal"
    assert ann.play(dice[0], dice[1])["moment"] == 3


def test_a_row_ends_where_chance_or_hidden_things_come_in(address: str) -> None:
    ann = Guest.opening(address, seed=7)
    ann.play("rest:cleric")
    game = emberwatch.new("setawatch", seed=7)
    game.play("rest:cleric")
    row: list[str] = []
    while game.horizon < game.version or not row:
        row.append(game.decision.keys[0])
        game.play(row[-1])
    assert len(row) > 1
    refused = ann.refused("answer", version=1, answers=[*row, game.decision.keys[0]])
    wrong = ann.refused("answer", version=1, answers=[*row, "nothing"])
    assert refused == wrong  # what would have come is not told
    assert ann.play(*row)["digest"] == game.digest()


def test_whoever_watches_does_not_play(address: str) -> None:
    ann = Guest.opening(address, seed=7)
    watcher = ann.friend("watch")
    assert watcher.refused("answer", version=0, answers=["rest:wizard"])["reason"] == "not yours"
    assert watcher.refused("undo", version=0, to=0)["reason"] == "not yours"
    assert watcher.refused("redo", version=0)["reason"] == "not yours"
    assert watcher.refused("advise", version=0)["reason"] == "not yours"


def test_another_seat_s_question_is_not_ours_to_answer(address: str) -> None:
    ann = Guest.opening(address, game="embers", seats=["person", "open"])
    bo = ann.friend(1)
    assert ann.now["decision"]["seats"] == [0]
    assert bo.refused("answer", version=0, answers=ann.keys[:1])["reason"] == "not yours"


def test_whoever_comes_back_is_told_what_they_missed(address: str) -> None:
    ann = Guest.opening(address, seed=7, seats=["person", "open"])
    bo = ann.friend(1)
    bo.leave()
    first = ann.play("rest:wizard")["events"]
    second = ann.play(ann.keys[0])["events"]
    back = Guest(address, bo.table, bo.key, since=0)
    assert not back.now["whole"]
    assert back.now["events"] == first + second
    assert Guest(address, bo.table, bo.key, since=2).now["events"] == []
    assert Guest(address, bo.table, bo.key, since=99).now["whole"]


def test_what_was_taken_back_meanwhile_is_folded(address: str) -> None:
    ann = Guest.opening(address, seed=7, practice=True)
    ann.play("rest:wizard")
    once = ann.play(ann.keys[0])["events"]
    ann.say("undo", version=2, to=1)
    ann.at(3)
    assert ann.now["folded"] == once
    ann.play(ann.keys[-1])
    back = Guest(address, ann.table, ann.key, since=2)
    assert back.now["folded"] == once
    assert {event["moment"] for event in back.now["events"]} == {2}
    assert Guest(address, ann.table, ann.key, since=1).now["folded"] == []


def test_several_seats_in_one_browser(address: str) -> None:
    ann = Guest.opening(address, game="embers")
    assert [seat["yours"] for seat in ann.now["about"]["seats"]] == [True, True]
    for _ in range(4):
        asked = ann.now["decision"]["seats"][0]
        assert ann.keys
        if asked:
            break
        ann.play(ann.keys[0])
    assert ann.now["decision"]["seats"] == [1]


def test_messages_and_pointing_reach_everybody(address: str) -> None:
    ann = Guest.opening(address, seed=7, name="Ann")
    watcher = ann.friend("watch", "Cy")
    ann.say("say", text="  look \n here ", thing="line:1")
    watcher.say("say", text="yes")
    for guest in (ann, watcher):
        heard = [guest.hear("said"), guest.hear("said")]
        assert {"kind": "said", "name": "Ann", "seat": 0, "text": "look here", "thing": "line:1"} in heard
        assert {"kind": "said", "name": "Cy", "seat": None, "text": "yes", "thing": ""} in heard
    assert ann.refused("say")["reason"] == "bad input"
    assert ann.refused("say", text="x" * 301)["reason"] == "bad input"
    ann.say("ping")
    assert ann.hear("pong")


def test_a_touched_thing_lights_up_with_what_would_come_of_it(address: str) -> None:
    ann = Guest.opening(address, seed=7)
    ann.say("touch", version=0, thing="adventurer:wizard")
    told = ann.hear("touched")
    assert [way["answers"] for way in told["ways"]] == [["rest:wizard"]]
    assert told["ways"][0]["events"][0]["text"] == "The Wizard rests in camp."
    ann.play("rest:wizard")
    ann.say("touch", version=1, thing="space:heal")
    told = ann.hear("touched")
    assert all("space:heal" in barred["points_at"] for barred in told["forbidden"])
    assert told["forbidden"] or told["ways"]
    assert ann.refused("touch", version=0, thing="space:heal")["reason"] == "out of date"


def test_advice_is_one_of_the_choices_and_says_why(address: str) -> None:
    ann = Guest.opening(address, seed=7)
    ann.say("advise", version=0)
    told = ann.hear("advice")
    assert told["answer"] in ann.keys
    assert told["why"].endswith(".")


def test_odds_come_in_sentences(address: str) -> None:
    ann = Guest.opening(address, seed=7)
    ann.say("ask_odds", version=0)
    told = ann.hear("odds")
    assert told["lines"] == emberwatch.rulebook("setawatch").odds(emberwatch.new("setawatch", seed=7).state, 0)


def test_costly_choices_are_warned_of(address: str) -> None:
    ann = Guest.opening(address, seed=7)
    while "stop" not in ann.keys:
        ann.play(ann.keys[0])
    assert "stop" in [caution["key"] for caution in ann.now["cautions"]]


def test_a_whole_game_ends_with_its_outcome_and_its_record_replays(address: str) -> None:
    ann = Guest.opening(address, seed=3)
    while ann.keys:
        ann.play(ann.keys[len(ann.keys) // 2])
    game = emberwatch.load(get_text(ann, "record"))
    assert game.outcome is not None
    assert ann.now["ending"]["text"] == game.outcome.text
    assert ann.now["digest"] == game.digest()
    assert ann.now["view"] == game.view(SPECTATOR)
    assert ann.refused("answer", version=ann.version, answers=["stop"])["reason"] == "not legal"


def get_text(guest: Guest, what: str) -> str:
    return ask(guest.address, "GET", f"/api/tables/{guest.table}/{what}", key=guest.key).text


def test_a_form_is_filled_in(address: str) -> None:
    ann = Guest.opening(address, game="embers")
    while not ann.now["decision"]["is_form"]:
        ann.play("home" if "home" in ann.keys else ann.keys[0])
    assert ann.refused("answer", version=ann.version, answers=["x" * 61])["reason"] == "not legal"
    ann.play("All is well.")
    assert ann.now["ending"]["won"]


def test_a_table_can_be_read_without_a_websocket(address: str) -> None:
    ann = Guest.opening(address, seed=7)
    now = get(address, f"/api/tables/{ann.table}", ann.key)
    assert now == ann.now | {"events": [], "whole": False}


def test_practice_branches_off_at_any_moment(address: str) -> None:
    ann = Guest.opening(address, seed=7)
    ann.play("rest:wizard")
    ann.play(ann.keys[0])
    joined = post(address, f"/api/tables/{ann.table}/branch", {"moment": 1}, ann.key)
    practice = Guest(address, joined["table"], joined["key"])
    assert practice.now["about"]["practice"]
    assert practice.now["moment"] == 1
    assert practice.now["knots"] == [{"moment": 0, "text": "Wizard"}]
    assert practice.now["view"]["camper"] == "wizard"
