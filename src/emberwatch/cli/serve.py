"""`emberwatch serve`: tables for the browser, for this computer or for the whole local network."""

import argparse
import sys
from collections.abc import Sequence

from emberwatch.cli.arguments import Arguments
from emberwatch.kernel import BadInput

MOST = 65_535


def port(text: str) -> int:
    """A number that a port can have; 0 takes any that is free."""
    if not text.isdecimal() or len(text) > 5 or int(text) > MOST:
        raise argparse.ArgumentTypeError(f"it is a number from 0 to {MOST:,}, not {text!r}")
    return int(text)


def main(argv: Sequence[str]) -> int:
    """Serve tables to browsers."""
    parser = Arguments("serve", main.__doc__)
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (127.0.0.1)")
    parser.add_argument("--port", type=port, default=8137, help="the port to listen at (8137)")
    parser.add_argument("--database", default="", metavar="URL", help="where tables are kept (a file of yours)")
    parser.add_argument("--origin", action="append", default=[], help="a page of this address may speak to the server")
    parser.add_argument("--lan", action="store_true", help="serve the local network, and show a code for phones")
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    asked = parser.parse_args(argv)
    try:
        from emberwatch.table import serve
    except ModuleNotFoundError as missing:
        raise BadInput(f"Serving needs {missing.name}; `pip install {missing.name}` brings it.") from None
    serve.serve(asked.host, asked.port, asked.database, asked.origin, asked.lan, not asked.no_open, sys.stdout)
    return 0
