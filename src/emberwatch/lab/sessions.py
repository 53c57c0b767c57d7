"""What many sessions of Wardens come to: how Actions end, how long Scores last, and what becomes of characters."""

from collections import Counter
from typing import Any, NamedTuple

from emberwatch.games.wardens import facts
from emberwatch.games.wardens.state import CORE, NONE, SCORES, STATUSES, Vigil
from emberwatch.kernel import Rulebook, State

Lasted = dict[str, int]  # by Score, with how many Draws it reached 0


class Life(NamedTuple):
    """One character of one session."""

    status: str
    draws: int
    lasted: Lasted
    left: dict[str, int]  # the Reserve Scores in the end


class Session(NamedTuple):
    """One session."""

    names: list[str]  # of the outcomes
    drawn: Counter[tuple[str, int]]  # Actions by name, and their outcomes
    lives: list[Life]
    answers: int


class Sessions(NamedTuple):
    """Many sessions of one edition."""

    games: int
    answers: int
    names: list[str]
    actions: dict[str, list[int]]  # by name, how often each outcome came
    characters: int
    statuses: dict[str, int]
    draws: int
    fell: dict[str, tuple[int, float]]  # by Score, how many characters had it at 0, after how many Draws on average
    left: dict[str, float]  # by Score, its average in the end

    def data(self) -> dict[str, Any]:
        """The results as JSON holds them."""
        return {
            "games": self.games,
            "outcomes": self.names,
            "actions": self.actions,
            "characters": self.characters,
            "statuses": self.statuses,
            "draws_per_character": self.draws / max(1, self.characters),
            "reached_0": {score: {"characters": count, "draws": mean} for score, (count, mean) in self.fell.items()},
            "left": self.left,
            "answers_per_game": self.answers / self.games,
        }

    def lines(self) -> list[str]:
        """The results for people."""
        return [*self._of_actions(), "", *self._of_scores(), "", *self._of_characters()]

    def _of_actions(self) -> list[str]:
        lines = [f"{'Action':<24}{'Draws':>8}" + "".join(f"{name:>15}" for name in self.names)]
        for action, counts in sorted(self.actions.items()):
            total = sum(counts)
            lines.append(f"{action:<24}{total:>8}" + "".join(f"{count / total:>15.1%}" for count in counts))
        return lines

    def _of_scores(self) -> list[str]:
        lines = [f"{'Score':<24}{'at 0':>8}{'after Draws':>15}{'in the end':>15}"]
        for score, (count, mean) in self.fell.items():
            after = f"{mean:.1f}" if count else "-"
            lines.append(
                f"{score.title():<24}{count / max(1, self.characters):>8.1%}{after:>15}{self.left[score]:>15.2f}"
            )
        return lines

    def _of_characters(self) -> list[str]:
        each = max(1, self.characters)
        fates = [f"  {status:<22}{count:>8}{count / each:>15.1%}" for status, count in self.statuses.items()]
        return [f"Characters {self.characters} in {self.games} sessions, {self.draws / each:.1f} Draws each", *fates]


def lived(rulebook: Rulebook, state: State, answers: int) -> Session:
    """Read a session from where it ended and from what was told on the way."""
    assert isinstance(state, Vigil)
    lasted = _lasted(state)
    drawn = [draw for draw in state.draws if draw.outcome != NONE]
    lives = [
        Life(
            STATUSES[status],
            sum(draw.character == one for draw in drawn),
            lasted[one],
            dict(zip(SCORES[CORE:], state.scores[one][CORE:], strict=True)),
        )
        for one, status in enumerate(state.status)
    ]
    actions = Counter((state.book.actions[draw.action].name, draw.outcome) for draw in drawn)
    return Session(state.book.outcomes, actions, lives, answers)


def _lasted(vigil: Vigil) -> list[Lasted]:
    """With how many Draws each character's Scores first came to 0."""
    draws = [0] * len(vigil.owner)
    found: list[Lasted] = [{} for _ in vigil.owner]
    for fact, _, args, _ in vigil.heard or []:
        if fact is facts.COMMITTED:
            draws[args[0]] += 1
        elif fact is facts.SCORE_CHANGED and args[3] == 0:
            found[args[0]].setdefault(SCORES[args[1]], draws[args[0]])
    return found


def taken_together(sessions: list[Session]) -> Sessions:
    """All sessions, which are of one edition."""
    drawn: Counter[tuple[str, int]] = Counter()
    for session in sessions:
        drawn.update(session.drawn)
    lives = [life for session in sessions for life in session.lives]
    names = sessions[0].names
    actions = {action: [drawn[action, outcome] for outcome in range(len(names))] for action, _ in sorted(drawn)}
    fell = {score: [life.lasted[score] for life in lives if score in life.lasted] for score in SCORES[CORE:]}
    return Sessions(
        games=len(sessions),
        answers=sum(session.answers for session in sessions),
        names=names,
        actions=actions,
        characters=len(lives),
        statuses=dict(sorted(Counter(life.status for life in lives).items())),
        draws=sum(life.draws for life in lives),
        fell={score: (len(after), sum(after) / max(1, len(after))) for score, after in fell.items()},
        left={score: sum(life.left[score] for life in lives) / max(1, len(lives)) for score in SCORES[CORE:]},
    )
