"""Types of the functions that a game hands over: they take what the same game has made, in its own classes.

Shared rooms cannot name those classes, and never look into what they hand back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

More = ParamSpec("More")
R = TypeVar("R")
OnPosition = Callable[Concatenate[Any, More], R]
"""Takes a position, a view or an open state of its game, and more: ``OnPosition[[int], str]``."""
OnAction = Callable[Concatenate[Any, Any, More], R]
"""Takes a position and an action there, and more."""
