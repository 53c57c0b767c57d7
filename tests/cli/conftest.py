"""The user's own data stay out of it."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _own_data(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    data: Path = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("EMBERWATCH_DATA", str(data))
