"""The reader: words to phrases, by Lark's Earley parser. Imported only when something has to be parsed."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from lark import Lark, Token, UnexpectedToken
from lark.exceptions import UnexpectedEOF
from lark.lexer import Lexer
from lark.parsers.earley_forest import SymbolNode

from emberwatch.watchword.forest import Forest
from emberwatch.watchword.form import STOP, is_number, respelled
from emberwatch.watchword.grammar import Grammar
from emberwatch.watchword.phrase import Phrase

A_NUMBER = "a number"


class Stuck(Exception):
    """No sentence goes on like this: which word does not fit, and the words that would."""

    def __init__(self, index: int, expected: set[str]) -> None:
        super().__init__(index, expected)
        self.index = index
        self.expected = expected

    def or_further(self, other: "Stuck") -> "Stuck":
        """Of two tries, the one that came further; of equals, both."""
        if self.index != other.index:
            return max(self, other, key=lambda stuck: stuck.index)
        return Stuck(self.index, self.expected | other.expected)


class _Words(Lexer):
    """The words come to the parser as tokens already."""

    def __init__(self, lexer_conf: object) -> None:
        pass

    def lex(self, lexer_state: Any, parser_state: Any = None) -> Iterator[Token]:
        return iter(lexer_state)


class Reader:
    """Reads the sentences of one grammar, beginning from certain kinds."""

    def __init__(self, grammar: Grammar, roots: Iterable[str]) -> None:
        self.grammar = grammar
        self.starts = {root: grammar.start(root) for root in roots if root in grammar.sayable}
        text = grammar.text(list(self.starts))
        self.shown = {name: word for word, name in grammar.terminals.items()}
        self.shown |= {"NUMBER": A_NUMBER, "STOP": STOP}
        self.lark = Lark(text, parser="earley", lexer=_Words, ambiguity="forest", start=list(self.starts.values()))

    def read(self, words: Sequence[str], root: str) -> list[Phrase]:
        """Every different reading of the words of one sentence; the last of them is its full stop."""
        found: list[Phrase] = []
        stuck = Stuck(-1, set())
        for first in self._first_words(words):
            try:
                tree = self._parse([*first, *words[1:]], root)
            except Stuck as other:
                stuck = stuck.or_further(other)
            else:
                found += [phrase for phrase in Forest(self.grammar).phrases(tree) if phrase not in found]
        if not found:
            raise stuck
        return found

    def _first_words(self, words: Sequence[str]) -> list[list[str]]:
        """A capital may be there because it opens the sentence, or because the word always has it."""
        if not words:
            return [[]]
        known = [[word] for word in respelled(words[0]) if word in self.grammar.terminals]
        return known or [[words[0]]]

    def _parse(self, words: Sequence[str], root: str) -> SymbolNode:
        if root not in self.starts:
            raise Stuck(0, set())
        last = len(words) - 1
        tokens = [Token(self._sort(word, index == last), word, index) for index, word in enumerate(words)]
        try:
            tree: Any = self.lark.parse(tokens, start=self.starts[root])
        except UnexpectedToken as error:
            raise Stuck(error.token.start_pos, self._shown(error.expected)) from None
        except UnexpectedEOF as error:
            raise Stuck(len(words), self._shown(error.expected)) from None
        assert isinstance(tree, SymbolNode)
        return tree

    def _sort(self, word: str, last: bool) -> str:
        if word == STOP and last:
            return "STOP"
        return self.grammar.terminals.get(word, "NUMBER" if is_number(word) else "UNKNOWN")

    def _shown(self, terminals: Iterable[str]) -> set[str]:
        shown = {self.shown[name] for name in terminals}
        return {word for word in shown if not (is_number(word) and A_NUMBER in shown)}
