"""What the party can see farther, reach farther and strike harder by, for a while."""

from emberwatch.games.setawatch import facts, words
from emberwatch.games.setawatch.causes import adventurer_of
from emberwatch.games.setawatch.force import last_until_round_ends
from emberwatch.games.setawatch.phrases.nouns import abilities_cannot_touch
from emberwatch.games.setawatch.state import UP, Watch
from emberwatch.games.setawatch.words import Effect, Lasting


class ForTheNextAttacks(Effect):
    """Holds for some direct attacks of this round, whoever makes them; several uses add up."""

    form = "the next {n:Number} attacks this round each {rule:Lasting}"
    n: int
    rule: Lasting

    def run(self, watch: Watch) -> None:
        last_until_round_ends(watch, self.rule, self.n)
        watch.tell(facts.LASTS, watch.cause)


class DamageForEachRevealed(Lasting):
    """More damage in an attack, counted when it is declared; its target counts as well."""

    form = "deal {n:Number} more damage for every revealed creature"
    touches = (words.ATTACKS,)
    n: int

    def extra_damage(self, watch: Watch) -> int:
        return self.n * sum([1 for card in watch.line if watch.flags[card] & UP])


class RaisesLight(Lasting):
    """The fire lights more positions."""

    form = "the reveal level is {n:Number} higher"
    touches = (words.LIGHT,)
    n: int

    def light(self, watch: Watch) -> int:
        return self.n


class AttacksFromAfar(Lasting):
    """The Adventurer whose card this is attacks the second position too."""

    form = "you attack as if ranged"
    touches = (words.REACH,)
    adds_up = False

    def makes_ranged(self, watch: Watch, source: int, adventurer: int) -> bool:
        return adventurer_of(source) == adventurer


class CancelsReveal(Lasting):
    """The next Reveal power does not happen, whatever turned its card up. It is used up by that; a Summon is none."""

    form = "the next Reveal power is cancelled"
    touches = (words.REVEALS,)

    def cancels_reveal(self, watch: Watch, card: int) -> bool:
        return not abilities_cannot_touch(watch, card)


class RemovesTheFallen(Lasting):
    """What you defeat, alone or with others, does not come back."""

    form = "creatures that you help to defeat leave the game"
    touches = (words.DESTINATION,)

    def destination(self, watch: Watch, source: int, card: int, credit: int) -> int:
        if credit >> adventurer_of(source) & 1 and not abilities_cannot_touch(watch, card):
            return words.TO_REMOVED
        return words.TO_GRAVEYARD
