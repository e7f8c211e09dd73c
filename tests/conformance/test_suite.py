"""What is promised of every game, tested of those of boardlab and of two from outside, as any package does."""

# ruff: noqa: F403, F405  (a test counts where it is imported)

from boardlab.core.game import add_game
from boardlab.templates.kayles import GAME
from boardlab.testing.suite import *
from tests.conformance.games import GAMES as THERE

GAMES = (*THERE, Subject(add_game(GAME).name))
