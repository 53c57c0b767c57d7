"""Records: the save, the replay and the bug report in one; whatever else is given is refused in one sentence."""

import json
from contextlib import suppress

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from emberwatch.kernel import BadInput, Game, Record
from tests.kernel.embers import EMBERS, before_dousing, embers, to_the_end

WHOLE = to_the_end(embers())
TEXT = WHOLE.record().to_json()


def test_a_record_replays_to_the_same_digests() -> None:
    again = Game.load(EMBERS, Record.from_json(TEXT))
    assert again.record() == WHOLE.record()
    assert again.log() == WHOLE.log()


def test_a_record_can_be_loaded_up_to_any_answer() -> None:
    for version in range(WHOLE.version + 1):
        part = Game.load(EMBERS, WHOLE.record(), to=version)
        assert part.version == version
        assert part.digest() == WHOLE.branch(version).digest()


def test_a_game_saved_in_the_middle_of_an_effect_goes_on_there() -> None:
    again = Game.load(EMBERS, Record.from_json(before_dousing().record().to_json()))
    assert again.decision == before_dousing().decision
    events = again.play("douse:bucket-3", seat=1)
    assert [event.name for event in events] == ["played", "doused"]


@given(st.integers(0, len(TEXT) - 1))
def test_a_record_that_was_cut_is_refused(length: int) -> None:
    with pytest.raises(BadInput):
        Record.from_json(TEXT[:length])


@given(st.integers(0, len(TEXT.encode()) - 1), st.integers(0, 255))
def test_a_record_with_another_byte_is_read_or_refused(position: int, byte: int) -> None:
    changed = bytearray(TEXT.encode())
    changed[position] = byte
    try:
        again = Game.load(EMBERS, Record.from_json(bytes(changed)))
    except BadInput:
        return
    assert again.digest() == WHOLE.digest() or again.seed != WHOLE.seed or again.answers != WHOLE.answers


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_anything_else_is_refused(given_text: bytes | str) -> None:
    with pytest.raises(BadInput):
        Record.from_json(given_text)


nested = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda below: st.lists(below, max_size=4) | st.dictionaries(st.text(max_size=5), below, max_size=4),
    max_leaves=8,
)


@given(st.sampled_from(list(json.loads(TEXT))), nested)
def test_a_record_with_another_field_is_loaded_or_refused(field: str, value: object) -> None:
    changed = {**json.loads(TEXT), field: value}
    try:
        text = msgspec.json.encode(changed)
    except (msgspec.EncodeError, OverflowError):
        return
    with suppress(BadInput):
        Game.load(EMBERS, Record.from_json(text))


def test_deep_nesting_is_refused() -> None:
    with pytest.raises(BadInput):
        Record.from_json("[" * 100_000)


def test_a_file_that_is_far_too_large_is_refused() -> None:
    with pytest.raises(BadInput, match="larger"):
        Record.from_json(" " * 4_000_001)


def test_an_edited_answer_is_found() -> None:
    record = WHOLE.record()
    record.answers[0] = "play:log-2"
    with pytest.raises(BadInput, match="answer 1"):
        Game.load(EMBERS, record)


def test_of_a_long_answer_the_beginning_is_quoted() -> None:
    record = WHOLE.record()
    record.answers[0] = "log" * 10_000
    with pytest.raises(BadInput, match="answer 1, 'loglog") as fault:
        Game.load(EMBERS, record)
    assert len(str(fault.value)) < 500


def test_an_answer_that_is_none_is_found() -> None:
    record = WHOLE.record()
    record.answers[1] = "douse:log-3"
    with pytest.raises(BadInput, match=r"answer 2.*EMB-4"):
        Game.load(EMBERS, record)


def test_missing_digests_are_found_and_none_at_all_will_do() -> None:
    record = WHOLE.record()
    with pytest.raises(BadInput, match="digests"):
        Record.from_json(msgspec.json.encode(msgspec.structs.replace(record, digests=record.digests[1:])))
    record.digests = []
    assert Game.load(EMBERS, Record.from_json(record.to_json())).digest() == WHOLE.digest()


@pytest.mark.parametrize("terms", [{"players": 9}, {"players": "2"}, {"own_dice": 1}, {"dice": True}], ids=str)
def test_terms_that_no_table_has_are_named(terms: dict[str, object]) -> None:
    record = WHOLE.record()
    record.terms = {**record.terms, **terms}
    with pytest.raises(BadInput, match=f"option '?{next(iter(terms))}"):
        Game.load(EMBERS, record)


def test_a_record_of_other_cards_is_refused() -> None:
    record = WHOLE.record()
    record.content = "embers-0"
    with pytest.raises(BadInput, match="other cards"):
        Game.load(EMBERS, record)
