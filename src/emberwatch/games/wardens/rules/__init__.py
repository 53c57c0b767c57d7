"""The rules, a file a chapter. RULES lists the chapters: their STEPS and QUESTIONS are what an agenda can name.

ASIDES are what can be said at any time besides the open question.
"""

from emberwatch.games.wardens.rules import (
    acting,
    advantage,
    calling,
    carried,
    consent,
    corrections,
    costs,
    creation,
    deck,
    drawing,
    journal,
    moment,
    oracle,
    people,
    records,
    safety,
    setup,
    sheets,
    things,
    thresholds,
    vow,
)

RULES = (
    *(setup, moment, deck, creation, acting, advantage, drawing, costs, thresholds, oracle, vow),
    *(records, consent, corrections, people, safety),
)
ASIDES = (*journal.ASIDES, *sheets.ASIDES, *things.ASIDES, *calling.ASIDES, *safety.ASIDES, *carried.ASIDES)
