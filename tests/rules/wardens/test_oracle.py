"""The Oracle (WD-ORC) and its Sparks (WD-SPARK)."""

from itertools import product

import pytest

from emberwatch.games.wardens.content import read
from emberwatch.kernel import NotLegal
from tests.marks import rule
from tests.rules.told import cite, names
from tests.wardens.table import EDITIONS, Table

every_edition = pytest.mark.parametrize("edition", EDITIONS)
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
THEME = {
    "C": "Path,Barrier,Shelter,Weapon,Tool,Labor,Land,Ruins,Passage,Nature,War,Beast,The Order",
    "S": "Death,Wound,Fear,Corruption,Ruin,Decay,Enemy,Curse,Shadow,Blood,Vengeance,Doom,The Forest",
    "D": "Secret,Truth,Knowledge,Power,Wealth,Prize,Trade,Debt,Resource,Advantage,Destiny,Legacy,The Roots",
    "H": "Vow,Bond,Faith,Hope,Memory,Spirit,Innocence,Fellowship,Family,Duty,Sacrifice,Soul,The Light",
}
IMPULSE = {
    "C": "Journey,Search,Explore,Breach,Fortify,Endure,Escape,Uncover,Investigate,Build,Command,Advance,Conquer",
    "S": "Hunt,Strike,Threaten,Ambush,Pursue,Wound,Corrupt,Betray,Consume,Destroy,Defy,Avenge,Claim",
    "D": "Acquire,Gather,Trade,Secure,Hide,Evade,Deceive,Manipulate,Reveal,Bargain,Steal,Transform,Surrender",
    "H": "Swear,Confess,Mourn,Aid,Protect,Serve,Follow,Remember,Restore,Forgive,Sacrifice,Embrace,Bless",
}


def answer(table: Table, cards: str) -> str:
    table.ask(cards)
    return str(table.look()["oracle"]["asked"][-1]["answer"])


@rule("WD-ORC-1")
@every_edition
def test_a_question_is_asked_in_words_and_answered_once(edition: str) -> None:
    table = Table(edition)
    table.now("oracle")
    table.play("unlikely")
    with pytest.raises(NotLegal, match="words"):
        table.play(" ")
    table.stack("7H")
    events = table.play("Is the bridge safe?")
    asked = table.look()["oracle"]["asked"]
    assert [(one["question"], one["likelihood"], one["answer"]) for one in asked] == [
        ("Is the bridge safe?", "Unlikely", "Yes")
    ]
    assert cite(events, "oracle_asked", "WD-ORC-1")


@rule("WD-ORC-2")
@every_edition
@pytest.mark.parametrize(
    ("key", "name", "count"),
    [
        ("almost-certain", "Almost Certain", 4),
        ("likely", "Likely", 3),
        ("even", "50/50", 2),
        ("unlikely", "Unlikely", 1),
    ],
)
def test_the_likelihood_is_the_number_of_cards(edition: str, key: str, name: str, count: int) -> None:
    table = Table(edition)
    table.now("oracle")
    assert set(table.keys) == {"almost-certain", "likely", "even", "unlikely", "never-mind"}
    assert table.text(key).startswith(f"{name} ({count} card")
    assert "turned_up" not in names(table.play(key))
    events = table.play("Is it near?")
    assert names(events).count("turned_up") == count
    assert len(table.look()["oracle"]["asked"][-1]["cards"]) == count
    assert cite(events, "oracle_asked", "WD-ORC-2")


@rule("WD-ORC-3", "WD-ORC-4", "WD-ORC-5")
@every_edition
@pytest.mark.parametrize("colours", [colours for count in (1, 2, 3, 4) for colours in product("RB", repeat=count)])
def test_more_red_is_yes_more_black_no_and_as_many_yes_but(edition: str, colours: tuple[str, ...]) -> None:
    red, black = iter(("7H", "3D", "KH", "AD")), iter(("8S", "5C", "QS", "2C"))
    cards = " ".join(next(red if colour == "R" else black) for colour in colours)
    count = colours.count("R") - colours.count("B")
    table = Table(edition)
    found = answer(table, cards)
    assert found == ("Yes" if count > 0 else "No" if count < 0 else "Yes, but...")
    assert (found == "Yes, but...") <= (len(colours) in (2, 4))


@rule("WD-ORC-4")
@pytest.mark.parametrize(("edition", "meaning"), [("first", "complication"), ("second", "unforeseen turn")])
def test_what_yes_but_means(edition: str, meaning: str) -> None:
    table = Table(edition)
    events = table.ask("7H 8S")
    assert meaning in next(event.text for event in events if event.name == "oracle_answered")
    assert cite(events, "oracle_answered", "WD-ORC-3", "WD-ORC-4")


@rule("WD-ORC-6")
@every_edition
def test_ranks_are_nothing_to_the_oracle(edition: str) -> None:
    for one, other in (("A", "K"), ("K", "A"), ("7", "7")):
        assert answer(Table(edition), f"{one}H {other}S 2S") == "No"
        assert answer(Table(edition), f"{one}H {other}D KS") == "Yes"


