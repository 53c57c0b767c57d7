"""The journal and the sheets as people keep them: a text file, or a page that needs nothing else (WD-NEED-14)."""

from emberwatch.games.wardens.chronicle.markdown import markdown
from emberwatch.games.wardens.chronicle.page import page

FORMS = {"markdown": markdown, "html": page}

__all__ = ["FORMS", "markdown", "page"]
