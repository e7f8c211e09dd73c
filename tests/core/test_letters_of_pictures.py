"""Letters of pictures grow on small boards alone: where a pixel has few units, the page tells the style nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCALED = re.compile(r"max\(([\d.]+)(?:px)?,([\d.]+)(?:px)?\*var\(--unit,2\)(?: - ([\d.]+)px)?\)")
[LEAST] = map(float, re.findall(r"LEAST_UNIT = ([\d.]+);", (ROOT / "widgets/src/panels/table.ts").read_text()))


@pytest.mark.parametrize("game", ["torres", "catan", "creed"])
def test_letters_when_units_are_least_then_not_enlarged(game: str) -> None:
    style = (ROOT / f"boardlab/{game}/picture/style.py").read_text()
    rules = [
        (float(least), float(each), float(less or 0))
        for least, each, less in SCALED.findall(re.sub(r"max\((\d*\.?\d+px|\d+), ", r"max(\1,", style))
    ]
    assert len(rules) == style.count("var(--unit"), "a rule of another form"
    assert [rule for rule in rules if rule[1] * LEAST - rule[2] > rule[0]] == []
