"""Advantage and Disadvantage (WD-ADV): every reason for or against, and the stores that are spent (WD-POOL)."""

from emberwatch.games.wardens.naming import levels, record_name, signed, store_name
from emberwatch.games.wardens.rules.choice import KIND, Choice, preparers
from emberwatch.games.wardens.rules.preparing import counted, own_records, plain, printed, tick, usable
from emberwatch.games.wardens.rules.records import text_fault
from emberwatch.games.wardens.state import Record, Store, Vigil
from emberwatch.kernel import Form
from emberwatch.kernel.state import Args

LONGEST = 120  # of a circumstance
FOR, AGAINST = 1, -1
# the ways of a choice: a word in keys, and the level
BEARINGS = (("helps", FOR), ("hinders", AGAINST), ("ignore", 0))
SIDES = (("for", FOR), ("against", AGAINST))
TWICE = "This reason counts already; no reason counts twice in one Draw."


class Reason(Choice):
    """The player finds it, and the referee has the last word: either may add it or take it away (WD-ADV-7)."""

    def whose(self, vigil: Vigil) -> list[int]:
        return []


class Condition(Reason):
    """A modifier that is printed with the Action (WD-ADV-5); the same again takes it back."""

    word = "condition"

    def offered(self, vigil: Vigil) -> list[int]:
        there = counted(vigil)
        cues = [cue for _, cue, _ in printed(vigil).conditions]
        return [number for number, cue in enumerate(cues) if number in vigil.ticked or plain(cue) not in there]

    def make(self, vigil: Vigil, about: int) -> None:
        tick(vigil, about)

    def key(self, vigil: Vigil, about: int) -> str:
        return f"condition:{about + 1}"

    def text(self, vigil: Vigil, about: int) -> str:
        level, cue, _ = printed(vigil).conditions[about]
        return f"{signed(level)} {cue}{' (take back)' if about in vigil.ticked else ''}"


class Bearing(Reason):
    """Each Record helps or hinders by one, or does not bear on it (WD-REC-4)."""

    ways = len(BEARINGS)

    def offered(self, vigil: Vigil) -> list[int]:
        bearing, there = dict(vigil.helping), counted(vigil)
        return [
            way * KIND + record.id
            for record in own_records(vigil)
            if record.id in bearing or plain(record.text) not in there
            for way, (_, level) in enumerate(BEARINGS)
            if level != bearing.get(record.id, 0)
        ]

    def make(self, vigil: Vigil, about: int) -> None:
        way, id = divmod(about, KIND)
        level = BEARINGS[way][1]
        others = [one for one in vigil.helping if one[0] != id]
        vigil.helping = sorted([*others, (id, level)]) if level else others

    def key(self, vigil: Vigil, about: int) -> str:
        way, id = divmod(about, KIND)
        return f"{BEARINGS[way][0]}:{id}"

    def text(self, vigil: Vigil, about: int) -> str:
        way, id = divmod(about, KIND)
        name, level = record_name(vigil, _record(vigil, id)), BEARINGS[way][1]
        return f"{signed(level)} {name}" if level else f"{name} does not bear on it"


def _record(vigil: Vigil, id: int) -> Record:
    return next(record for record in vigil.records if record.id == id)


class Circumstances(Reason):
    """A reason that nothing printed covers is put into words (WD-ADV-8)."""

    ways = len(SIDES)

    def offered(self, vigil: Vigil) -> list[int]:
        return [way * KIND for way in range(self.ways)]

    def make(self, vigil: Vigil, about: int) -> None:
        vigil.ask(CIRCUMSTANCE, SIDES[about // KIND][1])

    def key(self, vigil: Vigil, about: int) -> str:
        return SIDES[about // KIND][0]

    def text(self, vigil: Vigil, about: int) -> str:
        return f"{signed(SIDES[about // KIND][1])} for another circumstance"


class Forget(Reason):
    """A circumstance does not count after all."""

    word = "forget"

    def offered(self, vigil: Vigil) -> list[int]:
        return list(range(len(vigil.reasons)))

    def make(self, vigil: Vigil, about: int) -> None:
        vigil.reasons = [one for place, one in enumerate(vigil.reasons) if place != about]

    def text(self, vigil: Vigil, about: int) -> str:
        reason, level = vigil.reasons[about]
        return f"Without: {reason} ({signed(level)})"


class Spend(Choice):
    """A store that is spent by choice, or not after all (WD-POOL-6, WD-POOL-9)."""

    word = "store"

    def offered(self, vigil: Vigil) -> list[int]:
        return [store.id for store in usable(vigil)]

    def make(self, vigil: Vigil, about: int) -> None:
        vigil.spending = _toggled(vigil.spending, about)

    def text(self, vigil: Vigil, about: int) -> str:
        return f"{'Do not spend' if about in vigil.spending else 'Spend'} {store_name(vigil, _store(vigil, about))}"


class KeepBack(Choice):
    """A store that may wait for a Draw that it fits, or not after all (WD-POOL-8)."""

    word = "keep-back"

    def offered(self, vigil: Vigil) -> list[int]:
        return [store.id for store in vigil.stores if store.holder == vigil.actor and store.scope == "fitting"]

    def make(self, vigil: Vigil, about: int) -> None:
        vigil.kept = _toggled(vigil.kept, about)

    def text(self, vigil: Vigil, about: int) -> str:
        return f"{'Use' if about in vigil.kept else 'Keep back'} {store_name(vigil, _store(vigil, about))}"


def _toggled(chosen: list[int], one: int) -> list[int]:
    others = [other for other in chosen if other != one]
    return others if len(others) < len(chosen) else sorted([*others, one])


def _store(vigil: Vigil, id: int) -> Store:
    return next(store for store in vigil.stores if store.id == id)


class Circumstance(Form):
    """What the circumstance is: it counts one level, and once (WD-ADV-8)."""

    name = "Circumstance"
    rules = ("WD-ADV-2", "WD-ADV-3", "WD-ADV-8")

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return preparers(vigil)

    def written(self, vigil: Vigil, text: str, args: Args) -> None:
        vigil.reasons = [*vigil.reasons, (text.strip(), args[0])]

    def fault(self, vigil: Vigil, text: str, args: Args) -> str:
        if plain(text) in counted(vigil):
            return TWICE
        return text_fault(text, LONGEST)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return f"What gives {levels(args[0])}?"

    def example(self, vigil: Vigil, args: Args) -> str:
        side = "favour" if args[0] > 0 else "disfavour"
        number = 1
        while self.fault(vigil, f"Something in their {side} ({number})", args):
            number += 1
        return f"Something in their {side} ({number})"


CIRCUMSTANCE = Circumstance()
STEPS = ()
QUESTIONS = (CIRCUMSTANCE,)
