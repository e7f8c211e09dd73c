"""What practice of the topic “Special actions” draws: an action board, and what is asked of it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.core.i18n.language import Phrase
from boardlab.lessons.creed.special.answers import priced, random_board

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn


def draw(rng: Random, fitting: list[str]) -> tuple[str, Drawn] | None:
    """One of the fitting questions about a board: what the next use of a special action costs, or how many are left."""
    position = random_board(rng)
    asked = rng.choice(fitting)
    if asked == "left":
        return asked, {"position": position}
    special = rng.choice([*priced(position), ""])
    return (asked, {"position": position, "key": special, "special": Phrase(f"special.{special}")}) if special else None
