"""Another process: replays the records it is given and prints the digest of every state on the way."""

import json
import sys

from emberwatch.kernel import Game, Record
from tests.battery.games import GAMES


def digests(record: Record) -> list[str]:
    """What this process makes of the answers alone."""
    rulebook = next(entry.rulebook for entry in GAMES if entry.rulebook.name == record.game)
    record.digests = []
    return Game.load(rulebook, record).record().digests


if __name__ == "__main__":
    json.dump([digests(Record.from_json(text)) for text in json.load(sys.stdin)], sys.stdout)
