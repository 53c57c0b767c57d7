"""The parser's forest of readings, turned into phrases."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from lark import Token
from lark.parsers.earley_forest import SymbolNode, TokenNode

from emberwatch.watchword.grammar import Grammar
from emberwatch.watchword.phrase import Phrase, part_names

READINGS = 16
DEPTH = 24

Value = Phrase | str | int


class TooDeep(Exception):
    """The sentence is nested deeper than anybody could follow."""


class Forest:
    """The readings of one sentence; no more than READINGS of any part of it, so that none takes for ever."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self.known: dict[tuple[SymbolNode, int], list[Value]] = {}

    def phrases(self, tree: SymbolNode) -> list[Phrase]:
        """The readings of a whole sentence."""
        return [value for value in self.values(tree) if isinstance(value, Phrase)]

    def values(self, tree: SymbolNode | TokenNode, depth: int = 0) -> list[Value]:
        """The readings of one symbol that stands `depth` phrases deep."""
        if isinstance(tree, TokenNode):
            return [tree.token]
        if (tree, depth) not in self.known:
            self.known[tree, depth] = list(islice(self._readings(tree, depth), READINGS))
        return self.known[tree, depth]

    def _readings(self, tree: SymbolNode, depth: int) -> Iterator[Value]:
        rule = tree.s.name
        depth += rule.startswith("p")
        if depth > DEPTH:
            raise TooDeep
        found: list[Value] = []
        for row in self._rows(tree, depth):
            value = self._value(rule, row)
            if value not in found:
                found.append(value)
                yield value

    def _rows(self, tree: SymbolNode, depth: int) -> Iterator[tuple[Value, ...]]:
        """The parts of a rule from left to right; the forest keeps them as a chain from the right."""
        chains: list[tuple[Any, tuple[Value, ...]]] = [(link, ()) for link in reversed(tree.children)]
        while chains:
            link, after = chains.pop()
            for value in self.values(link.right, depth):
                row = (value, *after)
                if link.left is None:
                    yield row
                else:
                    chains += [(before, row) for before in reversed(link.left.children)]

    def _value(self, rule: str, row: tuple[Value, ...]) -> Value:
        sort, number = rule[0], int(rule[1:] or 0)
        if sort == "p":
            phrase = self.grammar.phrases[number]
            parts = [value for value in row if not isinstance(value, Token)]
            return phrase(**dict(zip(part_names(phrase), parts, strict=True)))
        if sort == "l":
            return self.grammar.ids[self.grammar.kinds[number]][tuple(str(word) for word in row)]
        return int(str(row[0])) if sort == "n" else row[0]
