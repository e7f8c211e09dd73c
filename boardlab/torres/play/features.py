"""What a position of Torres is worth to a seat, in named features that a learner knows.

They read the board, the score track, the numbers of blocks and cards, and the seat's own hand: no more than it sees.
What may still be had counts for as long as there are turns to have it in.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from boardlab.torres.actions import LOOK, OVER, TURN
from boardlab.torres.board import NEXT, Ground, cells_of, spread
from boardlab.torres.cards import cards_in
from boardlab.torres.options import LEVEL_BONUS, STACKS
from boardlab.torres.rules.master import award, is_due
from boardlab.torres.rules.scoring import earns_bonus
from boardlab.torres.state import State

NAMES = (
    "points",
    "rival_points",
    "castles",
    "castles_later",
    "rival_castles",
    "bonus",
    "bonus_near",
    "bonus_far",
    "rival_bonus",
    "rival_near",
    "climb",
    "raise",
    "rival_climb",
    "knights",
    "homes",
    "largest",
    "room",
    "reach",
    "blocks",
    "cards",
    "rival_cards",
    "ap",
    "master",
)
"""``points`` on the track; ``castles``: area times level paid now, ``castles_later`` the same for each phase to come;
``bonus`` of the king earned, ``bonus_near`` one move away, ``bonus_far`` in the king's castle or beside it; ``climb``
what the next step up would pay more, ``raise`` the same where a block is missing; ``knights`` on the board, ``homes``
the castles where they stand, ``largest`` the share of the largest castle held there, ``room`` the level times the cells
by which they can widen, ``reach`` other castles one move away; ``blocks`` in stacks, ``cards`` by their use, ``ap``
left, ``master`` what the open master card pays. ``rival`` is the average of the others."""

CARD_USE = (1.6, 1.5, 1.3, 1.3, 0.8, 0.9, 1.6, 1.1, 1.2, 0.6)
"""How useful a card is, by its index; a card that is not known counts 1."""
LATER = 0.6
"""A phase that comes later counts as so much of this one where something can still be had in both."""
LAST_PHASE = 3


class Estate(NamedTuple):
    """What the knights of a seat hold, and where they can get to."""

    paid: int
    climb: float
    raised: float
    homes: int
    largest: float
    room: int
    reach: int


@lru_cache(maxsize=1 << 12)
def estate(ground: Ground, knights: int, free: int) -> Estate:
    """The castles of some knights, a set of cells, on a ground; ``free`` are the cells without a figure."""
    paid = homes = room = 0
    climbs: list[int] = []
    raises: list[int] = []
    tall, alone, known = ground.tall, ground.homes[1], ground.reachable
    held = largest = most = 0
    raisable = ground.raisable & free
    near = 0
    for cell in cells_of(knights):
        way = known.get(cell)
        near |= ground.moves_from(cell) if way is None else way
    near &= free
    for castle in ground.masks:
        area = castle.bit_count()
        most = max(most, area)
        mine = castle & knights
        level = 0
        if mine:
            level = ground.top(mine)
            paid += area * level
            homes += 1
            held |= castle
            largest = max(largest, area)
            room += min(3, (spread(castle) & alone & free).bit_count()) * level
        # The next step up: onto a free cell one higher beside a knight, or one block short of that.
        best = lower = 0
        for cell in cells_of(knights & (castle | spread(castle))):
            height = ground.heights[cell]
            if height < level and height + 1 <= level:
                continue
            up = height + 1
            around = NEXT[cell] & castle & free
            if up < len(tall) and around & tall[up] & ~tall[up + 1]:
                best = max(best, area * up - area * level)
            elif around & raisable & tall[height] & ~tall[up] and area > height:
                lower = max(lower, area * up - area * level)
        if best:
            climbs.append(best)
        elif lower:
            raises.append(lower)
    reach = sum(1 for castle in ground.masks if castle & near and not castle & knights)
    climb = sum(gain / at for at, gain in enumerate(sorted(climbs, reverse=True), 1))
    raised = sum(gain / at for at, gain in enumerate(sorted(raises, reverse=True), 1))
    return Estate(paid, climb, raised, homes, largest / most if most else 0.0, room, reach)


@lru_cache(maxsize=1 << 12)
def bonus_way(ground: Ground, knights: int, free: int, king: int, phase: int) -> int:
    """How far the king's bonus of a phase is: 0 earned, 1 by one move, 2 with a knight in or beside his castle, 3."""
    if king < 0:
        return 3
    if earns_bonus(ground, knights, king, phase):
        return 0
    home = ground.castle_mask(king)
    goal = home & free & ground.tall[phase] & ~ground.tall[phase + 1] if phase < len(ground.tall) - 1 else 0
    near = 0
    for cell in cells_of(knights):
        way = ground.reachable.get(cell)
        near |= ground.moves_from(cell) if way is None else way
    if near & goal:
        return 1
    low = home & ~ground.tall[phase + 1] if phase < len(ground.tall) - 1 else home
    return 2 if (near & free | knights) & low else 3


