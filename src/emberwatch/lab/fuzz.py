"""`python -m emberwatch.lab.fuzz`: random games over all options, with every invariant on.

Every game is played, or the one that is named. Reports crashes, broken invariants, games that are stuck or never end,
each as a record that can be loaded, and the cards, outcomes and phrases that no game has used.
"""

import argparse
import sys
from functools import partial
from typing import NamedTuple

from emberwatch.lab.grounds import GROUNDS
from emberwatch.lab.many import batches, in_order, progress
from emberwatch.lab.play import game_seed
from emberwatch.lab.trial import Fault, on_trial
from emberwatch.lab.used import Used

BATCH = 50
ENOUGH = 20_000  # games after which every card and phrase should have been used


class Found(NamedTuple):
    """What some games showed."""

    games: int
    answers: int
    faults: list[Fault]
    used: Used

    def joined(self, more: "Found") -> "Found":
        """These games and more of them."""
        used = self.used.joined(more.used)
        return Found(self.games + more.games, self.answers + more.answers, self.faults + more.faults, used)


def main(argv: list[str] | None = None) -> int:
    """Play, report, and say by the exit code whether all was well."""
    parser = argparse.ArgumentParser("emberwatch.lab.fuzz", description="Random games with every invariant on.")
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=sorted(GROUNDS))
    asked = parser.parse_args(argv)
    games = [asked.game] if asked.game else list(GROUNDS)
    return max([report(game, fuzz(asked.games, asked.seed, asked.jobs, game)) for game in games])


def report(game: str, found: Found) -> int:
    """Print what was found; 1 if all was not well."""
    unused = GROUNDS[game].never_used(found.used) if found.games >= ENOUGH else []
    print(f"{game}: {found.games} games, {found.answers} answers, {len(found.faults)} faults")
    for fault in {fault.what.partition(": ")[2]: fault for fault in reversed(found.faults)}.values():
        print(f"\n{fault.what}\n{fault.record}")
    if unused:
        print(f"never used: {', '.join(unused)}")
    return 1 if found.faults or unused else 0


def fuzz(games: int, seed: int, jobs: int = 1, game: str = "setawatch") -> Found:
    """Play so many games on random terms."""
    found = Found(0, 0, [], GROUNDS[game].used())
    with progress(f"fuzzing {game}", games) as more:
        for batch in in_order(partial(fuzz_batch, seed, game=game), batches(games, BATCH), jobs):
            found = found.joined(batch)
            more(batch.games)
    return found


def fuzz_batch(seed: int, numbers: tuple[int, int], game: str = "setawatch") -> Found:
    """The games of these numbers."""
    ground = GROUNDS[game]
    used = ground.used()
    answers = 0
    faults: list[Fault] = []
    with used.hearing_phrases():
        for number in range(*numbers):
            more, fault = on_trial(game_seed(seed, number), used, ground)
            answers += more
            if fault is not None:
                faults.append(Fault(f"game {number} of seed {seed}: {fault.what}", fault.record))
    return Found(numbers[1] - numbers[0], answers, faults, used)


if __name__ == "__main__":
    sys.exit(main())
