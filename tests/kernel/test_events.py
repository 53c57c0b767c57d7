"""Events are facts with a cause, an audience and rules; the log is made of them alone."""

from emberwatch.kernel import Fact
from tests.kernel.embers import before_dousing, embers, to_the_end


def test_a_fact_reads_its_parts_from_its_sentence() -> None:
    fact = Fact("burnt", "{who:watchman} burns {log:card}.", ("EMB-5",), ("embers",))
    assert fact.parts == (("who", "watchman"), ("log", "card"))


def test_an_answer_returns_what_it_caused() -> None:
    played, doused = before_dousing().play("douse:bucket-3")
    assert (played.name, played.rules, played.changes) == ("played", ("EMB-2",), ("hands", "ash"))
    assert doused.text == "Watchman 2 douses log-5."
    assert doused.data() == {
        "name": "doused",
        "text": "Watchman 2 douses log-5.",
        "args": {"who": 1, "log": 4},
        "things": {},
        "because": "",
        "rules": ["EMB-3"],
    }


def test_what_only_some_may_know_is_heard_by_them_alone() -> None:
    game = embers()
    assert [line for line in game.log(seat=0) if "hold" in line] == ["You hold log-1, log-2, log-5."]
    assert [line for line in game.log(seat=1) if "hold" in line] == ["You hold log-3, log-6, bucket-3."]
    assert [event.text for event in game.events(seat=1)] == game.log(seat=1)


def test_the_log_is_the_events_in_order() -> None:
    game = to_the_end(embers())
    assert game.log() == [event.text for event in game.events()]


def test_events_since_a_version_are_those_of_the_answers_after_it() -> None:
    game = before_dousing()
    events = game.play("let-it-burn")
    assert game.events(since=game.version) == events
    assert [event.name for event in game.events(since=1)] == ["played", "burnt"]
