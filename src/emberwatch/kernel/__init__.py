"""State, agenda, decisions, chance, events, record: the words every game is written in. Knows no game."""

from emberwatch.kernel.ahead import Way, outcome_of, sealing, ways
from emberwatch.kernel.aside import Afresh, Aside, Offer
from emberwatch.kernel.chance import ROLL, draw, roll, shuffle
from emberwatch.kernel.comparison import Comparison, Row, Section
from emberwatch.kernel.content import Content
from emberwatch.kernel.decision import Decision, Option, decision_of
from emberwatch.kernel.event import SPECTATOR, Event, Fact, sentence
from emberwatch.kernel.game import Game
from emberwatch.kernel.question import Form, Question
from emberwatch.kernel.record import Record
from emberwatch.kernel.refusal import BadInput, BeyondHorizon, NotLegal, NotYours, OutOfDate, Refused
from emberwatch.kernel.rulebook import Barred, Caution, Outcome, Printed, Rulebook
from emberwatch.kernel.state import Args, State, advance, answer, fill

__all__ = [
    "ROLL",
    "SPECTATOR",
    "Afresh",
    "Args",
    "Aside",
    "BadInput",
    "Barred",
    "BeyondHorizon",
    "Caution",
    "Comparison",
    "Content",
    "Decision",
    "Event",
    "Fact",
    "Form",
    "Game",
    "NotLegal",
    "NotYours",
    "Offer",
    "Option",
    "OutOfDate",
    "Outcome",
    "Printed",
    "Question",
    "Record",
    "Refused",
    "Row",
    "Rulebook",
    "Section",
    "State",
    "Way",
    "advance",
    "answer",
    "decision_of",
    "draw",
    "fill",
    "outcome_of",
    "roll",
    "sealing",
    "sentence",
    "shuffle",
    "ways",
]
