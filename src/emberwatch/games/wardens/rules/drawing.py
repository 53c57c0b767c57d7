"""The Draw (WD-DRAW): three cards, an outcome, its effects, in this order (WD-DRAW-15)."""

from typing import Any

from emberwatch.games.wardens import cards, facts
from emberwatch.games.wardens.rules.deck import put_by, turn_up
from emberwatch.games.wardens.rules.preparing import parts, printed, spent
from emberwatch.games.wardens.rules.scores import change, due_of
from emberwatch.games.wardens.rules.seats import answering, deciding
from emberwatch.games.wardens.state import (
    ACCEPTED,
    BOTTOM,
    DRAWN,
    DUES,
    FORTUNE,
    LET_BE,
    MIDDLE,
    MOST,
    NONE,
    PUSHED,
    ROWS,
    TOP,
    Drawn,
    Entry,
    Vigil,
)
from emberwatch.games.wardens.words import Effect
from emberwatch.kernel import Question
from emberwatch.kernel.state import Args

MARKED = ("scores", "status", "stores", "dues", "calls")
ABOUT_ONE = ("dues", "calls")


def commit(vigil: Vigil) -> None:
    """Nothing can be changed any more: stores are spent, and the cards are turned up (WD-DRAW-17)."""
    vigil.committed = 1
    vigil.weighed = sorted(vigil.pile)
    action = printed(vigil)
    reasons = tuple(parts(vigil))
    score = vigil.scores[vigil.actor][vigil.approach]
    vigil.draws.append(Drawn(vigil.actor, vigil.action, vigil.approach, score, reasons, (), NONE, NONE, LET_BE, ""))
    vigil.tell(facts.COMMITTED, vigil.actor, vigil.approach, score + sum(level for _, level in reasons))
    for store in spent(vigil):
        vigil.stores.remove(store)
        vigil.tell(facts.STORE_SPENT, store.levels)
    if action.kind == "enter":
        lose_strikes(vigil, vigil.actor)
    if action.kind in DUES:
        vigil.dues.remove(due_of(vigil, vigil.actor, DUES.index(action.kind)))
        vigil.tell(facts.DUE_MET, vigil.actor)
    if action.kind == "avoid" and any(call.character == vigil.actor for call in vigil.calls):
        vigil.calls = [call for call in vigil.calls if call.character != vigil.actor]
        vigil.tell(facts.CALL_ANSWERED, vigil.actor)
    for _ in range(3):
        vigil.do(turn_up)
    vigil.do(compare, score + sum(level for _, level in reasons))


def lose_strikes(vigil: Vigil, character: int) -> None:
    """Whoever opens another fight, or sees one end, loses what was kept for its first strike (WD-POOL-10)."""
    for store in [one for one in vigil.stores if one.scope == "strike" and character in (one.holder, NONE)]:
        vigil.stores.remove(store)
        vigil.tell(facts.STORE_REMOVED, store.levels)


def end_fight(vigil: Vigil, seat: int) -> None:
    """The referee declares it over (WD-POOL-10)."""
    vigil.tell(facts.FIGHT_OVER)
    lose_strikes(vigil, NONE)


def outcome_of(drawn: tuple[int, ...], total: int) -> int:
    """Both Challenge cards beaten, one, or none; an equal total does not beat (WD-DRAW-7, WD-DRAW-8)."""
    beaten = sum(total > cards.value(card) for card in drawn[1:])
    return (BOTTOM, MIDDLE, TOP)[beaten]


def compare(vigil: Vigil, added: int) -> None:
    """The Action card and all that is added, against each of the Challenge cards."""
    drawn = tuple(vigil.turned)
    vigil.journal.append(Entry(vigil.next_id(), DRAWN, vigil.drawer, "", len(vigil.draws) - 1))
    vigil.draws[-1] = vigil.draws[-1]._replace(cards=drawn)
    remember(vigil)
    vigil.do(judge, added)


def judge(vigil: Vigil, added: int) -> None:
    """What the cards say; then fate can be tempted."""
    drawn = vigil.draws[-1].cards
    total = cards.value(drawn[0]) + added
    outcome = outcome_of(drawn, total)
    vigil.draws[-1] = vigil.draws[-1]._replace(shown=outcome, outcome=outcome)
    vigil.tell(facts.DREW, vigil.actor, vigil.approach, drawn[0], added, total, drawn[1], drawn[2], outcome)
    if vigil.book.has_fate and fates(vigil):
        vigil.ask(TEMPT_FATE)
    vigil.do(settle)


def fates(vigil: Vigil) -> list[int]:
    """The ways in which fate can be tempted now (WD-FATE-4, WD-FATE-5)."""
    outcome, fortune = vigil.draws[-1].outcome, vigil.scores[vigil.actor][FORTUNE]
    if outcome == BOTTOM and fortune > 0:
        return [PUSHED]
    return [ACCEPTED] if outcome == TOP and fortune < MOST else []


def settle(vigil: Vigil) -> None:
    """The outcome is final: the cards are put by, then it takes effect, then it may cost something."""
    put_by(vigil)
    outcome = vigil.draws[-1].outcome
    action = printed(vigil)
    vigil.tell(facts.OUTCOME_FINAL, vigil.action, outcome, action.texts[outcome])
    for effect in action.effects[outcome]:
        vigil.do(run_effect, effect.number)
    vigil.do(strike_foe)
    vigil.put("pay", action.cost[outcome])
    vigil.do(finish)


