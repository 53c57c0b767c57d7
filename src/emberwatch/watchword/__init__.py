"""Watchword: cards that do what they say. Phrases are classes, and their family tree is the grammar."""

from emberwatch.watchword.encode import from_data, to_data
from emberwatch.watchword.errors import LanguageError, SentenceError
from emberwatch.watchword.gather import About, Entries
from emberwatch.watchword.language import Language, Saying
from emberwatch.watchword.marks import Refers, Says
from emberwatch.watchword.pack import Pack, read_pack
from emberwatch.watchword.phrase import Phrase
from emberwatch.watchword.problem import PackError, Problem
from emberwatch.watchword.vocabulary import vocabulary, vocabulary_page

__all__ = [
    "About",
    "Entries",
    "Language",
    "LanguageError",
    "Pack",
    "PackError",
    "Phrase",
    "Problem",
    "Refers",
    "Saying",
    "Says",
    "SentenceError",
    "from_data",
    "read_pack",
    "to_data",
    "vocabulary",
    "vocabulary_page",
]
