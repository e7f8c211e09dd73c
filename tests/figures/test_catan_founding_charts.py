"""The charts on founding say what the rules core says, in both languages, and stay small."""

from __future__ import annotations

from boardlab import catan
from boardlab.catan.board import SITES
from boardlab.catan.rules.odds import site_ways
from boardlab.figures.catan_founding import kinds_at, room_left, sites_left

START = catan.start(4)


COLOURS = ("Orange", "Red", "Blue", "White")


def test_the_map_shows_every_place_left_with_its_dots() -> None:
    chart = sites_left(START, "en")
    shown = chart.figure().data[-1]
    assert len(chart.rows) == len(shown.x) == 28
    assert sorted(map(int, shown.text)) == sorted(row[1] for row in chart.rows)
    assert chart.rows[0] == ("desert/fields 5/mountains 6", 9, 2, "")
    assert sum(row[3] != "" for row in chart.rows) == 14


def test_an_empty_island_has_room_everywhere() -> None:
    empty = catan.start(3, board=START.island)
    chart = sites_left(empty, "en")
    assert len(chart.rows) == len(SITES) == 54
    assert [row[1] for row in chart.rows[:4]] == [12, 12, 12, 11]
    assert sites_left(empty, "en", best=10).rows == chart.rows[:10]
    assert max(site_ways(START.island, site) for site in range(54)) == 12
    assert {kinds_at(empty, site) for site in range(54)} == {1, 2, 3}


def test_the_room_runs_out_to_twenty_eight() -> None:
    rows = room_left("en").rows
    assert [row[2] for row in rows] == [54, 50, 46, 43, 40, 37, 34, 31, 28]
    assert [row[1] for row in rows] == ["", *COLOURS, *reversed(COLOURS)]
    assert rows[-1][2] == START.pieces.sites.bit_count()
