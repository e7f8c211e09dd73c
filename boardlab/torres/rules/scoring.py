"""Points: what a scoring pays, payment by payment.

Levels are counted in blocks (torres.level.count). The king's bonus is 5, 10 and 15 points, as ``LEVEL_BONUS`` says
(torres.king.table). Since no two markers past the start share a space, nobody ties (torres.score.no_ties), and whoever
has most points after the third phase has won (torres.goal.most_points).
"""

from __future__ import annotations

from typing import NamedTuple

from boardlab.core.contract.rule import rule
from boardlab.torres.board import Ground, cells_of
from boardlab.torres.options import LEVEL_BONUS, RIO_GRANDE_2005, Options
from boardlab.torres.rules.master import award, is_due
from boardlab.torres.rules.track import land


class Payment(NamedTuple):
    """One line of a scoring, in the order it is paid. Lines of zero points say what was not paid."""

    kind: str
    """``castle``, ``ground`` (a knight on bare board), ``bonus``, ``no_bonus``, ``master`` (the master card),
    ``master_most``, ``no_master``, or ``pushed`` (past taken spaces)."""
    player: int
    points: int
    scores: tuple[int, ...]
    """All markers once this line is paid."""
    castle: int = 0
    """The castle as a set of cells, where there is one; for a master card, the cells that count."""
    area: int = 0
    """The castle's area; for a master card, how many knights or castles count."""
    level: int = 0
    """The level that counts; for ``no_bonus`` the level that would have paid; for a master card, the points per knight,
    or how many castles it asks for."""
    cell: int = -1
    """The cell of the deciding knight, or -1."""


@rule("torres.master.clockwise")
def order_from(starter: int, players: int) -> tuple[int, ...]:
    """The seats clockwise from the starting player, whoever that is (torres.score.order, torres.master.clockwise)."""
    return tuple((starter + step) % players for step in range(players))


@rule("torres.score.order")
def scoring_order(starter: int, scores: tuple[int, ...], phase: int, options: Options) -> tuple[int, ...]:
    """In which order a scoring goes: clockwise, or most points first where the edition says so."""
    order = order_from(starter, len(scores))
    if phase > 1 and options.scoring_order == "leader_first":
        return tuple(sorted(order, key=lambda seat: -scores[seat]))
    return order


@rule("torres.level.own_only", "torres.score.castle_once", "torres.score.highest")
def castle_payments(ground: Ground, knights: int) -> list[tuple[int, int, int]]:
    """What the castles pay one player: (castle, area, level of the highest own knight) in order of first cells.

    Area times level is paid once a castle, for the highest knight, on its own level and not the castle's top
    (torres.goal.product, torres.score.castle_once, torres.score.highest, torres.level.own_only).
    """
    return [(castle, castle.bit_count(), ground.top(castle & knights)) for castle in ground.masks if castle & knights]


@rule("torres.king.own_level")
def earns_bonus(ground: Ground, knights: int, king: int, phase: int) -> int:
    """The player's own knights in the king's castle on exactly the level of this phase, as a set.

    The king's own level does not matter (torres.king.exact, torres.king.own_level).
    """
    if king < 0:
        return 0
    return (
        ground.castle_mask(king) & knights & ground.tall[phase] & ~ground.tall[phase + 1]
        if phase < len(ground.tall) - 1
        else 0
    )


@rule(
    "torres.score.steps",
    "torres.score.everyone",
    "torres.score.marker",
    "torres.king.when",
    "torres.king.all",
    "torres.king.once",
    "torres.king.split",
)
def reckon(
    ground: Ground,
    knights: tuple[int, ...],
    king: int,
    scores: tuple[int, ...],
    phase: int,
    starter: int,
    options: Options = RIO_GRANDE_2005,
    master: int = -1,
) -> list[Payment]:
    """A scoring: first every player's castles, then the king's bonus, then the master card if one lies open.

    Everyone with a knight in a castle is paid for it, whoever else stands there. A marker moves after all castles of
    its player, or after each, as ruled; and again for the bonus, which everyone who qualifies gets once, whichever
    knight earns it.
    """
    order = scoring_order(starter, scores, phase, options)
    paid: list[Payment] = []
    pay_castles = _pay_castles if options.marker_skip == "after_all_castles" else _pay_castle_by_castle
    for player in order:
        scores = pay_castles(paid, ground, knights[player], player, scores)
    bonus = LEVEL_BONUS[phase - 1]
    home = ground.castle_mask(king) if king >= 0 else 0
    for player in order:
        earners = earns_bonus(ground, knights[player], king, phase)
        if earners:
            scores, pushed = land(scores, player, bonus)
            cell = next(cells_of(earners))
            paid.append(Payment("bonus", player, bonus, _before_push(scores, player, pushed), home, 0, phase, cell))
            if pushed:
                paid.append(Payment("pushed", player, pushed, scores))
        else:
            mine = home & knights[player]
            cell = _highest(ground, mine) if mine else -1
            paid.append(Payment("no_bonus", player, 0, scores, home, 0, phase, cell))
    if is_due(master, phase):
        for player in order:
            scores = _pay_master(paid, ground, knights, player, scores, phase, options, master)
    return paid


