"""The slow witness against the worked examples of both texts (RG, NW) and numbers worked out by hand."""

from __future__ import annotations

import random

import pytest

from tests.torres import oracle as o
from tests.torres import random_positions as rp


def towers(text: str) -> dict[str, int]:
    """ "b2=4 c2" -> {"b2": 4, "c2": 1}."""
    heights: dict[str, int] = {}
    for word in text.split():
        cell, _, blocks = word.partition("=")
        heights[cell] = int(blocks or 1)
    return heights


def board(text: str, *knights: str, king: str | None = None) -> o.Board:
    return o.Board(towers(text), {seat: set(cells.split()) for seat, cells in enumerate(knights)}, king)


def state(on: o.Board, *, stacks: list[int] | None = None, hand: str = "", deck: str = "", **more: object) -> o.State:
    """A two-player (or larger) position with seat 0 to move; blocks elsewhere are not counted."""
    mine = o.Seat([2, 2] if stacks is None else stacks, set(hand.split()), set(), deck.split())
    others = [o.Seat([2], set(), set(), []) for _ in range(len(on.knights) - 1)]
    made = o.State(on, [mine, *others], 20, [0] * len(on.knights), 1, 3, 0, 0)
    for name, value in more.items():
        setattr(made, name, value)
    return made


def total(on: o.Board, seat: int, phase: int) -> int:
    return o.castle_points(on, seat) + o.king_bonus(on, seat, phase)


def cards_played(at: o.State, card: str) -> set[tuple[object, ...]]:
    return {action[2:] for action in o.legal(at) if action[:2] == ("play", card)}


def kinds(at: o.State) -> set[str]:
    return {action[0] for action in o.legal(at)}


def ap_to(on: o.Board, start: str, goal: str, *, doors: bool) -> int | None:
    """Fewest AP for one knight from start to goal, nothing else moving."""
    distance = {start: 0}
    waiting = [start]
    while waiting:
        here = waiting.pop(0)
        there = o.Board(on.heights, {0: {here}, **{s: c for s, c in on.knights.items() if s > 0}}, on.king)
        for target in o.move_targets(there, here) if doors else o.step_targets(there, here):
            if target not in distance:
                distance[target] = distance[here] + 1
                waiting.append(target)
    return distance.get(goal)


# ---------------------------------------------------------------- set-up and components


def test_foundations_are_eight_castles_three_steps_apart() -> None:
    cells = o.FOUNDATIONS
    assert len(o.castles(dict.fromkeys(cells, 1))) == 8
    distances = [
        abs(ord(one[0]) - ord(two[0])) + abs(int(one[1]) - int(two[1])) for one in cells for two in cells if one != two
    ]
    assert min(distances) == 3


@pytest.mark.parametrize(("players", "rounds", "spare"), [(2, [4, 4, 4], 12), (3, [4, 3, 3], 6), (4, [4, 3, 3], 4)])
def test_stacks_and_spare_blocks(players: int, rounds: list[int], spare: int) -> None:
    deal = o.STACKS[players]
    assert [len(deal[phase]) for phase in (1, 2, 3)] == rounds
    assert 92 - 8 - players * sum(sum(deal[phase]) for phase in (1, 2, 3)) == spare


def test_castles_come_in_the_order_of_their_first_cell() -> None:
    every = o.castles(towers("h1 a2 b2=2 c3 g1"))
    assert [o.first_castle_cell(castle) for castle in every] == ["g1", "a2", "c3"]
    assert [o.area(castle) for castle in every] == [2, 2, 1]
    assert o.height(towers("h1 a2 b2=2 c3 g1"), every[1]) == 2
    assert o.castle_of(towers("h1"), "h2") is None


# ---------------------------------------------------------------- knights


