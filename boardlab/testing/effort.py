"""How much a run looks at: little of it in `make test`, which people wait for, all of it in `make soak`."""

import os

POSITIONS = int(os.environ.get("BOARDLAB_SOAK", "0"))
"""How many random positions `make soak` compares with a witness; 0 in every other run."""
SOAK = POSITIONS > 0


def rounds(usual: int, soak: int) -> int:
    """How many of something to try: the first number in `make test`, the second in `make soak`."""
    return soak if SOAK else usual
