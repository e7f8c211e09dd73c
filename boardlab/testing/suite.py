"""All tests of a game, to be imported into a module of tests that names its ``GAMES``."""

# ruff: noqa: F403  (a test counts where it is imported)

from boardlab.testing.bounds import *
from boardlab.testing.contract import *
from boardlab.testing.greyed import *
from boardlab.testing.hidden import *
from boardlab.testing.log import *
from boardlab.testing.playouts import *
from boardlab.testing.points import *
from boardlab.testing.records import *
from boardlab.testing.rules import *
from boardlab.testing.scenes import *
from boardlab.testing.secrets import *
from boardlab.testing.sentences import *
from boardlab.testing.subject import Subject  # noqa: F401
