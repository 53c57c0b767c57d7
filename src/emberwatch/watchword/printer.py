"""The printer: a phrase as its sentence."""

from collections.abc import Mapping

from emberwatch.watchword.form import STOP, pieces
from emberwatch.watchword.phrase import Phrase, own_form


def wording(phrase: Phrase, written: Mapping[str, Mapping[str, str]], names: Mapping[str, str]) -> str:
    """The bare words of a phrase. `written` has the words of the lexicons; `names` replaces some of them."""
    said = ""
    for piece in pieces(own_form(type(phrase))):
        if isinstance(piece, str):
            said += piece
            continue
        part = getattr(phrase, piece.name)
        if isinstance(part, Phrase):
            said += wording(part, written, names)
        elif piece.kind in written:
            word = written[piece.kind][part]
            said += names.get(word, word)
        else:
            said += str(part)
    return said


def sentence(said: str) -> str:
    """Bare words with a capital and a full stop."""
    capital = said[:1].upper()
    return (capital if len(capital) == 1 else said[:1]) + said[1:] + STOP
