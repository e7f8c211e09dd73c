"""How much a run of boardlab's own tests looks at: as much as the suite for every game does."""

from boardlab.testing.subject import POSITIONS, SOAK, rounds

__all__ = ["POSITIONS", "SOAK", "rounds"]
