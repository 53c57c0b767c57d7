"""Ways to play (WD-MODE)."""

import pytest

import emberwatch
from emberwatch import BadInput
from emberwatch.kernel import NotLegal, NotYours
from tests.marks import rule
from tests.rules.told import cite, names
from tests.wardens.table import BOTTOM, EDITIONS, MIDDLE, OUTCOMES, TOP, Table

every_edition = pytest.mark.parametrize("edition", EDITIONS)
RULINGS = {"harm", "fulfil-vow", "fight-over", "wake:warden-1", "take-back:warden-1"}


def eventful(edition: str, mode: str) -> Table:
    """A table where there is something of every kind to rule on."""
    table = Table(edition, mode)
    table.now("reveal-vow")
    table.correct("warden-1 store +1 strike")
    if edition == "second":
        table.now("harm", 2 if mode == "led" else 0)
        table.play("character:warden-1", "severity:ordinary", "stake:fiction")
    else:
        table.correct("warden-1 is unconscious")
    return table


@rule("WD-MODE-1", "WD-MODE-2")
@pytest.mark.parametrize(("mode", "numbers"), [("solo", {1}), ("co-op", {2, 3, 4}), ("led", {1, 2, 3, 4})])
def test_how_many_play(mode: str, numbers: set[int]) -> None:
    for players in range(6):
        if players in numbers:
            game = emberwatch.new("wardens", mode=mode, players=players)
            roles = [seat["role"] for seat in game.view()["seats"]]
            assert (roles.count("player"), roles.count("gm")) == (players, int(mode == "led"))
            assert cite(game.events(), "table_set", "WD-MODE-1")
        else:
            with pytest.raises(BadInput):
                emberwatch.new("wardens", mode=mode, players=players)
    with pytest.raises(BadInput, match="mode"):
        emberwatch.new("wardens", mode="duel")


@rule("WD-MODE-3")
@every_edition
def test_the_gm_has_no_character(edition: str) -> None:
    table = Table(edition, "led")
    assert "make" not in table.starts(2)
    assert "WD-MODE-3" in table.game.why_not("2:make", 2)
    assert not [start for start in table.starts(2) if start.startswith(("act", "retire"))]
    with pytest.raises(NotLegal):
        table.play("/looks Grey", seat=2)


@rule("WD-MODE-4")
@every_edition
@pytest.mark.parametrize(
    ("action", "cards"), [("enter", TOP), ("enter", BOTTOM), ("purify", MIDDLE), ("invoke", BOTTOM)]
)
def test_the_rules_are_the_same_in_all_modes(edition: str, action: str, cards: str) -> None:
    found = []
    for mode in ("solo", "co-op", "led"):
        table = Table(edition, mode)
        table.have(radiance=3)
        names(table.draw(action, turned=cards))
        found.append((table.changes(), table.last()["outcome"], table.look()["deck"]["discard"][-3:]))
    assert found[0] == found[1] == found[2]


@rule("WD-MODE-5", "WD-MODE-2")
@every_edition
def test_players_join_while_there_is_room(edition: str) -> None:
    table = Table(edition)
    for count in (2, 3, 4):
        events = table.now("join") + table.agree()
        assert cite(events, "sat_down", "WD-MODE-5", "WD-MODE-2")
        assert len([seat for seat in table.look()["seats"] if seat["role"] == "player"]) == count
        table.make(count - 1)
    assert table.look()["mode"] == "co-op"
    assert "join" not in table.starts()
    with pytest.raises(NotLegal):
        table.now("join")
    table.begin("enter")
    assert not [key for key in table.keys if key.endswith((":leave", ":join"))]  # between procedures only


@rule("WD-MODE-5", "WD-MODE-3")
@every_edition
def test_a_table_changes_its_mode_when_all_agree(edition: str) -> None:
    table = Table(edition, "co-op")
    assert "become-gm" not in table.starts(1)
    assert "retire" in table.game.why_not("1:become-gm", 1)
    table.now("retire:warden-2", 1)
    table.now("become-gm", 1)
    assert table.game.decision
    assert table.game.decision.seats == (0,)
    table.play("refuse")
    assert table.look()["mode"] == "co-op"
    events = table.now("become-gm", 1) + table.agree()
    assert cite(events, "gm_named", "WD-MODE-5", "WD-MODE-3")
    assert (table.look()["mode"], table.look()["referees"]) == ("led", [1])
    table.now("step-down", 1)
    table.agree()
    assert (table.look()["mode"], table.look()["referees"]) == ("co-op", [0, 1])
    assert "make" in table.starts(1)


@rule("WD-MODE-6")
@every_edition
@pytest.mark.parametrize(("mode", "referees"), [("solo", [0]), ("co-op", [0, 1]), ("led", [2])])
def test_who_the_referee_is(edition: str, mode: str, referees: list[int]) -> None:
    table = Table(edition, mode)
    assert table.look()["referees"] == referees
    for seat in range(len(table.look()["seats"])):
        assert ("harm" in table.starts(seat)) == (seat in referees)


@rule("WD-MODE-7")
@every_edition
def test_what_the_referee_rules_on(edition: str) -> None:
    table = eventful(edition, "led")
    rulings = RULINGS - ({"wake:warden-1"} if edition == "second" else {"take-back:warden-1"})
    assert rulings <= table.starts(2)
    for seat in (0, 1):
        assert not RULINGS & table.starts(seat)
        for ruling in rulings:
            with pytest.raises((NotYours, NotLegal)):
                table.play(f"2:{ruling}", seat=seat)
    assert cite(table.now("fight-over", 2), "fight_over", "WD-MODE-7")


