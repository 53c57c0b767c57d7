"""Cards and the deck (WD-CARD, WD-DECK)."""

from collections import Counter
from random import Random

import pytest

import emberwatch
from emberwatch.bots.wardens import restless
from tests.marks import rule
from tests.rules.told import cite, first, names
from tests.wardens.table import BOTTOM, EDITIONS, MIDDLE, NUMBERS, TOP, Table

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
ALL = {rank + suit for rank in RANKS for suit in "CSDH"}
SHUFFLES = ("ran_out", "joker_came", "shuffled_by_rest", "shuffled_by_consent", "shuffled_by_undoing")


def lying(table: Table) -> list[str]:
    deck = table.look()["deck"]
    return sorted([*deck["pile"], *deck["discard"], *deck["in_play"]])


@rule("WD-CARD-1", "WD-DECK-2", "WD-DECK-4")
@pytest.mark.parametrize(("edition", "size"), [("first", 52), ("second", 54)])
def test_a_new_table_has_the_whole_deck_in_its_draw_pile(edition: str, size: int) -> None:
    table = Table(edition, wardens=0)
    deck = table.look()["deck"]
    assert deck["left"] == len(deck["pile"]) == size
    assert set(deck["pile"]) - {"joker"} == ALL
    assert (deck["discard"], deck["in_play"], deck["shuffles"]) == ([], [], 0)
    assert cite(table.game.events(), "table_set", "WD-DECK-2", "WD-DECK-4")


