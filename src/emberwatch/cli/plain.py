"""The table as lines of text that a screen reader or a pipe can follow."""

from collections.abc import Sequence

from emberwatch import Event, Game
from emberwatch.cli.screen import asked, listen, offered, part, status


class PlainScreen:
    """Each thing is one line; nothing is drawn."""

    def __init__(self) -> None:
        self.known: list[str] = []

    def show(self, game: Game, practice: bool, whole: bool = False, seat: int = 0) -> None:
        """What is new on the table, or the whole of it, and what is asked: nobody likes to be told all of it twice."""
        lines = part(game, "prose").prose(game, seat)
        new = lines if whole else [line for line in lines if line not in self.known]
        self.known = lines
        self.say("", status(game, practice), *new, asked(game))
        for number, option in enumerate(offered(game, seat), start=1):
            self.say(f"{number}. {option.text} [{option.key}]")

    def tell(self, events: Sequence[Event]) -> None:
        """What has just happened."""
        self.say(*(event.text for event in events))

    def say(self, *lines: str) -> None:
        """Whatever else there is to say."""
        for line in lines:
            print(line)

    def ask(self) -> str | None:
        """What a person says."""
        return listen("> ")
