"""Actions made by hand, a function for each kind: ``creed.Attack("A12", seat=0)``.

What each takes stands in ``arguments`` of its action type.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardlab.core.arguments import Maker
from boardlab.core.constructors import constructors
from boardlab.creed.action_type import TYPES
from boardlab.creed.actions import Action, Kind, action
from boardlab.creed.board import LAYOUTS


def _made(kind: Kind, maker: Maker, fields: Mapping[str, Any]) -> Action:
    return action(maker.board, kind, maker.seat, **fields)


CONSTRUCTORS = constructors("creed", TYPES, _made, boards=LAYOUTS)
"""The functions by name."""
