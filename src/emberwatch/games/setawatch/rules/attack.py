"""Direct attacks (SW-ATK): dice and tamed creatures, collected on one target, deal their sum at one stroke."""

from typing import Final

from emberwatch.games.setawatch import facts, words
from emberwatch.games.setawatch.force import all_in_force, face_up, in_force
from emberwatch.games.setawatch.naming import adventurer_key, adventurer_name, card_key, card_name, die_key, die_name
from emberwatch.games.setawatch.rules.defeat import defeat
from emberwatch.games.setawatch.rules.health import base_health, damaged_to_death, health
from emberwatch.games.setawatch.rules.line import send_to_graveyard
from emberwatch.games.setawatch.state import AVAILABLE, DICE, NOBODY, PARTY, SPENT, STORED, Watch
from emberwatch.kernel import Question
from emberwatch.kernel.state import Args

_TAMED: Final = 100  # options: dice from 0, tamed creatures from here
_STRIKE: Final = 200


def reach(watch: Watch, adventurer: int) -> int:
    """How many positions the Adventurer's attacks reach (SW-ATK-4)."""
    ranged = watch.archers >> adventurer & 1 != 0
    further = 0
    for lasting, source, _ in in_force(watch, words.REACH):
        ranged = ranged or lasting.makes_ranged(watch, source, adventurer)
        further += lasting.reach(watch, adventurer)
    return (2 if ranged else 1) + further


def shielded(watch: Watch, card: int) -> bool:
    """Whether a power forbids direct attacks on the card (SW-ATK-7)."""
    shields = in_force(watch, words.SHIELD)
    return bool(shields) and any(lasting.shields(watch, source, card) for lasting, source, _ in shields)


def reaches_anywhere(watch: Watch, die: int) -> bool:
    """Whether this die may attack any face-up creature."""
    return any(lasting.ignores_reach(watch, source, die) for lasting, source, _ in in_force(watch, words.ANYWHERE))


def alone(watch: Watch) -> bool:
    """Whether one creature takes contributions of one Adventurer only (SW-CARD-43)."""
    rules = in_force(watch, words.COMBINING)
    return bool(rules) and any(lasting.forbids_combining() for lasting, _, _ in rules)


def may_join(watch: Watch, card: int, adventurer: int) -> bool:
    """Whether the Adventurer may add to what lies on the creature already (SW-ATK-3, SW-CARD-43)."""
    if not alone(watch):
        return True
    others = watch.credit[card] & 15 & ~(1 << adventurer)
    return others == 0


def attackable(watch: Watch, with_dice: int) -> list[int]:
    """The positions that somebody can attack now (SW-ATK-1, SW-ATK-2, SW-ATK-5, SW-ATK-6); `with_dice` has a die."""
    ready = with_dice
    for owner, _, _ in watch.tamed:
        ready |= 1 << owner
    ready &= watch.fighters()
    if not ready:
        return []
    force = all_in_force(watch)
    if force[words.SHIELD] or force[words.COMBINING] or force[words.ANYWHERE]:
        line = watch.line
        return [position for position in face_up(watch) if contributions(watch, line[position], 0, 0)]
    furthest = furthest_reach(watch, ready)
    return [position for position in face_up(watch) if position < furthest]


def furthest_reach(watch: Watch, ready: int) -> int:
    """How many positions some of these Adventurers reach."""
    if in_force(watch, words.REACH):
        return max([reach(watch, one) for one in range(PARTY) if ready >> one & 1])
    return 2 if ready & watch.archers else 1


