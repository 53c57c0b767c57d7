"""The `emberwatch` command: each of its words is a module of its own, read only when it is said."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module

COMMANDS = {
    "play": ("emberwatch.cli.play", "play a game in the terminal"),
    "serve": ("emberwatch.cli.serve", "serve tables to browsers, for yourself or for friends"),
    "load": ("emberwatch.cli.load", "go on playing a saved game"),
    "replay": ("emberwatch.cli.replay", "tell the story of a saved game, or verify it"),
    "position": ("emberwatch.cli.position", "write a saved game's last moment as a position"),
    "check": ("emberwatch.cli.check", "look for what is wrong with a pack of cards"),
    "words": ("emberwatch.cli.words", "list the words that cards are written in"),
    "rules": ("emberwatch.cli.rules", "list the rules, their tests and their code"),
    "simulate": ("emberwatch.cli.simulate", "let programs play many games"),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; whatever is wrong with what was given is one sentence and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
        return code
    except SystemExit as left:  # argparse, after --help
        return left.code if isinstance(left.code, int) else 2
    except KeyboardInterrupt:
        print()
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as fault:
        from emberwatch.cli.faults import sentence

        said = sentence(fault)
        if not said:
            raise
        print(f"emberwatch: {said}", file=sys.stderr)
        return 2


def run(argv: Sequence[str]) -> int:
    """The command that the first word names, with the words after it."""
    if not argv or argv[0] in ("-h", "--help", "help"):
        print(usage())
        return 0
    if argv[0] == "--version":
        from emberwatch import __version__

        print(f"emberwatch {__version__}")
        return 0
    if argv[0] not in COMMANDS:
        from emberwatch.cli.faults import unknown

        raise unknown("command", argv[0], COMMANDS)
    code: int = import_module(COMMANDS[argv[0]][0]).main(argv[1:])
    return code


def usage() -> str:
    """What can be said."""
    width = max(map(len, COMMANDS))
    lines = [f"  {name:{width}}  {meaning}" for name, (_, meaning) in COMMANDS.items()]
    return "\n".join(
        ["usage: emberwatch COMMAND ...", "", *lines, "", "`emberwatch COMMAND --help` says more about one of them."]
    )
