"""Questions to a position of Torres: where knights get, what pays, what more would, how soon a card comes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from boardlab.core.ask.finding import Finding, Inquire, Known
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.torres.actions import Kind, action
from boardlab.torres.board import NAMES, cells_of
from boardlab.torres.play.growth import grow
from boardlab.torres.position import apply
from boardlab.torres.rules.knights import Move
from boardlab.torres.rules.legal_actions import knight_moves
from boardlab.torres.rules.odds import chance_in_common_deck, chance_of_card

if TYPE_CHECKING:
    from boardlab.torres.state import State

PURCHASES = (1, 2, 3)


def reach(p: State, _known: Known) -> Iterator[Finding]:
    """Where each knight of whoever plays gets by moving alone, with the AP that are left."""
    starts = sorted({act.source for act in p.legal_actions() if act.kind == Kind.MOVE})
    for start in starts:
        costs = moves_from(p, start)
        for ap in sorted(set(costs.values())):
            cells = tuple(NAMES[cell] for cell in sorted(costs) if costs[cell] == ap)
            facts = {"knight": NAMES[start], "ap": ap, "cells": cells}
            yield Finding(Phrase("inquiry.reach_cells", facts), (NAMES[start], *cells), ("torres.move.cost",), cells)


def moves_from(p: State, start: int) -> dict[int, int]:
    """The fewest AP at which the knight on a cell gets to each other cell by moves alone."""
    costs, spent = {start: 0}, 0
    nearest: list[tuple[int, State]] = [(start, p)]
    while nearest:
        spent += Move.cost
        farther: list[tuple[int, State]] = []
        for cell, here in nearest:
            for target in cells_of(knight_moves(here, cell)):
                if target not in costs:
                    costs[target] = spent
                    farther.append((target, apply(here, action(Kind.MOVE, p.decider, cell, target))))
        nearest = farther
    del costs[start]
    return costs


def pays(p: State, _known: Known) -> Iterator[Finding]:
    """What a scoring now would pay, line by line."""
    receipt = p.preview()
    for line in receipt.lines if receipt is not None else ():
        facts = {"player": Seat(line.player), "what": line.label, "points": line.points, "sum": line.sum or ""}
        key = "inquiry.pays_line" if line.sum is None else "inquiry.pays_sum"
        yield Finding(Phrase(key, facts), line.places, (line.rule,), line.focus)


def chance(p: State, _known: Known) -> Iterator[Finding]:
    """How likely one wanted action card has come after some purchases from a full deck."""
    if p.options.deck not in ("own", "common"):
        return
    for bought in PURCHASES:
        likely = chance_of_card(bought) if p.options.deck == "own" else chance_in_common_deck(bought)
        rule = "torres.buy.draw" if p.options.deck == "own" else "torres.buy.common_variant"
        yield Finding(Phrase("inquiry.chance_card", {"n": bought, "percent": round(100 * likely)}), (), (rule,))


INQUIRIES: dict[str, Inquire] = {"reach": reach, "pays": pays, "grow": grow, "chance": chance}
