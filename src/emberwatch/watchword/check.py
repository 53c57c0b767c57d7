"""A language is checked once, so that what it prints can always be read again."""

from collections.abc import Iterable, Mapping
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise

from emberwatch.watchword.errors import LanguageError, did_you_mean
from emberwatch.watchword.form import STOP, Hole, holes, pieces, spelled
from emberwatch.watchword.grammar import NUMBER, Lexicons
from emberwatch.watchword.phrase import Phrase, own_form

TAKEN = frozenset(dir(Phrase)) | {"number"}


def check_language(roots: Iterable[str], productions: Mapping[str, list[type[Phrase]]], lexicons: Lexicons) -> None:
    """Raise LanguageError unless these classes and lexicons make a language."""
    kinds = [*productions, *lexicons, NUMBER]
    for kind in kinds:
        if kinds.count(kind) > 1:
            raise LanguageError(f"{kind} is two kinds at once")
    for root in roots:
        if root not in productions:
            raise LanguageError(f"there is no kind of phrase {root}{did_you_mean(root, productions)}")
    for phrase in {phrase for phrases in productions.values() for phrase in phrases}:
        _check_form(phrase, kinds)
    for kind, words in lexicons.items():
        for word in words:
            _check_lexicon_word(kind, word)
    _check_no_circle(productions)


def _check_form(phrase: type[Phrase], kinds: Iterable[str]) -> None:
    form, name = own_form(phrase), phrase.__name__
    found = pieces(form)
    wording = "".join(piece for piece in found if isinstance(piece, str))
    if STOP in wording or "{" in wording or "}" in wording:
        raise LanguageError(f'the form of {name} has a full stop or an odd brace: "{form}"')
    if form != " ".join(form.split()):
        raise LanguageError(f'the form of {name} has spaces to spare: "{form}"')
    names = [hole.name for hole in holes(form)]
    if len(set(names)) < len(names) or TAKEN.intersection(names):
        raise LanguageError(f"the parts of {name} need other names: {names}")
    for hole in holes(form):
        if hole.kind not in kinds:
            raise LanguageError(f"{name} has a part of no kind: {hole.kind}{did_you_mean(hole.kind, [*kinds])}")
    for left, right in pairwise(found):
        if not _stay_apart(left, right):
            raise LanguageError(f'in the form of {name} a part would melt into its neighbour: "{form}"')


def _stay_apart(left: str | Hole, right: str | Hole) -> bool:
    return all(
        spelled(one + other) == spelled(one) + spelled(other) for one in _samples(left) for other in _samples(right)
    )


def _samples(piece: str | Hole) -> list[str]:
    if isinstance(piece, str):
        return [piece]
    return ["1"] if piece.kind == NUMBER else ["a", "1"]


def _check_lexicon_word(kind: str, word: str) -> None:
    if not spelled(word) or STOP in word or not word.isprintable() or word != word.strip():
        raise LanguageError(f"{word!r} cannot be a word for a {kind}")


def _check_no_circle(productions: Mapping[str, list[type[Phrase]]]) -> None:
    """A kind that can stand for itself without a word more would have endless readings."""
    stands_for = {kind: [_bare(phrase) for phrase in phrases] for kind, phrases in productions.items()}
    try:
        TopologicalSorter({kind: filter(None, bare) for kind, bare in stands_for.items()}).prepare()
    except CycleError as circle:
        kinds = ", ".join(circle.args[1])
        raise LanguageError(f"these kinds stand for each other in a circle: {kinds}") from None


def _bare(phrase: type[Phrase]) -> str:
    """The kind of a form that is nothing but one hole."""
    found = pieces(own_form(phrase))
    return found[0].kind if len(found) == 1 and isinstance(found[0], Hole) else ""
