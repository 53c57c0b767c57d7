"""The table in firelight: what is lit is warm, the rest is dim."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from emberwatch import Event, Game
from emberwatch.cli.screen import asked, listen, offered, part, status
from emberwatch.kernel import Option

WIDEST = 100
MANY = 8  # options from here on stand in columns
PROMPT = 2  # lines


class PaintedScreen:
    """Draws with rich."""

    def __init__(self, no_color: bool = False, console: Console | None = None) -> None:
        self.console = console or Console(no_color=no_color or None, highlight=False)
        self.console.width = min(self.console.width, WIDEST)

    def show(self, game: Game, practice: bool, whole: bool = False, seat: int = 0) -> None:
        """The table with all its sentences, or with as many as leave everything in sight, and what is asked."""
        head = Rule(Text(status(game, practice), style="grey58"), style="grey30", align="right")
        question = Group(Text(asked(game), style="bold"), *self.options(offered(game, seat)))
        shown: RenderableType = ""
        for table in part(game, "painting").paintings(game, seat):
            shown = Group("", head, table, "", question)
            if whole or self.height_of(shown) + PROMPT <= self.console.height:
                break
        self.console.print(shown)

    def height_of(self, shown: RenderableType) -> int:
        """How many lines it takes."""
        return len(self.console.render_lines(shown, pad=False))

    def options(self, options: Sequence[Option]) -> list[RenderableType]:
        """The answers by number, in columns if there are many."""
        lines = [
            Text.assemble((f"{number:>3} ", "bold dark_orange"), option.text)
            for number, option in enumerate(options, start=1)
        ]
        if len(lines) < MANY:
            return [line.append(f"  {option.key}", "grey42") for line, option in zip(lines, options, strict=True)]
        return [Columns(lines, column_first=True, equal=True)]

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
