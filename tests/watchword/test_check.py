import pytest

from emberwatch.watchword import LanguageError, Phrase
from emberwatch.watchword.check import check_language


class Thing(Phrase):
    """Something."""


def phrase(form: str) -> type[Phrase]:
    return type("Odd", (Thing,), {"form": form})


@pytest.mark.parametrize(
    ("form", "trouble"),
    [
        ("stop. go", "full stop"),
        ("a {thing:Thing", "brace"),
        ("a  gap", "spaces"),
        ("{a:Thing} and {a:Thing}", "other names"),
        ("the {walk:Thing}", "other names"),
        ("the {a:Thingy}", 'did you mean "Thing"'),
        ("un{a:Thing}", "melt"),
        ("{a:Thing}-like", "melt"),
        ("{a:Thing}{b:Number}", "melt"),
        ("d{a:Number}", "melt"),
        ("{a:Thing}", "circle"),
    ],
)
def test_odd_forms_are_refused(form: str, trouble: str) -> None:
    with pytest.raises(LanguageError, match=trouble):
        check_language(["Thing"], {"Thing": [phrase(form)]}, {})


@pytest.mark.parametrize("form", ["{a:Thing}'s die", "+{a:Number}", "{a:Number}th of {b:Thing}", "({a:Thing})"])
def test_marks_may_touch_parts(form: str) -> None:
    check_language(["Thing"], {"Thing": [phrase(form)]}, {})


@pytest.mark.parametrize("word", ["", "a.b", " a", "a\nb", "\u200b"])
def test_odd_words_are_refused(word: str) -> None:
    with pytest.raises(LanguageError, match="cannot be a word"):
        check_language(["Thing"], {"Thing": [phrase("x")]}, {"Card": {word: "x"}})


def test_a_kind_is_one_thing() -> None:
    with pytest.raises(LanguageError, match="two kinds"):
        check_language(["Thing"], {"Thing": [phrase("x")]}, {"Thing": {}})
    with pytest.raises(LanguageError, match="no kind"):
        check_language(["Think"], {"Thing": [phrase("x")]}, {})
