import pytest

from emberwatch.watchword import Phrase
from emberwatch.watchword.form import Hole, holes, pieces, spelled
from emberwatch.watchword.phrase import own_form
from tests.watchword.toy import (
    Chop,
    Creature,
    Defeat,
    Effect,
    Firewood,
    Reduced,
    Then,
    Typed,
    Weak,
    toy_language,
)


def test_a_form_is_wording_and_holes() -> None:
    assert pieces("swap {a:Creature}'s {b:Number}") == (
        "swap ",
        Hole("a", "Creature"),
        "'s ",
        Hole("b", "Number"),
    )


def test_words_are_spelled_apart_from_marks() -> None:
    assert spelled("Face-down: the wizard's d8, 16+2.") == (
        *("Face-down", ":", "the", "wizard", "'s", "d8", ",", "16", "+", "2", "."),
    )


def test_equal_phrases_have_equal_parts_and_hashes() -> None:
    assert Defeat(who=Weak(limit=8)) == Defeat(who=Weak(limit=8))
    assert hash(Defeat(who=Weak(limit=8))) == hash(Defeat(who=Weak(limit=8)))
    assert Defeat(who=Weak(limit=8)) != Defeat(who=Weak(limit=9))
    assert Firewood() != Weak(limit=8)


def test_a_phrase_shows_its_content() -> None:
    assert repr(Defeat(who=Weak(limit=8))) == "Defeat(who=Weak(limit=8))"


def test_walk_goes_through_the_sentence_in_reading_order() -> None:
    amount = Reduced(number_of=16, rest=Firewood())
    phrase = Then(first=Defeat(who=Typed(type="undead")), rest=Chop(amount=amount))
    assert [type(each).__name__ for each in phrase.walk()] == [
        *("Then", "Defeat", "Typed", "Chop", "Reduced", "Firewood"),
    ]
    assert phrase.parts() == ("first", "rest")
    assert amount.children() == [Firewood()]


def test_a_phrase_is_not_numbered_at_first() -> None:
    assert Firewood().number == -1


@pytest.mark.parametrize("parts", [{}, {"who": Weak(limit=1), "why": 2}])
def test_missing_and_unknown_parts_are_refused(parts: dict[str, object]) -> None:
    with pytest.raises(TypeError, match="Defeat has the parts"):
        Defeat(**parts)


def test_a_category_cannot_be_said() -> None:
    with pytest.raises(TypeError, match="Effect is a category"):
        Effect()
    assert own_form(Creature) == ""


def test_forms_agree_with_annotations() -> None:
    builtin = {"Number": int, "Type": str, "Card": str}
    for phrase in toy_language().classes.values():
        for hole in holes(own_form(phrase)):
            assert issubclass(phrase, Phrase)
            annotation = phrase.__annotations__[hole.name]
            assert annotation is builtin.get(hole.kind) or annotation.__name__ == hole.kind
