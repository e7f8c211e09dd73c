"""What was once told wrongly, against the rules or as a rule where the texts are silent, is told rightly now."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LESSONS, PACKAGE = "notebooks/source", "boardlab"


@cache
def text_of(name: str) -> str:
    """A source as one line, without the marks of links."""
    found = (ROOT / name).read_text(encoding="utf-8")
    return re.sub(r"\s+", " ", re.sub(r"\[\[[\w.]+\|([^\]]*)\]\]", r"\1", found))


@cache
def sources() -> tuple[str, ...]:
    """The lessons with their questions, rules and words, in both languages."""
    found = [*(ROOT / LESSONS).rglob("*.md"), *(ROOT / PACKAGE).rglob("*.toml")]
    return tuple(sorted(path.relative_to(ROOT).as_posix() for path in found))


CATAN, CREED, TORRES = (f"{LESSONS}/{game}" for game in ("catan", "creed", "torres"))
TOLD = {
    "anybody may make an offer": (
        f"{CATAN}/05_trade.md",
        [
            "[Aa]nybody may make an offer, too.{0,4} but only to",
            "제안은 누구나 할 수 있지만.{0,4} 차례가 된 사람에게만",
        ],
        ["[Oo]nly the player whose turn it is (makes|may make) an offer", "차례가 된 사람만 거래를 제안"],
    ),
    "beginning a phase is no favour": (
        f"{PACKAGE}/lessons/torres/king/questions.toml",
        ["last may move the king, and begins in return", "왕을 옮길 권리를 얻고, 대신 먼저 시작합니다"],
        ["in favour of the last", "뒤처진 사람에게 유리하게 시작"],
    ),
    "a master card may be announced": (
        f"{PACKAGE}/torres/rulebook.toml",
        ["nobody has to announce it", "미리 밝히지 않아도 됩니다"],
        ["[Nn]obody announces", "밝히지 않습니다"],
    ),
    "whether discards are seen is left open": (
        f"{CATAN}/04_robber.md",
        ["do not say whether the others may watch", "돌려놓는 카드를 서로 볼 수 있는지는 규칙에 정해져 있지 않습니다"],
        ["몰래 고른 다음, 버린 카드를 함께 공개합니다"],
    ),
    "in the first round nobody is assassinated either": (
        f"{CREED}/01b_turn.md",
        ["starting side may neither siege nor assassinate", "1라운드에 공성 공격과 암살을 할 수 없습니다"],
        ["may not siege in (the first round|round 1)", "라운드에(는)? 공성 공격을 할 수 없습니다"],
    ),
    "a turn has three phases": (
        f"{CATAN}/01c_turn.md",
        ["A turn has three phases", "차례는 세 단계로 되어 있고"],
        ["[Aa] turn has four", "차례는 네 (가지|단계)"],
    ),
    "the first trade of the example fails": (
        f"{CATAN}/08_example.md",
        ["so the trade fails", "이 거래는 이루어지지 않습니다"],
        ["1번째 차례.{0,200}제안도 하지 않고"],
    ),
    "a cell between two castles is closed, but for cards": (
        f"{TORRES}/02_building.md",
        ["between two castles stays closed, unless a card helps", "카드를 쓰지 않는 한, 두 성 사이에 낀"],
        ["closed for good"],
    ),
    "how many a rumour names is left open": (
        f"{CREED}/05_special.md",
        ["may also name only one is left open", "하나만 골라도 되는지는 규칙에 정해져 있지 않습니다"],
        ["rumour (sends|names) up to two", "유언비어는 [^.]*유닛을? 둘까지"],
    ),
    "fifteen are the tiles, not the kinds": (
        f"{CREED}/02_matchups.md",
        ["all fifteen tiles", "타일 열다섯 가지"],
        ["유닛 열다섯 종", "fifteen (kinds|units)"],
    ),
    "a shortened game is no whole one": (
        f"{TORRES}/00_first_game.md",
        ["A whole game has three phases", "온전한 게임은 3페이즈"],
        ["게임을 끝까지 해 보았습니다"],
    ),
    "nobody has built yet": (
        f"{CATAN}/02b_good_sites.md",
        ["before anybody has (built|settled)", "아무도 놓지 않은 섬 전체"],
        ["has printed"],
    ),
}  # fmt: skip
"""By what is true: the source that tells it, what stands there in each language, and what stands nowhere any more."""


@pytest.mark.parametrize("fact", TOLD)
def test_what_was_told_wrongly_is_told_rightly(fact: str) -> None:
    name, told, _ = TOLD[fact]
    assert [each for each in told if not re.search(each, text_of(name))] == []


@pytest.mark.parametrize("fact", TOLD)
def test_nothing_tells_it_wrongly_again(fact: str) -> None:
    _, _, wrongly = TOLD[fact]
    found = [(name, hit[0]) for name in sources() for each in wrongly if (hit := re.search(each, text_of(name)))]
    assert found == []
