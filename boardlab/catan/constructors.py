"""Actions made by hand, a function for each kind: ``catan.Road("0,0|1,0", seat=0)``.

What each takes stands in ``arguments`` of its action type.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardlab.catan.actions import TYPES, Action, Kind, action
from boardlab.core.arguments import Maker
from boardlab.core.constructors import constructors


def _made(kind: Kind, maker: Maker, fields: Mapping[str, Any]) -> Action:
    return action(kind, maker.seat, **fields)


CONSTRUCTORS = constructors("catan", TYPES, _made)
"""The functions by name."""