def test_new_knights_level_or_below_beside_the_highest_helper() -> None:
    on = board("c3=2 c4=3 d3=2 b3=1", "c3", "b3")
    assert o.add_targets(on, 0) == {"d3", "c2"}  # c4 is higher, b3 taken
    helped = board("c3=1 d4=3 d3=3", "c3 d4")
    assert "d3" in o.add_targets(helped, 0)  # too high for c3, level with d4
    assert o.add_targets(board("", "a1 a2 a3 a4 a5 a6"), 0) == set()  # never more than six


def test_steps_up_one_down_any_never_onto_figures() -> None:
    on = board("d4=4 d5=5 e4=6 d3=1", "d4", "d3", king="c4")
    assert o.step_targets(on, "d4") == {"d5"}
    assert o.step_targets(board("d4=4 d5=5 e4=6 d3=1", "d4"), "d4") == {"d5", "d3", "c4"}


def test_doors_lead_out_on_any_side_level_or_lower() -> None:
    on = board("b2 c2", "a2", king="c2")
    assert o.door_targets(on, "a2") == {"b1", "c1", "b3", "c3", "d2"}
    assert o.door_targets(on, "a2", straight_opposite=True) == {"d2"}
    assert o.door_targets(on, "a4") == set()
    roofs = board("b2=3 c2=1 d2=2", "c2")
    assert o.door_targets(roofs, "c2") == {"a2", "b1", "b3", "c1", "c3", "d1", "d3", "e2"}
    assert o.door_targets(board("b2=3 c2=1 d2=2 d3=1", "c2"), "c2") >= {"d3"}  # out onto a roof of the same castle
    assert "d3" not in o.door_targets(board("b2=3 c2=1 d2=2 d3=1", "c2"), "c2", exit_same_castle=False)


def test_straight_doors_stop_at_the_end_of_the_castle_and_may_use_inner_roofs() -> None:
    on = board("b2=2 c2=1 d2=3 f2=2", "a2")
    assert o.door_targets(on, "a2", straight_opposite=True) == {"e2"}
    assert o.elevator_targets(on, "a2", straight_opposite=True) == {"c2", "e2"}
    assert o.elevator_targets(on, "a2", straight_opposite=True, exit_same_castle=False) == {"e2"}
    assert o.door_targets(board("b2=2", "b1"), "b1", straight_opposite=True) == {"b3"}


def test_tower_row_tells_the_two_door_rulings_apart() -> None:
    on = board("b2=1 c2=2 d2=1 e2=2 f2=1", "b2")
    assert "f2" in o.door_targets(on, "b2")
    assert "f2" not in o.door_targets(on, "b2", never_rise=True)
    assert "d2" in o.door_targets(on, "b2")
    assert "d2" in o.door_targets(on, "b2", never_rise=True)


# ---------------------------------------------------------------- blocks


def test_height_is_limited_by_area() -> None:
    assert "b2" in o.block_cells(board("b2=2 c2=1 b3=1", ""))
    assert "b2" not in o.block_cells(board("b2=3 c2=1 b3=1", ""))
    assert "b2" not in o.block_cells(board("b2=1", ""))
    assert "b2" not in o.block_cells(board("b2=5 c2=5 b3=5 c3=5 d3=5", ""))


def test_castles_never_join_and_new_ones_need_a_card() -> None:
    cells = o.block_cells(board("b2 d2 g7=1 h8=1", "b3", king="d3"))
    assert "c2" not in cells  # would join two castles
    assert "b3" not in cells  # a knight stands there
    assert "d3" not in cells  # the king stands there
    assert "e5" not in cells  # touches nothing
    assert {"a2", "b1", "e2", "g6", "f7"} <= cells
    assert "g8" not in cells
    assert "h7" not in cells


