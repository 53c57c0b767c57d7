"""The journal and the sheets as people keep them: a text file, or a page that needs nothing else (WD-NEED-14)."""

from emberwatch.games.wardens.chronicle.markdown import markdown
from emberwatch.games.wardens.chronicle.page import open_page, page

FORMS = {"markdown": markdown, "html": page, "html-open": open_page}

__all__ = ["FORMS", "markdown", "open_page", "page"]
