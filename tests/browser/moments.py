"""Moments of a night that are worth looking at, each as a new table is asked for it."""

from typing import Any

from tests.rules.nights import wild_night

Wanted = dict[str, Any]

PARTY = """
[[adventurer]]
id = "warrior"
dice = [2, 5, 8]
[[adventurer]]
id = "ranger"
dice = [3, 6, 6]
[[adventurer]]
id = "wizard"
dice = [1, 4, 4]
[[adventurer]]
id = "cleric"
dice = [6, 2, 2]
"""
TIRED = """
[[adventurer]]
id = "warrior"
dice = [1, 2, 3]
abilities = ["berserker exhausted", "wound exhausted", "giants_bane exhausted"]
[[adventurer]]
id = "ranger"
dice = [6, "5 spent", "6 spent"]
abilities = ["slumber exhausted", "sharpshooter exhausted", "far_sight exhausted"]
[[adventurer]]
id = "wizard"
dice = [6, 4, 3]
abilities = ["shockbolt", "curse exhausted", "chaos_blast exhausted"]
[[adventurer]]
id = "cleric"
abilities = ["protective_ward exhausted", "rebuke exhausted", "banish"]
"""


def position(text: str, party: str = PARTY) -> Wanted:
    """A table that begins at a position of the base set."""
    return {"position": f'{text}{party}\n[terms]\npool = ["base"]\n'}


PICK: Wanted = {"seed": 7, "terms": {"adventurers": ["warrior", "ranger", "wizard", "cleric"]}}
CAMP = position('round = 3\nphase = "camp"\nfirewood = 6\ncamper = "wizard"')
WATCH = position("""
round = 4
firewood = 9
location = "dark_woods"
camper = "cleric"
line = ["bear up damage 2", "forest_giant up", "vampire", "wolf", "fae", "goblins"]
graveyard = ["shade"]
""")
FOUR_LIT = position("""
round = 4
firewood = 14
location = "dark_woods"
camper = "cleric"
line = ["acolyte up", "forest_giant up", "vampire up", "zombie_horde up damage 2", "fae", "goblins"]
graveyard = ["shade"]
""")
TIRED_WATCH = position(
    'round = 5\nfirewood = 2\ncamper = "cleric"\nline = ["bear up", "forest_giant", "wolf"]\n', TIRED
)
OVER: Wanted = {"record": wild_night(3).record().to_json()}