def test_one_stack_a_turn_and_what_becomes_of_the_rest() -> None:
    at = state(board("d4", "a1", "h8"), stacks=[2, 2, 3])
    assert {action[2] for action in o.legal(at) if action[0] == "build"} == {2, 3}
    at = o.play(at, ("build", "d5", 2))
    assert (at.turn_stack, at.seats[0].stacks) == (1, [2, 3])
    assert {action[2] for action in o.legal(at) if action[0] == "build"} == {0}
    assert {action for action in o.legal(at) if action[0] == "end"} == {("end", 0, (3, 2)), ("end", 0, (3, 3))}
    at = o.play(at, ("build", "d5", 0))
    assert "build" not in kinds(at)
    assert {action for action in o.legal(at) if action[0] == "end"} == {("end", 0, (3, 2))}
    unused = state(board("d4", "a1", "h8"), stacks=[2, 1])
    ends = {action for action in o.legal(unused) if action[0] == "end"}
    assert ends == {("end", 2, (1,)), ("end", 2, (2,)), ("end", 2, (3,)), ("end", 1, (2,)), ("end", 1, (3,))}
    last = o.play(state(board("d4", "a1", "h8"), stacks=[3]), ("end", 3, ()))
    assert last.supply == 23


# ---------------------------------------------------------------- AP and action cards


def test_costs_and_limits() -> None:
    at = state(board("d4", "d4", "h8"), deck="hurdle magnet two_up", ap_spent=4)
    assert kinds(at) == {"move", "build", "buy", "point", "end"}
    at.ap_spent = 5
    assert kinds(at) == {"end"}
    at.seats[0].hand = {"six_ap"}
    assert o.play(at, ("play", "six_ap")).ap_total == 6
    assert "point" in kinds(o.play(at, ("play", "six_ap")))
    at.seats[0].fresh = {"six_ap"}
    assert kinds(at) == {"end"}  # not in the turn it was bought
    at.seats[0].fresh = set()
    at.played = True
    assert kinds(at) == {"end"}  # one card a turn
    assert "build" not in kinds(state(board("d4", "d4", "h8"), built=3, turn_stack=0))


def test_buying_shows_three_and_gives_two_back() -> None:
    at = o.play(state(board("d4", "d4", "h8"), deck="hurdle magnet two_up diagonal"), ("buy",))
    assert (at.stage, at.looking, at.ap_spent, at.bought) == ("look", ["hurdle", "magnet", "two_up"], 1, 1)
    assert len(o.legal(at)) == 3 * 2 * 2
    top = o.play(at, ("keep", "magnet", "top", ("two_up", "hurdle")))
    assert top.seats[0].deck == ["two_up", "hurdle", "diagonal"]
    assert (top.seats[0].hand, top.seats[0].fresh) == ({"magnet"}, {"magnet"})
    bottom = o.play(at, ("keep", "magnet", "bottom", ("two_up", "hurdle")))
    assert bottom.seats[0].deck == ["diagonal", "two_up", "hurdle"]
    assert "buy" in kinds(bottom)
    assert "buy" not in kinds(o.play(o.play(bottom, ("buy",)), ("keep", "diagonal", "top", ("two_up", "hurdle"))))
    assert o.legal(o.play(state(board("d4", "d4"), deck="hurdle"), ("buy",))) == {("keep", "hurdle", "top", ())}
    assert "buy" not in kinds(state(board("d4", "d4")))


@pytest.mark.parametrize(("side", "seen"), [("bottom", [3, 6, 9, 10]), ("top", [3, 4, 5, 6])])
def test_cards_seen_after_one_to_four_purchases(side: str, seen: list[int]) -> None:
    at = state(board("d4", "d4"), deck=" ".join(o.CARDS))
    known: set[str] = set()
    counts = []
    for _ in range(4):
        at.bought = 0
        at = o.play(at, ("buy",))
        known |= set(at.looking)
        counts.append(len(known))
        at = o.play(at, ("keep", at.looking[0], side, tuple(at.looking[1:])))
    assert counts == seen


def test_two_up_is_exactly_two() -> None:
    at = state(board("d4=1 d5=3 e4=2 d3=4", "d4", "h8"), hand="two_up")
    assert cards_played(at, "two_up") == {("d4", "d5")}


