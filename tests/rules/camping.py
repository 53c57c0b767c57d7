"""A camp to place dice in, for tests of what is done there."""

from emberwatch import Game
from tests.setawatch.table import at

WATCHERS = """
[[adventurer]]
id = "cleric"
abilities = ["rebuke", "banish exhausted", "cleanse_undead"]
[[adventurer]]
id = "warrior"
[[adventurer]]
id = "wizard"
"""


def camp(dice: str, table: str = "", abilities: str = '["backstab", "smoke_bomb", "poison_blade"]') -> Game:
    """The Rogue in camp, about to place these dice."""
    return at(f"""
        phase = "camp"
        {table}
        {WATCHERS}
        [[adventurer]]
        id = "rogue"
        dice = {dice}
        abilities = {abilities}
    """)


def spaces(game: Game) -> dict[str, list[str]]:
    """The dice on each space."""
    return {space["id"]: space["dice"] for space in game.view()["spaces"]}