@rule("WD-ORC-7")
@every_edition
def test_anybody_asks_at_any_time_for_nothing(edition: str) -> None:
    table = Table(edition, "led")
    for seat in (0, 1, 2, 0, 0):  # the GM, too
        assert "oracle" in table.starts(seat)
        table.ask("7H 8S", seat=seat)
    table.correct("warden-1 vitae 0")  # also while a Draw is due
    table.mark()
    assert cite(table.ask("9H", seat=1), "oracle_asked", "WD-ORC-7")
    assert table.changes() == []
    assert len(table.look()["oracle"]["asked"]) == 6
    table.resist("death")
    table.begin("enter")  # but between procedures
    assert not table.options("0")
    assert "WD-ORC-7" in table.game.why_not("0:oracle")


@rule("WD-ORC-8")
def test_no_action_calls_for_the_oracle() -> None:
    for action in read().entries["action"].values():
        assert "oracle" not in str(action).lower()
    for action in read().entries["cost"].values():
        assert "oracle" not in str(action).lower()


@rule("WD-ORC-9")
@every_edition
def test_the_true_chances_stand_beside_the_words(edition: str) -> None:
    table = Table(edition, wardens=0)
    odds = {one["name"]: one["odds"] for one in table.look()["oracle"]["likelihoods"]}
    assert odds["Unlikely"] == odds["Likely"] == [0.5, 0, 0.5]
    assert odds["Almost Certain"] == [0.304922, 0.390156, 0.304922]
    assert odds["50/50"] == [0.245098, 0.509804, 0.245098]
    table.now("oracle")
    assert table.game.decision
    assert "More cards do not make it likelier" in table.game.decision.prompt
    assert "WD-ORC-9" in table.game.decision.rules
    assert table.text("likely").endswith("yes 50.0 %, yes but 0.0 %, no 50.0 %")


@rule("WD-ORC-10")
@every_edition
def test_whoever_asks_picks_the_likelihood_and_the_referee_may_object(edition: str) -> None:
    table = Table(edition, "led")
    table.now("oracle", 1)
    assert table.game.decision
    assert table.game.decision.seats == (1,)
    events = table.play("/object That is not even likely.", seat=2)
    assert cite(events, "objected", "WD-ORC-10")
    assert table.game.decision.seats == (2,)
    table.play("unlikely", seat=2)
    table.play("/agree", seat=2)
    table.play("Is it near?", seat=1)
    assert table.look()["oracle"]["asked"][-1]["likelihood"] == "Unlikely"


@rule("WD-SPARK-1")
def test_the_first_edition_has_no_sparks() -> None:
    table = Table("first")
    table.ask("7H 8S")
    assert "spark" not in table.starts()
    assert "WD-SPARK-1" in table.game.why_not("0:spark")
    with pytest.raises(NotLegal):
        table.now("spark")


@rule("WD-SPARK-2", "WD-SPARK-5")
def test_a_spark_is_for_the_latest_answer_and_for_anybody() -> None:
    table = Table("second", "led")
    assert "WD-SPARK-2" in table.game.why_not("0:spark")  # no answer yet
    table.ask("7H")
    table.ask("8S")
    for seat in (1, 2, 1):  # again and again, the GM, too
        events = table.now("spark", seat)
        assert names(events, "turned_up", "spark_read", "discarded") == [
            "turned_up",
            "turned_up",
            "spark_read",
            "discarded",
        ]
        assert cite(events, "spark_read", "WD-SPARK-2", "WD-SPARK-5")
    assert [len(one["sparks"]) for one in table.look()["oracle"]["asked"]] == [0, 3]


@rule("WD-SPARK-3")
@pytest.mark.parametrize("suit", "CSDH")
def test_the_first_card_is_the_theme_and_the_second_the_impulse(suit: str) -> None:
    other = {"C": "S", "S": "D", "D": "H", "H": "C"}[suit]
    for place, rank in enumerate(RANKS):
        table = Table("second", wardens=0)
        table.ask("7H" if rank + suit != "7H" and rank + other != "7H" else "8H")
        table.stack(f"{rank}{suit} {rank}{other}")
        assert cite(table.now("spark"), "spark_read", "WD-SPARK-3")
        spark = table.look()["oracle"]["asked"][-1]["sparks"][-1]
        assert spark == {"theme": THEME[suit].split(",")[place], "impulse": IMPULSE[other].split(",")[place]}


@rule("WD-SPARK-4")
def test_a_spark_has_no_mechanical_effect() -> None:
    table = Table("second")
    table.ask("7H")
    table.mark()
    events = table.now("spark")
    assert set(names(events)) == {"turned_up", "spark_read", "discarded"}
    assert table.changes() == []
    assert table.asked == "Now"
    assert cite(events, "spark_read", "WD-SPARK-4")
