"""Memory that Python gives back only when it looks for it: what refers to itself in a circle.

Answers leave nothing of the kind behind, only comings and goings do. To find it Python looks at all that is remembered
of all games, and if it chose the moment, every table would wait now and then for as long as a second. So it is told
not to (see serve.py), and the looking is done here, when there is nothing else to do.
"""

import asyncio
import gc
from time import process_time

MOMENT = 1.0  # seconds
IDLE = 0.05  # of a moment: whoever works less than that has time
MANY = 100_000  # new things, not worth looking at if they are fewer
TOO_MANY = 3_000_000  # new things, time or not


async def sweep() -> None:
    """Go on for ever."""
    while True:
        is_idle = await _is_idle()
        new = gc.get_count()[0]
        if new > TOO_MANY or (is_idle and new > MANY):
            gc.collect()


async def _is_idle() -> bool:
    begun = process_time()
    await asyncio.sleep(MOMENT)
    return process_time() - begun < IDLE * MOMENT
