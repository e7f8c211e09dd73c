"""Actions made by hand, a function for each kind: ``torres.Build("e4", stack=3, seat=0)``.

What each takes stands in ``arguments`` of its action type.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardlab.core.arguments import Maker
from boardlab.core.constructors import constructors
from boardlab.torres.actions import TYPES, Action, Kind, action


def _made(kind: Kind, maker: Maker, fields: Mapping[str, Any]) -> Action:
    return action(kind, maker.seat, **fields)


CONSTRUCTORS = constructors("torres", TYPES, _made)
"""The functions by name."""