def test_block_under() -> None:
    on = board("c3=1 d3=2 f3=1", "a8 c3 d3 e3 b4", "c4")
    at = state(on, stacks=[2, 3, 0], hand="block_under")
    # d3 is as tall as its castle is large, e3 would join two castles, b4 touches none, a8 founds one
    assert {args[0] for args in cards_played(at, "block_under")} == {"a8", "c3", "b4"}
    assert {args[1] for args in cards_played(at, "block_under")} == {2, 3}
    beside = board("c3=1", "c4")
    assert cards_played(state(beside, hand="block_under"), "block_under") == {("c4", 2)}
    used = state(on, stacks=[2], hand="block_under", turn_stack=1, built=1)
    assert {args[1] for args in cards_played(used, "block_under")} == {0, 2}
    after = o.play(used, ("play", "block_under", "a8", 0))
    assert (after.turn_stack, after.board.heights["a8"], after.built) == (0, 1, 1)
    emptied = o.play(state(on, stacks=[1, 2], hand="block_under"), ("play", "block_under", "a8", 1))
    assert sorted(emptied.seats[0].stacks) == [0, 2]
    assert {action[1:] for action in o.legal(emptied) if action[0] == "end"} == {
        (0, (2,)),
        (2, (0,)),
        (2, (1,)),
        (2, (2,)),
    }


def test_extra_block_needs_the_supply_and_costs_nothing() -> None:
    at = state(board("d4", "a1", "h8"), hand="extra_block", ap_spent=5, built=3, turn_stack=0)
    assert {args[0] for args in cards_played(at, "extra_block")} == {"d3", "d5", "c4", "e4"}
    after = o.play(at, ("play", "extra_block", "d3"))
    assert (after.supply, after.built, after.ap_spent, after.seats[0].hand) == (19, 3, 5, set())
    at.supply = 0
    assert cards_played(at, "extra_block") == set()


def test_diagonal() -> None:
    at = state(board("d4=2 e5=3 c5=4 c3=1", "d4", "e3"), hand="diagonal")
    assert cards_played(at, "diagonal") == {("d4", "e5"), ("d4", "c3")}


def test_magnet_needs_another_own_knight() -> None:
    at = state(board("d4=2 d5=2", "d4 a1", "d3"), hand="magnet")
    moved = cards_played(at, "magnet")
    assert {target for source, target in moved if source == "a1"} == {"d5", "c4", "e4"}
    assert {target for source, target in moved if source == "d4"} == {"a2", "b1"}
    assert cards_played(state(board("d4=2", "d4", "d3"), hand="magnet"), "magnet") == set()


def test_hurdle_jumps_one_knight_of_any_colour_but_not_the_king() -> None:
    at = state(board("d6=1 f4=2 d5=6", "d4", "d5 e4 c4", king="d3"), hand="hurdle")
    assert cards_played(at, "hurdle") == {("d4", "d6"), ("d4", "b4")}
    two = state(board("", "d4", "d5 d6"), hand="hurdle")
    assert cards_played(two, "hurdle") == set()


SIX = "a8 c8 e8 g8 a6 "  # five castles that only make up the number


def test_move_block_may_not_divide_join_or_overtop() -> None:
    def allowed(text: str, source: str, target: str) -> bool:
        return o.may_move_block(board(SIX + text, "", king="a8"), source, target)

    assert not allowed("b2 c2 d2", "c2", "h1")  # divides
    assert allowed("b2 c2 d2 b3 d3", "c2", "c3")  # bridged back
    assert allowed("b2 c2=2 d2", "c2", "h1")  # only lowers the middle
    assert not allowed("b2 c2 e2 f2", "b2", "d2")  # joins
    assert not allowed("b2=2 c2", "c2", "h1")  # leaves a tower of two on one cell
    assert allowed("b2=2 c2", "b2", "b3")
    assert allowed("b2=2 c2", "c2", "b3")  # a base block moved inside one castle
    assert allowed("b2 c2 d4", "b2", "h1")  # founds a castle
    assert not allowed("b2 c2", "b2", "c2")  # two high on one cell
    assert not allowed("b2", "a8", "h1")  # the king stands there
    assert not allowed("b2", "b2", "a8")
    assert not allowed("b2", "b2", "b2")
    assert allowed("b2", "b2", "b3")  # the sixth castle goes elsewhere
    assert not allowed("b2 ", "b2", "d8")  # also joins
    assert not allowed("b2", "b2", "a5")  # only five castles would remain
    assert allowed("b2 h1", "b2", "a5")  # six remain


