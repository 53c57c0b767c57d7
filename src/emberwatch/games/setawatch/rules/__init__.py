"""The rules, a file a chapter. RULES lists the chapters: their STEPS and QUESTIONS are what an agenda can name."""

from emberwatch.games.setawatch.rules import (
    abilities,
    attack,
    camp,
    defeat,
    fire,
    night,
    revealing,
    rounds,
    settling,
    setup,
    window,
)

RULES = (setup, rounds, camp, fire, night, revealing, settling, window, abilities, attack, defeat)
