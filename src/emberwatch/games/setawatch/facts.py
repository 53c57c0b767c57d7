"""Every kind of event of the game: its sentence, its rules, and the parts of the state it accounts for."""

from typing import Final

from emberwatch.kernel import Fact

FIRE = ("firewood",)
PILES = (
    *("deck", "graveyard", "horde", "unhallowed", "removed", "line", "tamed", "flags"),
    *("veil", "shuffles", "first", "due", "taunted"),
)
LOCATIONS = ("map", "discard", "location", "unused_locations", "removed", "veil", "shuffles")
DICE = ("die", "value", "lies_on", "dealt", "bearer", "placed")
WOUNDS = ("damage", "credit")
CARDS = ("tired",)

# setup and rounds
GAME_BEGAN: Final = Fact(
    "game_began",
    "Four Adventurers set out: {party:heroes}.",
    ("SW-GEN-1", "SW-PLAY-2", "SW-PLAY-9", "SW-SET-1", "SW-SET-2", "SW-SET-26"),
    (
        "party",
        "archers",
        "sides",
        "outside",
        "deck",
        "map",
        "unhallowed",
        "horde",
        "removed",
        "veil",
        "shuffles",
        "unused_locations",
    ),
)
EQUIPPED_AT_START: Final = Fact(
    "equipped_at_start",
    "{adventurer:hero} begins with three of five abilities.",
    ("SW-SET-3", "SW-SET-4", "SW-SET-5"),
    ("slots", "unused", "tired"),
)
DECK_BUILT: Final = Fact(
    "deck_built",
    "The Creature deck is built around {summons:number} Summons.",
    ("SW-SET-7", "SW-SET-9", "SW-SET-10", "SW-SET-11", "SW-SET-12", "SW-DIFF-1", "SW-DECK-6"),
    PILES,
)
DECK_LACKS: Final = Fact(
    "deck_lacks", "A balanced deck would hold more of this: {count:number} {type:type}.", ("SW-DECK-2", "SW-DECK-3")
)
CARD_MISSED: Final = Fact("card_missed", "{card:card} would like {missed:card} in the deck.", ("SW-DECK-4",))
MAP_BUILT: Final = Fact(
    "map_built",
    "Eight locations and a final one lie on the Map deck.",
    ("SW-SET-13", "SW-SET-14", "SW-SET-15", "SW-SET-16", "SW-DECK-5"),
    LOCATIONS,
)
UNHALLOWED_READY: Final = Fact(
    "unhallowed_ready",
    "One Unhallowed goes unseen to the Horde; {count:number} wait face up.",
    ("SW-SET-17", "SW-SET-18", "SW-SET-19"),
    PILES,
)
FIRE_LIT: Final = Fact(
    "fire_lit", "The fire is lit with {wood:number} firewood.", ("SW-SET-22", "SW-SET-23", "SW-DIFF-2"), FIRE
)
LEFT_BEHIND: Final = Fact(
    "left_behind", "The party leaves {location:card}.", ("SW-RND-4",), ("location", "discard", "phase")
)
ARRIVED: Final = Fact(
    "arrived",
    "Round {round:number}: the party comes to {location:card}.",
    ("SW-RND-1", "SW-RND-3", "SW-RND-4", "SW-SET-20", "SW-FIN-1"),
    (*LOCATIONS, "round", "phase"),
)
DICE_ROLLED: Final = Fact("dice_rolled", "All dice are rolled.", ("SW-ROLL-1", "SW-ROLL-2"), (*DICE, "phase"))
DIE_SHOWS: Final = Fact("die_shows", "{die:die} shows {value:number}.", ("SW-DIE-7", "SW-ROLL-3"), DICE)
DIE_CHANGED: Final = Fact("die_changed", "{die:die} is changed to {value:number}.", ("SW-ATK-13",), DICE)
DIE_RETURNED: Final = Fact(
    "die_returned", "{die:die} returns to its owner, spent.", ("SW-DIE-3", "SW-DIE-8", "SW-DEF-2"), DICE
)
DIE_RECOVERED: Final = Fact("die_recovered", "{die:die} is recovered and can be used.", ("SW-DIE-4",), DICE)
DIE_STOLEN: Final = Fact("die_stolen", "{card:card} steals {die:die}.", ("SW-DIE-2", "SW-DIE-5"), DICE)
DIE_SET_ASIDE: Final = Fact(
    "die_set_aside", "{die:die} is laid on the location and cannot be used.", ("SW-CARD-28",), DICE
)
DIE_STORED: Final = Fact("die_stored", "{die:die} is kept ready for the Watch.", ("SW-ADV-BM-2",), DICE)
DIE_LENT: Final = Fact("die_lent", "{die:die} is lent to {adventurer:adventurer}.", ("SW-CAMP-1",), DICE)
RESTS: Final = Fact(
    "rests",
    "{adventurer:adventurer} rests in camp.",
    ("SW-REST-1", "SW-REST-3", "SW-REST-7", "SW-GEN-10"),
    ("camper", "rests", "phase", "die"),
)
WATCH_OVER: Final = Fact("watch_over", "The Watch is over.", ("SW-OUT-1", "SW-END-1"), ("phase",))
NOBODY_RESTS: Final = Fact(
    "nobody_rests", "Nobody rests; all are on Watch.", ("SW-FIN-2", "SW-RND-7"), ("camper", "phase")
)
ROUND_OVER: Final = Fact(
    "round_over",
    "The round is over; dice return to their owners.",
    ("SW-END-6", "SW-ROLL-5"),
    (
        *DICE,
        *WOUNDS,
        "tired",
        "camper",
        "sitting_out",
        "lasting",
        "felled",
        "felled_before",
        "fallen",
        "horde_joined",
        "revealed",
        "taunted",
        "rune_value",
    ),
)

