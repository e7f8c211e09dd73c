"""Practice for the topic "The robber": discards of a whole table, blocked tiles, odds of a theft."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from boardlab import catan
from boardlab.catan import Position
from boardlab.catan.board import SITES, TILES
from boardlab.catan.cards import DEVELOPMENTS, PILE_COUNTS, RESOURCES
from boardlab.catan.places import cards_phrase, kind_phrase, tile_phrase
from boardlab.core.language import Seat
from boardlab.lessons.catan import robber, robber_tries
from boardlab.lessons.catan import robber_cases as case
from boardlab.lessons.catan import robber_thefts as theft
from boardlab.lessons.catan import wrong_robber as wrong
from boardlab.lessons.catan.sketching import LETTERS, WORDING, sketch
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.practice import drawn

HANDS = (3, 14)
"""The smallest and the largest hand drawn."""
CITIES = 4
"""How many settlements of a founded island become cities."""

DISCARDS = (
    Misconception(robber.SEVEN_DISCARDS, lambda p: wrong.all_hands(p, wrong.from_seven_on), robber.DISCARD),
    Misconception(robber.ROUNDS_UP, lambda p: wrong.all_hands(p, wrong.rounds_up), robber.AMOUNT),
    Misconception(robber.DOWN_TO_SEVEN, lambda p: wrong.all_hands(p, wrong.down_to_seven), robber.DISCARD),
    Misconception(robber.COUNTS_DEVELOPMENTS, lambda p: wrong.all_hands(p, wrong.with_development_cards), robber.APART),
    Misconception("catan.only_the_roller_discards", wrong.roller_only, robber.DISCARD),
    Misconception("catan.the_roller_is_spared", wrong.others_only, robber.DISCARD),
)
BLOCK = (
    Misconception("catan.robber_ignored", lambda p: case.unblocked(p, _total(p)), robber.BLOCKS),
    Misconception("catan.blocks_the_number", lambda p: wrong.blocks_the_number(p, _total(p)), robber.BLOCKS),
    Misconception(
        "catan.blocks_the_robbed_only",
        lambda p: wrong.blocks_the_robbed_only(p, _total(p), _robbed(p)),
        robber.BLOCKS,
    ),
)
THEFT = (
    Misconception("catan.chance_per_kind", lambda p: case.percent(wrong.per_kind(p)), robber_tries.STEAL),
    Misconception("catan.one_card_of_the_hand", lambda p: case.percent(wrong.per_hand(p)), robber_tries.STEAL),
)


def draw(rng: Random, target: str) -> Checkpoint | None:
    """One of three questions, chosen by the misconception it should tell apart if there is one."""
    fitting = [ask for ask, wrong_rules in QUESTIONS if not target or target in {found.id for found in wrong_rules}]
    return rng.choice(fitting)(rng) if fitting else None


# -- discards --------------------------------------------------------------------------------------------------------


def discards(rng: Random) -> Checkpoint:
    """How many cards go back on a 7?"""
    hands = {letter: _cards(rng, rng.randint(*HANDS)) for letter in LETTERS}
    pile = [name for name, count in zip(DEVELOPMENTS, PILE_COUNTS, strict=True) for _ in range(count)]
    rng.shuffle(pile)
    cards = {letter: " ".join(pile.pop() for _ in range(rng.choice((0, 0, 1, 2)))) for letter in LETTERS}
    position = sketch(stage="roll", active=rng.choice(LETTERS), hands=hands, developments=cards)
    return drawn(
        "catan.robber.practice.discards",
        position,
        WORDING,
        solve=case.put_back,
        misconceptions=DISCARDS,
        rules=(robber.DISCARD, robber.AMOUNT),
        facts=_held,
        receipt_of=case.discard_receipt,
        kind="number",
        about=position.active,
    )


def _cards(rng: Random, count: int) -> str:
    """So many cards, kinds at random."""
    found = [rng.choice(RESOURCES) for _ in range(count)]
    return " ".join(f"{found.count(kind)} {kind}" for kind in RESOURCES if kind in found)


def _held(p: Position) -> Mapping[str, Any]:
    resources = dict(zip("abcd", p.hand_sizes, strict=True))
    return {**resources, **dict(zip("efgh", map(_count, p.developments), strict=True)), "roller": Seat(p.active)}


def _count(cards: int) -> int:
    return sum(cards.to_bytes(6, "little"))


# -- blocked tiles ---------------------------------------------------------------------------------------------------


def block(rng: Random) -> Checkpoint | None:
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
    return drawn(
        "catan.robber.practice.block",
        position,
        WORDING,
        solve=lambda p: case.paid(p, _total(p)),
        misconceptions=BLOCK,
        rules=(robber.BLOCKS, "catan.production.match", "catan.production.city"),
        facts=_blocked,
        receipt_of=lambda p: case.harvest_receipt(p, _total(p)),
        kind="number",
        about=position.active,
    )


def _total(p: Position) -> int:
    return p.island.chips[p.robber]


def _robbed(p: Position) -> int:
    return p.pieces.neighbours[p.robber][0]


def _blocked(p: Position) -> Mapping[str, Any]:
    return {"tile": tile_phrase(p.island, p.robber), "robbed": Seat(_robbed(p)), "total": _total(p)}


# -- theft -----------------------------------------------------------------------------------------------------------


def stolen(rng: Random) -> Checkpoint:
    """How likely is the stolen card of the kind that the victim holds most of?"""
    thief, victim = rng.sample(range(len(LETTERS)), 2)
    position = sketch(
        stage="steal",
        active=LETTERS[thief],
        dice=[3, 4],
        hands={LETTERS[victim]: _cards(rng, rng.randint(3, 9))},
        underway={"victim": victim},
    )
    return drawn(
        "catan.robber.practice.theft",
        position,
        WORDING,
        solve=lambda p: case.percent(theft.chance_of(p, RESOURCES[_most(p)])),
        misconceptions=THEFT,
        rules=(robber_tries.STEAL,),
        facts=_robbery,
        receipt_of=lambda p: None,
        kind="number",
        about=position.active,
    )


def _most(p: Position) -> int:
    held = p.hands[p.underway.victim]
    assert held is not None
    return max(range(len(held)), key=lambda kind: held[kind])


def _robbery(p: Position) -> Mapping[str, Any]:
    victim = p.underway.victim
    facts = {"thief": Seat(p.active), "victim": Seat(victim)}
    return {**facts, "cards": cards_phrase(p.packed_hand(victim)), "kind": kind_phrase(_most(p))}


QUESTIONS: tuple[tuple[Callable[[Random], Checkpoint | None], tuple[Misconception, ...]], ...] = (
    (discards, DISCARDS),
    (block, BLOCK),
    (stolen, THEFT),
)
"""Each question with the wrong rules it can tell from the truth."""
PRACTICE = {"catan.robber": draw}
