"""The chart of the search for the leaders says what the odds say, and stays small."""

from __future__ import annotations

from boardlab.figures.creed_sieges import search_length


def test_the_search_tent_by_tent() -> None:
    """A first leader within 2 tents in 5 of 12 cases, both within 4 in 1 of 6, within 6 in 5 of 12, by 9 for sure."""
    rows = {row[0]: row[1:] for row in search_length("en").rows}
    assert rows[2][1] == round(100 * 5 / 12, 1)
    assert rows[4] == (12, round(100 * 26 / 36, 1), round(100 / 6, 1))
    assert rows[6][2] == round(100 * 5 / 12, 1)
    assert rows[9] == (27, 100, 100)
