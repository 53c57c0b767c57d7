"""Whole games on the fast way: no history is kept, and text is made only for bots that read it."""

import hashlib
from collections.abc import Mapping
from random import Random
from typing import Any

from emberwatch.bots import Bot
from emberwatch.kernel import Form, Rulebook, State, advance, answer, chance, decision_of, fill


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of many: the same whoever plays it, and in whatever order."""
    return int.from_bytes(hashlib.blake2b(f"{seed}:{number}".encode(), digest_size=6).digest())


def first_question(rulebook: Rulebook, terms: Mapping[str, Any], seed: int) -> State:
    """A game on complete terms, at its first question."""
    state = rulebook.begin(rulebook.content(terms), terms, seed)
    chance.seed(state, seed)
    advance(state)
    return state


def answer_at_random(state: State, luck: Random) -> None:
    """Take any option, all alike; a form gets its example."""
    options = state.options
    if options:
        answer(state, options[int(luck.random() * len(options))])
        return
    assert state.question is not None
    name, _, args = state.question
    form = state.content.questions[name]
    assert isinstance(form, Form)
    fill(state, form.example(state, args))


def play_on_at_random(state: State, luck: Random) -> int:
    """Answer until the game is over; how often that was."""
    answers = 0
    random = luck.random
    while state.question is not None:
        options = state.options
        if options:  # answer_at_random() without a call for each answer
            answer(state, options[int(random() * len(options))])
        else:
            answer_at_random(state, luck)
        answers += 1
    return answers


def play_on(rulebook: Rulebook, state: State, bot: Bot, luck: Random) -> int:
    """Let a bot answer for every seat until the game is over; how often that was."""
    answers = 0
    while (decision := decision_of(rulebook, state, answers)) is not None:
        reply = bot(rulebook.view(state, decision.seats[0]), decision, luck)
        if decision.is_form:
            fill(state, reply)
        else:
            answer(state, state.options[decision.keys.index(reply)])
        answers += 1
    return answers
