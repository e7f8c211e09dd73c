"""How many ways there are to play some plies: numbers that change when any rule does.

``python -m tests.torres.test_perft`` counts them once more, with the fast engine and with the slow witness.
"""

from __future__ import annotations

import pytest

from boardlab import torres
from tests.torres import oracle
from tests.torres.random_positions import state_to_json
from tests.torres.setups import play
from tests.torres.witness import board_of, normal

SET_UPS = {2: (8, 56, 336), 3: (8, 56, 336, 1680), 4: (8, 56, 336, 1680, 6720)}
"""Ways to place first knights and king, by plies: 8 · 7 · 6 · 5 · 4, as each takes an empty castle."""

POSITIONS: dict[str, tuple[str, tuple[int, ...]]] = {
    "opening with 2 players": (
        (
            "torres/1 turn 1.1 AA ...1..../......../..1..1../.......1/1......./..1..1../......../....1... "
            "c3/f6 d8 0,0 3333/3333 - 60 5.0.0.0.0 -/- - abcdefghij/abcdefghij -"
        ),
        (39, 1551),
    ),
    "opening with 3 players": (
        (
            "torres/1 turn 1.1 AA ...1..../......../..1..1../.......1/1......./..1..1../......../....1... "
            "c3/f6/a4 d8 0,0,0 3322/3322/3322 - 54 5.0.0.0.0 -/-/- - abcdefghij/abcdefghij/abcdefghij -"
        ),
        (71, 3346),
    ),
    "opening with 4 players": (
        (
            "torres/1 turn 1.1 AA ...1..../......../..1..1../.......1/1......./..1..1../......../....1... "
            "c3/f6/a4/h5 d8 0,0,0,0 2222/2222/2222/2222 - 52 5.0.0.0.0 -/-/-/- - "
            "abcdefghij/abcdefghij/abcdefghij/abcdefghij -"
        ),
        (41, 1675),
    ),
    "two players, cards in hand": (
        (
            "torres/1 turn 2.2 CA .21...../21b...../11211.1./.2.111.1/1.1...1./..1..1../.....1.1/..111... "
            "h1b5e6/a3a5/a4b6a8 h2 0,0,0 20/20/3 - 45 5.0.0.0.0 abceij/acefghij/adefghij - -/db/bc -"
        ),
        (105, 11065),
    ),
    "few AP left": (
        (
            "torres/1 turn 1.1 BD ......../....11../......1./.....1../.22...1./...1..../..2.1.../..2..1.. "
            "b2e5e6/c3c5g6c7g7/c1e2b7c8/a4 c2 0,3,2,1 2222/322/322/220 1 49 5.1.1.0.0 "
            "abcegh/-/bd/- - if/jbd/fgcij/jbh -"
        ),
        (25, 1424, 101044),
    ),
    "low castles": (
        (
            "torres/1 turn 2.2 AA ....11../.1....1./....11.1/...11.../1...11../......../......1./.1.....1 "
            "c8/h3a4b4 f6 0,0 22/210 1 69 5.2.2.0.0 ce/bdeh - afjibdgh/jc -"
        ),
        (66, 3801),
    ),
    "tall castles": (
        (
            "torres/1 turn 3.2 BC .....1.5/...22.45/.......5/.......5/......../...22.../1.1...../.1.22... "
            "e1f1d3/f2h5f7/e2c7d7 g7 12,21,8 22/2/32 - 41 5.0.0.0.1 cdgj/bi/acfghj - -/dfhegacj/id -"
        ),
        (48, 2104, 88422),
    ),
}
"""The first turn with two, three and four players, and four moments of middle games."""


def opening(players: int) -> torres.Position:
    """Knights on c3, f6, …, the king on d8."""
    knights = [f"knight {cell}" for cell in ("c3", "f6", "a4", "h5")[:players]]
    return play(torres.start(players), *knights, "king d8")


def count(p: torres.Position, plies: int) -> int:
    """How many lines of play have so many plies."""
    if plies == 1:
        return len(p.legal_actions())
    return sum(count(p.play(act), plies - 1) for act in p.legal_actions())


@pytest.mark.parametrize("players", SET_UPS)
def test_set_ups(players: int) -> None:
    assert tuple(count(torres.start(players), plies) for plies in range(1, players + 2)) == SET_UPS[players]


@pytest.mark.parametrize("name", POSITIONS)
def test_perft_counts_are_unchanged(name: str) -> None:
    line, counts = POSITIONS[name]
    p = torres.parse(line)
    assert tuple(count(p, plies) for plies in range(1, len(counts) + 1)) == counts


def witness_of(p: torres.Position) -> oracle.State:
    """The position as the slow witness keeps it."""
    doc = p.to_json()
    seats = [
        oracle.Seat(list(doc["stacks"][at]), set(doc["hands"][at]), set(), list(doc["decks"][at]))
        for at in range(p.players)
    ]
    seats[p.decider].fresh = set(doc["fresh"])
    state = oracle.State(board_of(p), seats, p.supply, list(p.scores), p.phase, p.round, p.starter, p.decider)
    state.ap_total, state.ap_spent, state.built, state.bought, state.played = p.ap, p.spent, p.built, p.bought, p.played
    state.turn_stack = doc["turn_stack"]
    assert normal(state_to_json(state)) == normal(doc)
    return state


def count_slowly(state: oracle.State, plies: int) -> int:
    """The same count by the witness."""
    actions = oracle.legal(state)
    if plies == 1:
        return len(actions)
    return sum(count_slowly(oracle.play(state, act), plies - 1) for act in actions)


if __name__ == "__main__":
    for title, (text, found) in POSITIONS.items():
        start = torres.parse(text)
        for ply in range(1, len(found) + 1):
            print(
                f"{title}, {ply} plies: {count(start, ply)}, witness {count_slowly(witness_of(start), ply)}", flush=True
            )
