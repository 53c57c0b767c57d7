"""A game as a header and a list of answers: save, undo history, replay, bug report and test fixture in one."""

from typing import Any

import msgspec

from emberwatch.kernel.refusal import BadInput

MOST_BYTES = 4_000_000


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """Everything needed to play the same game again."""

    game: str
    content: str  # digest of the cards it was played with
    terms: dict[str, Any]
    seed: int
    answers: list[str]
    digests: list[str]  # of the state after each answer
    start: str = ""  # a position text, when the game did not begin at the beginning
    format: int = 1

    def to_json(self) -> str:
        """The record as a file holds it."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> "Record":
        """Read what to_json wrote; anything else is BadInput."""
        if len(text) > MOST_BYTES:
            raise BadInput(f"This record is larger than {MOST_BYTES:,} bytes; it cannot be one of ours.")
        try:
            record = msgspec.json.decode(text, type=cls)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
            raise BadInput(f"This is no complete record of a game: {fault}.") from None
        if record.format != 1:
            raise BadInput(f"This record has format {record.format}; this version reads format 1.")
        if len(record.digests) not in (0, len(record.answers)):
            raise BadInput(
                f"The record holds {len(record.answers)} answers but {len(record.digests)} digests; "
                "it was cut or edited."
            )
        return record
