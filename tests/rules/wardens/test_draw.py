"""The Draw (WD-DRAW)."""

import pytest

import emberwatch
from emberwatch.kernel import NotLegal, NotYours
from tests.marks import rule
from tests.rules.told import cite, first, names
from tests.wardens.table import BOTTOM, EDITIONS, MIDDLE, OUTCOMES, TOP, Table
from tests.wardens.ways import ends

every_edition = pytest.mark.parametrize("edition", EDITIONS)


@rule("WD-DRAW-1")
@every_edition
def test_a_player_draws_for_their_own_character(edition: str) -> None:
    table = Table(edition, "co-op")
    assert "act:warden-2" not in table.starts(0)
    assert "WD-DRAW-1" in table.game.why_not("0:act:warden-2")
    table.now("act:warden-2", 1)
    with pytest.raises(NotYours):
        table.play("action:enter", seat=0)
    events = table.play("never-mind") + table.draw("enter", turned=MIDDLE, one=2)
    assert names(events).count("drew") == 1
    assert cite(events, "action_began", "WD-DRAW-1")


@rule("WD-DRAW-1", "WD-FATE-8")
def test_whoever_draws_on_a_players_behalf_makes_the_choices_too() -> None:
    table = Table("second", "co-op")
    assert cite(table.play("/trust yes", seat=0), "trusted", "WD-DRAW-1")
    table.draw("overcome", "strength", BOTTOM + " 9S", seat=1, fate="")
    answers = ("let-it-stand", "reveal", "take", "one")
    for asked, answer in zip(("TemptFate", "RevealOrWord", "TakeOrReplace", "WhichSide"), answers, strict=True):
        assert table.asked == asked
        assert table.game.decision
        assert table.game.decision.seats == (1,)
        table.play(answer, seat=1)
    assert table.changes() == ["vitae -1"]  # the character's own
    table.play("/trust no", seat=0)
    assert "act:warden-1" not in table.starts(1)


@rule("WD-DRAW-2", "WD-AVOID-3", "WD-TREAT-1")
def test_everything_is_fixed_before_the_first_card() -> None:
    table = Table("second")
    table.now("act:warden-1")
    table.play("action:avoid")
    for missing in ("approach:willpower", "severity:serious", "stake:radiance"):
        assert "draw" not in table.keys
        with pytest.raises(NotLegal):
            table.play("draw")
        table.play(missing)
    assert "draw" in table.keys
    table.stack(BOTTOM)
    events = table.play("draw", "let-it-stand")
    assert "WD-DRAW-2" in first(events, "drew").rules
    assert table.asked == "Now"
    table.now("act:warden-1")
    table.play("action:treat")
    assert table.asked == "Patient"


@rule("WD-DRAW-3")
@every_edition
def test_the_first_card_is_the_action_card(edition: str) -> None:
    found = []
    for cards in ("KH 2C 3S", "2C KH 3S", "3S 2C KH"):
        table = Table(edition)
        drew = first(table.draw("enter", turned=cards), "drew")
        found.append((drew.args["total"], table.last()["shown"] == table.state.book.outcomes[0]))
    assert found == [(15, True), (4, False), (5, False)]


@rule("WD-DRAW-4", "WD-DRAW-5", "WD-ADV-1", "WD-ADV-4")
@every_edition
@pytest.mark.parametrize(
    ("card", "score", "advantage", "disadvantage", "total"),
    [("7H", 2, 0, 0, 9), ("7H", 0, 3, 1, 9), ("KH", 5, 12, 0, 30), ("AH", 0, 0, 9, -8), ("5H", 3, 2, 2, 8)],
)
def test_the_total_is_card_and_score_and_advantage_less_disadvantage(
    edition: str, card: str, score: int, advantage: int, disadvantage: int, total: int
) -> None:
    table = Table(edition)
    table.have(dexterity=score)
    table.begin("enter")
    for number in range(advantage):
        table.play("for", f"Luck {number}")
    for number in range(disadvantage):
        table.play("against", f"Fog {number}")
    assert table.look()["draw"]["modifier"] == score + advantage - disadvantage
    table.stack(f"{card} QC QS")
    drew = first(table.play("draw"), "drew")
    assert drew.args["total"] == total
    assert {"WD-DRAW-4", "WD-DRAW-5", "WD-ADV-1", "WD-ADV-4"} <= set(drew.rules)
    assert table.last()["shown"] == table.state.book.outcomes[0 if total > 12 else 2]


