"""The one thing about Pebbles on which its players disagree: may a pebble slide over a corner?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from boardlab.core.language import Wording
from boardlab.core.quoting import nearest, shown
from boardlab.core.rulings import Rulings
from boardlab.core.verdict import UnreadableText

WORDS = Wording("tests.toygame")
READINGS = {"corners": (False, True)}


@dataclass(frozen=True)
class Options:
    """The rulings in force."""

    corners: bool = False
    """May a pebble slide to a cell that its own touches by a corner only?"""

    def replace(self, /, **rulings: Any) -> Options:
        """The same with some rulings changed."""
        for name, value in rulings.items():
            if name not in READINGS:
                raise UnreadableText(WORDS.say("error.option", name=shown(name), names=nearest(name, READINGS)))
            if type(value) is not bool:
                raise UnreadableText(WORDS.say("error.option_value", name=name, given=shown(value)))
        return Options(**{**self.changes, **rulings})

    @property
    def changes(self) -> dict[str, bool]:
        return {"corners": True} if self.corners else {}


USUAL = Options()


def as_options(given: Any) -> Options:
    """Options, or those that differ from the usual ones, by name."""
    if isinstance(given, Options):
        return given
    if not isinstance(given, Mapping) or not all(isinstance(name, str) for name in given):
        raise UnreadableText(WORDS.say("error.kind", field="options", text=shown(given)))
    return USUAL.replace(**given)


def rulings_of(options: Options) -> Rulings:
    """The rulings in words."""
    return Rulings(WORDS, {"corners": options.corners}, usual={"corners": False}, readings=READINGS)
