"""`python -m emberwatch`."""

import sys

from emberwatch.cli import main

if __name__ == "__main__":
    sys.exit(main())
