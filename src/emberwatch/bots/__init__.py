"""Players that are programs; they see only a seat's view and the legal options."""

from emberwatch.bots import careful, random
from emberwatch.bots.bot import Bot, View

__all__ = ["BOTS", "Bot", "View"]

BOTS: dict[str, Bot] = {"random": random.choose, "careful": careful.choose}
