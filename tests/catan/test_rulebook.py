"""The circle of the rulebook: every row is named in code and tests, and every name has its row."""

from __future__ import annotations

from boardlab.rules_matrix import read_matrix


def test_the_rulebook_is_whole_and_every_row_is_used():
    matrix = read_matrix("catan")
    assert len(matrix.rows) == 160
    assert matrix.hanging == []
