"""What practice of the topic “Development cards” draws: a pile partly known, cards in hand and when to play them."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.catan import Position
from boardlab.catan.cards import DEVELOPMENTS, PILE_COUNTS, RESOURCES
from boardlab.catan.places import development_phrase
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.lessons.catan.drawing import apart, listed_sites
from boardlab.lessons.catan.sketching import LETTERS, dealt, sketch

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

EIGHT, TEN = 8, 10
"""Points that lie open, and those that win."""
PROGRESS = ("road_building", "discovery", "monopoly")
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


def third_knight(rng: Random, target: str) -> Drawn:
    """How many points does Blue have after one more knight? It takes the card, or is as many as the holder's."""
    red = rng.randint(3, 4)
    blue = red if target.endswith("point_for_each_knight") else red - 1
    position = sketch(
        active="C",
        knights={"A": rng.randint(0, 2), "B": red, "C": blue},
        developments={"C": "knight"},
        largest_army="B",
    )
    return {"position": position, "red": red, "blue": blue}


# -- what may come next ----------------------------------------------------------------------------------------------


def knights_left(rng: Random) -> Position:
    """How likely is a knight, with some of them face up?"""
    return sketch(
        knights={letter: rng.randint(0, MOST_KNIGHTS) for letter in LETTERS},
        hands=dealt(rng, 0, 3) | {"A": "wool grain ore"},
    )


def nine_points(rng: Random) -> Drawn | None:
    """How likely is the last point, with eight that lie open and one in hand?"""
    own = apart(rng, EIGHT - 3)
    if len(own) < EIGHT - 3:
        return None
    position = sketch(
        bare=True,
        settlements={"A": listed_sites(own[3:])},
        cities={"A": listed_sites(own[:3])},
        hands={"A": "wool grain ore"},
        knights={letter: rng.randint(0, 2) for letter in LETTERS},
        developments={"A": "victory_point"},
    )
    return {"position": position}


def used_up(rng: Random) -> Drawn:
    """How many progress cards can still be drawn?"""
    used = rng.sample([card for card in PROGRESS for _ in range(2)], rng.randint(1, 4))
    position = sketch(
        active="B", hands={"B": "wool grain ore"}, knights={letter: rng.randint(0, 2) for letter in LETTERS}
    )
    told = tuple(development_phrase(DEVELOPMENTS.index(card)) for card in used)
    return {"position": position, "used": tuple(used), "told": told}


# -- when ------------------------------------------------------------------------------------------------------------


PLAYED = {
    "knight": "play knight", "road_building": "play road_building", "discovery": "play discovery 2 wool",
    "monopoly": "play monopoly ore",
}  # fmt: skip
"""How each card is played."""


def just_bought(rng: Random) -> Drawn:
    """May a card be played in the turn it was bought?"""
    seat, card = rng.randrange(4), rng.choice(tuple(PLAYED))
    position = sketch(
        stage="build", active=LETTERS[seat], hands=dealt(rng, 0, 4), developments={LETTERS[seat]: card}, fresh=[card]
    )
    tried = _tried(card)
    return {"position": position, "about": seat, "player": Seat(seat), "bought": tried["card"], **tried}


def older_card(rng: Random) -> Drawn:
    """May a card of an earlier turn be played in a turn in which another one was bought?"""
    seat, (card, bought) = rng.randrange(4), rng.sample(tuple(PLAYED), 2)
    position = sketch(
        stage="build",
        active=LETTERS[seat],
        hands=dealt(rng, 0, 4),
        developments={LETTERS[seat]: f"{card} {bought}"},
        fresh=[bought],
    )
    told = development_phrase(DEVELOPMENTS.index(bought))
    return {"position": position, "about": seat, "player": Seat(seat), "bought": told, **_tried(card)}


def _tried(card: str) -> Drawn:
    """That a card is played, and the rules that might forbid it."""
    choices = (
        "catan.dev.not_mid_resolution",
        "catan.dev.one_per_turn",
        "catan.dev.not_bought_turn",
        f"catan.dev.{card}",
    )
    return {"tries": PLAYED[card], "choices": choices, "card": development_phrase(DEVELOPMENTS.index(card))}


def amid_a_seven(rng: Random, target: str) -> Drawn:
    """May a knight be played before the robber of a 7 has moved? Against a ban that is none, after that."""
    seat, first = rng.randrange(4), rng.randint(1, 6)
    done = target.endswith("sees_a_ban")
    position = sketch(
        stage="trade" if done else "robber",
        active=LETTERS[seat],
        dice=[first, 7 - first],
        hands=dealt(rng, 1, 4),
        developments={LETTERS[seat]: "knight"},
    )
    moment = Phrase("moment.done" if done else "moment.amid")
    return {"position": position, "about": seat, "player": Seat(seat), "moment": moment}
