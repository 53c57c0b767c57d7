"""What a browser has to fetch stays small."""

import gzip

from emberwatch.table.client import FOLDER

MOST = 150_000  # bytes, gzip, without fonts
FONTS = (".woff", ".woff2")


def test_the_bundle_is_small() -> None:
    files = [path for path in FOLDER.rglob("*") if path.is_file() and path.suffix not in FONTS]
    size = sum(len(gzip.compress(path.read_bytes())) for path in files)
    print(f"{len(files)} files, {size:,} bytes")
    assert 0 < size < MOST
