"""A text split into its sentences, each read, and every failure told in plain words."""

from collections.abc import Sequence

from emberwatch.watchword.errors import SentenceError, closest
from emberwatch.watchword.forest import DEPTH, TooDeep
from emberwatch.watchword.form import STOP, Word, words
from emberwatch.watchword.phrase import Phrase
from emberwatch.watchword.reader import Reader, Stuck

LENGTH = 600
SENTENCES = 12
WORDS = 120
QUOTED = 40
FULL_STOP = "a full stop"
THE_END = "the end"


def read_sentences(reader: Reader, text: str, kind: str) -> list[list[Phrase]]:
    """For each sentence of a text its readings."""
    _check_length(text)
    sentences = _split(words(text))
    if len(sentences) > SENTENCES:
        column = sentences[SENTENCES][0].start + 1
        raise SentenceError(text, column, f"there are more than {SENTENCES} sentences")
    return [_read(reader, text, kind, sentence, FULL_STOP) for sentence in sentences]


def read_fragment(reader: Reader, text: str, kind: str) -> list[Phrase]:
    """The readings of a text that has no full stop."""
    _check_length(text)
    return _read(reader, text, kind, [*words(text), Word(STOP, len(text))], THE_END)


def continuations(reader: Reader, text: str, kind: str) -> list[str]:
    """The words that could follow a text, or complete its last word."""
    _check_length(text)
    last = _split(words(text))[-1] if not text.rstrip().endswith(STOP) else []
    try:
        reader.read([word.text for word in last], kind)
    except Stuck as stuck:
        if stuck.index == len(last):
            return sorted(stuck.expected)
        if stuck.index == len(last) - 1 and not text[-1].isspace():
            return sorted(word for word in stuck.expected if word.startswith(last[-1].text))
    return []


def _check_length(text: str) -> None:
    if len(text) > LENGTH:
        raise SentenceError(text, LENGTH + 1, f"the text is longer than {LENGTH} characters")


def _split(found: Sequence[Word]) -> list[list[Word]]:
    """The words of each sentence, each with its full stop; an empty text is one empty sentence."""
    sentences: list[list[Word]] = [[]]
    for word in found:
        if sentences[-1] and sentences[-1][-1].text == STOP:
            sentences.append([])
        sentences[-1].append(word)
    return sentences


def _read(reader: Reader, text: str, kind: str, sentence: Sequence[Word], end: str) -> list[Phrase]:
    column = sentence[0].start + 1 if sentence else 1
    if len(sentence) > WORDS:
        raise SentenceError(text, column, f"the sentence has more than {WORDS} words")
    try:
        return reader.read([word.text for word in sentence], kind)
    except TooDeep:
        raise SentenceError(text, column, f"the sentence is nested more than {DEPTH} deep") from None
    except Stuck as stuck:
        raise _complaint(reader, text, sentence, stuck, end) from None


def _complaint(reader: Reader, text: str, sentence: Sequence[Word], stuck: Stuck, end: str) -> SentenceError:
    """What to say of the word that does not fit, or of the text that ends too soon."""
    expected = {end if word == STOP else word for word in stuck.expected}
    start = sentence[0].start if sentence else 0
    wrong = sentence[stuck.index] if stuck.index < len(sentence) else Word("", len(text.rstrip()))
    understood = text[start : wrong.start].strip()
    spellings = {wrong.text} if stuck.index else {wrong.text, wrong.text[:1].lower() + wrong.text[1:]}
    suggestion = ""
    if wrong.start >= len(text.rstrip()):
        trouble = "the text ends"
    elif spellings & {*reader.grammar.terminals, STOP}:
        trouble = f'"{wrong.text:.{QUOTED}}" cannot {"follow" if understood else "be the beginning"}'
    else:
        trouble = f'"{wrong.text:.{QUOTED}}" is unknown'
        suggestion = closest(wrong.text, expected) or closest(wrong.text, reader.grammar.terminals)
    return SentenceError(text, wrong.start + 1, trouble, understood, expected, suggestion)