@rule("WD-MODE-7", "WD-ACT-3")
@every_edition
def test_only_the_gm_objects_and_only_at_choices(edition: str) -> None:
    table = Table(edition, "led")
    assert "object" not in [offer.name for seat in range(3) for offer in table.game.asides(seat)]
    table.begin("overcome", "strength")
    assert [seat for seat in range(3) if "object" in [offer.name for offer in table.game.asides(seat)]] == [2]
    assert cite(table.play("/object No.", seat=2), "objected", "WD-MODE-7")
    assert table.look()["objection"] == 2
    assert cite(table.play("/agree", seat=2), "agreed", "WD-MODE-6")
    assert table.look()["objection"] == -1
    table = Table(edition)
    table.begin("overcome", "strength")
    assert "object" not in [offer.name for offer in table.game.asides()]  # nobody else is there


@rule("WD-MODE-8")
@every_edition
def test_where_there_is_no_gm_the_oracle_is_asked_and_binds_nobody(edition: str) -> None:
    table = Table(edition, "co-op")
    before = table.starts(0)
    events = table.ask("7S", "Does the bridge hold?")
    assert cite(events, "oracle_answered", "WD-MODE-8")
    assert table.changes() == []
    assert table.starts(0) - {"spark"} == before - {"redo"}
    table.draw("overcome", "strength", TOP)  # over the bridge all the same


@rule("WD-MODE-9")
@every_edition
def test_one_procedure_runs_at_a_time(edition: str) -> None:
    table = Table(edition, "co-op")
    starts = [
        lambda: table.begin("enter"),
        lambda: table.now("oracle"),
        lambda: table.now("pick-vow"),
    ]
    for start, end in zip(starts, ("give-up", "never-mind", "task:1"), strict=True):
        start()
        for key in ("1:act:warden-2", "1:oracle", "1:reveal-vow", "1:shuffle"):
            with pytest.raises((NotLegal, NotYours)):
                table.play(key, seat=1)
        for key in ("1:act:warden-2", "1:oracle"):
            assert "WD-MODE-9" in table.game.why_not(key, 1)
        table.play(end)
    assert cite(table.game.events(), "action_began", "WD-MODE-9")


@rule("WD-MODE-10")
@every_edition
def test_in_co_op_the_player_who_draws_decides_about_the_draw(edition: str) -> None:
    table = Table(edition, "co-op")
    table.begin("overcome", "strength")
    events = table.play("/object That takes nimble fingers.", seat=1)
    assert cite(events, "objection_heard", "WD-MODE-10")
    assert table.game.decision
    assert table.game.decision.seats == (0,)
    assert table.look()["objection"] == -1
    table.stack(TOP)
    table.play("draw", seat=0)


@rule("WD-MODE-10", "WD-VOW-7")
@every_edition
@pytest.mark.parametrize("answer", ["agree", "refuse"])
def test_in_co_op_the_players_rule_by_agreement(edition: str, answer: str) -> None:
    told = {
        "fulfil-vow": "vow_complete",
        "fight-over": "fight_over",
        "wake:warden-1": "came_round",
        "take-back:warden-1": "call_taken_back",
    }
    for ruling, event in told.items():
        table = eventful(edition, "co-op")
        if ruling not in table.starts(0):
            assert ruling.startswith(("wake", "take-back"))
            continue
        table.mark()
        table.now(ruling)
        assert table.asked == "Consent"
        assert table.game.decision
        assert table.game.decision.seats == (1,)
        assert "WD-MODE-10" in table.game.decision.rules
        events = table.play(answer)
        assert (event in names(events)) == (answer == "agree")
        assert table.asked == "Now"
        if answer == "refuse":
            assert table.changes() == []  # nothing changes
            assert table.look()["vows"][-1]["state"] == "active"


@rule("WD-MODE-10", "WD-ORC-10", "WD-FIGHT-6")
@every_edition
def test_in_co_op_nothing_comes_of_what_somebody_objects_to(edition: str) -> None:
    table = Table(edition, "co-op")
    table.now("harm")
    table.play("character:warden-2")
    assert cite(table.play("/object It is asleep.", seat=1), "objection_heard", "WD-MODE-10")
    assert (table.asked, table.dues(), table.look()["calls"]) == ("Now", [], [])
    table.now("oracle")
    table.play("/object Not likely at all.", seat=1)
    assert (table.asked, table.look()["oracle"]["asked"]) == ("Now", [])


@rule("WD-MODE-11")
@every_edition
def test_a_table_goes_on_in_the_mode_that_fits_its_people(edition: str) -> None:
    table = Table(edition, "co-op", players=3)
    table.now("leave", 2)
    assert table.look()["mode"] == "co-op"
    assert cite(table.now("leave", 0), "mode_changed", "WD-MODE-11")
    assert (table.look()["mode"], table.look()["referees"]) == ("solo", [1])
    assert "leave" not in table.starts(1)  # somebody has to be there

    table = Table(edition, "led")
    table.now("leave", 2)  # the GM
    assert (table.look()["mode"], table.look()["referees"]) == ("co-op", [0, 1])
    table = Table(edition, "led", players=1)
    table.now("leave", 1)
    assert table.look()["mode"] == "solo"

    table = Table(edition, "led", players=1)
    table.now("leave", 0)
    assert table.look()["mode"] == "led"  # a GM alone waits
    assert not [start for start in table.starts(1) if start.startswith("act")]
    assert "join" in table.starts(1)
    table.now("join", 1)
    table.make(2)
    table.draw("enter", turned=OUTCOMES["top"], one=2)
