"""The client's types are the server's."""

from pathlib import Path

from emberwatch.table import typescript

CHECKOUT = Path(__file__).parents[2]


def test_the_clients_types_are_up_to_date() -> None:
    written = (CHECKOUT / typescript.PLACE).read_text(encoding="utf-8")
    assert written == typescript.typescript(), "run `python -m emberwatch.table.typescript`"


def test_a_kind_and_its_parts() -> None:
    types = typescript.typescript()
    assert 'export interface Undo {\n  kind: "undo";\n  version: number;\n  to: number;\n}' in types
    assert 'export type SeatKind = "open" | "person" | "random" | "careful";' in types
    assert "  seats?: SeatKind[];" in types
    assert "  decision: Asked | null;" in types
