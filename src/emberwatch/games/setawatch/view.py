"""What a seat may see: all open information, and nothing that is hidden (SW-INFO)."""

from typing import Any

from emberwatch.games.setawatch.state import Watch


def view(watch: Watch) -> dict[str, Any]:
    """The table as anybody sees it. All seats see the same: nothing is hidden from one and open to another."""
    return {"round": watch.round}
