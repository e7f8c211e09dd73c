"""Questions to a position of Torres: where knights get, what pays, what more would, how soon a card comes."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from typing import Any

from boardlab.core.finding import Finding, Inquire, Known
from boardlab.core.language import Phrase, Seat
from boardlab.torres.actions import Kind
from boardlab.torres.board import NAMES
from boardlab.torres.growth import grow
from boardlab.torres.odds import chance_in_common_deck, chance_of_card

PURCHASES = (1, 2, 3)


def reach(p: Any, _known: Known) -> Iterator[Finding]:
    """Where each knight of whoever plays gets by moving alone, with the AP that are left."""
    starts = sorted({act.source for act in p.legal_actions() if act.kind == Kind.MOVE})
    for start in starts:
        costs = moves_from(p, start)
        for ap in sorted(set(costs.values())):
            cells = tuple(NAMES[cell] for cell in sorted(costs) if costs[cell] == ap)
            facts = {"knight": NAMES[start], "ap": ap, "cells": cells}
            yield Finding(Phrase("inquiry.reach_cells", facts), (NAMES[start], *cells), ("torres.move.cost",), cells)


def moves_from(p: Any, start: int) -> dict[int, int]:
    """The fewest AP at which the knight on a cell gets to each other cell by moves alone."""
    order, costs = count(), {start: 0}
    waiting = [(0, next(order), start, p)]
    while waiting:
        spent, _, cell, here = heappop(waiting)
        if spent > costs[cell] or here.current_player != p.current_player:
            continue
        for act in here.legal_actions():
            if act.kind != Kind.MOVE or act.source != cell:
                continue
            after = here.play(act)
            ap = spent + here.budget().left - after.budget().left
            if ap < costs.get(act.cell, 99):
                costs[act.cell] = ap
                heappush(waiting, (ap, next(order), act.cell, after))
    del costs[start]
    return costs


def pays(p: Any, _known: Known) -> Iterator[Finding]:
    """What a scoring now would pay, line by line."""
    receipt = p.preview()
    for line in receipt.lines if receipt is not None else ():
        facts = {"player": Seat(line.player), "what": line.label, "points": line.points, "sum": line.sum or ""}
        key = "inquiry.pays_line" if line.sum is None else "inquiry.pays_sum"
        yield Finding(Phrase(key, facts), line.places, (line.rule,), line.focus)


def chance(p: Any, _known: Known) -> Iterator[Finding]:
    """How likely one wanted action card has come after some purchases from a full deck."""
    if p.options.deck not in ("own", "common"):
        return
    for bought in PURCHASES:
        likely = chance_of_card(bought) if p.options.deck == "own" else chance_in_common_deck(bought)
        rule = "torres.buy.draw" if p.options.deck == "own" else "torres.buy.common_variant"
        yield Finding(Phrase("inquiry.chance_card", {"n": bought, "percent": round(100 * likely)}), (), (rule,))


INQUIRIES: dict[str, Inquire] = {"reach": reach, "pays": pays, "grow": grow, "chance": chance}
