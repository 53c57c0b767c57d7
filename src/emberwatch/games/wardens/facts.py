"""Every kind of event of the game: its sentence, its rules, and the parts of the state it accounts for."""

from emberwatch.kernel import Fact

DECK = ("pile", "discard", "turned")

# the table
TABLE_SET = Fact(
    "table_set",
    "A table of the {edition:edition} is set: {mode:mode}.",
    ("WD-ED-1", "WD-DECK-1", "WD-DECK-2", "WD-DECK-4", "WD-DECK-6", "WD-CARD-1", "WD-MODE-1", "WD-MODE-4"),
    (*DECK, "roles", "here", "trusts", "gm", "mode"),
)
MODE_CHANGED = Fact(
    "mode_changed", "The table goes on {mode:mode}.", ("WD-MODE-5", "WD-MODE-6", "WD-MODE-11"), ("mode",)
)
SAT_DOWN = Fact("sat_down", "{seat:seat} joins the table.", ("WD-MODE-5", "WD-MODE-2"), ("roles", "here", "trusts"))
GOT_UP = Fact(
    "got_up",
    "{seat:seat} leaves the table.",
    ("WD-MODE-5",),
    ("roles", "here", "gm", "objection", "asked_for"),
)
GM_NAMED = Fact("gm_named", "{seat:seat} becomes the GM.", ("WD-MODE-3", "WD-MODE-5"), ("roles", "gm"))
GM_GAVE_UP = Fact(
    "gm_gave_up", "{seat:seat} is the GM no longer.", ("WD-MODE-5",), ("roles", "gm", "objection", "asked_for")
)
AWAY = Fact("away", "{seat:seat} is away.", ("WD-THR-16",), ("here",))
BACK = Fact("back", "{seat:seat} is back.", ("WD-THR-16", "WD-NEED-19"), ("here",))
TRUSTED = Fact("trusted", "{seat:seat} lets others draw on their behalf.", ("WD-DRAW-1",), ("trusts",))
TRUSTED_NOT = Fact("trusted_not", "{seat:seat} draws in person only.", ("WD-DRAW-1",), ("trusts",))
PAUSED = Fact("paused", "{seat:seat} pauses the table.", ("WD-NEED-23",), ("paused",))
RESUMED = Fact("resumed", "Play goes on.", ("WD-NEED-23",), ("paused",))
LIMIT_SET = Fact("limit_set", "The table notes a limit: {text:text}", ("WD-NEED-23",), ("limits",))
OBJECTED = Fact(
    "objected",
    "{seat:seat} objects: {text:text}",
    ("WD-ACT-3", "WD-ACT-10", "WD-ADV-7", "WD-ORC-10", "WD-MODE-7", "WD-FIGHT-3"),
    ("objection",),
)
OBJECTION_HEARD = Fact("objection_heard", "{seat:seat} objects: {text:text}", ("WD-MODE-10",))
AGREED = Fact("agreed", "{seat:seat} objects no longer.", ("WD-MODE-6",), ("objection",))
PROPOSED = Fact("proposed", "{seat:seat} proposes to {proposal:proposal}.", ("WD-MODE-6",))
CONSENTED = Fact("consented", "{seat:seat} agrees.", ("WD-FIC-4", "WD-DECK-16"))
REFUSED = Fact("refused", "{seat:seat} does not agree.", ("WD-FIC-4", "WD-DECK-16"))
NEVER_MIND = Fact("never_mind", "{seat:seat} lets it be.", ("WD-DRAW-17",))
CLOSED = Fact("closed", "The session ends.", ("WD-DECK-15",), ("over",))

