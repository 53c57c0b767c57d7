"""Set a Watch as the kernel knows it: every question of the kernel is answered by one file of this folder."""

from collections.abc import Mapping
from typing import Any

from emberwatch.games.setawatch import barring, cautions, hidden, odds, position, printed, saying, terms, view
from emberwatch.games.setawatch.cards import Cards
from emberwatch.games.setawatch.content import load_kept, rule_texts
from emberwatch.games.setawatch.naming import adventurer_key
from emberwatch.games.setawatch.rules.ending import LOSSES
from emberwatch.games.setawatch.rules.setup import begin
from emberwatch.games.setawatch.state import PLAYING, WON, Watch
from emberwatch.kernel import Barred, Caution, Content, Outcome, Printed, Rulebook
from emberwatch.watchword.written import toml_entries


class SetAWatch(Rulebook):
    """The rulebook."""

    name = "setawatch"
    title = "Set a Watch"

    def options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        return terms.complete(given)

    def check(self, content: Content, given: Mapping[str, Any]) -> None:
        assert isinstance(content, Cards)
        terms.check(content, given)

    def offered(self) -> dict[str, tuple[Any, tuple[Any, ...]]]:
        return {name: (usual, terms.CHOICES.get(name, ())) for name, usual in terms.DEFAULTS.items()}

    def rules(self) -> Mapping[str, str]:
        return rule_texts()

    def printed(self, content: Content) -> list[Printed]:
        assert isinstance(content, Cards)
        return printed.printed(content)

    def content(self, given: Mapping[str, Any]) -> Cards:
        return terms.cards_for(given)

    def source(self, content: Content) -> str:
        assert isinstance(content, Cards)
        return toml_entries(content.entries)

    def content_from(self, source: str, given: Mapping[str, Any]) -> Cards:
        return load_kept(source, tuple(given["pool"]), given["ruleset"])

    def begin(self, content: Content, given: Mapping[str, Any], seed: int) -> Watch:
        assert isinstance(content, Cards)
        return begin(content, given)

    def blank(self, content: Content) -> Watch:
        assert isinstance(content, Cards)
        return Watch(content)

    def seats(self, state: Watch) -> int:
        return state.players

    def phase(self, state: Watch) -> tuple[int, int]:
        return (state.round, state.phase)

    def outcome(self, state: Watch) -> Outcome | None:
        if state.finished == PLAYING:
            return None
        if state.finished == WON:
            return Outcome(tuple(range(state.players)), "The party has won.", ("SW-WIN-1",))
        lost = LOSSES[state.ended_by]
        return Outcome((), lost.text, lost.rules)

    def view(self, state: Watch, seat: int) -> dict[str, Any]:
        return view.view(state)

    def imagine(self, state: Watch, seat: int) -> Watch:
        hidden.deal_afresh(state)
        return state

    def barred(self, state: Watch, seat: int) -> list[Barred]:
        return barring.barred(state)

    def cautions(self, state: Watch) -> list[Caution]:
        return cautions.cautions(state)

    def odds(self, state: Watch, seat: int) -> list[str]:
        return odds.odds(state)

    def order(self, state: Watch) -> list[str]:
        return [adventurer_key(state, one) for one in range(len(state.party))]

    def say(self, state: Watch, kind: str, value: Any) -> str:
        return saying.say(state, kind, value)

    def thing(self, state: Watch, kind: str, value: Any) -> str:
        return saying.thing(state, kind, value)

    def position(self, state: Watch, given: Mapping[str, Any]) -> str:
        return position.write(state, given)

    def place(self, text: str) -> tuple[dict[str, Any], Watch]:
        return position.read(text)


RULEBOOK = SetAWatch()
