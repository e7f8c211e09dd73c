"""Practice for the topic "Founding": where a settlement may stand, and which cards the second one brings."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from boardlab import catan
from boardlab.catan import Position
from boardlab.catan.actions import FOUND
from boardlab.catan.board import SITES, SITES_OF_TILE, bits
from boardlab.catan.places import SPOT, site_phrase, tile_phrase
from boardlab.core.language import Seat
from boardlab.lessons.catan import founding
from boardlab.lessons.catan import founding_cases as case
from boardlab.lessons.catan import wrong_founding as wrong
from boardlab.lessons.catan.explaining import by_judge
from boardlab.lessons.catan.sketching import WORDING
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.practice import drawn

OPEN = ("only_taken_is_closed", "distance_along_roads", "two_steps_away")
"""Wrong rules of where one may found."""
CARDS = ("both_settlements_pay", "first_cards_of_the_desert", "one_card_a_settlement", "dots_as_first_cards")
"""Wrong rules of the first cards."""


def draw(rng: Random, target: str) -> Checkpoint | None:
    """One of two questions, chosen by the misconception it should tell apart if there is one."""
    fitting = [ask for ask, names in QUESTIONS if not target or target.partition(".")[2] in names]
    return rng.choice(fitting)(rng) if fitting else None


def where(rng: Random) -> Checkpoint | None:
    """On which corners of a tile may a settlement stand?"""
    position = _founding(rng, rng.randint(4, 7))
    tile = rng.randrange(len(SITES_OF_TILE))
    around = SITES_OF_TILE[tile]
    if not case.open_sites(position) & around or not position.pieces.built & around:
        return None

    def right(p: Position) -> frozenset[str]:
        return case.names(case.open_sites(p) & around)

    return drawn(
        "catan.founding.practice.open",
        position,
        WORDING,
        kind="cells",
        solve=right,
        among=lambda p: tuple(sorted(case.names(around))),
        explain=by_judge("settlement", right),
        misconceptions=(
            founding.leaves("only_taken_is_closed", wrong.only_taken, around),
            founding.leaves("distance_along_roads", wrong.along_roads_only, around),
            founding.leaves("two_steps_away", wrong.two_steps_away, around),
        ),
        rules=(founding.DISTANCE, founding.ANYWHERE),
        facts=lambda p: {"player": Seat(p.decider), "tile": tile_phrase(p.island, tile)},
    )


def cards(rng: Random) -> Checkpoint | None:
    """How many cards does a second settlement bring?"""
    position = _founding(rng, rng.randint(4, 7))
    site = rng.choice(list(bits(case.open_sites(position))))
    seat = position.decider
    key = SITES[site]
    return drawn(
        "catan.founding.practice.cards",
        position,
        WORDING,
        kind="number",
        solve=lambda p: case.cards_taken(p, seat, key),
        misconceptions=tuple(
            Misconception(f"catan.{name}", rule_as_code, founding.CARDS)
            for name, rule_as_code in (
                ("both_settlements_pay", partial(wrong.from_both, seat=seat, site=site)),
                ("first_cards_of_the_desert", partial(wrong.desert_too, site=site)),
                ("one_card_a_settlement", partial(wrong.one_for_the_settlement, site=site)),
                ("dots_as_first_cards", partial(wrong.dots_as_cards, site=site)),
            )
        ),
        rules=(founding.CARDS, founding.DESERT),
        facts=lambda p: {"player": Seat(seat), "site": site_phrase(p.island, site, SPOT)},
        about=seat,
        receipt_of=lambda p: case.cards_receipt(p, seat, key),
        after=lambda p: case.founded(p, key),
    )


def _founding(rng: Random, settlements: int) -> Position:
    """An island by chance after some settlements with their roads, anywhere."""
    p = catan.setup(rng, 4)
    for _ in range(2 * settlements):
        p = p.play(rng.choice(p.legal_actions()))
    assert p.stage == FOUND
    return p


QUESTIONS: tuple[tuple[Callable[[Random], Checkpoint | None], tuple[str, ...]], ...] = ((where, OPEN), (cards, CARDS))
"""Each question with the wrong rules it can tell from the truth."""
PRACTICE = {"catan.founding": draw}