class Rivals(NamedTuple):
    """What the other seats hold, on average; the shares of them that earn the king's bonus or are one move from it."""

    castles: float
    climb: float
    bonus: float
    near: float


@lru_cache(maxsize=1 << 12)
def _rivals(
    ground: Ground, others: tuple[int, ...], free: int, king: int, phase: int, again: tuple[bool, ...]
) -> Rivals:
    """The same for their knights; ``again`` says who has another turn in this phase.

    The seat's own knights are not in their way, so that most of its moves leave this as it is.
    """
    later, n = LATER * (LAST_PHASE - phase), len(others)
    estates = [estate(ground, knights, free) for knights in others]
    ways = [bonus_way(ground, knights, free, king, phase) for knights in others]
    return Rivals(
        sum(each.paid for each in estates) * (1 + later) / n,
        sum(each.climb * (more + later) for each, more in zip(estates, again, strict=True)) / n,
        ways.count(0) / n,
        sum(more and way == 1 for way, more in zip(ways, again, strict=True)) / n,
    )


def turns_left(p: State, seat: int) -> int:
    """How many turns of this phase a seat has after the one it may be in."""
    begun = p.decider == seat and p.turn_stack < 0 and p.stage in (TURN, LOOK)
    return max(0, len(p.stacks[seat]) - begun)


def features(p: State, seat: int) -> tuple[float, ...]:
    """The features of a position or view for a seat, in the order of ``NAMES``."""
    ground, pieces, free, phase, king = p.ground, p.pieces, p.free, p.phase, p.king
    players = len(pieces)
    over = p.stage == OVER
    turns = 0 if over else turns_left(p, seat)
    later = LAST_PHASE - phase
    now = turns > 0
    hope = now + later * LATER
    bonus = 0 if over else LEVEL_BONUS[phase - 1]
    mine = estate(ground, pieces[seat], free)
    way = bonus_way(ground, pieces[seat], free, king, phase)
    scores = p.scores
    rivals = players - 1
    others = tuple(pieces[other] for other in range(players) if other != seat)
    again = tuple(turns_left(p, other) > 0 for other in range(players) if other != seat)
    theirs = _rivals(ground, others, free | pieces[seat], king, phase, again)
    rival_cards = 0
    if now or later:
        rival_cards = sum(
            ~hand if hand < 0 else hand.bit_count() for other, hand in enumerate(p.hand_bits) if other != seat
        )
    hand = p.hand_bits[seat]
    cards = 0.0
    if now or later:
        cards = sum(CARD_USE[card] for card in cards_in(hand)) if hand > 0 else 0.0
        # Bought, and not yet known; below 0 of the seat whose turn is over, see ``foreseen``.
        if p.decider == seat and p.bought > 0:
            cards += p.bought - max(p.fresh_bits, 0).bit_count()
        elif p.bought < 0 and p.decider == (seat + 1) % players:
            cards -= p.bought
    left = p.ap - p.spent if p.decider == seat and p.stage in (TURN, LOOK) else 0
    blocks = sum(p.stacks[seat]) + (max(p.turn_stack, 0) if p.decider == seat else 0)
    master = 0
    if not over and is_due(p.aside.master, phase):
        master = award(p.aside.master, ground, pieces, seat, phase, p.options).points
    paid = 0 if over else mine.paid
    return (
        scores[seat],
        (sum(scores) - scores[seat]) / rivals,
        paid,
        paid * later,
        0.0 if over else theirs.castles,
        bonus * (way == 0),
        bonus * now * (way == 1),
        bonus * now * (way == 2),
        bonus * theirs.bonus,
        bonus * theirs.near,
        mine.climb * hope,
        mine.raised * hope,
        theirs.climb,
        pieces[seat].bit_count() * hope,
        mine.homes * hope,
        mine.largest * hope,
        mine.room * hope,
        mine.reach * hope,
        blocks * (now or later > 0),
        cards,
        rival_cards / rivals,
        left,
        master,
    )


def turns_of_game(p: State, seat: int) -> int:
    """How many turns a seat has left in the game after the one it may be in."""
    return turns_left(p, seat) + sum(len(STACKS[p.players][at]) for at in range(p.phase, LAST_PHASE))