# the deck
TURNED_UP = Fact("turned_up", "{card:card} is revealed.", ("WD-DECK-5", "WD-DECK-3", "WD-ED-2"), DECK)
JOKER_CAME = Fact(
    "joker_came",
    "A Joker: everything but the cards in play is shuffled, and the next card takes its place.",
    ("WD-DECK-11", "WD-DECK-12", "WD-DECK-13", "WD-DECK-10", "WD-CARD-5", "WD-ED-6"),
    (*DECK, "shuffles"),
)
RAN_OUT = Fact(
    "ran_out", "The draw pile is empty; the discard pile is shuffled.", ("WD-DECK-9", "WD-DECK-10"), (*DECK, "shuffles")
)
SHUFFLED_BY_REST = Fact(
    "shuffled_by_rest",
    "After the Rest all cards are shuffled together.",
    ("WD-DECK-14", "WD-REST-12", "WD-DRAW-16", "WD-DECK-15"),
    (*DECK, "shuffles"),
)
SHUFFLED_BY_CONSENT = Fact(
    "shuffled_by_consent", "The table shuffles all cards together.", ("WD-DECK-16",), (*DECK, "shuffles")
)
SHUFFLED_BY_UNDOING = Fact(
    "shuffled_by_undoing", "Cards were taken back: the draw pile is shuffled.", ("WD-NEED-15",), (*DECK, "shuffles")
)
DISCARDED = Fact("discarded", "To the discard pile: {cards:cards}.", ("WD-DECK-7", "WD-DECK-8"), DECK)

# characters
MAKING_BEGAN = Fact(
    "making_began",
    "{seat:seat} makes a character.",
    ("WD-CHAR-1", "WD-CHAR-14", "WD-CHAR-15"),
    ("owner", "status", "player_names", "names", "looks", "memories", "scores"),
)
NAMED_PLAYER = Fact("named_player", "The player is {text:text}.", ("WD-CHAR-1", "WD-CHAR-2"), ("player_names",))
NAMED = Fact("named", "The character is called {text:text}.", ("WD-CHAR-1", "WD-CHAR-2"), ("names",))
SCORES_SET = Fact(
    "scores_set",
    "{who:character} has the Scores {numbers:numbers}.",
    ("WD-CHAR-3", "WD-CHAR-4", "WD-CHAR-5", "WD-SCORE-1", "WD-SCORE-2", "WD-SCORE-3"),
    ("scores",),
)
RECORD_REVEALED = Fact(
    "record_revealed",
    "{kind:kind}: {card:card} gives {text:text}.",
    ("WD-CHAR-6", "WD-CHAR-7", "WD-CHAR-8", "WD-CHAR-9", "WD-CHAR-10"),
    ("records",),
)
GIFT_PICKED = Fact(
    "gift_picked", "{who:character} has the Gift {text:text}.", ("WD-CHAR-11", "WD-CHAR-12"), ("records",)
)
CAME_INTO_PLAY = Fact(
    "came_into_play", "{who:character} comes into play.", ("WD-CHAR-13", "WD-CHAR-16"), ("status", "journal")
)
CARRIED = Fact(
    "carried",
    "{who:character} comes from another table. {text:text}",
    ("WD-CHAR-14", "WD-CHAR-16", "WD-NEED-14"),
    ("owner", "status", "player_names", "names", "looks", "memories", "scores", "records", "journal"),
)
RETIRED_NOW = Fact(
    "retired",
    "{who:character} retires.",
    ("WD-CHAR-17", "WD-THR-9", "WD-THR-13", "WD-POOL-12"),
    ("status", "stores", "calls", "dues", "asked_for"),
)
LOOKS_SET = Fact("looks_set", "{who:character} looks like this: {text:text}", ("WD-OPEN-1", "WD-FIC-2"), ("looks",))
MEMORY_SET = Fact("memory_set", "{who:character} remembers: {text:text}", ("WD-OPEN-1", "WD-FIC-2"), ("memories",))
RECORD_ADDED = Fact(
    "record_added",
    "{who:character} gets a Record: {text:text}",
    ("WD-REC-1", "WD-REC-2", "WD-REC-3", "WD-REC-7"),
    ("records",),
)
RECORD_REWORDED = Fact(
    "record_reworded", "A Record of {who:character} now says: {text:text}", ("WD-REC-6", "WD-REC-7"), ("records",)
)
RECORD_REMOVED = Fact("record_removed", "{who:character} loses a Record: {text:text}", ("WD-REC-8",), ("records",))
SCORE_CHANGED = Fact(
    "score_changed",
    "{who:character}: {score:score} goes from {was:number} to {now:number}.",
    ("WD-SCORE-5", "WD-SCORE-6", "WD-SCORE-10", "WD-ACT-6"),
    ("scores",),
)
SCORE_HELD = Fact("score_held", "{who:character}: {score:score} stays at {now:number}.", ("WD-SCORE-6", "WD-THR-7"))
FELL_UNCONSCIOUS = Fact(
    "fell_unconscious", "{who:character} falls unconscious.", ("WD-DEATH-4", "WD-THR-9", "WD-THR-10"), ("status",)
)
CAME_ROUND = Fact("came_round", "{who:character} comes round.", ("WD-THR-12",), ("status",))
DIED = Fact(
    "died",
    "{who:character} dies.",
    ("WD-DEATH-5", "WD-THR-5", "WD-THR-13", "WD-THR-15", "WD-POOL-12"),
    ("status", "stores", "dues", "calls", "asked_for"),
)
CLAIMED_BY_FOREST = Fact(
    "claimed",
    "The forest claims {who:character}.",
    ("WD-FOREST-5", "WD-THR-5", "WD-THR-13", "WD-THR-14", "WD-THR-15", "WD-POOL-12"),
    ("status", "stores", "dues", "calls", "things", "asked_for"),
)

