"""One Korean term for one thing in what learners read: points are 계산하다, things 세다, a board 판 or 게임판."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXTS = sorted({*(ROOT / "boardlab").rglob("*.toml"), *(ROOT / "notebooks" / "source").rglob("*.md")})
LEFT = {
    r"셈(하|을|합)": "세다 for things, 계산하다 for points",
    r"(?<!행동 )(?<!키)(?<!클립)보드(?! ?게임)(?!\w*[a-z])": "판 or 게임판; the action board is 행동 보드",
}


@pytest.mark.parametrize("pattern", LEFT, ids=["count", "board"])
def test_learners_read_one_term_for_one_thing(pattern: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {match[0]}: {LEFT[pattern]}"
        for path in TEXTS
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for match in re.finditer(pattern, line)
    ]
    assert not found
