import subprocess
import sys
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emberwatch.watchword import LanguageError, Phrase, SentenceError
from emberwatch.watchword.language import Language
from tests.watchword import toy
from tests.watchword.toy import (
    Choose,
    Chop,
    Defeat,
    Firewood,
    Fixed,
    Pair,
    Reduced,
    Summon,
    Swap,
    Then,
    Typed,
    Weak,
)

LANGUAGE = toy.toy_language()
CREATURES = st.one_of(
    st.builds(Weak, limit=st.integers(0, 999)), st.builds(Typed, type=st.sampled_from(["forest", "undead"]))
)
NUMBERS = st.integers(0, 99)
AMOUNTS = st.recursive(
    st.one_of(st.builds(Fixed, number_of=NUMBERS), st.just(Firewood()), st.just(Pair())),
    lambda rest: st.builds(Reduced, number_of=NUMBERS, rest=rest),
    max_leaves=4,
)
ACTS = st.one_of(
    st.builds(Defeat, who=CREATURES),
    st.builds(Chop, amount=AMOUNTS),
    st.builds(Swap, first=CREATURES, second=CREATURES),
    st.builds(Summon, card=st.sampled_from(["wyvern", "gatekeeper"])),
)
EFFECTS = st.recursive(
    st.one_of(ACTS, st.builds(Choose, one=ACTS, other=ACTS)),
    lambda rest: st.builds(Then, first=ACTS, rest=rest),
    max_leaves=4,
)
SENTENCES = [
    "Defeat a revealed creature with health 8 or less.",
    "Chop 16 minus the firewood firewood, then summon [gate keeper].",
    "Swap the face-down Undead with the face-down Forest creature's shadow. Chop exactly 2 firewood.",
    "Choose: summon [wyvern]; or chop 2 firewood.",
]


@pytest.mark.parametrize("text", SENTENCES)
def test_printing_gives_the_text_back(text: str) -> None:
    assert LANGUAGE.print(LANGUAGE.parse(text, "Effect")) == text
    assert len(LANGUAGE.derivations(text, "Effect")) == 1


def test_a_text_means_its_phrases() -> None:
    assert LANGUAGE.parse(SENTENCES[0], "Effect") == [Defeat(who=Weak(limit=8))]
    assert LANGUAGE.parse(SENTENCES[3], "Effect") == [
        Choose(one=Summon(card="wyvern"), other=Chop(amount=Fixed(number_of=2)))
    ]


@settings(max_examples=100, deadline=None)
@given(
    st.lists(EFFECTS, min_size=1, max_size=3).map(lambda found: LANGUAGE.print(found)).filter(lambda t: len(t) <= 600)
)
def test_what_is_printed_can_be_read(text: str) -> None:
    assert LANGUAGE.print(LANGUAGE.parse(text, "Effect")) == text


@settings(max_examples=100, deadline=None)
@given(EFFECTS)
def test_reading_what_is_printed_gives_the_phrase(phrase: Phrase) -> None:
    assert LANGUAGE.parse(LANGUAGE.print([phrase]), "Effect") == [phrase]
    assert LANGUAGE.read(LANGUAGE.show(phrase), "Effect") == phrase


def test_the_first_letter_and_the_spacing_do_not_matter() -> None:
    text = "chop  2\nfirewood .summon [ wyvern ]."
    assert LANGUAGE.print(LANGUAGE.parse(text, "Effect")) == "Chop 2 firewood. Summon [wyvern]."


def test_other_capitals_do_matter() -> None:
    with pytest.raises(SentenceError, match='did you mean "Undead"'):
        LANGUAGE.parse("Defeat the face-down undead.", "Effect")


def test_a_fragment_has_no_full_stop() -> None:
    assert LANGUAGE.read("16 minus the firewood", "Amount") == Reduced(number_of=16, rest=Firewood())
    with pytest.raises(SentenceError, match="the end"):
        LANGUAGE.read("16.", "Amount")


def test_a_number_in_a_form_is_only_that_number() -> None:
    assert LANGUAGE.read("exactly 2", "Amount") == Pair()
    assert LANGUAGE.read("2", "Amount") == Fixed(number_of=2)
    with pytest.raises(SentenceError):
        LANGUAGE.read("exactly 3", "Amount")


