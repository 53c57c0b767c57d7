"""The grammar of a language: every category a symbol, every form a rule, written for the parser."""

from collections.abc import Iterable, Mapping

from emberwatch.watchword.form import Hole, holes, is_number, pieces, spelled
from emberwatch.watchword.phrase import Phrase, own_form

NUMBER = "Number"

Lexicons = Mapping[str, Mapping[str, str]]


class Grammar:
    """What can be said. Rules are named by sort: s(tart), k(ind), p(hrase), l(exicon), and n for numbers."""

    def __init__(self, productions: Mapping[str, list[type[Phrase]]], lexicons: Lexicons) -> None:
        self.productions = productions
        self.lexicons = lexicons
        self.kinds = sorted([*productions, *lexicons, NUMBER])
        self.phrases: list[type[Phrase]] = []
        self.terminals: dict[str, str] = {}
        self.sayable = self._sayable()
        self.ids = {kind: {spelled(word): name for word, name in words.items()} for kind, words in lexicons.items()}

    def text(self, roots: Iterable[str]) -> str:
        """The grammar as Lark reads it."""
        lines = [f"{self.start(root)}: {self.symbol(root)} STOP" for root in roots]
        lines += [f"{self.symbol(kind)}: {self._ways(kind)}" for kind in self.kinds if kind in self.sayable - {NUMBER}]
        lines += [f"p{number}: {self._production(phrase)}" for number, phrase in enumerate(self.phrases)]
        written = [name for word, name in self.terminals.items() if is_number(word)]
        lines.append(f"n: {' | '.join(['NUMBER', *written])}")
        declared = " ".join([*self.terminals.values(), "NUMBER", "STOP"])
        return "\n".join([*lines, f"%declare {declared}", ""])

    def start(self, root: str) -> str:
        """The name of the rule for a whole sentence of a kind."""
        return f"s{self.kinds.index(root)}"

    def symbol(self, kind: str) -> str:
        """The name of the rule for a kind."""
        if kind == NUMBER:
            return "n"
        return f"{'l' if kind in self.lexicons else 'k'}{self.kinds.index(kind)}"

    def _ways(self, kind: str) -> str:
        if kind in self.lexicons:
            ways = [" ".join(map(self._terminal, spelled(word))) for word in sorted(self.lexicons[kind])]
        else:
            ways = [self._rule(phrase) for phrase in self.productions[kind] if self._can_say(phrase, self.sayable)]
        return " | ".join(dict.fromkeys(ways))

    def _production(self, phrase: type[Phrase]) -> str:
        symbols: list[str] = []
        for piece in pieces(own_form(phrase)):
            symbols += [self.symbol(piece.kind)] if isinstance(piece, Hole) else map(self._terminal, spelled(piece))
        return " ".join(symbols)

    def _terminal(self, word: str) -> str:
        return self.terminals.setdefault(word, f"W{len(self.terminals)}")

    def _rule(self, phrase: type[Phrase]) -> str:
        if phrase not in self.phrases:
            self.phrases.append(phrase)
        return f"p{self.phrases.index(phrase)}"

    def _can_say(self, phrase: type[Phrase], sayable: set[str]) -> bool:
        return all(hole.kind in sayable for hole in holes(own_form(phrase)))

    def _sayable(self) -> set[str]:
        """The kinds that have a finite sentence; a shared category may be empty in one game."""
        sayable = {NUMBER} | {kind for kind, words in self.lexicons.items() if words}
        while True:
            more = {
                kind
                for kind, phrases in self.productions.items()
                if kind not in sayable and any(self._can_say(phrase, sayable) for phrase in phrases)
            }
            if not more:
                return sayable
            sayable |= more