# camp
DIE_PLACED: Final = Fact(
    "die_placed",
    "{die:die} is placed on {space:space}.",
    ("SW-CAMP-4", "SW-CAMP-5", "SW-CAMP-6"),
    (*DICE, "rune_value"),
)
CARD_NAMED: Final = Fact(  # with own cards: the card that was taken to lie here and the one named change places
    "card_named",
    "The card that lies here is {card:card}.",
    ("SW-INFO-2", "SW-INFO-3"),
    (*PILES, *LOCATIONS, *WOUNDS, "felled"),
)
LOOKED: Final = Fact("looked", "The party looks at {card:card}.", ("SW-INFO-3", "SW-KEY-8", "SW-SUM-10"), ("veil",))
PUT_ON_DECK: Final = Fact(
    "put_on_deck", "{card:card} goes on top of the Creature deck.", ("SW-CAMP-10", "SW-DEF-7"), (*PILES, *WOUNDS)
)
PUT_UNDER_DECK: Final = Fact(
    "put_under_deck",
    "{card:card} goes to the bottom of the Creature deck.",
    ("SW-CAMP-10", "SW-DEF-7"),
    (*PILES, *WOUNDS),
)
MAP_CHOSEN: Final = Fact("map_chosen", "{location:card} lies next on the Map deck.", ("SW-CAMP-13",), LOCATIONS)
LOCATION_LAID_BY: Final = Fact(
    "location_laid_by", "{location:card} goes under the unused locations.", ("SW-CAMP-13",), LOCATIONS
)
EQUIPPED: Final = Fact(
    "equipped",
    "{adventurer:adventurer} takes up {incoming:ability} and lays {outgoing:ability} by.",
    ("SW-CAMP-17", "SW-CAMP-18"),
    ("slots", "unused", "outside", "tired"),
)
SEALED: Final = Fact("sealed", "{card:card} is sealed under the Unhallowed deck.", ("SW-RUNE-10",), PILES)
VANQUISHED: Final = Fact("vanquished", "{card:card} is driven out of the Horde for good.", ("SW-RUNE-11",), PILES)
RETURNED_TO_UNHALLOWED: Final = Fact(
    "returned_to_unhallowed", "{card:card} returns to the Unhallowed deck.", ("SW-SUM-12",), PILES
)
UNHALLOWED_SHUFFLED: Final = Fact("unhallowed_shuffled", "The Unhallowed deck is shuffled.", ("SW-SUM-12",), PILES)