# stores
STORED = Fact(
    "stored",
    "{who:character} stores {levels:levels} for {scope:scope}.",
    ("WD-POOL-1", "WD-POOL-4", "WD-POOL-11"),
    ("stores",),
)
SHARED_STORE = Fact(
    "shared_store",
    "{who:character} sets up {levels:levels} for {scope:scope} of anybody.",
    ("WD-POOL-1", "WD-POOL-5", "WD-POOL-11"),
    ("stores",),
)
STORE_SPENT = Fact(
    "store_spent", "{levels:levels} is spent.", ("WD-POOL-2", "WD-POOL-3", "WD-POOL-7", "WD-POOL-9"), ("stores",)
)
STORE_REMOVED = Fact("store_removed", "{levels:levels} is gone unused.", ("WD-POOL-10",), ("stores",))
FIGHT_OVER = Fact("fight_over", "The fight is over.", ("WD-POOL-10", "WD-MODE-7"))

# the Draw
ACTION_BEGAN = Fact(
    "action_began",
    "{who:character}: {action:action}.",
    ("WD-ACT-1", "WD-ACT-2", "WD-DRAW-1", "WD-MODE-9"),
    ("asked_for",),
)
ACTION_GIVEN_UP = Fact("action_given_up", "{who:character} gives {action:action} up.", ("WD-DRAW-17",))
COMMITTED = Fact(
    "committed",
    "{who:character} turns up three cards: {score:score}, {modifier:signed} in all.",
    ("WD-DRAW-2", "WD-DRAW-17", "WD-ADV-5", "WD-ADV-6", "WD-ADV-8"),
    ("draws",),
)
DREW = Fact(
    "drew",
    "{who:character} draws with {score:score}: {first:card} and {modifier:signed} make {total:number}, "
    "against {second:card} and {third:card}: {outcome:outcome}.",
    (
        *("WD-DRAW-2", "WD-DRAW-3", "WD-DRAW-4", "WD-DRAW-5", "WD-DRAW-6", "WD-DRAW-7", "WD-DRAW-8", "WD-DRAW-9"),
        *("WD-DRAW-10", "WD-CARD-2", "WD-CARD-4", "WD-ADV-1", "WD-ADV-4", "WD-SCORE-7", "WD-SCORE-8", "WD-SCORE-9"),
    ),
    ("draws", "journal"),
)
PUSHED_THROUGH = Fact(
    "pushed_through",
    "{who:character} pushes through: it counts as {outcome:outcome}.",
    ("WD-FATE-2", "WD-FATE-6", "WD-FATE-7", "WD-FATE-8", "WD-FATE-9", "WD-FATE-10", "WD-ED-6"),
    ("draws",),
)
HARDSHIP_ACCEPTED = Fact(
    "hardship_accepted",
    "{who:character} accepts hardship: it counts as {outcome:outcome}.",
    ("WD-FATE-3", "WD-FATE-6", "WD-FATE-7", "WD-FATE-8", "WD-FATE-9", "WD-FATE-10", "WD-ED-6"),
    ("draws",),
)
OUTCOME_FINAL = Fact(
    "outcome_final",
    "{action:action}: {outcome:outcome}. {text:text}",
    ("WD-ED-3", "WD-DRAW-11", "WD-DRAW-12", "WD-DRAW-13", "WD-DRAW-14", "WD-DRAW-15", "WD-FIC-1"),
)
HAPPENED = Fact("happened", "{text:text}", ("WD-FIC-2", "WD-ACT-10"))
COST_REVEALED = Fact(
    "cost_revealed",
    "{card:card}, {label:text}: {text:text}",
    ("WD-COST-1", "WD-COST-2", "WD-COST-4", "WD-COST-8", "WD-ED-8"),
    ("draws",),
)
COST_WORDED = Fact("cost_worded", "The Cost: {text:text}", ("WD-COST-5", "WD-COST-6", "WD-COST-14"), ("draws",))
COST_REPLACED = Fact(
    "cost_replaced", "In place of the revealed Cost: {text:text}", ("WD-COST-12", "WD-COST-14"), ("draws",)
)
COST_TAKEN = Fact("cost_taken", "It costs this: {text:text}", ("WD-COST-6", "WD-COST-11", "WD-COST-13"))
FOE_STRUCK = Fact("foe_struck", "One success against {name:text}.", ("WD-FIGHT-5",), ("things",))
DRAW_CORRECTED = Fact(
    "draw_corrected",
    "The last Draw is corrected on its cards.",
    ("WD-NEED-16", "WD-FIC-4"),
    ("scores", "status", "records", "stores", "dues", "calls", "things", "draws", "journal"),
)

