"""Practice for the topic "Development cards": what the next card may be, which may be played, what monopoly brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from boardlab.catan import Position
from boardlab.catan.cards import DEVELOPMENTS, PILE_COUNTS, RESOURCES, VICTORY_POINT, size
from boardlab.core.language import Phrase
from boardlab.lessons.catan import cards
from boardlab.lessons.catan import cards_cases as case
from boardlab.lessons.catan import wrong_cards as wrong
from boardlab.lessons.catan.sketching import LETTERS, WORDING, sketch
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.practice import drawn

MOST_KNIGHTS = 3
"""So many knights one player has played at most."""
TAKING = cards.taking("ore")
"""Wrong rules of monopoly; each question names its own kind."""


def draw(rng: Random, target: str) -> Checkpoint | None:
    """One of three questions, chosen by the misconception it should tell apart if there is one."""
    fitting = [ask for ask, wrong_rules in QUESTIONS if not target or target in {found.id for found in wrong_rules}]
    return rng.choice(fitting)(rng) if fitting else None


def odds(rng: Random) -> Checkpoint:
    """How likely is a victory point, by what A can know?"""
    pile = _pile(rng)
    own, theirs = _drawn(pile, rng.randint(0, 3)), _drawn(pile, rng.randint(1, 4))
    position = sketch(
        knights={letter: rng.randint(0, MOST_KNIGHTS) for letter in LETTERS},
        hands={"A": "wool grain ore"},
        developments={"A": own, "B": theirs},
    )
    return drawn(
        "catan.cards.practice.odds",
        position,
        WORDING,
        solve=lambda p: wrong.percent(wrong.chance(p, VICTORY_POINT, p.active)),
        misconceptions=cards.ODDS,
        rules=("catan.cards.hidden", cards.SPLIT),
        receipt_of=case.pile_receipt,
        facts=_known,
        whole=True,
        sees=0,
        kind="number",
    )


def open_cards(rng: Random) -> Checkpoint:
    """From how many of A's cards may A choose?"""
    held = _drawn(_pile(rng), rng.randint(3, 6)).split()
    fresh = rng.sample(held, rng.randint(1, 3))
    position = sketch(stage="build", developments={"A": " ".join(held)}, fresh=fresh)
    return drawn(
        "catan.cards.practice.open",
        position,
        WORDING,
        solve=wrong.playable,
        misconceptions=cards.PLAYABLE,
        rules=(cards.NOT_NOW, cards.POINTS_HIDDEN),
        receipt_of=case.card_receipt,
        facts=case.owned,
        sees=0,
        kind="number",
    )


def monopoly(rng: Random) -> Checkpoint:
    """How many cards does A get?"""
    kind = rng.choice(RESOURCES)
    hands = {letter: " ".join(rng.choice((kind, *RESOURCES)) for _ in range(rng.randint(1, 6))) for letter in LETTERS}
    return drawn(
        "catan.cards.practice.monopoly",
        sketch(hands=hands, developments={"A": "monopoly"}),
        WORDING,
        solve=lambda p: wrong.taken(p, kind),
        misconceptions=cards.taking(kind),
        rules=(cards.MONOPOLY,),
        receipt_of=lambda p: case.monopoly_receipt(p, kind),
        facts=lambda p: {**case.hands(p), "kind": Phrase(f"resource.{kind}")},
        kind="number",
    )


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


def _known(p: Position) -> Mapping[str, Any]:
    """What A knows: own cards, knights face up, and how many cards B hides."""
    own = case.owned(p)["cards"] or Phrase("cards.nothing")
    return {"cards": own, "knights": sum(p.knights), "hidden": size(p.developments[1])}


QUESTIONS: tuple[tuple[Callable[[Random], Checkpoint | None], tuple[Misconception, ...]], ...] = (
    (odds, cards.ODDS),
    (open_cards, cards.PLAYABLE),
    (monopoly, TAKING),
)
"""Each question with the wrong rules it can tell from the truth."""
PRACTICE = {"catan.cards": draw}