def test_move_block_takes_the_place_of_a_lifted_bridge() -> None:
    on = board(SIX + "b2 d2 f2 h2 h4 b4", "", king="a8")
    assert not o.may_move_block(on, "a6", "c2")  # would join b2 and d2
    assert o.may_move_block(on, "b2", "c2")  # but not when b2 itself is the block


# ---------------------------------------------------------------- scoring


def test_anna_scores_her_highest_knight_only() -> None:
    assert o.castle_points(board("b2=3 c2=2 d2 b3 c3", "b2 c2"), 0) == 15


def test_every_colour_scores_for_itself() -> None:
    on = board("b2=5 c2=4 d2 b3 c3", "c2", "b2")
    assert [o.castle_points(on, seat) for seat in (0, 1)] == [20, 25]


def test_rg_example_e() -> None:
    on = board("b2=4 c2=2 b3 c3", "b2 c2", king="c3")
    assert [total(on, 0, phase) for phase in (1, 2)] == [16, 26]


def test_rg_example_f() -> None:
    assert total(board("b2=2 c2=1 b3=2 c3", "b2 c2", king="c3"), 0, 1) == 13


def test_bonus_is_paid_once_and_adds_up_to_thirty() -> None:
    on = board("b2=3 c2=2 b3=1 c3=1 d3=1", "b2 c2 b3 d3", king="c3")
    assert [o.king_bonus(on, 0, phase) for phase in (1, 2, 3)] == [5, 10, 15]
    assert o.king_bonus(board("b2 d4", "d4", king="b2"), 0, 1) == 0


def test_knights_on_the_ground_score_nothing() -> None:
    assert o.score_castles(board("b2", "a2"), 0) == []


def test_marker_leaps_and_start_space() -> None:
    assert o.marker([10, 11, 12, 13], 0, 1) == 14
    assert o.marker([0, 0, 0], 1, 0) == 0
    assert o.marker([3, 5], 0, 2) == 6
    assert o.marker([3, 5], 0, 3) == 6


def test_three_players_with_eight_points_each() -> None:
    on = board("b2=2 c2=2 b3=2 c3", "b2", "c2", "b3")
    rows = o.score_phase(on, [0, 0, 0], 3, [0, 1, 2])
    assert rows[:3] == [("castles", 0, 8, 8), ("castles", 1, 8, 9), ("castles", 2, 8, 10)]
    assert [row[1:4:2] for row in o.score_phase(on, [0, 0, 0], 3, [2, 0, 1])[:3]] == [(2, 8), (0, 9), (1, 10)]


def test_castles_of_one_player_are_summed_before_the_marker_moves() -> None:
    on = board("b2 d4", "b2 d4", "")
    assert o.score_phase(on, [0, 1], 1, [0, 1])[0] == ("castles", 0, 2, 2)


# ---------------------------------------------------------------- the lessons' numbers


def test_s1_level_or_base() -> None:
    start = "b2=4 c2=3 d2=2 b3=2 c3=1"
    for more, expected in [("", [15, 20]), (" d3", [18, 24]), (" c2=4", [20, 20])]:
        on = board(start + more, "c2", "b2")
        assert [o.castle_points(on, seat) for seat in (0, 1)] == expected


def test_s2_two_castles() -> None:
    on = board("b2=4 c2=2 b3=3 c3 f5=2 f6 g5", "b2 c2 f5", "b3 g5", "a1", king="c3")
    assert [o.castle_points(on, seat) for seat in range(3)] == [22, 15, 0]
    expected = {1: [22, 15, 0], 2: [32, 15, 0], 3: [22, 30, 0]}
    for phase, sums in expected.items():
        assert [total(on, seat, phase) for seat in range(3)] == sums


