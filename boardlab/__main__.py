"""``python -m boardlab`` is the command ``boardlab``."""

from boardlab.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
