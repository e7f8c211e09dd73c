"""What tutorials copied from version 0.1 ask for, and those of today do not: most are positions of questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boardlab import creed
from boardlab.core.position import Position
from boardlab.lessons.catalogue import checkpoint
from boardlab.lessons.creed.rulings.answers import fallen
from boardlab.lessons.creed.sieges import plans
from boardlab.lessons.creed.teams.answers import lanes


def _asked(about: str) -> Callable[[], Position]:
    """Gives the position of a question."""
    return lambda: checkpoint(about).position


busy, wall, talk = _asked("creed.special.1"), _asked("creed.special.5"), _asked("creed.special.6")
fronts, spent_out, secrets = _asked("creed.teams.1"), _asked("creed.teams.3"), _asked("creed.teams.8")
three_lines = _asked("creed.rulings.4")


def cubes_left(p: creed.Position) -> int:
    """How many special actions the seat to move has left."""
    return p.cubes(p.on_turn)


def fallen_if(p: creed.Position, **rulings: Any) -> int:
    """How many enemy units the charge would remove if some rulings were read otherwise."""
    return fallen(p.under(**rulings))


def whole_lines(p: creed.Position) -> frozenset[str]:
    """The tents on the lines of both sieges."""
    return frozenset().union(*lanes(p))


def crossing(p: creed.Position) -> frozenset[str]:
    """The tent where the lines of both sieges cross."""
    mine, allys = map(frozenset, lanes(p))
    return mine & allys


class destroyed(str):  # noqa: N801  (a function by its looks, and the name of a tent to the search)
    """Asks whether a tent is destroyed: ``destroyed("BT23")(p)``."""

    __slots__ = ()

    def __call__(self, p: creed.Position) -> bool:
        """Is it destroyed here?"""
        return plans.destroyed(p, self)
