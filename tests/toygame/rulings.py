"""The one thing about Pebbles on which its players disagree: may a pebble slide over a corner?"""

from __future__ import annotations

from boardlab.core.language import Wording
from boardlab.core.ruleset import RuleSet, ruling

WORDS = Wording("tests.toygame")


class Options(RuleSet):
    """The rulings in force."""

    wording = WORDS

    corners: bool = ruling(False, True)
    """May a pebble slide to a cell that its own touches by a corner only?"""


USUAL = Options()
