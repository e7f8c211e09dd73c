"""What an opponent did since one's own last deed: a few sentences on a long turn, each action of a short one."""

from __future__ import annotations

import pytest

from boardlab.core.i18n.language import LANGUAGES
from boardlab.core.play.record import Record
from boardlab.lessons.creed.first_game.positions import first_turn
from boardlab.session.features.timeline import news
from boardlab.session.frame import frame
from boardlab.session.game_session import Session
from boardlab.session.kinds import opposed
from tests.sessions import opponents

TURN = {
    "en": [
        "B removes the spearman 3/1 on A21, the shield 0/5 on A31.",
        "B destroys the empty tent AT12.",
        "B deploys the heavy infantry 5/5 on B32.",
        "Now you have 13 AP, 3 of them kept.",
    ],
    "ko": [
        "B가 A21 칸의 창병 3/1, A31 칸의 방패병 0/5를 제거합니다.",
        "B가 빈 텐트 AT12를 부숩니다.",
        "B가 B32 칸에 중무장 보병 5/5를 배치합니다.",
        "이제 여러분의 행동력은 13(이월 3)입니다.",
    ],
}


def against(*texts: str, lang: str = "en") -> Session:
    board = opposed(Record(first_turn(), seed=1), opponents=True, lang=lang, parts=("log",))
    for text in texts:
        board.act(board.position.read_action(text))
        opponents(board).go_on()
    return board


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_long_turn_of_an_opponent_is_told_by_what_came_of_it(lang: str) -> None:
    told = news(against("attack A11", "end", lang=lang))
    assert told["says"] == TURN[lang]
    assert len(told["all"]) == 5


def test_an_action_of_ones_own_is_told_in_full() -> None:
    board = against("attack A11")
    assert news(board) == {"says": [" ".join(board.narrate(1))], "all": []}


def test_a_page_gets_news_of_opponents_alone() -> None:
    assert frame(against("attack A11", "end"))["news"]["says"] == TURN["en"]
    assert frame(against())["news"]["says"] == []
