"""Questions to a position of Torres, against a search that tries every order of moves."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from boardlab import ask, torres
from boardlab.core.play.playout import playout
from boardlab.torres.actions import Kind
from boardlab.torres.board import NAMES, cells_of
from boardlab.torres.play.inquiries import moves_from
from boardlab.torres.rules.legal_actions import knight_moves
from tests.effort import rounds
from tests.torres.random_positions import random_state
from tests.torres.witness import engine_of


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


def test_reach_of_one_knight_matches_legal_moves() -> None:
    met = 0
    rng = random.Random("one knight")
    for _ in range(rounds(30, 2_000)):
        p = engine_of(random_state(rng))
        for cell in cells_of(p.pieces[p.decider]):
            listed = {act.cell for act in p.legal_actions() if act.kind == Kind.MOVE and act.source == cell}
            assert set(cells_of(knight_moves(p, cell))) == listed, p.to_text()
            met += bool(listed)
    assert met > 20


def test_preview_of_scoring_equals_its_receipt() -> None:
    p = torres.from_json({"heights": {"d3": 2, "d4": 1}, "knights": [["d3"], ["h8"]]}, allow_unreachable=True)
    assert ask(p, "pays").lines[0] == "A, Castle at d3: area 2 × level 2, 4 points."
    assert ask(p, "chance").lines[0] == "Among the cards of 1 purchase from a full deck: 30 percent."


def paid(p: Any, seat: int) -> int:
    """What a scoring now would pay a seat."""
    return sum(line.points for line in p.preview().lines if line.player == seat)


def done(p: Any, kind: Kind, cell: str, source: str = "") -> Any:
    """The position after a block or a move by the player on turn; None where that may not be done now."""
    for act in p.legal_actions():
        if act.kind == kind and NAMES[act.cell] == cell and (not source or NAMES[act.source] == source):
            return p.play(act)
    return None


def grown(p: Any, key: str, cell: str, knight: str) -> Any:
    """What is told of a cell, carried out by actions of the game; None where the turn does not allow it."""
    if key == "grow_wider":
        return done(p, Kind.BUILD, cell)
    raised = done(p, Kind.BUILD, cell) if key == "grow_raised" else p
    return raised and done(raised, Kind.MOVE, cell, knight)


def test_predicted_growth_pays_what_playing_it_pays() -> None:
    seen: Counter[str] = Counter()
    wrong = []
    for seed in range(60):
        rng = random.Random(f"grow {seed}")
        p = playout(torres.setup(rng, players=2 + seed % 3), rng, most=10 + 3 * seed)
        if p.preview() is None:
            continue
        seat = p.current_player
        for found in ask(p, "grow").findings:
            key = found.says.key.removeprefix("inquiry.")
            for cell in found.focus:
                after = grown(p, key, cell, found.says.facts["castle"].facts["cell"])
                if after is not None:
                    sign = {"inquiry.grow_more": 1, "inquiry.grow_fewer": -1, "inquiry.grow_same": 0}
                    more = found.says.facts["more"]
                    seen[key] += 1
                    if paid(after, seat) - paid(p, seat) != sign[more.key] * more.facts["points"]:
                        wrong.append((p.to_text(), str(found)))
    assert wrong == []
    assert all(seen[key] > 3 for key in ("grow_wider", "grow_higher", "grow_raised")), seen


def test_every_growth_cell_of_an_own_castle_is_listed() -> None:
    seen = 0
    for seed in range(20):
        rng = random.Random(f"every {seed}")
        p = playout(torres.setup(rng, players=2), rng, most=10 + 6 * seed)
        if p.preview() is None:
            continue
        told = {cell for found in ask(p, "grow").findings if "wider" in found.says.key for cell in found.focus}
        for act in p.legal_actions():
            if act.kind == Kind.BUILD and not p.heights[act.cell]:
                castle = p.play(act).ground.castle_mask(act.cell)
                seen += 1
                assert (NAMES[act.cell] in told) == bool(castle & p.pieces[p.current_player])
    assert seen > 50


def test_ruling_that_matters_is_named_with_its_effect() -> None:
    p = playout(torres.setup(random.Random(3), players=2), random.Random(3), most=40)
    told = ask(p, "rulings", "en").lines
    assert all("Then" in line for line in told)