# thresholds and calls
DEATH_DUE = Fact("death_due", "{who:character} has to Resist Death.", ("WD-THR-1", "WD-THR-4", "WD-DEATH-1"), ("dues",))
FOREST_DUE = Fact(
    "forest_due",
    "{who:character} has to Resist the Forest.",
    ("WD-THR-2", "WD-THR-4", "WD-FOREST-1", "WD-INVO-7"),
    ("dues",),
)
ENDURE_DUE = Fact(
    "endure_due", "{who:character} has to Endure Harm.", ("WD-THR-3", "WD-ENDU-1", "WD-FIGHT-6"), ("dues",)
)
DUE_MET = Fact("due_met", "{who:character} makes the Draw that is due.", ("WD-THR-6",), ("dues",))
DUE_LAPSED = Fact("due_lapsed", "A Draw due for {who:character} lapses.", ("WD-FIC-5", "WD-THR-5"), ("dues",))
DUE_SET_ASIDE = Fact("due_set_aside", "The Draw due for {who:character} is set aside.", ("WD-THR-16",), ("dues",))
CALLED = Fact(
    "called",
    "{who:character} is called on to Avoid a Consequence: {severity:severity}, {stake:stake}.",
    ("WD-AVOID-3", "WD-AVOID-12", "WD-FIGHT-6"),
    ("calls",),
)
CALL_ANSWERED = Fact("call_answered", "{who:character} answers the call.", ("WD-AVOID-12",), ("calls",))
CALL_TAKEN_BACK = Fact("call_taken_back", "The call on {who:character} is taken back.", ("WD-AVOID-12",), ("calls",))
ASKED_FOR = Fact(
    "asked_for",
    "The GM calls on {who:character}: {action:action}.",
    ("WD-NEED-17", "WD-ACT-1", "WD-FIC-3", "WD-MODE-7"),
    ("asked_for",),
)
NOT_ASKED_FOR = Fact(
    "not_asked_for",
    "The GM asks nothing of {who:character} any longer.",
    ("WD-NEED-17", "WD-FIC-3", "WD-MODE-7"),
    ("asked_for",),
)
UNOPPOSED = Fact(
    "unopposed", "{who:character} takes the whole consequence.", ("WD-AVOID-11", "WD-THR-11", "WD-AVOID-9"), ("calls",)
)

