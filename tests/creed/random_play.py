"""Random games, and every action Creed declares on a board: for property tests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

from boardlab.core.contract.position import CHANCE
from boardlab.creed.actions import Action, Kind, action
from boardlab.creed.board import CELLS, Layout
from boardlab.creed.options import Options
from boardlab.creed.position import Position, start
from boardlab.creed.units import NORMAL, PROFILES, pile_of, tiles

TABLES = (
    (2, Options(max_rounds=15)),
    (2, Options(layout_2p="twin", max_rounds=8)),
    (4, Options(max_rounds=6)),
)
"""Players and options of the games worth playing: the three layouts."""
OTHERS = (
    Options(swamps="none"),
    Options(swamps=[(1, 3), (2, 2)]),
    Options(box_order="any", special_boxes={"morale": [[1, 2], [1, 2], [2]], "reposition": [[3, 1], [1, 2]]}),
    Options(cavalry_obstacle="ride_past", immune_obstacle_target="wasted"),
    Options(cavalry_obstacle="wear_through", siege_blocked_by_obstacle=False),
    Options(rumor_count="exactly_two", rumor_scope="facing_lines"),
    Options(recall_hidden_obstacle="secret", placement_order_4p="seat_order", team_information="closed"),
    Options(fortress_token_reuse=False, special_boxes={"fortify": [[3], [3], [4]], "assassinate": [[6], [6]]}),
    Options(nation_specials=[("assassin", "ballista"), ("heavy_infantry", "armoured_cavalry")] * 2),
)
"""Rulings other than the usual ones."""


def choose(p: Position, rng: random.Random, ends: float = 0.15) -> Action:
    """A legal action: first its kind is drawn, so that rare kinds come up; ends of turns wait a little."""
    if p.current_player == CHANCE:
        return rng.choice([act for act, _ in p.chance_outcomes()])
    kinds: dict[Kind, list[Action]] = {}
    for act in p.legal_actions():
        kinds.setdefault(act.kind, []).append(act)
    if len(kinds) > 1 and rng.random() > ends:
        kinds.pop(Kind.END, None)
    return rng.choice(kinds[rng.choice(sorted(kinds))])


def game(rng: random.Random, players: int = 2, options: Options | None = None) -> list[Position]:
    """The positions of a random game to its end."""
    p = start(players, options=options or Options(max_rounds=15))
    found = [p]
    while not p.is_over:
        p = p.play(choose(p, rng))
        found.append(p)
    return found


def declared(p: Position, seat: int) -> tuple[Action, ...]:
    """Every action one seat could ever try on this board, nonsense included; of batches only ones and pairs."""
    prices = {price for boxes in p.options.special_boxes for box in boxes for price in box} | {0, 2, 5}
    return _declared(p.layout, seat, tuple(sorted(prices)))


@cache
def _declared(layout: Layout, seat: int, prices: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple(_each(layout, seat, prices))


def _each(layout: Layout, seat: int, prices: tuple[int, ...]) -> Iterator[Action]:
    yield from _by_cells(layout, seat)
    tents = range(9 * layout.players)
    for tent in tents:
        for token in range(4 * 3):
            if token & 3 < layout.players:
                yield action(layout, Kind.LAY, seat, cell=tent, unit=token)
        for price in prices:
            for kind in (Kind.APPOINT, Kind.FORTIFY, Kind.ASSASSINATE):
                yield action(layout, kind, seat, cell=tent, price=price)
    for token in range(12):
        if token & 3 < layout.players:
            yield action(layout, Kind.GIVE, seat, unit=token)
    for kind in (Kind.ENOUGH, Kind.FLOOR, Kind.END):
        yield action(layout, kind, seat)
    for price in prices:
        yield action(layout, Kind.REPOSITION, seat, price=price)
        yield action(layout, Kind.TRADE, seat, price=price)
    for many in range(1, 4):
        for chosen in combinations_with_replacement(PROFILES, many):
            for price in (3, 4):
                yield action(layout, Kind.REINFORCE, seat, price=price, pile=pile_of(chosen))
    yield action(layout, Kind.REINFORCE, seat, price=3, pile=pile_of(tiles(NORMAL)[:4]))


def _by_cells(layout: Layout, seat: int) -> Iterator[Action]:
    cells = range(layout.cells)
    yield action(layout, Kind.MOVE, seat)
    for cell in cells:
        for kind in (Kind.ATTACK, Kind.SIEGE, Kind.REVEAL, Kind.RECALL):
            yield action(layout, kind, seat, cell)
        for unit in PROFILES:
            for hidden in (False, True):
                yield action(layout, Kind.PLACE, seat, cell=cell, unit=unit, hidden=hidden)
                yield action(layout, Kind.DEPLOY, seat, cell=cell, unit=unit, hidden=hidden)
        for price in (0, 1, 2, 3):
            yield action(layout, Kind.MORALE, seat, cell, price=price)
        for price in (3, 4, 5):
            yield action(layout, Kind.RUMOUR, seat, cell=cell, price=price)
        for other in cells:
            yield action(layout, Kind.ATTACK, seat, cell, other)
            yield action(layout, Kind.MOVE, seat, moves=((cell, other),))
            if other > cell:
                yield action(layout, Kind.MOVE, seat, moves=((cell, other), (other, cell)))
            if other >= cell:
                for price in (3, 4):
                    yield action(layout, Kind.RUMOUR, seat, cell=cell, other=other, price=price)
        for tent in range(9 * layout.players):
            yield action(layout, Kind.SIEGE, seat, cell, tent)
    assert layout.cells % CELLS == 0


def candidates(p: Position, rng: random.Random, others: int = 200) -> Iterator[Action]:
    """All actions of the deciding seat, or of seat 0 where none decides, and some of every other."""
    decider = p.current_player
    decider = 0 if decider in (None, CHANCE) else decider
    for seat in range(p.players):
        every = declared(p, seat)
        yield from every if seat == decider else rng.sample(every, others)