def contributions(watch: Watch, card: int, dice: int, tamed: int) -> list[int]:
    """What can still be added to an attack on the card: dice, then tamed creatures (SW-ATK-2, SW-ATK-5)."""
    force = all_in_force(watch)
    joining = may_join_now(watch, card, dice, tamed) if force[words.COMBINING] else watch.fighters()
    shielded_now = force[words.SHIELD] and shielded(watch, card)
    near = 0 if shielded_now else joining & who_reaches(watch, watch.line.index(card))
    far = joining if force[words.ANYWHERE] else 0
    bearer, value, sides = watch.bearer, watch.value, watch.sides
    found: list[int] = []
    looks: list[tuple[int, int, int, int]] = []
    for die, state in enumerate(watch.die):
        if state != AVAILABLE or dice >> die & 1:
            continue
        owner = bearer[die]
        if near >> owner & 1 or (far >> owner & 1 and reaches_anywhere(watch, die)):
            look = (die // 3, owner, value[die], sides[die])
            if look not in looks:  # dice of one Adventurer that are alike stand for each other
                looks.append(look)
                found.append(die)
    for index, (owner, _, _) in enumerate(watch.tamed):
        if near >> owner & 1 and not tamed >> index & 1:
            found.append(_TAMED + index)
    return found


def who_reaches(watch: Watch, position: int) -> int:
    """A bit for each Adventurer whose attacks reach this position."""
    if not in_force(watch, words.REACH):
        return 15 if position == 0 else watch.archers if position == 1 else 0
    bits = 0
    for one in range(PARTY):
        if position < reach(watch, one):
            bits |= 1 << one
    return bits


def may_join_now(watch: Watch, card: int, dice: int, tamed: int) -> int:
    """A bit for each fighter who may add to this attack and to what lies on the creature already."""
    fighters = watch.fighters()
    if not alone(watch):
        return fighters
    chosen = 0
    for die in range(DICE):
        if dice >> die & 1:
            chosen |= 1 << watch.bearer[die]
    for index, (owner, _, _) in enumerate(watch.tamed):
        if tamed >> index & 1:
            chosen |= 1 << owner
    joining = 0
    for one in range(PARTY):
        if may_join(watch, card, one) and not chosen & ~(1 << one):
            joining |= 1 << one
    return fighters & joining


def strike(watch: Watch, card: int, dice: int, tamed: int, doubled: int) -> None:
    """Everything that was collected hits at one stroke (SW-ATK-8, SW-ATK-17, SW-ATK-18)."""
    health_before = health(watch, card)
    total = 0
    credit = watch.credit[card]
    for die in range(DICE):
        if dice >> die & 1:
            amount = watch.value[die]
            for lasting, source, _ in in_force(watch, words.ATTACKS):
                amount *= lasting.times(watch, source, die, health_before)
            if watch.bearer[die] == doubled:
                amount *= 2
            watch.die[die] = SPENT
            watch.lies_on[die] = card
            watch.dealt[die] = amount
            credit |= 1 << watch.bearer[die]
            total += amount
    used = [watch.tamed[index] for index in range(len(watch.tamed)) if tamed >> index & 1]
    for owner, beast, _ in used:
        bite = base_health(watch, beast)
        total += bite * 2 if owner == doubled else bite
        credit |= 1 << owner
    total += _additions(watch)
    watch.credit[card] = credit
    watch.damage[card] += total
    watch.tell(facts.ATTACKED, card, total)
    if damaged_to_death(watch, card):
        surplus = watch.damage[card] - health(watch, card)
        if surplus:
            for lasting, source, _ in in_force(watch, words.SURPLUS):
                watch.cause = source
                lasting.on_surplus(watch, source, dice, surplus)
            watch.cause = 0
        watch.do(defeat, card, credit & 15)
    if used:
        watch.do(tamed_return, *[beast for _, beast, _ in used])


def _additions(watch: Watch) -> int:
    """What effects add to this attack; those that hold for some attacks only count it (SW-ATK-17)."""
    extra = 0
    spent: list[int] = []
    for lasting, _, left in in_force(watch, words.ATTACKS):
        if left > 0:
            extra += lasting.extra_damage(watch)
            spent.append(lasting.number)
    if spent:
        watch.lasting = [
            (number, source, left - 1 if number in spent else left)
            for number, source, left in watch.lasting
            if not (number in spent and left == 1)
        ]
        watch.force = None
    return extra


def tamed_return(watch: Watch, *beasts: int) -> None:
    """The tamed creatures used go on top of the Graveyard, in an order of the party's choice (SW-ATK-18)."""
    watch.ask(TAMED_ORDER, *beasts)


def collected(watch: Watch, dice: int, tamed: int) -> int:
    """What the dice and tamed creatures in an attack show together, before anything is added or doubled."""
    total = sum(watch.value[die] for die in range(DICE) if dice >> die & 1)
    return total + sum(base_health(watch, beast) for at, (_, beast, _) in enumerate(watch.tamed) if tamed >> at & 1)


class Contribute(Question):
    """What goes into this attack?"""

    name = "Contribute"
    rules = ("SW-ATK-1", "SW-ATK-3")

    def options(self, watch: Watch, args: Args) -> list[int]:
        card, dice, tamed = args
        found = contributions(watch, card, dice, tamed)
        if dice or tamed:
            found.append(_STRIKE)
        return found

    def take(self, watch: Watch, option: int, args: Args) -> None:
        card, dice, tamed = args
        if option == _STRIKE and in_force(watch, words.DECLARED):
            watch.ask(DOUBLE, card, dice, tamed)
        elif option == _STRIKE:
            strike(watch, card, dice, tamed, NOBODY)
        elif option >= _TAMED:
            self.put(watch, card, dice, tamed | 1 << (option - _TAMED))
        else:
            self.put(watch, card, dice | 1 << option, tamed)

    def prompt(self, watch: Watch, args: Args) -> str:
        card, dice, tamed = args
        total = collected(watch, dice, tamed)
        needed = health(watch, card) - watch.damage[card]
        return f"Attack {card_name(watch, card)}: {total} of {needed}. What goes into it?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        if option == _STRIKE:
            return "strike"
        if option >= _TAMED:
            return f"tamed:{card_key(watch, watch.tamed[option - _TAMED][1])}"
        return f"die:{die_key(watch, option)}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        if option == _STRIKE:
            return "Strike"
        if option >= _TAMED:
            return card_name(watch, watch.tamed[option - _TAMED][1])
        return die_name(watch, option)


class Double(Question):
    """Whose contributions are doubled?"""

    name = "Double"
    rules = ("SW-ATK-17",)

    def options(self, watch: Watch, args: Args) -> list[int]:
        _, dice, tamed = args
        found: list[int] = [NOBODY]
        for lasting, source, _ in in_force(watch, words.DECLARED):
            found += [one for one in lasting.doubles(watch, source, dice, tamed) if one not in found]
        return found

    def take(self, watch: Watch, option: int, args: Args) -> None:
        if option != NOBODY:
            for lasting, source, _ in in_force(watch, words.DECLARED):
                lasting.has_doubled(watch, source)
        watch.do(strike, *args, option)

    def prompt(self, watch: Watch, args: Args) -> str:
        return "Whose contributions are doubled?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return "nobody" if option == NOBODY else f"adventurer:{adventurer_key(watch, option)}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return "Nobody's" if option == NOBODY else adventurer_name(watch, option)


class TamedOrder(Question):
    """Which of the tamed creatures used goes to the Graveyard next?"""

    name = "TamedOrder"
    rules = ("SW-ATK-18", "SW-PRI-4")

    def options(self, watch: Watch, args: Args) -> list[int]:
        return list(args)

    def take(self, watch: Watch, option: int, args: Args) -> None:
        watch.tamed = [held for held in watch.tamed if held[1] != option]
        send_to_graveyard(watch, option)
        watch.tell(facts.TAMED_SPENT, option)
        watch.ask(TAMED_ORDER, *[beast for beast in args if beast != option])

    def prompt(self, watch: Watch, args: Args) -> str:
        return "Which of them goes to the Graveyard first?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return f"card:{card_key(watch, option)}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return card_name(watch, option)


class StoredDie(Question):
    """Does the stored die meet the creature that has just come first?"""

    name = "StoredDie"
    rules = ("SW-ADV-BM-2", "SW-PRI-7", "SW-PRI-8")

    def options(self, watch: Watch, args: Args) -> list[int]:
        return [*(die for die in range(DICE) if watch.die[die] == STORED), NOBODY]

    def take(self, watch: Watch, option: int, args: Args) -> None:
        if option != NOBODY:
            watch.ask(DOUBLE, args[0], 1 << option, 0)

    def prompt(self, watch: Watch, args: Args) -> str:
        return f"{card_name(watch, args[0])} comes first. Does the stored die meet it?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return "no" if option == NOBODY else f"die:{die_key(watch, option)}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return "Keep it" if option == NOBODY else die_name(watch, option)


CONTRIBUTE: Final = Contribute()
DOUBLE: Final = Double()
TAMED_ORDER: Final = TamedOrder()
STORED_DIE: Final = StoredDie()

STEPS = (strike, tamed_return)
QUESTIONS = (CONTRIBUTE, DOUBLE, TAMED_ORDER, STORED_DIE)
