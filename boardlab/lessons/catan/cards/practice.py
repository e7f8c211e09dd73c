"""What practice of the topic “Development cards” draws: a pile partly known, cards in hand, hands for a monopoly."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.catan import Position
from boardlab.catan.cards import DEVELOPMENTS, PILE_COUNTS, RESOURCES
from boardlab.core.i18n.language import Phrase
from boardlab.lessons.catan.sketching import LETTERS, dealt, sketch

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

MOST_KNIGHTS = 3
"""So many knights one player has played at most."""


def odds(rng: Random) -> Position:
    """How likely is a victory point, by what A can know?"""
    pile = _pile(rng)
    own, theirs = _drawn(pile, rng.randint(0, 3)), _drawn(pile, rng.randint(1, 4))
    return sketch(
        knights={letter: rng.randint(0, MOST_KNIGHTS) for letter in LETTERS},
        hands={"A": "wool grain ore"},
        developments={"A": own, "B": theirs},
    )


def open_cards(rng: Random) -> Position:
    """From how many of A's cards may A choose?"""
    held = _drawn(_pile(rng), rng.randint(3, 6)).split()
    fresh = rng.sample(held, rng.randint(1, 3))
    return sketch(stage="build", developments={"A": " ".join(held)}, fresh=fresh)


def monopoly(rng: Random) -> Drawn:
    """How many cards does A get?"""
    kind = rng.choice(RESOURCES)
    hands = dealt(rng, 1, 6, kinds=(kind, *RESOURCES))
    position = sketch(hands=hands, developments={"A": "monopoly"})
    return {"position": position, "kind": kind, "named": Phrase(f"resource.{kind}")}


def _pile(rng: Random) -> list[str]:
    """All development cards, in an order drawn at random, without the knights that may lie face up."""
    spare = MOST_KNIGHTS * len(LETTERS)
    counts = (PILE_COUNTS[0] - spare, *PILE_COUNTS[1:])
    found = [name for name, count in zip(DEVELOPMENTS, counts, strict=True) for _ in range(count)]
    rng.shuffle(found)
    return found


def _drawn(pile: list[str], count: int) -> str:
    """The top cards of a pile, taken off it."""
    found, pile[:] = pile[:count], pile[count:]
    return " ".join(found)


def third_knight(rng: Random) -> Drawn:
    """How many points does Blue have after one more knight?"""
    red = rng.randint(3, 4)
    blue = rng.choice((red - 1, red - 1, red))
    position = sketch(
        active="C",
        knights={"A": rng.randint(0, 2), "B": red, "C": blue},
        developments={"C": "knight"},
        largest_army="B",
    )
    return {"position": position, "red": red, "blue": blue}