def best_with(blocks: int) -> int:
    """Exhaustive: one knight and so many blocks on 3 x 3 (the first lies in a cell), best area x level."""
    inside = [column + row for column in "abc" for row in "123"]
    best = 0
    layer = {(frozenset({(cell, 1)}), stand) for cell in ("a1", "b1", "b2") for stand in inside}
    for placed in range(1, blocks + 1):
        reached = set(layer)
        waiting = list(layer)
        while waiting:
            built, stand = waiting.pop()
            on = o.Board(dict(built), {0: {stand}}, None)
            best = max(best, o.castle_points(on, 0))
            for target in o.move_targets(on, stand):
                if target in inside and (built, target) not in reached:
                    reached.add((built, target))
                    waiting.append((built, target))
        layer = set()
        if placed < blocks:
            for built, stand in reached:
                for cell in o.block_cells(o.Board(dict(built), {0: {stand}}, None)):
                    if cell in inside:
                        heights = dict(built)
                        heights[cell] = heights.get(cell, 0) + 1
                        layer.add((frozenset(heights.items()), stand))
    return best


def test_s4_small_numbers_by_exhaustive_search() -> None:
    assert [best_with(blocks) for blocks in (3, 4, 5)] == [4, 6, 8]


@pytest.mark.parametrize(
    ("way", "blocks", "best"),
    [
        *[("stairs", blocks, best) for blocks, best in [(6, 10), (7, 12), (9, 18), (12, 27), (15, 36)]],
        *[("shimmy", blocks, best) for blocks, best in [(6, 10), (7, 12), (9, 18), (12, 28), (15, 40)]],
        *[("cards", blocks, best) for blocks, best in [(9, 25), (12, 42), (15, 64)]],
    ],
)
def test_s4_larger_castles(way: str, blocks: int, best: int) -> None:
    """A row of towers on a snake; the tallest are the stairs, two neighbours, or one tower lifted by cards."""
    snake = [c + "1" for c in "abcdefgh"] + [c + "2" for c in "hgfedcba"]
    results = []
    for top in range(1, blocks + 1):
        shape = {"stairs": list(range(top, 0, -1)), "shimmy": [top, top - 1], "cards": [top]}[way]
        shape = [tower for tower in shape if tower > 0]
        flat = blocks - sum(shape)
        if flat < 0 or len(shape) + flat > len(snake):
            continue
        heights = dict(zip(snake, shape + [1] * flat, strict=False))
        (castle,) = o.castles(heights)
        if o.height(heights, castle) <= o.area(castle):
            results.append(o.castle_points(o.Board(heights, {0: {"a1"}}, None), 0))
    assert max(results) == best


def test_s5_wormhole() -> None:
    on = board("b2 c2 d2 e2 f2", "a2", king="e2")
    assert "g2" in o.door_targets(on, "a2")
    assert ap_to(on, "a2", "g2", doors=True) == 1
    assert ap_to(on, "a2", "g2", doors=False) == 8
    assert len(o.move_targets(on, "a2")) == 14


def test_s6_elevator() -> None:
    on = board("b2=5 c2=4 d2=3 b3=2 c3=1", "a2", king="b3")
    found = {}
    for target in o.elevator_targets(on, "a2"):
        if target in on.heights:
            found[target] = o.castle_points(o.Board(on.heights, {0: {target}}, on.king), 0)
    assert found == {"c2": 20, "d2": 15, "c3": 5}
    assert ap_to(on, "a2", "c2", doors=True) is None


def test_k1_climbing_off_the_bonus_level_pays_above_five_times_the_phase() -> None:
    for phase, first in [(1, 6), (2, 11), (3, 16)]:
        for cells in range(4, 17):
            snake = ([c + "1" for c in "abcdefgh"] + [c + "2" for c in "hgfedcba"])[:cells]
            heights = dict.fromkeys(snake, 1)
            heights["a1"], heights["b1"] = phase, phase + 1
            stay, climb = (total(o.Board(heights, {0: {cell}}, "d1"), 0, phase) for cell in ("a1", "b1"))
            assert (climb > stay) == (cells >= first)