def test_display_names_replace_the_words_of_cards() -> None:
    phrases = LANGUAGE.parse("Summon [wyvern].", "Effect")
    assert LANGUAGE.print(phrases, {"[wyvern]": "Wyvern"}) == "Summon Wyvern."
    assert LANGUAGE.show(phrases[0], {"[wyvern]": "Wyvern"}) == "summon Wyvern"


def complaint(text: str) -> SentenceError:
    with pytest.raises(SentenceError) as error:
        LANGUAGE.parse(text, "Effect")
    return error.value


def test_an_unknown_word_is_named_with_its_place_and_what_could_stand_there() -> None:
    error = complaint("Chop 2 firewood. Defeat a reveald creature.")
    assert (error.column, error.understood, error.suggestion) == (27, "Defeat a", "revealed")
    assert error.expected == ("revealed",)
    assert str(error) == (
        'column 27: understood "Defeat a", then "reveald" is unknown; did you mean "revealed"?'
        " Here could follow: revealed"
    )


def test_a_known_word_in_the_wrong_place_is_told_apart() -> None:
    assert 'then "firewood" cannot follow' in str(complaint("Defeat the firewood."))


def test_a_text_that_ends_too_soon_says_so() -> None:
    assert str(complaint("Chop 2 firewood")) == (
        'column 16: understood "Chop 2 firewood", then the text ends. Here could follow: ",", a full stop'
    )
    assert "the text ends" in str(complaint(""))


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("x" * 601, "longer than 600"),
        ("Summon [wyvern]. " * 13, "more than 12 sentences"),
        ("," * 130, "more than 120 words"),
        (f"Chop {'2 minus ' * 25}3 firewood.", "more than 24 deep"),
    ],
)
def test_limits(text: str, trouble: str) -> None:
    assert trouble in str(complaint(text))


def read_or_refused(text: str, kind: str) -> list[Phrase]:
    """The phrases of a text, or none; a fault must lie inside the text."""
    try:
        return LANGUAGE.parse(text, kind)
    except SentenceError as error:
        column = error.column
    assert 1 <= column <= len(text) + 1
    return []


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=80), st.sampled_from(toy.ROOTS))
def test_any_text_is_read_or_refused(text: str, kind: str) -> None:
    read_or_refused(text, kind)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(SENTENCES), st.integers(0, 99), st.integers(0, 5), st.text(max_size=5))
def test_any_slip_is_read_or_refused(text: str, at: int, gone: int, put: str) -> None:
    slip = text[:at] + put + text[at + gone :]
    phrases = read_or_refused(slip, "Effect")
    assert not phrases or LANGUAGE.parse(LANGUAGE.print(phrases), "Effect") == phrases


def test_completions_are_what_could_follow() -> None:
    assert LANGUAGE.completions("Defeat ", "Effect") == ["a", "the"]
    assert LANGUAGE.completions("Defeat the face-d", "Effect") == ["face-down"]
    assert LANGUAGE.completions("Chop 2 firewood. ", "Effect") == LANGUAGE.completions("", "Effect")
    assert LANGUAGE.completions("Defeat firewood ", "Effect") == []


def test_two_readings_are_refused() -> None:
    language = Language(["Step"], [f"{__name__}.steps"], {})
    assert len(language.derivations("Go and go and go.", "Step")) == 2
    with pytest.raises(SentenceError, match="understood in two ways"):
        language.parse("Go and go and go.", "Step")


def test_even_an_ambiguous_text_is_refused_in_time() -> None:
    language = Language(["Step"], [f"{__name__}.steps"], {})
    start = time.perf_counter()
    with pytest.raises(SentenceError):
        language.parse(f"{'go and ' * 59}go.", "Step")
    assert time.perf_counter() - start < 20


def test_the_parser_is_only_imported_to_parse() -> None:
    code = "import sys, emberwatch.watchword; sys.exit('lark' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_text_cannot_be_of_a_kind_that_is_no_root() -> None:
    with pytest.raises(LanguageError, match="Creature"):
        LANGUAGE.parse("Chop 2 firewood.", "Creature")


def test_a_kind_without_sayable_phrases_has_no_texts() -> None:
    language = Language(["Condition"], [toy.__name__], toy.LEXICONS)
    with pytest.raises(SentenceError):
        language.parse("If.", "Condition")


class Step(Phrase):
    __module__ = f"{__name__}.steps"


class Go(Step):
    __module__ = f"{__name__}.steps"
    form = "go"


class Both(Step):
    __module__ = f"{__name__}.steps"
    form = "{first:Step} and {second:Step}"
