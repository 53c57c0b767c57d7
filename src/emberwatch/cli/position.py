"""`emberwatch position FILE`: a moment of a game as a text."""

from collections.abc import Sequence

from emberwatch.cli.arguments import Arguments
from emberwatch.cli.files import read_game


def main(argv: Sequence[str]) -> int:
    """Write the moment that a position describes, or that a record ends with, as a position."""
    parser = Arguments("position", main.__doc__)
    parser.add_argument("file", metavar="FILE", help="a position or a record")
    print(read_game(parser.parse_args(argv).file).position(), end="")
    return 0
