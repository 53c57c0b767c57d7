"""A state is plain data: it copies, travels and is named by its digest."""

import json

from emberwatch.kernel import answer
from emberwatch.kernel.game import digest
from tests.kernel.embers import EMBERS, before_dousing, embers, to_the_end


def test_a_copy_is_complete_and_independent() -> None:
    state = before_dousing().state
    copy = state.copy()
    here = state.data()
    assert copy.data() == here
    written = json.dumps(here)
    answer(copy, copy.options[1])
    assert json.dumps(state.data()) == written
    assert copy.data() != here


def test_a_state_in_the_middle_of_an_effect_travels_as_json() -> None:
    game = before_dousing()
    there = EMBERS.blank(game.state.content)
    there.take(json.loads(json.dumps(game.state.data())))
    assert there.data() == game.state.data()
    answer(there, there.options[0])
    game.play("let-it-burn")
    assert digest(there) == game.digest()


def test_the_digest_is_the_one_it_has_always_been() -> None:
    assert embers().digest() == "5be8cc92854209e1"
    assert to_the_end(embers()).digest() == "4a655b542558fd3b"


def test_different_states_have_different_digests() -> None:
    digests = [embers(seed).digest() for seed in range(50)]
    assert len(set(digests)) == 50