# firewood and ability cards
WOOD_GAINED: Final = Fact(
    "wood_gained", "{amount:number} firewood: now {now:number}.", ("SW-FIRE-1", "SW-FIRE-2", "SW-FIRE-11"), FIRE
)
WOOD_LOST: Final = Fact(
    "wood_lost", "{amount:number} firewood is lost: now {now:number}.", ("SW-FIRE-1", "SW-FIRE-3", "SW-FIRE-11"), FIRE
)
WOOD_HALVED: Final = Fact("wood_halved", "Firewood is halved to {now:number}.", ("SW-GEN-7", "SW-FIRE-11"), FIRE)
FIRE_FED: Final = Fact(
    "fire_fed", "The fire has gone out and is fed with an ability card.", ("SW-FIRE-4", "SW-FIRE-5"), FIRE
)
BURNED: Final = Fact(
    "burned", "{adventurer:adventurer} burns what {ability:ability} holds.", ("SW-FIRE-7", "SW-FIRE-8"), CARDS
)
CARD_EXHAUSTED: Final = Fact(
    "exhausted", "{adventurer:adventurer} exhausts {ability:ability}.", ("SW-GEN-8", "SW-GEN-9", "SW-KEY-2"), CARDS
)
CARD_REFRESHED: Final = Fact(
    "refreshed", "{adventurer:adventurer} refreshes {ability:ability}.", ("SW-GEN-8", "SW-ABL-6", "SW-ABL-13"), CARDS
)
ABILITY_BY_DIE: Final = Fact(
    "ability_by_die",
    "{adventurer:adventurer} uses {ability:ability} with {die:die}.",
    ("SW-ABL-1", "SW-ABL-2", "SW-ABL-4", "SW-DIE-1", "SW-DIE-6"),
    (*CARDS, *DICE),
)
ABILITY_BY_EXHAUSTING: Final = Fact(
    "ability_by_exhausting",
    "{adventurer:adventurer} exhausts {ability:ability} to use it.",
    ("SW-ABL-1", "SW-ABL-3", "SW-ABL-4", "SW-ABL-5", "SW-ABL-12"),
    CARDS,
)
PASSIVE_USED_NOW: Final = Fact("passive_used", "{adventurer:adventurer} uses {ability:ability}.", ("SW-ABL-7",), CARDS)
LASTS: Final = Fact("lasts", "{ability:cause} lasts until the end of the round.", ("SW-ABL-20",), ("lasting",))
LASTS_ON: Final = Fact(
    "lasts_on",
    "{ability:cause} lasts on {card:card} until the end of the round.",
    ("SW-ABL-20", "SW-DEF-12"),
    ("lasting", "credit"),
)
NEGATES: Final = Fact("negated", "{card:card} is negated.", ("SW-KEY-7",), ("flags", "lasting"))

# the Line
SITS_OUT: Final = Fact(
    "sits_out",
    "{adventurer:adventurer} sits out this Watch.",
    ("SW-ABL-14", "SW-CAMP-22", "SW-GEN-10"),
    ("sitting_out",),
)
LINE_LAID: Final = Fact(
    "line_laid",
    "{count:number} cards are laid face down in the Line.",
    ("SW-LINE-1", "SW-LINE-2", "SW-LINE-3"),
    (*PILES, "phase"),
)
HORDE_COMES: Final = Fact("horde_comes", "The whole Horde joins the Line.", ("SW-FIN-4", "SW-FIN-5"), PILES)
DECK_REFILLED: Final = Fact(
    "deck_refilled", "The Graveyard is shuffled to a new Creature deck.", ("SW-LINE-4", "SW-LINE-5"), PILES
)
DECK_SHUFFLED: Final = Fact("deck_shuffled", "{card:card} is shuffled into the Creature deck.", ("SW-CARD-8",), PILES)
LAID_UNSEEN: Final = Fact(
    "laid_unseen", "A card is laid face down in position {position:place}.", ("SW-LINE-8",), PILES
)
TURNED_UP: Final = Fact(
    "turned_up", "{card:card} is turned up in position {position:place}.", ("SW-REV-4", "SW-REV-5", "SW-REV-23"), PILES
)
TURNED_UP_TOO_LATE: Final = Fact(  # in a breakthrough, where no power works any more
    "turned_up", "{card:card} is turned up in position {position:place}.", ("SW-OUT-4", "SW-OUT-5", "SW-OUT-14"), PILES
)
TURNED_DOWN: Final = Fact("turned_down", "{card:card} is turned face down.", ("SW-HP-7",), (*PILES, *WOUNDS))
ENTERED: Final = Fact("entered", "{card:card} enters the Line in position {position:place}.", ("SW-REV-13",), PILES)
MOVED: Final = Fact("moved", "A card moves to position {position:place}.", ("SW-REV-14", "SW-CARD-5"), PILES)
LEFT_LINE: Final = Fact("left_line", "{card:card} leaves the Line.", ("SW-DEF-7", "SW-DEF-8"), (*PILES, *WOUNDS, *DICE))
POWERS_BEGIN: Final = Fact(
    "powers_begin", "From now on {card:card} has its powers.", ("SW-REV-6", "SW-HP-10"), ("flags", "revealed")
)
POWER_USED: Final = Fact(
    "power_used",
    "{card:card}: {power:power}",
    ("SW-REV-6", "SW-CRE-6", "SW-REV-15", "SW-REV-16", "SW-REV-17", "SW-PRI-5", "SW-PRI-6"),
    ("revealed", "due", "flags"),
)
POWER_CANCELLED: Final = Fact(
    "power_cancelled", "The Reveal power of {card:card} is cancelled.", ("SW-CARD-23",), ("revealed", "lasting")
)
FIRST_IGNORED: Final = Fact(
    "first_ignored", "{card:card} comes first without a sound.", ("SW-REV-19",), ("due", "taunted")
)
SUMMON_RESOLVES: Final = Fact("summon_resolves", "A Summon calls.", ("SW-SUM-1", "SW-SUM-2"), PILES)
SUMMON_LAID_AWAY: Final = Fact(
    "summon_laid_away", "The Summon goes to {destination:destination}.", ("SW-SUM-4",), PILES
)
UNHALLOWED_CAME: Final = Fact(
    "unhallowed_came",
    "{card:card} takes its place in position {position:place}.",
    ("SW-SUM-4", "SW-SUM-5", "SW-SUM-12"),
    PILES,
)
JOINS_HORDE: Final = Fact(
    "joins_horde",
    "{card:card} joins the Horde.",
    ("SW-CRE-7", "SW-OUT-8", "SW-OUT-10"),
    (*PILES, *WOUNDS, *DICE, "horde_joined"),
)
UNSEEN_JOINS_HORDE: Final = Fact("unseen_joins_horde", "A card joins the Horde unseen.", ("SW-CARD-7",), PILES)
ADDED_TO_LINE: Final = Fact(
    "added_to_line", "{card:card} is laid face down at the end of the Line.", ("SW-LINE-8",), PILES
)
FROM_GRAVE_TO_LINE: Final = Fact(
    "from_grave_to_line", "{card:card} rises and lies first in the next Line.", ("SW-END-5",), PILES
)