@rule("WD-DRAW-6", "WD-DRAW-7", "WD-DRAW-8", "WD-DRAW-9")
@every_edition
@pytest.mark.parametrize(
    ("challenge", "outcome"),
    [
        *(("8C 8S", "top"), ("8C 9S", "middle"), ("9C 8S", "middle"), ("9C 9S", "bottom"), ("10C 8S", "middle")),
        *(("10C 10S", "bottom"), ("AC AS", "top"), ("KC KS", "bottom"), ("KC AS", "middle")),
    ],
)
def test_an_equal_total_does_not_beat_a_challenge_card(edition: str, challenge: str, outcome: str) -> None:
    table = Table(edition)  # 7 and 2 make 9
    drew = first(table.draw("enter", turned=f"7H {challenge}"), "drew")
    assert table.last()["shown"] == table.state.book.outcomes[list(OUTCOMES).index(outcome)]
    assert {"WD-DRAW-6", "WD-DRAW-7", "WD-DRAW-8", "WD-DRAW-9"} <= set(drew.rules)
    assert table.changes() == sorted(*ends(edition, "enter", outcome)[""])


@rule("WD-DRAW-10")
@every_edition
@pytest.mark.parametrize("turned", OUTCOMES.values())
def test_a_draw_uses_three_cards(edition: str, turned: str) -> None:
    table = Table(edition)
    left = table.look()["deck"]["left"]
    events = table.draw("enter", turned=turned)
    assert names(events).count("turned_up") == 3
    assert len(table.last()["cards"]) == 3
    assert table.look()["deck"]["left"] == left - 3


@rule("WD-DRAW-11", "WD-DRAW-12", "WD-DRAW-13")
@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ("first", ("something more", "at a cost", "sacrifice")),
        ("second", ("greater effect", "what was wanted", "a Cost")),
    ],
)
def test_what_outcomes_mean_in_general(edition: str, words: tuple[str, ...]) -> None:
    table = Table(edition)
    book = emberwatch.rulebook("wardens").printed(table.state.book)[0]
    for meaning, word, start in zip(book.about["meanings"], words, ("success", "success", "failure"), strict=True):
        assert meaning.startswith(start)
        assert word in meaning
    assert cite(table.draw("enter"), "outcome_final", "WD-DRAW-11", "WD-DRAW-12", "WD-DRAW-13")


@rule("WD-DRAW-14", "WD-COST-7")
@pytest.mark.parametrize("action", ["enter", "purify", "invoke", "avoid"])
def test_what_an_action_prints_is_complete(action: str) -> None:
    table = Table("second")
    first_named = ("severity:serious", "stake:fiction") if action == "avoid" else ()
    events = table.draw(action, turned=BOTTOM, first=first_named)
    assert cite(events, "outcome_final", "WD-DRAW-14")
    assert table.asked == "Now"  # no general Cost of a Failure
    table = Table("first")
    table.draw("compel", turned=MIDDLE)
    assert (table.asked, table.changes()) == ("Now", [])  # nor a general cost of a Weak Hit


@rule("WD-DRAW-15", "WD-FATE-8", "WD-DECK-8")
def test_everything_has_its_order() -> None:
    table = Table("second")
    table.have(vitae=1, fortune=3)
    events = table.draw("overcome", "strength", BOTTOM + " 9S", fate="")
    events += table.play("let-it-stand", "reveal", "take", "one")
    assert names(events)[-10:] == [
        *("drew", "discarded", "outcome_final", "happened", "turned_up", "cost_revealed", "discarded", "cost_taken"),
        *("score_changed", "death_due"),
    ]
    table = Table("second")
    events = table.draw("purify", turned=BOTTOM, fate="push-through")
    assert names(events)[-5:-1] == ["pushed_through", "score_changed", "discarded", "outcome_final"]
    table = Table("first")
    events = table.draw("secure", "strength", BOTTOM + " 9D") + table.play("one")
    order = names(events, "drew", "stored", "cost_revealed", "cost_taken", "score_changed")
    assert order == ["drew", "stored", "cost_revealed", "cost_taken", "score_changed"]


