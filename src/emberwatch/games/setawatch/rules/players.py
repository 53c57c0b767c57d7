"""Who decides for whom (SW-PLAY)."""

from typing import Final

from emberwatch.games.setawatch.state import NOBODY, Watch

FLEX: Final = 3  # the fourth Adventurer of three players


def controllers(watch: Watch, adventurer: int) -> list[int]:
    """The seats that may act for an Adventurer (SW-PLAY-3 to 8)."""
    if watch.players == 4:
        return [adventurer]
    if watch.players == 3:
        if adventurer != FLEX:
            return [adventurer]
        if watch.camper == NOBODY or watch.camper == FLEX:
            return [0, 1, 2]
        return [watch.camper]
    if watch.players == 2:
        return [adventurer // 2]
    return [0]
