"""`emberwatch words GAME`: the words that cards are written in."""

from collections.abc import Sequence
from importlib import import_module

from emberwatch import rulebook
from emberwatch.cli.arguments import Arguments
from emberwatch.cli.faults import unknown
from emberwatch.watchword.vocabulary import lexicon_page, vocabulary, vocabulary_page


def main(argv: Sequence[str]) -> int:
    """List the words that a game's cards are written in."""
    parser = Arguments("words", main.__doc__)
    parser.add_game()
    parser.add_argument("--kind", help="only those of one kind, such as Effect or Amount")
    asked = parser.parse_args(argv)
    pack = import_module(f"emberwatch.games.{rulebook(asked.game).name}.content").read()
    words = vocabulary(pack.language, pack.used_by())
    kinds = dict.fromkeys([*(word.category for word in words), *pack.language.lexicons])
    if asked.kind is not None and asked.kind not in kinds:
        raise unknown("kind of words", asked.kind, kinds)
    wanted = kinds if asked.kind is None else [asked.kind]
    pages = [vocabulary_page(pack.language, [word for word in words if word.category in wanted])]
    pages += [lexicon_page(kind, lexicon) for kind, lexicon in pack.language.lexicons.items() if kind in wanted]
    print("\n\n".join(filter(None, pages)))
    return 0
