"""What a question of Torres asks about is ringed on its board: cells to choose from, and cells that its words name."""

from __future__ import annotations

import re

import pytest

from boardlab import lessons
from tests.boxes import placed

CELL = re.compile(r"(?<![A-Za-z0-9])[a-h][1-8](?![0-9])")


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_every_cell_asked_about_is_ringed(lang: str) -> None:
    missing, seen = [], 0
    for asked in lessons.checkpoints("torres"):
        words = " ".join([asked.question(lang), *(asked.choice(key, lang) for key in asked.options)])
        wanted = set(asked.places) if asked.among else set(CELL.findall(words))
        ringed = {one.key.removeprefix("asked:") for one in placed(asked.scene(lang)) if one.key.startswith("asked:")}
        seen += bool(wanted)
        if wanted - ringed:
            missing.append((asked.id, sorted(wanted - ringed)))
    assert not missing
    assert seen > 30