def run_effect(vigil: Vigil, number: int) -> None:
    """A sentence of the Action happens."""
    effect = vigil.book.phrases[number]
    assert isinstance(effect, Effect)
    effect.run(vigil)


def strike_foe(vigil: Vigil) -> None:
    """Top and middle alike are one success against the foe (WD-FIGHT-5)."""
    if vigil.foe != NONE and vigil.draws[-1].outcome != BOTTOM:
        count_success(vigil)


def count_success(vigil: Vigil) -> None:
    """It never ends the foe by itself (WD-FIGHT-4)."""
    mark_foe(vigil, 1)
    vigil.tell(facts.FOE_STRUCK, next(thing.name for thing in vigil.things if thing.id == vigil.foe))


def mark_foe(vigil: Vigil, more: int) -> None:
    """Tick boxes of the foe, or take ticks back."""
    for place, thing in enumerate(vigil.things):
        if thing.id == vigil.foe:
            vigil.things[place] = thing._replace(ticks=max(0, thing.ticks + more))


def finish(vigil: Vigil) -> None:
    """The procedure is over; a Rest will shuffle when nothing that it has caused is due any more (WD-DRAW-16)."""
    if printed(vigil).reshuffles:
        vigil.rested = vigil.actor
    vigil.correctable = 1
    vigil.actor = NONE


def remember(vigil: Vigil) -> None:
    """What there was before fate and effects, for a correction on the same cards (WD-NEED-16)."""
    vigil.mark = [tuple(getattr(vigil, name)) for name in MARKED]
    vigil.yielded = []


def recall(vigil: Vigil) -> None:
    """As if the outcome had not taken effect yet. What people wrote meanwhile stays, and so do those who have come."""
    if vigil.foe != NONE and vigil.draws[-1].outcome != BOTTOM:
        mark_foe(vigil, -1)
    vigil.records = [record for record in vigil.records if record.id not in vigil.yielded]
    vigil.things = [thing for thing in vigil.things if thing.id not in vigil.yielded]
    rows = dict(ROWS)
    known = len(vigil.mark[0])
    for name, kept in zip(MARKED, vigil.mark, strict=True):
        row: Any = rows.get(name)
        there: Any = kept
        now: list[Any] = getattr(vigil, name)
        newer = [one for one in now if name in ABOUT_ONE and one.character >= known] if row else now[known:]
        setattr(vigil, name, [*(row(*one) if row else one for one in there), *newer])


class TemptFate(Question):
    """Is fate tempted? The player's choice alone (WD-FATE-8)."""

    name = "TemptFate"
    rules = ("WD-FATE-2", "WD-FATE-3", "WD-FATE-4", "WD-FATE-5", "WD-FATE-8")

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return answering(vigil, vigil.drawer)

    def options(self, vigil: Vigil, args: Args) -> list[int]:
        return [LET_BE, *fates(vigil)]

    def take(self, vigil: Vigil, option: int, args: Args) -> None:
        if option != LET_BE:
            vigil.do(tempt_fate, option)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return f"The cards give a {vigil.book.outcomes[vigil.draws[-1].outcome]}. Is fate tempted?"

    def key(self, vigil: Vigil, option: int, args: Args) -> str:
        return ("let-it-stand", "push-through", "accept-hardship")[option]

    def text(self, vigil: Vigil, option: int, args: Args) -> str:
        middle = vigil.book.outcomes[MIDDLE]
        return (
            "Let it stand",
            f"Push Through: lose 1 Fortune for a {middle}",
            f"Accept Hardship: restore 1 Fortune, for a {middle}",
        )[option]


class WhichSide(Question):
    """Either ... or: exactly one side happens (WD-ACT-10)."""

    name = "WhichSide"
    rules = ("WD-ACT-10", "WD-ACT-11")

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return deciding(vigil, vigil.drawer)

    def options(self, vigil: Vigil, args: Args) -> list[int]:
        return list(args)

    def take(self, vigil: Vigil, option: int, args: Args) -> None:
        vigil.do(run_effect, option)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return "Which of the two happens?"

    def key(self, vigil: Vigil, option: int, args: Args) -> str:
        return ("one", "other")[args.index(option)]

    def text(self, vigil: Vigil, option: int, args: Args) -> str:
        return vigil.book.shown[option]


TEMPT_FATE, WHICH_SIDE = TemptFate(), WhichSide()


def tempt_fate(vigil: Vigil, way: int) -> None:
    """The outcome becomes the middle one, once and for all (WD-FATE-6, WD-FATE-9, WD-FATE-10)."""
    vigil.draws[-1] = vigil.draws[-1]._replace(outcome=MIDDLE, fate=way)
    vigil.tell(facts.PUSHED_THROUGH if way == PUSHED else facts.HARDSHIP_ACCEPTED, vigil.actor, MIDDLE)
    change(vigil, vigil.actor, FORTUNE, -1 if way == PUSHED else 1)


STEPS = (commit, end_fight, compare, judge, settle, run_effect, strike_foe, finish, tempt_fate)
QUESTIONS = (TEMPT_FATE, WHICH_SIDE)
