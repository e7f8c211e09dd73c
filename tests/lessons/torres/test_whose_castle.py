"""No text of Torres speaks of a castle as a player's: castles belong to nobody."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import boardlab

PACKAGE = Path(boardlab.__file__).parent
SOURCES = PACKAGE.parent / "notebooks" / "source" / "torres"
FILES = sorted(
    [*(PACKAGE / "torres").rglob("*.toml"), *(PACKAGE / "lessons" / "torres").rglob("*.toml"), *SOURCES.glob("*.md")]
)
OWNED = re.compile(
    r"(?<!king)(?:’s?|'s?|:’s\}) (?:\w+ )?castles?\b"
    r"|\b(?:[Yy]our|[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Ww]hose|own)\*? (?:\w+ )?castles?\b"
    r"|\bcastles? of (?:yours|mine|theirs|his|hers|[A-D]\b|a player|a rival|somebody|their own)"
    r"|\b(?:[A-D]|Mira|[Yy]ou|players?|rivals?) (?:has|have|owns?) (?:\w+ )?castles?\b"
)
OWNED_KO = re.compile(
    r"(?<![가-힣])\*?(?:(?:[A-D]|남|상대|상대방|미라|플레이어|사람|누구|모두|저마다|각자|나|기사)의|내|제|자기"
    r"|\{(?:player|who|you|them|other|rival|leader|loser|seat)\}의)\*? "
    r"(?:(?:가장 )?(?:좋은|큰|높은|작은|첫|새|둘째|두) )?성(?=[이은을에과으부보도]|들|$| (?!점수))"
)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_no_castle_is_told_to_be_a_players(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    told = [line for line in lines if not line.lstrip().startswith("# ")]
    assert [line.strip()[:120] for line in told if OWNED.search(line) or OWNED_KO.search(line)] == []


@pytest.mark.parametrize(
    ("text", "is_owned"),
    [
        ("the tallest tower of A’s castle", True),
        ("put him into a castle of yours", True),
        ("In which order are the players’ castles scored?", True),
        ("A has two castles", True),
        ("the king’s castle and every castle with a knight of yours", False),
        ("B가 A의 성에서 가장 높은 탑에 올랐습니다", True),
        ("왕을 내 성으로 옮기세요", True),
        ("누구의 성부터 계산할까요", True),
        ("{player}의 기사가 성을 지나갔습니다", False),
        ("왕의 성에 선 내 기사, {castle}의 성, 모두의 성 점수", False),
    ],
)
def test_a_castle_of_a_player_is_found(text: Any, is_owned: bool) -> None:
    assert bool(OWNED.search(text) or OWNED_KO.search(text)) is is_owned