@rule("WD-DRAW-16", "WD-DECK-14", "WD-REST-12")
def test_the_shuffle_of_a_rest_waits_for_the_draws_it_has_caused() -> None:
    table = Table("second")
    table.have(radiance=1, vitae=3)
    events = table.draw("rest", "constitution", BOTTOM + " 9H") + table.play("reveal", "take")
    assert table.dues() == ["forest:warden-1"]
    assert "shuffled_by_rest" not in names(events)
    table.ask("7H")  # what may go on goes on, without a shuffle
    assert table.look()["deck"]["shuffles"] == 0
    events = table.resist("forest", TOP)
    assert names(events)[-1] == "shuffled_by_rest"
    assert cite(events, "shuffled_by_rest", "WD-DRAW-16")
    assert names(table.draw("enter", turned=MIDDLE)).count("shuffled_by_rest") == 0


@rule("WD-DRAW-16")
def test_other_draws_do_not_hold_the_shuffle_up() -> None:
    table = Table("second", "co-op")
    table.have(1, radiance=1, vitae=3)
    table.have(2, vitae=1)
    table.now("harm")
    table.play("character:warden-2", "severity:ordinary", "stake:vitae", "agree")
    table.draw("rest", "constitution", BOTTOM + " 9H")
    table.play("reveal", "take")
    table.now("take-it:warden-2", 1)
    assert sorted(table.dues()) == ["death:warden-2", "forest:warden-1"]
    assert "shuffled_by_rest" in names(table.resist("forest", TOP))
    assert table.dues() == ["death:warden-2"]


@rule("WD-DRAW-16", "WD-THR-3")
def test_a_draw_that_an_action_causes_is_one_of_its_own() -> None:
    table = Table("first")
    table.draw("inflict", "strength", BOTTOM)
    assert table.asked == "Now"
    assert table.dues() == ["endure:warden-1"]
    assert table.look()["deck"]["in_play"] == []
    table.ask("7H")
    events = table.resist("endure", MIDDLE)
    assert names(events, "action_began", "drew") == ["action_began", "drew"]


@rule("WD-DRAW-17")
@every_edition
def test_until_the_first_card_everything_can_be_changed_or_given_up(edition: str) -> None:
    table = Table(edition)
    table.state.stores.clear()
    table.correct("warden-1 store +2 any")
    store = table.sheet()["stores"][0]["id"]
    deck = table.look()["deck"]
    table.mark()
    table.begin("overcome", "strength", first=(f"store:{store}",))
    assert table.look()["draw"]["modifier"] == 4
    table.play("approach:dexterity", f"store:{store}", "for", "Luck", "forget:0", "approach:willpower")
    assert table.look()["draw"]["modifier"] == 2
    table.play(f"store:{store}")
    assert cite(table.play("give-up"), "action_given_up", "WD-DRAW-17")
    assert table.changes() == []  # the store is still there
    assert table.look()["deck"] == deck
    assert table.look()["draw"] is None


@rule("WD-DRAW-17")
@pytest.mark.parametrize(
    ("edition", "kind"), [*((e, k) for e in EDITIONS for k in ("death", "forest")), ("first", "endure")]
)
def test_a_due_draw_cannot_be_given_up(edition: str, kind: str) -> None:
    table = Table(edition)
    if kind == "endure":
        table.now("harm")
        table.play("character:warden-1", "severity:ordinary")
    else:
        table.correct(f"warden-1 {'vitae' if kind == 'death' else 'radiance'} 0")
    table.now(f"resist:{kind}:warden-1")
    assert "give-up" not in table.keys
    with pytest.raises(NotLegal):
        table.play("give-up")
    assert "draw" in table.keys
