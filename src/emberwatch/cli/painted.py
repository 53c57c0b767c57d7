"""The table in firelight: what is lit is warm, the rest is dim."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from emberwatch import Event, Game
from emberwatch.cli.screen import asked, listen, part, status

WIDEST = 100
MANY = 8  # options from here on stand in columns


class PaintedScreen:
    """Draws with rich."""

    def __init__(self, no_color: bool = False, console: Console | None = None) -> None:
        self.console = console or Console(no_color=no_color or None, highlight=False)
        self.console.width = min(self.console.width, WIDEST)

    def show(self, game: Game, practice: bool) -> None:
        """The table, and what is asked."""
        self.console.print()
        self.console.print(Rule(Text(status(game, practice), style="grey58"), style="grey30", align="right"))
        self.console.print(part(game, "painting").painting(game))
        self.console.print()
        self.console.print(Text(asked(game), style="bold"))
        self.options(game)

    def options(self, game: Game) -> None:
        """The answers by number, in columns if there are many."""
        options = game.decision.options if game.decision else ()
        lines = [
            Text.assemble((f"{number:>3} ", "bold dark_orange"), option.text)
            for number, option in enumerate(options, start=1)
        ]
        if len(lines) < MANY:
            for line, option in zip(lines, options, strict=True):
                self.console.print(line.append(f"  {option.key}", "grey42"))
        else:
            self.console.print(Columns(lines, column_first=True, equal=True))

    def tell(self, events: Sequence[Event]) -> None:
        """What has just happened."""
        for event in events:
            self.console.print(Padding(Text.assemble(("· ", "dark_orange3"), event.text, style="grey78"), (0, 0, 0, 1)))

    def say(self, *lines: str) -> None:
        """Whatever else there is to say."""
        for line in lines:
            self.console.print(Text(line))

    def ask(self) -> str | None:
        """What a person says."""
        return listen("\n> ")
