"""`emberwatch replay FILE`: the story of a saved game."""

from collections.abc import Iterator, Sequence

import emberwatch
from emberwatch import BadInput, Game
from emberwatch.cli.arguments import Arguments
from emberwatch.cli.files import impossible, read_record


def main(argv: Sequence[str]) -> int:
    """Tell the story of a saved game."""
    asked = arguments().parse_args(argv)
    record = read_record(asked.file)
    answers = len(record.answers)
    if asked.to is not None and not 0 <= asked.to <= answers:
        raise BadInput(f"This record has {answers} answers; --to can be 0 to {answers}.")
    if not asked.verify:
        record.digests = []
    elif not record.digests:
        raise BadInput("This record holds no digests to verify.")
    with impossible(asked.file, record.start):
        game = emberwatch.load(record, asked.to)
        for line in story(game):
            print(line)
    if asked.verify:
        print(f"All {game.version} digests agree.")
    return 0


def story(game: Game) -> Iterator[str]:
    """Each answer with what it caused, then how it ended."""
    for version in range(game.version + 1):
        if version:
            yield f"> {game.answers[version - 1]}"
        yield from (event.text for event in game.branch(version).events(version))
    yield game.outcome.text if game.outcome else f"Then: {game.decision.prompt if game.decision else 'nothing.'}"


def arguments() -> Arguments:
    """What the command understands."""
    parser = Arguments("replay", main.__doc__)
    parser.add_argument("file", metavar="FILE", help="a record, as `save` writes it")
    parser.add_argument("--to", type=int, metavar="N", help="only the first N answers")
    parser.add_argument("--verify", action="store_true", help="compare every state with the record")
    return parser
