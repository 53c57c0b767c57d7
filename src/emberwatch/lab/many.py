"""Many games on several processes; the results come in order, whatever the number of jobs."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Work = TypeVar("Work")
Done = TypeVar("Done")


def in_order(do: Callable[[Work], Done], work: list[Work], jobs: int) -> Iterator[Done]:
    """Do every piece of work; `do` is a function of a module, for other processes start afresh."""
    if jobs == 1:
        yield from map(do, work)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(do, work)


def batches(count: int, size: int) -> list[tuple[int, int]]:
    """The numbers from 0 to count - 1, so many at a time: first of each, and first of the next."""
    return [(first, min(first + size, count)) for first in range(0, count, size)]


@contextmanager
def progress(what: str, count: int) -> Iterator[Callable[[int], Any]]:
    """A bar on standard error, for a terminal only; what it gives is told how many more are done."""
    console = Console(stderr=True)
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=count)
        yield lambda more: bar.advance(task, more)
