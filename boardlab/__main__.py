"""``python -m boardlab`` is the command ``boardlab``."""

import sys

from boardlab.core.errors import MissingPackage
from boardlab.core.i18n.language import speaking, usual_language
from boardlab.core.packages import needed


def main() -> int:
    """Run the command and return its exit code; where click is not installed, a sentence says so."""
    try:
        with speaking(usual_language()):
            needed("package.command", "click")
    except MissingPackage as problem:
        sys.stderr.buffer.write(f"boardlab: {problem}\n".encode(sys.stderr.encoding, "replace"))
        return 2
    from boardlab.cli.app import main as command

    return command()


if __name__ == "__main__":
    raise SystemExit(main())
