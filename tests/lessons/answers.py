"""Answers of tests: where a question asks for the reason as well, a choice is given with the right one."""

from __future__ import annotations

from typing import Any

from boardlab.lessons import Checkpoint
from boardlab.lessons.model.question_types import BECAUSE


def whole(asked: Checkpoint, key: Any) -> Any:
    """A choice with its reason; any other answer as it is."""
    known = isinstance(key, str) and key in asked.options and asked.asks_why(key)
    return f"{key}{BECAUSE}{asked.because[0]}" if known else key
