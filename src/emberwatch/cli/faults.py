"""What went wrong, in one sentence."""

from collections.abc import Iterable
from difflib import get_close_matches

from emberwatch.kernel import BadInput, Refused
from emberwatch.kernel.refusal import quoted


def sentence(fault: BaseException) -> str:
    """What a person can do something about, said plainly; empty for a fault of the program itself."""
    if isinstance(fault, UnicodeError):
        return "What was given is not text in UTF-8."
    if isinstance(fault, BadInput | Refused):
        return printable(str(fault))
    if isinstance(fault, OSError):
        return printable(f"{fault.filename}: {fault.strerror}." if fault.filename else f"{fault}.")
    return ""


def unknown(kind: str, said: str, known: Iterable[str], besides: Iterable[str] = ()) -> BadInput:
    """A word that nobody knows, with the one that was probably meant, be it one of those besides."""
    names = list(known)
    word = said.lower().partition(" ")[0]
    near = get_close_matches(word, [*names, *besides], 1)
    hint = f"did you mean {near[0]}?" if near else f"there is: {', '.join(names)}."
    return BadInput(f"There is no {kind} called {quoted(said)}; {hint}")


def printable(text: str) -> str:
    """One line that sends no control codes to the terminal, whatever a file held."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
