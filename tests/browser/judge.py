"""Asks axe what on a page stands in the way of those who hear it or use its keys."""

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (part) => {
    const found = await axe.run(part, { resultTypes: ["violations"] });
    const where = (one) => one.nodes.map((node) => node.html.slice(0, 160)).join(" | ");
    return found.violations.map((one) => `${one.id}: ${one.help}: ${where(one)}`);
}"""
THEMES: tuple[Literal["dark", "light"], ...] = ("light", "dark")


class Judge:
    """Looks at one page after the other, in both themes."""

    def __init__(self) -> None:
        self.script = AXE.read_text(encoding="utf-8")
        self.found: list[str] = []

    def look(self, page: Page, where: str, part: str = "html") -> None:
        """Ask, and note what it says."""
        expect(page.locator("main").first).to_be_visible()
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(self.script)
        for theme in THEMES:
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
            said: Any = page.evaluate(RUN, part)
            self.found += [f"{where}, {theme}: {one}" for one in said]

    @property
    def verdict(self) -> str:
        """Everything it found."""
        return "\n".join(self.found)
