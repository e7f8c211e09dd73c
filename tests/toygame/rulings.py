"""The one thing about Pebbles on which its players disagree: may a pebble slide over a corner?"""

from __future__ import annotations

from boardlab.core.contract.ruleset import RuleSet, ruling
from boardlab.core.i18n.language import Wording

WORDS = Wording("tests.toygame")


class Options(RuleSet):
    """The rulings in force."""

    wording = WORDS

    corners: bool = ruling(False, True)
    """May a pebble slide to a cell that its own touches by a corner only?"""


USUAL = Options()
