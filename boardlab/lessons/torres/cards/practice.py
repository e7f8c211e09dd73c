"""What practice of the topic “Action cards” draws: a castle with doors, for the elevator."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.core.i18n.language import Phrase
from boardlab.lessons.model.topics import scenario
from boardlab.lessons.torres.cards import answers
from boardlab.lessons.torres.drawing import beside, grown, towers
from boardlab.lessons.torres.holding import holding
from boardlab.lessons.torres.sketching import sketch
from boardlab.torres import cell_name, from_json

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

SMALLEST, WIDEST = 4, 8
"""Areas of castles that have something to think about and do not take long."""
TALLEST = 5


def draw(rng: Random, target: str) -> Drawn | None:
    """A castle with a knight of A before one of its doors, and the king or B on some roof."""
    castle = [rng.randrange(64)]
    while len(castle) < rng.randint(SMALLEST, WIDEST):
        castle = grown(rng, castle)
    heights = {cell: rng.randint(1, min(TALLEST, len(castle))) for cell in castle}
    source, home = cell_name(rng.choice(sorted(beside(castle)))), cell_name(min(castle))
    king, rival = (cell_name(cell) for cell in rng.sample(castle, 2))
    position = holding(sketch(towers(heights), king=king, A=source, B=rival), "elevator")
    found = {"position": position, "home": home, "source": source}
    return found if answers.rides(position, source, home) else None


def riding(rng: Random) -> Drawn | None:
    """A knight before a castle with the elevator and 1 AP left: how much can the castle pay?"""
    found = draw(rng, "")
    if found is None:
        return None
    document = found["position"].to_json()
    position = from_json(document | {"spent": document["ap"] - 1}, allow_unreachable=True)
    return {"position": position} if answers.most_points(position) else None


def looking(rng: Random) -> Drawn:
    """Two or three purchases in search of a card."""
    position = scenario("torres.cards.young_turn")
    return {
        "position": position,
        "times": rng.choice((2, 3)),
        "card": Phrase(f"card.{rng.choice(sorted(position.decks[0]))}"),
    }
