"""The three layouts: which lines meet which tents, who faces whom."""

from __future__ import annotations

import pytest

from boardlab import creed
from boardlab.creed.board import CROSSING, LAYOUTS, STRAIGHT, TWIN, Layout, layout_for
from tests.creed.boards import with_tents


def lane(layout: Layout, line: str) -> str:
    """The tents a line leads to, as row and column, the nearest first."""
    return " ".join(layout.tent_names[tent] for tent in layout.lane[layout.line_names.index(line)])


@pytest.mark.rule("creed.setup.boards")
def test_the_straight_board() -> None:
    """Line c runs along column c of both camps."""
    assert STRAIGHT.line_names == ("A1", "A2", "A3", "B1", "B2", "B3")
    assert lane(STRAIGHT, "A1") == "BT31 BT21 BT11"
    assert lane(STRAIGHT, "A3") == "BT33 BT23 BT13"
    assert lane(STRAIGHT, "B2") == "AT12 AT22 AT32"


def test_the_twin_board() -> None:
    assert TWIN.line_names[:6] == ("AR1", "AR2", "AR3", "AC1", "AC2", "AC3")
    assert lane(TWIN, "AR2") == "BT21 BT22 BT23"
    assert lane(TWIN, "BR2") == "AT23 AT22 AT21"
    assert lane(TWIN, "AC1") == "BT33 BT23 BT13"
    assert lane(TWIN, "BC1") == "AT31 AT21 AT11"


def test_the_crossing_board() -> None:
    """Every tent lies on exactly two lines: its row is reached by one enemy, its column by the other."""
    table = {
        "AN2": "BT21 BT22 BT23",
        "BN2": "AT23 AT22 AT21",
        "DS2": "CT21 CT22 CT23",
        "CS2": "DT23 DT22 DT21",
        "BE1": "CT11 CT21 CT31",
        "CE1": "BT31 BT21 BT11",
        "AW3": "DT13 DT23 DT33",
        "DW3": "AT33 AT23 AT13",
    }
    assert {line: lane(CROSSING, line) for line in table} == table
    for tent in range(36):
        attackers = {CROSSING.fields[reach.line // 3] for reach in CROSSING.reaches(tent)}
        assert len(CROSSING.reaches(tent)) == 2
        assert attackers == set(CROSSING.enemies[tent // 9])


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=repr)
def test_facing_is_mutual_and_between_enemies(layout: Layout) -> None:
    for field, other in enumerate(layout.facing):
        assert layout.facing[other] == field
        assert layout.sides[layout.fields[field]] != layout.sides[layout.fields[other]]
        assert layout.front_of[field] == layout.front_of[other]
    for line, other in enumerate(layout.across):
        assert layout.across[other] == line
        assert {tent // 9 for tent in layout.lane[line]} == {layout.fields[other // 3]}
        assert len(set(layout.lane[line])) == 3
    assert len(set(layout.cell_names) | set(layout.tent_names)) == layout.cells + 9 * layout.players


@pytest.mark.rule("creed.setup.boards")
def test_lines_by_layout() -> None:
    """Three lines with two players on the straight board, six on the twin, twelve with four."""
    assert [layout.lines // 2 for layout in (STRAIGHT, TWIN, CROSSING)] == [3, 6, 12]
    assert layout_for(2, "straight") is STRAIGHT
    assert layout_for(2, "twin") is TWIN
    assert layout_for(4, "twin") is CROSSING
    assert CROSSING.allies == (2, 3, 0, 1)
    assert STRAIGHT.allies == (-1, -1)


def test_two_sieges_on_one_camp() -> None:
    """Of the nine pairs of a row from the east and a column from the south, the order matters for one: the corner."""

    def fallen(first: str, second: str) -> set[int]:
        gone: set[int] = set()
        for line in (first, second):
            tents = CROSSING.lane[CROSSING.line_names.index(line)]
            gone.add(next(tent for tent in tents if tent not in gone))
        return gone

    differ = [
        (row, column)
        for row in (1, 2, 3)
        for column in (1, 2, 3)
        if fallen(f"BN{row}", f"DW{column}") != fallen(f"DW{column}", f"BN{row}")
    ]
    assert differ == [(3, 3)]
    names = {CROSSING.tent_names[tent] for tent in fallen("BN3", "DW3")}
    assert names == {"AT33", "AT23"}, "east first: the strike from the south goes on to AT23"


@pytest.mark.rule("creed.board.swamp")
def test_swamps_are_an_option() -> None:
    """swamps: the centre, none, or any cells."""
    free = {}
    for swamps in ("centre", "none", ((1, 1), (3, 3))):
        p = with_tents(creed.start(first=0, options=creed.Options(swamps=swamps)))
        free[str(swamps)] = {p.layout.cell_names[action.cell] for action in p.legal_actions()}
    every = {f"A{line}{rank}" for line in (1, 2, 3) for rank in (1, 2, 3)}
    assert free["centre"] == every - {"A22"}
    assert free["none"] == every
    assert free["((1, 1), (3, 3))"] == every - {"A11", "A33"}


@pytest.mark.rule("creed.setup.boards", "creed.act.cross")
def test_two_players_on_one_field_or_two() -> None:
    """layout_2p, creed.setup.boards: straight has no other field to move to, twin has."""
    straight, twin = creed.start(), creed.start(options=creed.Options(layout_2p="twin"))
    assert (len(straight.units), len(twin.units)) == (18, 36)
    assert "A11" in straight.layout.cell_numbers
    assert "AR11" in twin.layout.cell_numbers
    assert straight.judge(creed.start(4).legal_actions()[0]).rules == ("creed.setup.boards",)
