"""Questions to a position of Torres, against a search that tries every order of moves."""

from __future__ import annotations

import random
from typing import Any

from boardlab import ask, torres
from boardlab.core.playout import playout
from boardlab.torres.actions import Kind
from boardlab.torres.inquiries import moves_from


def walks(p: Any, cell: int, spent: int = 0) -> dict[int, int]:
    """The fewest AP to each cell, by trying every way there is: slow, and right by its looks."""
    costs: dict[int, int] = {cell: spent}
    for act in p.legal_actions():
        if act.kind == Kind.MOVE and act.source == cell:
            after = p.play(act)
            for other, ap in walks(after, act.cell, spent + p.budget().left - after.budget().left).items():
                costs[other] = min(ap, costs.get(other, ap))
    return costs


def test_a_knight_reaches_what_every_order_of_moves_reaches() -> None:
    seen = 0
    for seed in range(12):
        rng = random.Random(seed)
        p = playout(torres.setup(rng, players=2), rng, most=20 + 6 * seed)
        if p.is_over or p.budget() is None or p.budget().left > 4:
            continue
        for start in {act.source for act in p.legal_actions() if act.kind == Kind.MOVE}:
            slow = walks(p, start)
            assert moves_from(p, start) == {cell: ap for cell, ap in slow.items() if cell != start}
            seen += 1
    assert seen > 5


def test_what_a_scoring_pays_is_its_receipt() -> None:
    p = torres.from_json({"heights": {"d3": 2, "d4": 1}, "knights": [["d3"], ["h8"]]}, allow_unreachable=True)
    assert ask(p, "pays").lines[0] == "A, Castle at d3: area 2 × level 2, 4 points."
    assert ask(p, "chance").lines[0] == "Among the cards of 1 purchase from a full deck: 30 percent."


def test_a_ruling_that_would_change_something_is_named_with_what_it_allows() -> None:
    p = playout(torres.setup(random.Random(3), players=2), random.Random(3), most=40)
    told = ask(p, "rulings", "en").lines
    assert all("Then" in line for line in told)


def test_a_ruling_names_turns_that_read_the_same_once() -> None:
    p = torres.from_json(
        {"heights": {"b2": 4, "c2": 2, "b3": 3}, "knights": [["b2", "c2"], ["b3"]], "phase": 2}, allow_unreachable=True
    )
    named = [
        each.says.facts["named"].split(". ") for each in ask(p, "rulings", "en").findings if "named" in each.says.facts
    ]
    assert named
    assert all(len(each) == len(set(each)) for each in named)