def _pay_castles(
    paid: list[Payment], ground: Ground, knights: int, player: int, scores: tuple[int, ...]
) -> tuple[int, ...]:
    lines = castle_payments(ground, knights)
    total = sum(area * level for _, area, level in lines)
    after, pushed = land(scores, player, total)
    shown = scores
    for castle, area, level in lines:
        shown = (*shown[:player], shown[player] + area * level, *shown[player + 1 :])
        cell = _highest(ground, castle & knights)
        paid.append(Payment("castle", player, area * level, shown, castle, area, level, cell))
    if pushed:
        paid.append(Payment("pushed", player, pushed, after))
    paid.extend(Payment("ground", player, 0, after, cell=cell) for cell in cells_of(knights & ~ground.tall[1]))
    return after


def _pay_castle_by_castle(
    paid: list[Payment], ground: Ground, knights: int, player: int, scores: tuple[int, ...]
) -> tuple[int, ...]:
    """The marker moves, and may be pushed on, for every single castle, in the order of their first cells."""
    for castle, area, level in castle_payments(ground, knights):
        scores, pushed = land(scores, player, area * level)
        cell = _highest(ground, castle & knights)
        shown = _before_push(scores, player, pushed)
        paid.append(Payment("castle", player, area * level, shown, castle, area, level, cell))
        if pushed:
            paid.append(Payment("pushed", player, pushed, scores))
    paid.extend(Payment("ground", player, 0, scores, cell=cell) for cell in cells_of(knights & ~ground.tall[1]))
    return scores


@rule("torres.master.when")
def _pay_master(
    paid: list[Payment],
    ground: Ground,
    knights: tuple[int, ...],
    player: int,
    scores: tuple[int, ...],
    phase: int,
    options: Options,
    master: int,
) -> tuple[int, ...]:
    """The last step, after the king's bonus: one move of the marker for all the card pays."""
    won = award(master, ground, knights, player, phase, options)
    scores, pushed = land(scores, player, won.points)
    shown = _before_push(scores, player, pushed)
    base = won.points - won.most
    first = _before_push(shown, player, won.most)
    kind = "master" if base else "no_master"
    paid.append(Payment(kind, player, base, first, won.cells, won.number, won.each))
    if won.most:
        paid.append(Payment("master_most", player, won.most, shown, won.cells, won.number, won.each))
    if pushed:
        paid.append(Payment("pushed", player, pushed, scores))
    return scores


def _before_push(scores: tuple[int, ...], player: int, pushed: int) -> tuple[int, ...]:
    return (*scores[:player], scores[player] - pushed, *scores[player + 1 :])


def _highest(ground: Ground, figures: int) -> int:
    """The first cell among the highest of these figures."""
    return next(cells_of(figures & ground.tall[ground.top(figures)]))


def lowest_seat(scores: tuple[int, ...], options: Options = RIO_GRANDE_2005) -> int:
    """The seat with the lowest score; of seats sharing it, the last, or as ruled the first (torres.next.king_may)."""
    low = min(scores)
    sharing = [seat for seat, score in enumerate(scores) if score == low]
    return sharing[0] if options.tie_lowest == "first_seat" else sharing[-1]


def leader(scores: tuple[int, ...], starter: int) -> int:
    """The seat with most points; while all stand on the start space, whoever started (torres.master.starter)."""
    best = max(scores)
    return scores.index(best) if best else starter
