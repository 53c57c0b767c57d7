"""What an Action says of itself, as a player reads it who is about to take it."""

from emberwatch.games.wardens.rulebook import RULEBOOK
from emberwatch.kernel import Printed
from tests.wardens.table import Table
from tests.wardens.ways import DUE, fall_due


def printed(edition: str, action: str) -> Printed:
    """The Action as its edition prints it."""
    items = RULEBOOK.printed(RULEBOOK.content({"edition": edition}))
    return next(item for item in items if item.id == f"action:{action}")


def has_trigger(edition: str, action: str, *words: str) -> bool:
    """Whether the trigger speaks of all this."""
    return all(word in printed(edition, action).text for word in words)


def preparing(edition: str, action: str) -> Table:
    """A table where this Action is prepared; of what is named first, nothing is named."""
    table = Table(edition)
    if action in DUE:
        fall_due(table, action)
        table.now(f"resist:{action}:warden-1")
    else:
        table.now("act:warden-1")
        table.play(f"action:{action}", *(("patient:warden-1",) if action == "treat" else ()))
    return table


def scores(edition: str, action: str) -> dict[str, str]:
    """The Scores it can be drawn with, each with its cue, as they are offered."""
    table = preparing(edition, action)
    found = {key.partition(":")[2]: table.text(key).partition(": ")[2] for key in table.options("approach")}
    if not found:
        (only,) = printed(edition, action).about["approaches"]
        assert table.look()["draw"]["approach"] == only["score"]
        return {only["score"]: only["cue"]}
    return found


def uses(edition: str, action: str, **cues: str) -> bool:
    """Whether exactly these Scores can be used, each for all that its cue is to speak of (words with commas)."""
    found = scores(edition, action)
    assert set(found) == set(cues), found
    return all(word in found[score] for score, words in cues.items() for word in words.split(", "))


def conditions(edition: str, action: str) -> dict[str, int]:
    """The modifiers printed with it, in words, with their levels."""
    table = preparing(edition, action)
    texts = [table.text(key) for key in table.options("condition")]
    return {text.partition(" ")[2]: int(text.partition(" ")[0]) for text in texts}


def modified(edition: str, action: str, *expected: tuple[int, str]) -> bool:
    """Whether exactly these modifiers are printed, each speaking of all that is named."""
    found = conditions(edition, action)
    assert [levels for levels, _ in expected] == list(found.values()), found
    return all(word in text for text, (_, words) in zip(found, expected, strict=True) for word in words.split(", "))


def entry(edition: str, action: str, suit: str) -> tuple[str, str]:
    """Label and text of a row of its suit table."""
    row = printed(edition, action).about["costs"][suit]
    return row["label"], f"{row['text']} {row['seen']}".lower()


def costs(edition: str, action: str, suit: str, label: str, *words: str) -> bool:
    """Whether the row has this label and speaks of all this."""
    found, text = entry(edition, action, suit)
    assert found == label
    return all(word in text for word in words)
