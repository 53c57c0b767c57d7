"""`emberwatch play GAME`: a game in the terminal."""

from collections.abc import Sequence
from secrets import randbelow
from typing import Any

import emberwatch
from emberwatch import BadInput, Game
from emberwatch.cli.arguments import Arguments, names
from emberwatch.cli.files import impossible, read_game
from emberwatch.cli.table import sit

TERMS = ("difficulty", "adventurers", "players", "pool", "packs", "own_dice", "random_start", "edition", "mode")


def main(argv: Sequence[str]) -> int:
    """Play a game in the terminal."""
    asked = arguments().parse_args(argv)
    terms = {name: value for name in TERMS if (value := getattr(asked, name)) is not None}
    if asked.start is None:
        return sit(begin(asked.game, asked.seed, terms), asked.plain, asked.no_color, asked.answers)
    game = resume(asked.game, asked.start, asked.seed is not None or bool(terms))
    with impossible(asked.start, game.start):
        return sit(game, asked.plain, asked.no_color, asked.answers)


def begin(name: str, seed: int | None, terms: dict[str, Any]) -> Game:
    """A new game; without a seed, one that nobody has chosen."""
    return emberwatch.new(name, seed=randbelow(1_000_000) if seed is None else seed, **terms)


def resume(name: str, path: str, has_terms: bool) -> Game:
    """A game that begins where a file ends."""
    if has_terms:
        raise BadInput("A game --from a file has its own seed and terms; leave the others out.")
    emberwatch.rulebook(name)
    game = read_game(path)
    if game.rulebook.name != name:
        raise BadInput(f"{path} holds a game of {game.rulebook.name}, not of {name}.")
    return game


def arguments() -> Arguments:
    """What the command understands."""
    parser = Arguments("play", main.__doc__)
    parser.add_game()
    parser.add_argument("--seed", type=int, metavar="N", help="the same number gives the same game")
    parser.add_argument("--difficulty", help="easy, normal, hard or insane")
    parser.add_argument("--party", dest="adventurers", type=names, metavar="A,B,C,D", help="Adventurers by id")
    parser.add_argument("--players", type=int, metavar="N", help="how many people play")
    parser.add_argument("--pool", type=names, metavar="SET,SET", help="the sets of cards, such as base,deluxe")
    parser.add_argument("--pack", dest="packs", action="append", metavar="PATH", help="cards from elsewhere")
    parser.add_argument("--own-dice", action="store_true", default=None, help="enter what real dice and cards show")
    parser.add_argument("--random-start", action="store_true", default=None, help="roll for the first firewood")
    parser.add_argument("--edition", help="first or second, of the Wardens")
    parser.add_argument("--mode", help="solo, co-op or led, of the Wardens")
    parser.add_argument("--from", dest="start", metavar="FILE", help="begin at a position or where a record ends")
    parser.add_screen()
    return parser
