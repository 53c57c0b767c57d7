"""A game at a terminal: answers in, what they caused out, until the game or the patience ends."""

import re

from emberwatch import BadInput, Game, Refused
from emberwatch.cli.commands import COMMANDS
from emberwatch.cli.faults import sentence, unknown
from emberwatch.cli.files import read_text, write
from emberwatch.cli.screen import Screen, is_terminal, offered, screen_for

COMMENT = re.compile(r"(^|\s)#.*")


def sit(game: Game, plain: bool, no_color: bool, answers: str | None) -> int:
    """Give the answers of a file, if there is one, then play on with whoever is there."""
    table = Table(game, screen_for(plain, no_color))
    if answers is not None:
        table.give(answers)
        if not is_terminal():
            table.show()
            return 0
    table.play()
    return 0


class Table:
    """The game, the screen it is shown on, and whether it has become practice."""

    def __init__(self, game: Game, screen: Screen) -> None:
        self.game = game
        self.screen = screen
        self.practice = False
        self.left = False
        self.journal = ""  # the file it is kept in
        self._seat = 0

    @property
    def seat(self) -> int:
        """Who sits before the screen: it is handed on to those who are asked."""
        decision = self.game.decision
        return self._seat if decision is None or self._seat in decision.seats else decision.seats[0]

    def sit_at(self, seat: int) -> None:
        """Somebody else takes it."""
        self._seat = seat

    def play(self) -> None:
        """Ask until somebody quits or nobody answers."""
        self.screen.tell(self.game.events(self.game.version))
        self.show()
        while not self.left:
            said = self.screen.ask()
            if said is None:
                return
            try:
                self.hear(said.strip())
            except (Refused, BadInput, OSError) as fault:
                self.screen.say(sentence(fault))

    def show(self, whole: bool = False) -> None:
        """The table, and what is asked."""
        self.screen.show(self.game, self.practice, whole, self.seat)
        if self.journal:
            write(self.journal, self.chronicle(self.journal), True, "journal")

    def chronicle(self, path: str) -> str:
        """The journal, in the form that the name of the file tells."""
        return self.game.chronicle("html" if path.endswith(".html") else "markdown", self.seat)

    def hear(self, said: str) -> None:
        """A number or a key is an answer, any other word a command; while a text is asked for, a lone word is."""
        name, _, rest = said.partition(" ")
        decision = self.game.decision
        options = offered(self.game, self.seat)
        if said.startswith("/"):
            self.say(said)
        elif said in (option.key for option in options) or (decision and decision.is_form and rest):
            self.answer(said)
        elif said.isdecimal() and options:
            if not 1 <= int(said[:9]) <= len(options):
                raise Refused(f"The answers have the numbers 1 to {len(options)}.")
            self.answer(options[int(said[:9]) - 1].key)
        elif name.rstrip("!") in COMMANDS:
            COMMANDS[name.rstrip("!")].act(self, rest.strip(), name.endswith("!"))
        elif said and decision and (decision.is_form or ":" in said):
            self.answer(said)
        elif said:
            asides = [f"/{one.name}" for one in self.game.asides(self.seat)]
            raise unknown("answer or command", said, COMMANDS, asides)

    def answer(self, key: str) -> None:
        """Play it, tell what that caused, and show the table."""
        self.screen.tell(self.game.play(key))
        self.show()

    def say(self, aside: str) -> None:
        """Something besides the question."""
        self.screen.tell(self.game.play(aside, self.seat))
        self.show()

    def give(self, path: str) -> None:
        """The answers of a file; the first that is refused ends it."""
        for number, line in enumerate(read_text(path).splitlines(), start=1):
            key = COMMENT.sub("", line).strip()
            if key:
                try:
                    self.screen.tell(self.game.play(key))
                except Refused as refused:
                    raise BadInput(f"{path}, line {number}: {refused}") from None