def test_k2_around_example_f() -> None:
    for knights, points in [("b2 c2", 13), ("c2", 9), ("b2", 8), ("b2 b3", 8)]:
        assert total(board("b2=2 c2 b3=2 c3", knights, king="c3"), 0, 1) == points


def test_k3_one_level_a_year() -> None:
    sums = []
    for phase, cell in [(1, "b3"), (2, "c2"), (3, "b2")]:
        on = board("b2=3 c2=2 b3 c3", cell, king="c3")
        sums.append((o.castle_points(on, 0), o.king_bonus(on, 0, phase)))
    assert sums == [(4, 5), (8, 10), (12, 15)]
    assert sum(map(sum, sums)) == 54


def test_k4_where_to_put_the_king() -> None:
    for king, lead in [("b3", -10), ("f6", 10), ("h1", 0)]:
        on = board("b2=2 c2 b3 e5=2 e6 f5 f6 g1 h1", "e5 c2", "b2 f5", "g1 e6", king=king)
        mine, *theirs = (o.king_bonus(on, seat, 2) for seat in range(3))
        assert mine - max(theirs) == lead


def test_k5_fewest_ap_to_the_bonus() -> None:
    on = board("b1 b2=2 c2 e2 f2 g2", "h2", "f2", king="b1")
    assert ap_to(on, "h2", "b2", doors=True) == 3
    assert ap_to(on, "h2", "b2", doors=False) == 8
    there = o.Board(on.heights, {0: {"b2"}, 1: {"f2"}}, "b1")
    assert (o.castle_points(there, 0), o.king_bonus(there, 0, 2)) == (6, 10)


def test_k6_one_point_too_many() -> None:
    at = state(board("d4", "a1", "a2", "a3"), scores=[21, 22, 30])
    assert o.lowest_seat(at.scores) == 0
    at = o.play(at, ("point",))
    assert at.scores == [23, 22, 30]
    assert o.lowest_seat(at.scores) == 1


def test_k7_the_lines_named() -> None:
    start = state(board("b2 c2=2 c3 f2 f3 d6", "b2 f2", "c2", king="c3"), stacks=[2])
    lines = {
        1: [("build", "f3", 2), ("build", "f4", 0), ("move", "f2", "f3")],
        2: [("build", "b3", 2), ("build", "b3", 0), ("move", "b2", "b3")],
        3: [("build", "b3", 2), ("build", "b3", 0), ("move", "b2", "b3")],
    }
    for phase, idle, best in [(1, 15, 16), (2, 10, 22), (3, 10, 12)]:
        assert total(start.board, 0, phase) + 5 == idle
        at = start
        for action in lines[phase]:
            assert action in o.legal(at)
            at = o.play(at, action)
        assert total(at.board, 0, phase) + at.ap_total - at.ap_spent == best


# ---------------------------------------------------------------- between phases, whole games


def last_turn(on: o.Board, scores: list[int], phase: int) -> o.State:
    """The last turn of a phase: the seat before the starter (seat 0) has one stack of two left."""
    count = len(on.knights)
    seats = [o.Seat([2] if seat == count - 1 else [], set(), set(), []) for seat in range(count)]
    rounds = len(o.STACKS[count][phase])
    supply = 92 - 2 - sum(on.heights.values())
    return o.State(on, seats, supply, scores, phase, rounds, 0, count - 1)


def test_the_last_moves_the_king_and_starts() -> None:
    on = board("b2=2 c2=2 f6 d8", "b2", "c2", "f6", king="d8")
    after = o.play(last_turn(on, [5, 4, 7], 1), ("end", 2, ()))
    assert after.scores == [9, 8, 10]  # 5 + 4, 4 + 4, then 7 + 1 finds 8 and 9 taken
    assert (after.stage, after.phase, after.round, after.starter, after.to_move) == ("king", 2, 1, 1, 1)
    assert [seat.stacks for seat in after.seats] == [[3, 3, 2]] * 3
    assert o.total_blocks(after) == 92


