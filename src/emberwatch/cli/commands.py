"""What can be said at a table besides an answer."""

from collections.abc import Callable
from secrets import randbelow
from typing import TYPE_CHECKING, NamedTuple

from emberwatch import Refused
from emberwatch.cli.files import write
from emberwatch.cli.rules import texts
from emberwatch.cli.screen import part
from emberwatch.kernel import BeyondHorizon

if TYPE_CHECKING:
    from emberwatch.cli.table import Table


class Command(NamedTuple):
    """How it is said, what it is for, and what it does with the words after it and a `!`."""

    form: str
    meaning: str
    act: Callable[["Table", str, bool], None]


def why(table: "Table", rest: str, force: bool) -> None:
    """List what cannot be chosen now, or say why one of them cannot."""
    barred = table.game.barred(table.seat)
    if not rest:
        lines = [f"{number}. {one.text} [{one.key}]" for number, one in enumerate(barred, start=1)]
        table.screen.say(*(lines or ["Nothing that could be wanted here is forbidden."]))
    elif not rest.isdecimal():
        decision = table.game.decision
        if decision and rest in decision.keys:
            raise Refused("This is allowed now.")
        named = [one for one in barred if one.key == rest]
        if not named:
            raise Refused(table.game.why_not(rest, table.seat))
        say_why(table, named[0].text, named[0].why, named[0].rules)
    elif 1 <= int(rest[:9]) <= len(barred):
        one = barred[int(rest[:9]) - 1]
        say_why(table, one.text, one.why, one.rules)
    else:
        raise Refused(f"{len(barred)} things cannot be chosen now; `why` lists them with their numbers.")


def say_why(table: "Table", what: str, reason: str, rules: tuple[str, ...]) -> None:
    """The reason, and the rules it rests on."""
    known = texts(table.game.rulebook.name)
    table.screen.say(f"{what}: {reason}", *(f"  {rule}: {known.get(rule, '')}" for rule in rules))


def undo(table: "Table", rest: str, force: bool) -> None:
    """Take answers back; beyond the horizon only by force: then chance begins afresh, or else the game is practice."""
    game = table.game
    words = rest.split()
    force = force or "force" in words
    match [word for word in words if word != "force"]:
        case []:
            grain, to = "step", None
        case [number] if number.isdecimal():
            if not 1 <= int(number[:9]) <= game.version:
                raise Refused(f"There is no earlier answer {number}.")
            grain, to = "step", int(number[:9]) - 1
        case [word]:
            grain, to = word, None
        case _:
            raise Refused("Undo takes one word: `undo`, `undo phase` or `undo NUMBER`.")
    try:
        at = game.undo(grain, to)
    except BeyondHorizon:
        if not force:
            forced = f"undo! {rest}".strip()
            how = "with what is hidden shuffled anew" if game.deals_afresh else "as practice"
            raise Refused(
                "Hidden information has been seen or chance taken since; "
                f"undo is free back to answer {game.horizon + 1} only. `{forced}` does it all the same, {how}."
            ) from None
        at = game.undo(grain, to, force=True, afresh=randbelow(1_000_000))
        table.practice = table.practice or not game.deals_afresh
    table.screen.say(f"Taken back to answer {at + 1}.")
    table.show()


def redo(table: "Table", rest: str, force: bool) -> None:
    """Give the last answer taken back again."""
    table.screen.tell(table.game.redo())
    table.show()


def log(table: "Table", rest: str, force: bool) -> None:
    """The story so far."""
    table.screen.say(*table.game.log(table.seat))


def card(table: "Table", rest: str, force: bool) -> None:
    """What is printed on a card."""
    table.screen.say(*part(table.game, "cards").card(table.game, rest))


def odds(table: "Table", rest: str, force: bool) -> None:
    """What chance may bring, as far as anybody can know."""
    table.screen.say(*table.game.rulebook.odds(table.game.state, table.seat))


def save(table: "Table", rest: str, force: bool) -> None:
    """Write the record of this game, and keep its cards."""
    if not rest:
        raise Refused("Save it where? Say `save FILE`.")
    write(rest, table.game.record().to_json(), force, "save")
    table.game.keep_cards()
    table.screen.say(f"Saved in {rest}; `emberwatch load {rest}` goes on with it.")


def journal(table: "Table", rest: str, force: bool) -> None:
    """Write what was written and done so far, and keep the file up to date from now on."""
    if not rest:
        raise Refused("Keep it where? Say `journal FILE`, such as `journal thorns.md` or `journal thorns.html`.")
    write(rest, table.chronicle(rest), force, "journal")
    table.journal = rest
    table.screen.say(f"The journal is kept in {rest}, as seat {table.seat} knows it.")


def seat(table: "Table", rest: str, force: bool) -> None:
    """Somebody else sits before the screen."""
    seats = table.game.rulebook.seats(table.game.state)
    if not rest.isdecimal() or int(rest[:9]) >= seats:
        raise Refused(f"Say `seat NUMBER`; this table has the seats 0 to {seats - 1}.")
    table.sit_at(int(rest[:9]))
    table.show(whole=True)


def table_again(table: "Table", rest: str, force: bool) -> None:
    """Show the table again, the whole of it."""
    table.show(whole=True)


def help_(table: "Table", rest: str, force: bool) -> None:
    """List all this."""
    table.screen.say("Answer with a number or with a key. Besides:")
    table.screen.say(*(f"{command.form}: {command.meaning}" for command in COMMANDS.values()))
    if offers := table.game.asides(table.seat):
        table.screen.say("At any time, whatever is asked:", *(f"/{one.name}: {one.prompt}" for one in offers))


def quit_(table: "Table", rest: str, force: bool) -> None:
    """Leave the table."""
    table.left = True


COMMANDS = {
    "why": Command("why, why NUMBER, why KEY", "what cannot be chosen now, and which rule forbids it", why),
    "undo": Command("undo, undo phase, undo ANSWER", "take back; `undo!` goes beyond what is free", undo),
    "redo": Command("redo", "give the last answer taken back again", redo),
    "log": Command("log", "the story so far", log),
    "card": Command("card NAME", "what is printed on a card", card),
    "odds": Command("odds", "what chance may bring", odds),
    "save": Command("save FILE", "write the game to a file; `save!` writes over one", save),
    "journal": Command("journal FILE", "keep the journal in this file, as Markdown or as a page (.html)", journal),
    "seat": Command("seat NUMBER", "see and say what is that seat's", seat),
    "table": Command("table", "show the whole table again", table_again),
    "help": Command("help", "this list", help_),
    "quit": Command("quit", "leave the table", quit_),
}
