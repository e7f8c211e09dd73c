"""Second witness for Torres, part 3: castle points, the king's bonus and the score track."""

from __future__ import annotations

from tests.torres.oracle_board import Board, Castle, area, castle_of, castles, level

KING_BONUS = {1: (1, 5), 2: (2, 10), 3: (3, 15)}  # phase -> (level asked for, points)


def marker(scores: list[int], seat: int, points: int) -> int:
    """torres.track.one_per_space: the space where the seat's marker stops after moving so many points.

    Taken spaces are skipped; nothing moves for 0 points. Totals are compared, so a lap does not matter.
    """
    if points == 0:
        return scores[seat]
    space = scores[seat] + points
    while any(other != seat and score == space for other, score in enumerate(scores)):
        space += 1
    return space


def score_castles(board: Board, seat: int) -> list[tuple[Castle, int, int, int]]:
    """torres.score.castle_once, .highest: (castle, area, level, points) of each castle with a knight of the seat."""
    result: list[tuple[Castle, int, int, int]] = []
    for castle in castles(board.heights):
        levels = [level(board, cell) for cell in board.knights[seat] if cell in castle]
        if levels:
            result.append((castle, area(castle), max(levels), area(castle) * max(levels)))
    return result


def castle_points(board: Board, seat: int) -> int:
    """Sum of the seat's points over all castles."""
    return sum(points for _, _, _, points in score_castles(board, seat))


def king_bonus(board: Board, seat: int, phase: int) -> int:
    """torres.king.*: paid once for a knight on exactly the phase's level in the king's castle."""
    if board.king is None:
        return 0
    castle = castle_of(board.heights, board.king)
    if castle is None:
        return 0
    asked, points = KING_BONUS[phase]
    for cell in board.knights[seat]:
        if cell in castle and level(board, cell) == asked:
            return points
    return 0


def score_phase(board: Board, scores: list[int], phase: int, order: list[int]) -> list[tuple[str, int, int, int]]:
    """torres.score.steps, .order, .marker: rows (step, seat, points, landed_on), step "castles" or "king".

    Every seat has a row in both steps, also with 0 points. The scores given are not changed.
    """
    track = list(scores)
    rows: list[tuple[str, int, int, int]] = []
    for seat in order:
        points = castle_points(board, seat)
        track[seat] = marker(track, seat, points)
        rows.append(("castles", seat, points, track[seat]))
    for seat in order:
        points = king_bonus(board, seat, phase)
        track[seat] = marker(track, seat, points)
        rows.append(("king", seat, points, track[seat]))
    return rows


def lowest_seat(scores: list[int]) -> int:
    """torres.next.king_may: the lowest score; shared only on the start space, then the last seat (ruling A8)."""
    return max(seat for seat, score in enumerate(scores) if score == min(scores))
