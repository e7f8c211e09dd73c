"""Second witness for Torres, part 6: the eight master cards, from their texts, by names of cells and plain loops."""

from __future__ import annotations

from itertools import combinations

from tests.torres.oracle_board import Board, castles, diagonal_neighbours, level, neighbours

EACH = {1: 2, 2: 5, 3: 10}
CASTLES = {1: (4, 5), 2: (5, 15), 3: (6, 30)}
FINAL = {"different_levels": 40, "same_level": 50, "in_a_row": 50, "square": 50, "neighbours": 40}


def points(
    board: Board,
    card: str,
    seat: int,
    phase: int,
    *,
    all_knights: str = "all_six",
    row_diagonal: bool = False,
    square_tilted: bool = False,
    neighbours_diagonal: bool = False,
) -> int:
    """What the card would pay the seat; whether it is due after this phase is not asked."""
    own = sorted(board.knights[seat])
    if card in ("border", "diagonals"):
        counts = [sum(1 for cell in board.knights[one] if _marked(card, cell)) for one in sorted(board.knights)]
        best_other = max(count for one, count in enumerate(counts) if one != seat)
        return EACH[phase] * (counts[seat] + (1 if counts[seat] > best_other else 0))
    if card == "castle_count":
        wanted, reward = CASTLES[phase]
        held = [one for one in castles(board.heights) if any(cell in one for cell in own)]
        return reward if len(held) == wanted else 0
    if card == "square":
        return 50 if any(_is_square(four, tilted=square_tilted) for four in combinations(own, 4)) else 0
    if len(own) < (6 if all_knights == "all_six" else 2):
        return 0
    levels = [level(board, cell) for cell in own]
    met = {
        "different_levels": len(set(levels)) == len(levels),
        "same_level": len(set(levels)) == 1,
        "in_a_row": _is_row(own, diagonal=row_diagonal),
        "neighbours": _hang_together(own, diagonal=neighbours_diagonal),
    }[card]
    return FINAL[card] if met else 0


def _spot(cell: str) -> tuple[int, int]:
    return ord(cell[0]) - ord("a"), int(cell[1]) - 1


def _marked(card: str, cell: str) -> bool:
    if card == "border":
        return cell[0] in "ah" or cell[1] in "18"
    column, row = _spot(cell)
    return row in (column, 7 - column)


def _is_row(cells: list[str], *, diagonal: bool) -> bool:
    spots = [_spot(cell) for cell in cells]
    lines = [{c for c, _ in spots}, {r for _, r in spots}]
    if diagonal:
        lines += [{c - r for c, r in spots}, {c + r for c, r in spots}]
    return any(len(line) == 1 for line in lines)


def _is_square(four: tuple[str, ...], *, tilted: bool) -> bool:
    """Four equal sides and two equal diagonals, by the six distances."""
    spots = [_spot(cell) for cell in four]
    distances = sorted((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 for a, b in combinations(spots, 2))
    if not (distances[0] == distances[3] and distances[4] == distances[5] == 2 * distances[0]):
        return False
    return tilted or len({c for c, _ in spots}) == 2


def _hang_together(cells: list[str], *, diagonal: bool) -> bool:
    reached, waiting = {cells[0]}, [cells[0]]
    while waiting:
        here = waiting.pop()
        for other in (*neighbours(here), *(diagonal_neighbours(here) if diagonal else ())):
            if other in cells and other not in reached:
                reached.add(other)
                waiting.append(other)
    return len(reached) == len(cells)
