"""What is promised of every game, tested of those of boardlab and of one from outside, as any package does."""

# ruff: noqa: F403, PLC0414  (a test counts where it is imported)

from boardlab.testing.suite import *
from tests.conformance.games import GAMES as GAMES
