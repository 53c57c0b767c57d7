"""What a browser has to fetch before anything can be played stays small."""

import gzip

from emberwatch.table.client import FOLDER

MOST = 150_000  # bytes, gzip, without fonts
CODE = (".html", ".js", ".css")


def test_the_bundle_is_small() -> None:
    size = {path.name: len(gzip.compress(path.read_bytes())) for path in FOLDER.rglob("*.*")}
    bundle = sum(bytes for name, bytes in size.items() if name.endswith(CODE))
    pictures = sum(bytes for name, bytes in size.items() if name.endswith(".svg"))
    print(f"scripts and styles {bundle:,} bytes, pictures {pictures:,}")
    assert 0 < bundle < MOST
