"""A language: the phrases and lexicons of one game, with a reader and a printer made from them."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import islice, product
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from emberwatch.watchword import cache
from emberwatch.watchword.check import check_language
from emberwatch.watchword.errors import LanguageError, SentenceError
from emberwatch.watchword.grammar import Grammar
from emberwatch.watchword.phrase import Phrase, own_form
from emberwatch.watchword.printer import sentence, wording

if TYPE_CHECKING:
    from emberwatch.watchword.reader import Reader

WAYS = 16
NO_NAMES: Mapping[str, str] = {}
Way = TypeVar("Way")


class Saying(NamedTuple):
    """A text to parse, and as what: sentences of a kind, or a bare fragment of one."""

    text: str
    kind: str
    fragment: bool = False


class Language:
    """What can be said in one game. `roots` are the kinds that a text can be."""

    def __init__(
        self, roots: Iterable[str], packages: Iterable[str], lexicons: Mapping[str, Mapping[str, str]]
    ) -> None:
        self.roots = tuple(roots)
        self.lexicons = {kind: dict(lexicon) for kind, lexicon in lexicons.items()}
        self.classes = find_phrases(tuple(packages))
        self.productions = {kind: self._productions(category) for kind, category in self.classes.items()}
        self.written = {kind: {name: word for word, name in lexicon.items()} for kind, lexicon in self.lexicons.items()}
        check_language(self.roots, self.productions, self.lexicons)

    def parse(self, text: str, kind: str) -> list[Phrase]:
        """The phrases of a text, one for each of its sentences."""
        return _only(self.derivations(text, kind), text)

    def read(self, text: str, kind: str) -> Phrase:
        """The phrase of a fragment, which has no capital and no full stop."""
        from emberwatch.watchword.sentences import read_fragment

        return _only(read_fragment(self._reader, text, self._root(kind)), text)

    def derivations(self, text: str, kind: str) -> list[list[Phrase]]:
        """Every way to understand a text, up to sixteen; a good text has one."""
        from emberwatch.watchword.sentences import read_sentences

        readings = read_sentences(self._reader, text, self._root(kind))
        return [list(way) for way in islice(product(*readings), WAYS)]

    def completions(self, text: str, kind: str) -> list[str]:
        """The words that could follow a text that has only begun."""
        from emberwatch.watchword.sentences import continuations

        return continuations(self._reader, text, self._root(kind))

    def print(self, phrases: Iterable[Phrase], names: Mapping[str, str] = NO_NAMES) -> str:
        """The text of some phrases. `names` replaces words of the lexicons, for display."""
        return " ".join(sentence(self.show(phrase, names)) for phrase in phrases)

    def show(self, phrase: Phrase, names: Mapping[str, str] = NO_NAMES) -> str:
        """The bare words of one phrase: what `read` reads."""
        return wording(phrase, self.written, names)

    def parse_all(self, sayings: Sequence[Saying]) -> list[list[Phrase] | SentenceError]:
        """Many texts at once, remembered from one run to the next."""
        key = cache.key_of(self, sayings)
        known = cache.recall(self, sayings, key)
        if known is not None:
            return [*known]
        found = [self._parse_one(saying) for saying in sayings]
        good = [phrases for phrases in found if not isinstance(phrases, SentenceError)]
        if len(good) == len(found):
            cache.remember(good, key)
        return found

    def _parse_one(self, saying: Saying) -> list[Phrase] | SentenceError:
        try:
            if saying.fragment:
                return [self.read(saying.text, saying.kind)]
            return self.parse(saying.text, saying.kind)
        except SentenceError as error:
            return error

    @cached_property
    def _reader(self) -> "Reader":
        from emberwatch.watchword.reader import Reader

        return Reader(Grammar(self.productions, self.lexicons), self.roots)

    def _root(self, kind: str) -> str:
        if kind not in self.roots:
            raise LanguageError(f"a text cannot be a {kind}, only: {', '.join(self.roots)}")
        return kind

    def _productions(self, category: type[Phrase]) -> list[type[Phrase]]:
        return [phrase for phrase in self.classes.values() if issubclass(phrase, category) and own_form(phrase)]


def find_phrases(packages: Sequence[str]) -> dict[str, type[Phrase]]:
    """The phrases and categories of some packages by name, in the order of their names."""
    found: dict[str, type[Phrase]] = {}
    for phrase in _descendants(Phrase):
        name = phrase.__name__
        if not any(f"{phrase.__module__}.".startswith(f"{package}.") for package in packages):
            continue
        if found.setdefault(name, phrase) is not phrase:
            raise LanguageError(f"two phrases are called {name}")
    return dict(sorted(found.items()))


def _descendants(phrase: type[Phrase]) -> list[type[Phrase]]:
    found: dict[type[Phrase], None] = {}
    for heir in phrase.__subclasses__():
        found |= dict.fromkeys([heir, *_descendants(heir)])
    return list(found)


def _only(ways: Sequence[Way], text: str) -> Way:
    if len(ways) > 1:
        two = f"{ways[0]!r:.200} or {ways[1]!r:.200}"
        raise SentenceError(text, 1, f"this can be understood in two ways: {two}")
    return ways[0]
