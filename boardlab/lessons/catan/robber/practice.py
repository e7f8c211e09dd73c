"""What practice of the topic “The robber” draws: hands of a whole table, blocked tiles, a theft."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab import catan
from boardlab.catan.board import SITES, TILES
from boardlab.catan.cards import DEVELOPMENTS, PILE_COUNTS, RESOURCES, size
from boardlab.catan.places import cards_phrase, kind_phrase, tile_phrase
from boardlab.core.i18n.language import Seat
from boardlab.lessons.catan.sketching import LETTERS, dealt, sketch

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

HANDS = (3, 14)
"""The smallest and the largest hand drawn."""
CITIES = 4
"""How many settlements of a founded island become cities."""


# -- discards --------------------------------------------------------------------------------------------------------


def discards(rng: Random) -> Drawn:
    """How many cards go back on a 7?"""
    hands = dealt(rng, *HANDS)
    pile = [name for name, count in zip(DEVELOPMENTS, PILE_COUNTS, strict=True) for _ in range(count)]
    rng.shuffle(pile)
    cards = {letter: " ".join(pile.pop() for _ in range(rng.choice((0, 0, 1, 2)))) for letter in LETTERS}
    position = sketch(stage="roll", active=rng.choice(LETTERS), hands=hands, developments=cards)
    held = dict(zip("abcdefgh", (*position.hand_sizes, *map(size, position.developments)), strict=True))
    return {"position": position, "about": position.active, **held, "roller": Seat(position.active)}


# -- blocked tiles ---------------------------------------------------------------------------------------------------


def block(rng: Random) -> Drawn | None:
    """How many cards does a number pay while the robber blocks one of its tiles?"""
    founded = catan.setup(rng)
    while founded.phase == "found":
        founded = founded.play(rng.choice(founded.legal_actions()))
    pieces = founded.to_json()
    sites = [SITES[at] for at in range(len(SITES)) if founded.pieces.built >> at & 1]
    grown = rng.sample(sites, CITIES)
    blocked = [
        tile
        for tile in range(len(TILES))
        if founded.pieces.neighbours[tile] and len(founded.island.tiles_of[founded.island.chips[tile]]) > 1
    ]
    if not blocked:
        return None
    position = catan.from_json(
        {
            **pieces,
            "settlements": [[site for site in mine if site not in grown] for mine in pieces["settlements"]],
            "cities": [[site for site in mine if site in grown] for mine in pieces["settlements"]],
            "robber": TILES[rng.choice(blocked)],
        },
        allow_unreachable=True,
    )
    return {
        "position": position,
        "about": position.active,
        "tile": tile_phrase(position.island, position.robber),
        "robbed": Seat(position.pieces.neighbours[position.robber][0]),
        "total": position.island.chips[position.robber],
    }


# -- theft -----------------------------------------------------------------------------------------------------------


def stolen(rng: Random) -> Drawn:
    """How likely is the stolen card of the kind that the victim holds most of?"""
    thief, victim = rng.sample(range(len(LETTERS)), 2)
    hands = dealt(rng, 3, 9, seats=LETTERS[victim])
    beside = [tile for tile, seats in enumerate(sketch().pieces.neighbours) if victim in seats]
    position = sketch(
        stage="steal",
        active=LETTERS[thief],
        dice=[3, 4],
        hands=hands,
        robber=TILES[rng.choice(beside)],
        underway={"victim": victim},
    )
    held = position.hands[victim] or ()
    most = max(range(len(held)), key=lambda kind: held[kind])
    return {
        "position": position,
        "about": thief,
        "thief": Seat(thief),
        "victim": Seat(victim),
        "cards": cards_phrase(position.packed_hand(victim)),
        "kind": kind_phrase(most),
        "most": RESOURCES[most],
    }