@rule("WD-DECK-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_order_of_a_new_deck_is_alike(edition: str) -> None:
    piles = [emberwatch.new("wardens", seed, edition=edition).state.pile for seed in range(1500)]
    size = len(piles[0])
    for place in (0, 1, size // 2, size - 1):
        found = Counter(pile[place] for pile in piles)
        assert set(found) == set(range(size))
        assert max(found.values()) < 60  # about 28 of each
    followers = Counter((pile[0] - pile[1]) % size for pile in piles)
    assert max(followers.values()) < 60


@rule("WD-CARD-2", "WD-DRAW-6")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("value", "rank"), list(enumerate(RANKS, start=1)))
def test_cards_count_their_number_and_court_cards_11_12_and_13(edition: str, value: int, rank: str) -> None:
    table = Table(edition)
    table.have(dexterity=0)
    drew = first(table.draw("enter", turned=f"{rank}H 7C KS"), "drew")
    assert drew.args["total"] == value
    assert "WD-CARD-2" in drew.rules
    for more, beaten in ((0, 0), (1, 2)):  # as a Challenge card it counts the same
        table = Table(edition)
        table.have(dexterity=0)
        table.begin("enter")
        table.play(*(answer for number in range(value - 1 + more) for answer in ("for", f"Reason {number}")))
        table.stack(f"AH {rank}C {rank}S")
        table.play("draw")
        assert table.last()["shown"] == table.state.book.outcomes[2 - beaten]


@rule("WD-CARD-3", "WD-ORC-3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("suit", "answer"), [("H", "Yes"), ("D", "Yes"), ("S", "No"), ("C", "No")])
def test_hearts_and_diamonds_are_red_spades_and_clubs_black(edition: str, suit: str, answer: str) -> None:
    table = Table(edition)
    events = table.ask(f"9{suit}")
    assert table.look()["oracle"]["asked"][-1]["answer"] == answer
    assert cite(events, "oracle_answered", "WD-CARD-3")


@rule("WD-CARD-4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("cards", ["5{} 6{} 8{}", "9{} JC 3{}", "2{} KC Q{}"])
def test_suits_are_nothing_to_a_draw(edition: str, cards: str) -> None:
    seen = set()
    for suits in ("HDS", "SDH", "CHD", "DCH"):
        table = Table(edition)
        turned = " ".join(card.format(suit) for card, suit in zip(cards.split(), suits, strict=True))
        total = first(table.draw("enter", turned=turned), "drew").args["total"]
        seen.add((total, table.last()["shown"]))
    assert len(seen) == 1


@rule("WD-CARD-5", "WD-DECK-10", "WD-DECK-11", "WD-DECK-12", "WD-DRAW-10")
def test_a_joker_in_a_draw_is_shuffled_back_and_the_next_card_takes_its_place() -> None:
    table = Table(own=True)
    before = table.look()["deck"]
    assert before["discard"]
    table.begin("enter")
    table.stack("7H joker KC joker joker")
    events = table.play("draw")
    deck = table.look()["deck"]
    assert deck["in_play"] == ["7H", "KC"]
    assert deck["discard"] == []
    assert set(deck["pile"]) == (ALL - {"7H", "KC"}) | {"joker"}
    assert deck["pile"].count("joker") == 2
    assert deck["last_shuffle"] == "a Joker"
    assert table.options("card")  # the third card is still to come
    events += table.play("card:KS", "let-it-stand")
    assert names(events, "turned_up", "joker_came") == ["turned_up", "joker_came", "turned_up"] + ["joker_came"] * 2 + [
        "turned_up"
    ]
    assert cite(events, "joker_came", "WD-DECK-11", "WD-DECK-12", "WD-CARD-5")
    assert table.last()["cards"] == ["7H", "KC", "KS"]
    assert sorted(table.look()["deck"]["discard"]) == ["7H", "KC", "KS"]


@rule("WD-CARD-5", "WD-DECK-11", "WD-DECK-12")
def test_a_joker_never_counts_in_any_other_procedure() -> None:
    table = Table(own=True)
    table.stack("joker 7H 9S joker joker AC")
    table.now("oracle")
    table.play("likely", "Is it near?")
    assert table.look()["oracle"]["asked"][-1]["cards"] == ["7H", "9S", "AC"]
    table.stack("5C joker 6C")
    table.now("spark")
    assert table.look()["oracle"]["asked"][-1]["sparks"] == [{"theme": "Tool", "impulse": "Endure"}]
    table.stack("joker AC 2C 3D joker 4D")
    table.now("reveal-vow")
    assert table.look()["vows"][-1]["text"].startswith("Find a Warden who went silent, at an abandoned Warden outpost")
    table.draw("forage", turned=BOTTOM)
    table.stack("joker 9H")
    table.play("reveal")
    assert table.last()["cost"].startswith("Exposure")
    table.play("take", "0:retire:warden-1")
    table.stack("joker AS 2S 3S joker 4S 5S 6S")
    table.make()
    assert table.records(one=2) == [
        "Sword",
        "Cloak or Clothes",
        "Crowbar",
        "Lockpicks",
        "Chain",
        "Duelist",
        "Stonehide",
    ]
    assert table.look()["deck"]["shuffles"] == 9


@rule("WD-DECK-11")
def test_jokers_come_of_themselves() -> None:
    table = Table()
    table.leave("joker 5C 6C joker")
    events = table.now("reveal-vow")
    assert "joker_came" in names(events)
    deck = table.look()["deck"]
    assert (deck["left"], len(deck["discard"])) == (50, 4)


@rule("WD-DECK-13", "WD-DECK-3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_every_card_is_always_in_one_of_three_places(edition: str, seed: int) -> None:
    table = Table(edition, "co-op", seed=seed)
    everything = sorted([*ALL, *(["joker"] * 2 if edition == "second" else [])])
    luck = Random(seed)
    shuffled = 0
    while table.game.decision is not None:
        assert lying(table) == everything
        deck = table.look()["deck"]
        assert not {"joker"} & {*deck["discard"], *deck["in_play"]}
        if table.asked == "Now":
            assert not deck["in_play"]
        shuffled = deck["shuffles"]
        table.play(restless.choose(table.look(), table.game.decision, luck))
    assert shuffled or edition == "first"


@rule("WD-DECK-1", "WD-CHAR-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_players_share_one_deck(edition: str) -> None:
    table = Table(edition, "co-op", players=4)
    assert len(table.look()["deck"]["discard"]) == 4 * 6
    turned = table.look()["deck"]["discard"]
    assert len(set(turned)) == len(turned)
    table.draw("enter", turned="7D 8D 9D", one=3)
    assert {"7D", "8D", "9D"} <= set(table.look(1)["deck"]["discard"])
    assert all(table.look(seat)["deck"] == table.look()["deck"] for seat in range(4))


@rule("WD-DECK-5", "WD-DRAW-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_come_one_by_one_from_the_top_and_face_up(edition: str) -> None:
    table = Table(edition)
    table.stack("3H 4H 5H 6H")
    events = table.now("reveal-vow")
    turned = [event.args["card"] for event in events if event.name == "turned_up"]
    assert turned == [NUMBERS[card] for card in ("3H", "4H", "5H", "6H")]
    assert cite(events, "turned_up", "WD-DECK-5")
    assert all(event.heard_by(-1) for event in events)


@rule("WD-DECK-6", "WD-MODE-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_order_of_the_pile_is_nobodys_to_know_and_its_contents_everybodys(edition: str) -> None:
    table = Table(edition, "led")
    table.draw("enter", turned=MIDDLE)
    seen = [table.look(seat) for seat in range(3)]
    offered = [table.game.decision.seen_by(seat) for seat in range(3)] if table.game.decision else []
    table.state.pile.reverse()
    assert [table.look(seat) for seat in range(3)] == seen
    assert [table.game.decision.seen_by(seat) for seat in range(3)] == offered if table.game.decision else False
    assert all(lying(table) == sorted([*ALL, *["joker"] * table.state.book.jokers]) for _ in range(3))
    assert seen[0]["deck"] == seen[1]["deck"] == seen[2]["deck"]
    dreams = {tuple(table.game.imagine(2, seed).state.pile) for seed in range(5)}
    assert len(dreams) == 5


@rule("WD-DECK-7", "WD-DECK-8", "WD-DRAW-15")
def test_the_cards_of_a_draw_are_used_when_its_outcome_is_final_and_a_cost_card_when_it_is_read() -> None:
    table = Table("first")
    events = table.draw("overcome", "strength", BOTTOM + " 9C")
    order = names(events, "drew", "discarded", "outcome_final", "turned_up", "cost_revealed", "cost_taken")
    assert order == [
        *("turned_up", "turned_up", "turned_up", "drew", "discarded", "outcome_final"),
        *("turned_up", "cost_revealed", "discarded", "cost_taken"),
    ]
    used = [event.args["cards"] for event in events if event.name == "discarded"]
    assert used == [tuple(NUMBERS[card] for card in BOTTOM.split()), (NUMBERS["9C"],)]

    table = Table("second")
    table.draw("overcome", "strength", BOTTOM, fate="")
    assert table.look()["deck"]["in_play"] == BOTTOM.split()
    table.play("let-it-stand")
    assert table.look()["deck"]["in_play"] == []
    assert table.look()["deck"]["discard"][-3:] == BOTTOM.split()


@rule("WD-DECK-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_cards_of_other_procedures_are_used_together(edition: str) -> None:
    table = Table(edition, wardens=0)
    used = [len(event.args["cards"]) for event in table.make() if event.name == "discarded"]
    assert used == [1, 1, 3, 1]
    assert names(table.ask("7H 8C 9D"), "turned_up", "oracle_answered", "discarded") == [
        *["turned_up"] * 3,
        *("oracle_answered", "discarded"),
    ]
    assert names(table.now("reveal-vow"), "turned_up", "discarded") == ["turned_up", "discarded"] * 4  # four tables
    if edition == "second":
        assert names(table.now("spark"), "turned_up", "discarded") == [*["turned_up"] * 2, "discarded"]


@rule("WD-DECK-9", "WD-DECK-10")
@pytest.mark.parametrize("left", ["", "7H", "7H AC"])
def test_an_empty_pile_is_renewed_when_a_card_is_needed(left: str) -> None:
    table = Table("first")
    table.begin("enter")
    table.leave(left)
    events = table.play("draw")
    count = len(left.split())
    assert names(events, "turned_up", "ran_out") == [*["turned_up"] * count, "ran_out", *["turned_up"] * (3 - count)]
    assert cite(events, "ran_out", "WD-DECK-9", "WD-DECK-10")
    drawn = table.last()["cards"]
    assert drawn[:count] == left.split()
    assert len(set(drawn)) == 3
    deck = table.look()["deck"]
    assert deck["discard"] == drawn
    assert deck["left"] == 49
    assert deck["last_shuffle"] == "the draw pile was empty"


@rule("WD-DECK-9")
def test_the_last_card_of_the_pile_leaves_without_a_shuffle() -> None:
    table = Table("first")
    table.leave("7H AC AS")
    events = table.draw("enter", turned="")
    assert "ran_out" not in names(events)
    assert (table.look()["deck"]["left"], table.look()["deck"]["shuffles"]) == (0, 0)
    assert "ran_out" in names(table.now("reveal-vow"))


@rule("WD-DECK-14", "WD-REST-12")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("cards", [TOP, MIDDLE, BOTTOM + " 9C"])
def test_after_every_rest_all_cards_are_shuffled(edition: str, cards: str) -> None:
    table = Table(edition)
    table.have(vitae=1)
    before = table.state.pile[:]
    events = table.draw("rest", "constitution", cards)
    if table.asked == "RevealOrWord":
        assert "shuffled_by_rest" not in names(events)
        events += table.play("reveal", "take")
    assert names(events, *SHUFFLES) == ["shuffled_by_rest"]
    assert names(events)[-1] == "shuffled_by_rest"
    assert cite(events, "shuffled_by_rest", "WD-DECK-14", "WD-REST-12")
    deck = table.look()["deck"]
    assert (deck["left"], deck["discard"], deck["last_shuffle"]) == (table.state.book.size, [], "a Rest")
    assert table.state.pile[: len(before)] != before


@rule("WD-DECK-15", "WD-CAMP-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_else_shuffles_by_itself(edition: str) -> None:
    table = Table(edition, "co-op")
    events = table.game.events() + table.now("reveal-vow") + table.play("/scene Rain.")
    events += table.now("fulfil-vow") + table.agree()
    events += table.draw("enter", turned=MIDDLE) + table.draw("purify", turned=TOP)
    if edition == "first":
        events += table.draw("camp", turned=TOP)
    events += table.now("retire:warden-2", 1) + table.now("end") + table.agree()
    assert table.game.outcome
    assert not names(events, *SHUFFLES)
    assert cite(events, "closed", "WD-DECK-15")


@rule("WD-DECK-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_table_shuffles_when_all_agree(edition: str) -> None:
    table = Table(edition, "led")
    out = len(table.look()["deck"]["discard"])
    assert out
    table.now("shuffle")
    assert table.asked == "Consent"
    assert table.game.decision
    assert table.game.decision.seats == (1,)
    table.play("agree")
    assert table.game.decision.seats == (2,)  # the GM, too
    assert "shuffled_by_consent" not in names(table.play("refuse"))
    assert len(table.look()["deck"]["discard"]) == out
    events = table.now("shuffle", 1) + table.agree()
    assert cite(events, "shuffled_by_consent", "WD-DECK-16")
    assert (table.look()["deck"]["discard"], table.look()["deck"]["left"]) == ([], table.state.book.size)
    assert "WD-DECK-16" in table.game.why_not("0:shuffle")
    table.begin("enter")
    assert not table.options("0")  # only between procedures
