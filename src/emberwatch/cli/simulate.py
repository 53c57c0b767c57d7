"""`emberwatch simulate GAME`: programs play many games."""

from collections.abc import Sequence

from emberwatch.cli.arguments import Arguments
from emberwatch.lab.simulate import add_arguments, report


def main(argv: Sequence[str]) -> int:
    """Let a program play a game many times, and tell what came of it."""
    parser = Arguments("simulate", main.__doc__)
    parser.add_game()
    add_arguments(parser)
    return report(parser.parse_args(argv))
