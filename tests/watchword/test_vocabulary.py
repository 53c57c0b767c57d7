from emberwatch.watchword import vocabulary, vocabulary_page
from tests.watchword.toy import toy_language


def test_the_vocabulary_has_every_phrase_with_its_meaning_and_users() -> None:
    entries = vocabulary(toy_language(), {"Summon": ["wyvern", "wolf"]})
    assert {entry.name for entry in entries} == {
        *("Chop", "Choose", "Defeat", "Firewood", "Fixed", "If", "Pair"),
        *("Reduced", "Summon", "Swap", "Then", "Typed", "Weak"),
    }
    summon = next(entry for entry in entries if entry.name == "Summon")
    assert summon.category == "Act"
    assert summon.form == "summon {card:Card}"
    assert summon.parts == {"card": "Card"}
    assert summon.meaning == "A card comes out of the dark."
    assert summon.used_by == ("wyvern", "wolf")


def test_the_page_is_plain_lines() -> None:
    language = toy_language()
    page = vocabulary_page(language, vocabulary(language, {"Summon": ["wyvern", "wolf"]}))
    assert page.startswith("Act")
    assert "\n  chop {amount:Amount} firewood\n      Firewood rises.\n      parts: amount is a Amount\n" in page
    assert (
        "  summon {card:Card}\n      A card comes out of the dark.\n      parts: card is a Card\n"
        "      used by: wyvern, wolf\n" in page
    )
    assert "used by: nobody yet" in page
