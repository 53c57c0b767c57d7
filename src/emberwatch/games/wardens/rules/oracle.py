"""The Oracle answers yes or no (WD-ORC); Sparks help to read the answer (WD-SPARK)."""

from emberwatch.games.wardens import cards, facts
from emberwatch.games.wardens.odds import of_oracle
from emberwatch.games.wardens.rules.deck import put_by, turn_up
from emberwatch.games.wardens.rules.records import text_fault
from emberwatch.games.wardens.rules.seats import deciding
from emberwatch.games.wardens.state import ASKED, NONE, SPARKED, Asked, Entry, Spark, Vigil
from emberwatch.kernel import Form, Question
from emberwatch.kernel.state import Args

YES, BUT, NO = range(3)


def ask_oracle(vigil: Vigil, seat: int) -> None:
    """Anybody may, as often as they like, at no price (WD-ORC-7)."""
    vigil.ask(LIKELIHOOD, seat)


def read_oracle(vigil: Vigil, seat: int, likelihood: int, question: str) -> None:
    """More red than black is yes (WD-ORC-3, WD-ORC-4)."""
    shown = tuple(vigil.turned)
    red = sum(cards.is_red(card) for card in shown)
    black = len(shown) - red
    answer = YES if red > black else NO if black > red else BUT
    vigil.asked.append(Asked(seat, question, likelihood, shown, answer))
    vigil.journal.append(Entry(vigil.next_id(), ASKED, seat, "", len(vigil.asked) - 1))
    vigil.tell(facts.ORACLE_ANSWERED, shown, answer)
    put_by(vigil)


def spark(vigil: Vigil, seat: int) -> None:
    """Two more cards on the latest answer (WD-SPARK-2, WD-SPARK-5)."""
    vigil.do(turn_up)
    vigil.do(turn_up)
    vigil.do(read_spark, seat)


def read_spark(vigil: Vigil, seat: int) -> None:
    """The first card is the theme, the second the impulse (WD-SPARK-3)."""
    theme, impulse = vigil.turned
    vigil.sparks.append(Spark(len(vigil.asked) - 1, theme, impulse))
    vigil.journal.append(Entry(vigil.next_id(), SPARKED, seat, "", len(vigil.sparks) - 1))
    vigil.tell(facts.SPARK_READ, theme, impulse)
    put_by(vigil)


def word_of(vigil: Vigil, table: str, card: int) -> str:
    """The Theme or Impulse of a card, by rank and suit."""
    return vigil.book.tables[f"{table}-{cards.SUITS[cards.suit(card)]}"][cards.rank(card)]


class Likelihood(Question):
    """How likely is a yes thought to be? The true chances stand beside the words (WD-ORC-9)."""

    name = "Likelihood"
    rules = ("WD-ORC-2", "WD-ORC-9", "WD-ORC-10", "WD-ODDS-6")

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return deciding(vigil, args[0])

    def options(self, vigil: Vigil, args: Args) -> list[int]:
        return [*range(len(vigil.book.likelihoods)), NONE]

    def take(self, vigil: Vigil, option: int, args: Args) -> None:
        if option == NONE:
            vigil.tell(facts.NEVER_MIND, args[0])
        else:
            vigil.ask(ORACLE_QUESTION, args[0], option)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return "How likely is a yes? More cards do not make it likelier; the true chances stand beside the words."

    def key(self, vigil: Vigil, option: int, args: Args) -> str:
        return "never-mind" if option == NONE else vigil.book.likelihoods[option][0]

    def text(self, vigil: Vigil, option: int, args: Args) -> str:
        if option == NONE:
            return "Never mind"
        _, name, count = vigil.book.likelihoods[option]
        yes, but, no = (f"{float(100 * chance):.1f} %" for chance in of_oracle(vigil, count))
        return f"{name} ({count} card{'s' * (count > 1)}): yes {yes}, yes but {but}, no {no}"


class OracleQuestion(Form):
    """What is asked?"""

    name = "OracleQuestion"
    rules = ("WD-ORC-1",)

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return deciding(vigil, args[0])

    def written(self, vigil: Vigil, text: str, args: Args) -> None:
        seat, likelihood = args
        vigil.tell(facts.ORACLE_ASKED, seat, likelihood, text.strip())
        for _ in range(vigil.book.likelihoods[likelihood][2]):
            vigil.do(turn_up)
        vigil.do(read_oracle, seat, likelihood, text.strip())

    def fault(self, vigil: Vigil, text: str, args: Args) -> str:
        return text_fault(text)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return "Which question, to be answered by yes or no?"

    def example(self, vigil: Vigil, args: Args) -> str:
        return "Is somebody still alive in there?"


LIKELIHOOD, ORACLE_QUESTION = Likelihood(), OracleQuestion()
STEPS = (ask_oracle, read_oracle, spark, read_spark)
QUESTIONS = (LIKELIHOOD, ORACLE_QUESTION)
