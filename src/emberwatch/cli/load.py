"""`emberwatch load FILE`: go on playing a saved game."""

from collections.abc import Sequence

import emberwatch
from emberwatch.cli.arguments import Arguments
from emberwatch.cli.files import impossible, read_record
from emberwatch.cli.table import sit


def main(argv: Sequence[str]) -> int:
    """Go on playing a saved game."""
    parser = Arguments("load", main.__doc__)
    parser.add_argument("file", metavar="FILE", help="a record, as `save` writes it")
    parser.add_screen()
    asked = parser.parse_args(argv)
    record = read_record(asked.file)
    with impossible(asked.file, record.start):
        return sit(emberwatch.load(record), asked.plain, asked.no_color, asked.answers)