def test_nobody_scored_so_the_last_seat_moves_the_king() -> None:
    on = board("d8 h5 e1", "a1", "b1", "c1", king="d8")
    after = o.play(last_turn(on, [0, 0, 0], 1), ("end", 2, ()))
    assert (after.scores, after.starter, after.to_move, after.stage) == ([0, 0, 0], 2, 2, "king")
    assert o.legal(after) == {("stay",), ("king", "h5"), ("king", "e1")}
    assert [seat.stacks for seat in after.seats] == [[3, 3, 2]] * 3
    moved = o.play(after, ("king", "h5"))
    assert (moved.board.king, moved.stage, moved.to_move, moved.phase, moved.round) == ("h5", "turn", 2, 2, 1)


def test_the_game_ends_after_the_third_scoring() -> None:
    on = board("b2=2 c2=2 f6 d8", "b2", "c2", king="d8")
    after = o.play(last_turn(on, [5, 9], 3), ("end", 2, ()))
    assert (after.stage, after.scores) == ("over", [10, 13])
    assert o.legal(after) == set()
    assert o.winners(after) == [1]


def check(at: o.State) -> None:
    assert rp.valid_board(at.board) == []
    assert o.total_blocks(at) == 92
    assert at.supply >= 0
    assert len(o.castles(at.board.heights)) >= 6
    above = [score for score in at.scores if score > 0]
    assert len(above) == len(set(above))
    for seat in at.seats:
        assert all(0 <= size <= 3 for size in seat.stacks)
        assert seat.fresh <= seat.hand
        assert not seat.hand & set(seat.deck)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_the_invariants(players: int) -> None:
    rng = random.Random(players)
    at = rp.opening_state(rng, players)
    turns = 0
    while at.stage != "over":
        check(at)
        action = rp.random_action(rng, at)
        turns += action[0] == "end"
        at = o.play(at, action)
    check(at)
    assert turns == players * (12 if players == 2 else 10)
    assert all(seat.stacks == [] for seat in at.seats)


def test_random_positions_are_valid_and_varied() -> None:
    seen = dict.fromkeys(rp.board_facts(board("d4", "d4")), 0)
    used: set[str] = set()
    for seed in range(60):
        at = rp.random_state(random.Random(seed))
        check(at)
        later = sum(sum(o.STACKS[len(at.seats)][phase]) for phase in range(at.phase + 1, 4))
        assert at.supply >= len(at.seats) * later
        for fact, holds in rp.board_facts(at.board).items():
            seen[fact] += holds
        used |= {action[1] if action[0] == "play" else action[0] for action in o.legal(at)}
    assert all(count >= 5 for count in seen.values()), seen
    assert used >= {"add", "move", "build", "buy", "point", "end", "keep", *o.CARDS}


def test_random_boards_tell_the_door_rulings_apart() -> None:
    rising = straight = 0
    for seed in range(40):
        on = rp.random_board(random.Random(seed))
        for cell in sorted(set().union(*on.knights.values())):
            doors = o.door_targets(on, cell)
            assert o.door_targets(on, cell, never_rise=True) <= doors <= o.elevator_targets(on, cell)
            assert o.door_targets(on, cell, straight_opposite=True) <= doors
            rising += doors != o.door_targets(on, cell, never_rise=True)
            straight += doors != o.door_targets(on, cell, straight_opposite=True)
    assert rising >= 5
    assert straight >= 50


def test_the_same_seed_gives_the_same_position_and_json() -> None:
    one, two = (rp.state_to_json(rp.random_state(random.Random(7))) for _ in range(2))
    assert one == two
    look = rp.state_to_json(rp.random_state(random.Random(1), stage="look"))
    assert ("looking" in look) == (look["stage"] == "look")
    assert (one["game"], one["version"]) == ("torres", 1)
