"""Charts on Creed's hidden units say what the core reckons, in both languages, and stay small."""

from __future__ import annotations

import pytest

from boardlab.figures.creed_hidden import ATTACKERS, chance_to_kill, what_it_may_be
from boardlab.lessons import scenario


def test_the_chances_of_every_attacker() -> None:
    """Out of 17 tiles of the nation with armoured cavalry, alone and with an archer."""
    rows = chance_to_kill(1, "en").rows
    assert [row[1].partition("/")[0] for row in rows] == ["7", "9", "9", "0", "0", "9", "11", "14", "15"]
    assert [row[2].partition("/")[0] for row in rows] == ["12", "14", "12", "6", "6", "12", "14", "14", "17"]
    assert len(rows) == len(ATTACKERS)
    assert rows[-1][3:] == (88.2, 100)


def test_seen_unit_has_no_bar() -> None:
    rows = {row[0]: row[1:] for row in what_it_may_be(scenario("creed.hidden.later"), "en").rows}
    assert rows["obstacle -/1"] == (11.8, 0)
    assert rows["cavalry 3/3"] == (11.8, 22.2)
    for column in (0, 1):
        assert sum(row[column] for row in rows.values()) == pytest.approx(100, abs=0.5)