# Oracle, Sparks, Vow
ORACLE_ASKED = Fact(
    "oracle_asked",
    "{seat:seat} asks the Oracle, {likelihood:likelihood}: {text:text}",
    ("WD-ORC-1", "WD-ORC-2", "WD-ORC-7"),
)
ORACLE_ANSWERED = Fact(
    "oracle_answered",
    "{cards:cards}: {answer:answer}",
    ("WD-ORC-3", "WD-ORC-4", "WD-ORC-5", "WD-ORC-6", "WD-CARD-3", "WD-MODE-8"),
    ("asked", "journal"),
)
SPARK_READ = Fact(
    "spark_read",
    "Spark: {theme:theme}, {impulse:impulse}.",
    ("WD-SPARK-2", "WD-SPARK-3", "WD-SPARK-4", "WD-SPARK-5", "WD-ED-6"),
    ("sparks", "journal"),
)
VOW_PART_REVEALED = Fact(
    "vow_part_revealed", "{part:text}: {card:card} gives {text:text}.", ("WD-VOW-3", "WD-VOW-5", "WD-DECK-8")
)
VOW_PART_PICKED = Fact("vow_part_picked", "{part:text}: {text:text} is picked.", ("WD-VOW-4",))
VOW_TAKEN = Fact(
    "vow_taken",
    "The Vow: {vow:vow}.",
    ("WD-VOW-1", "WD-VOW-2", "WD-VOW-3", "WD-VOW-4", "WD-VOW-5", "WD-VOW-10"),
    ("vows", "journal"),
)
VOW_COMPLETE = Fact(
    "vow_complete", "The Vow is fulfilled: {vow:vow}.", ("WD-VOW-7", "WD-VOW-8", "WD-VOW-9"), ("vows", "journal")
)
VOW_GIVEN_UP = Fact("vow_given_up", "The Vow is given up: {vow:vow}.", ("WD-VOW-11",), ("vows", "journal"))
VOW_NOTED = Fact("vow_noted", "Of the Vow: {text:text}", ("WD-NEED-10",), ("vows",))

# texts
SCENE_SET = Fact("scene_set", "The scene: {text:text}", ("WD-OPEN-2",), ("scene", "journal"))
WROTE = Fact("wrote", "{seat:seat} writes: {text:text}", ("WD-NEED-12",), ("journal",))
REMARKED = Fact("remarked", "{seat:seat}, out of character: {text:text}", ("WD-NEED-12",), ("journal",))
REWROTE = Fact("rewrote", "{seat:seat} rewrites: {text:text}", ("WD-NEED-12",), ("journal",))
MOVED = Fact("moved", "{seat:seat} moves a paragraph.", ("WD-NEED-12",), ("journal",))
LINKED = Fact("linked", "{seat:seat} links a paragraph to a Draw.", ("WD-NEED-12",), ("journal",))
STRUCK_OUT = Fact("struck_out", "{seat:seat} strikes a paragraph out.", ("WD-NEED-12",), ("journal",))
THING_ENTERED = Fact(
    "thing_entered", "{kind:text}: {name:text}.", ("WD-NEED-11", "WD-NEED-13", "WD-FIGHT-1"), ("things",)
)
THING_CHANGED = Fact("thing_changed", "{name:text}: {text:text}", ("WD-NEED-11", "WD-NEED-13"), ("things",))
TICKED = Fact("ticked", "{name:text}: {ticks:number} of {size:number}.", ("WD-NEED-11", "WD-FIGHT-4"), ("things",))
THING_CROSSED = Fact("thing_crossed", "{name:text} is crossed out.", ("WD-FIC-3", "WD-FIGHT-4"), ("things",))
THING_BACK = Fact("thing_back", "{name:text} is not crossed out after all.", ("WD-FIC-3", "WD-FIGHT-4"), ("things",))
CORRECTED = Fact(
    "corrected",
    "A correction: {text:text}",
    ("WD-FIC-4", "WD-FIC-5", "WD-SCORE-4"),
    ("scores", "status", "stores", "dues", "records", "journal", "calls", "asked_for", "things"),
)

# what a Draw keeps of its effects, for the journal (WD-NEED-12)
OF_DRAWS = {
    fact.name: fact
    for fact in (
        *(SCORE_CHANGED, SCORE_HELD, STORED, SHARED_STORE, RECORD_ADDED, FELL_UNCONSCIOUS, CAME_ROUND, DIED),
        *(CLAIMED_BY_FOREST, HAPPENED, FOE_STRUCK, DEATH_DUE, FOREST_DUE, ENDURE_DUE),
    )
}
