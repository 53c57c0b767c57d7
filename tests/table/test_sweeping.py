"""Memory is given back, although Python is not left to look for it by itself."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from emberwatch.table import sweeping


class Circle:
    """Refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def by_itself() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def _swept(circle: weakref.ref[Circle]) -> None:
    sweeping_it = asyncio.create_task(sweeping.sweep())
    while circle() is not None:
        await asyncio.sleep(0.01)
    sweeping_it.cancel()


@pytest.mark.parametrize(("idle", "many", "too_many"), [(1e9, 0, 10**9), (0.0, 10**9, 0)], ids=["idle", "too many"])
def test_what_goes_in_circles_is_let_go(monkeypatch: pytest.MonkeyPatch, idle: float, many: int, too_many: int) -> None:
    for name, value in {"MOMENT": 0.01, "IDLE": idle, "MANY": many, "TOO_MANY": too_many}.items():
        monkeypatch.setattr(sweeping, name, value)
    circle = weakref.ref(Circle())
    assert circle() is not None
    asyncio.run(asyncio.wait_for(_swept(circle), 30))


def test_a_busy_server_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"MOMENT": 0.001, "IDLE": 0.0, "MANY": 0}.items():
        monkeypatch.setattr(sweeping, name, value)
    circle = weakref.ref(Circle())
    with pytest.raises(TimeoutError):
        asyncio.run(asyncio.wait_for(_swept(circle), 0.3))
    assert circle() is not None