# attacks and defeats
ATTACKED: Final = Fact(
    "attacked",
    "{card:card} is attacked for {damage:number}.",
    ("SW-ATK-1", "SW-ATK-2", "SW-ATK-3", "SW-ATK-8", "SW-ATK-9", "SW-ATK-10", "SW-ATK-16"),
    (*WOUNDS, *DICE, "lasting"),
)
DAMAGED: Final = Fact("damaged", "{card:card} takes {damage:number} damage.", ("SW-HP-7", "SW-ABL-16"), WOUNDS)
DAMAGE_TAKEN_OFF: Final = Fact(
    "damage_taken_off", "{damage:number} damage is taken off {card:card}.", ("SW-ADV-RA-1",), WOUNDS
)
DIE_KEPT: Final = Fact("die_kept", "{die:die} stays with {value:number} left.", ("SW-ADV-WA-1",), DICE)
DEFEATED: Final = Fact(
    "defeated",
    "{card:card} is defeated and goes to {destination:destination}.",
    ("SW-DEF-1", "SW-DEF-4", "SW-CRE-7", "SW-CRE-8", "SW-HP-8", "SW-ATK-11", "SW-SUM-9"),
    (*PILES, *WOUNDS, *DICE, "felled", "fallen", "tamed"),
)
TAMED: Final = Fact(
    "tamed", "{card:card} follows {adventurer:adventurer}.", ("SW-KEY-9", "SW-KEY-11"), (*PILES, *WOUNDS)
)
TAMED_SPENT: Final = Fact(
    "tamed_spent", "{card:card} has done its part and lies in the Graveyard.", ("SW-KEY-10",), PILES
)
WATCH_STOPS: Final = Fact("watch_stops", "The party stops its Watch.", ("SW-OUT-1", "SW-OUT-2"), ("phase",))
WATCH_HELD: Final = Fact("watch_held", "The Line is empty: the Watch is held.", ("SW-DEF-10", "SW-OUT-1"), ("phase",))
BREAKS_THROUGH: Final = Fact(
    "breaks_through",
    "{card:card} breaks through with {damage:number} damage.",
    ("SW-OUT-3", "SW-OUT-6", "SW-OUT-7", "SW-OUT-9", "SW-CRE-2"),
    ("phase",),
)
SURVIVED: Final = Fact("survived", "The party survives the round.", ("SW-END-2", "SW-END-3", "SW-END-4"), ())
WON_GAME: Final = Fact(
    "won",
    "The last night is over. The party has won.",
    ("SW-WIN-1", "SW-WIN-2", "SW-END-7", "SW-GEN-3"),
    ("finished",),
)
NOBODY_STANDS: Final = Fact(
    "lost",
    "The party has lost: nobody on Watch has a card left at the end of the round.",
    ("SW-WIN-3", "SW-END-2", "SW-END-3", "SW-OUT-11", "SW-WIN-6", "SW-GEN-3"),
    ("finished", "ended_by"),
)
NO_UNHALLOWED: Final = Fact(
    "lost",
    "The party has lost: a Summon calls and no Unhallowed is left.",
    ("SW-WIN-4", "SW-SUM-6", "SW-WIN-6", "SW-GEN-3"),
    ("finished", "ended_by"),
)
FIRE_IS_OUT: Final = Fact(
    "lost",
    "The party has lost: the fire is out and nobody can feed it.",
    ("SW-WIN-5", "SW-FIRE-6", "SW-WIN-6", "SW-GEN-3"),
    ("finished", "ended_by"),
)
