"""An action board as a table shows it: what the figures on its boxes mean is told."""

import pytest

from boardlab import creed
from boardlab.core.picture.slots import Slot
from boardlab.creed.table import _board
from boardlab.creed.wording import WORDING

TOLD = {
    "en": "a free box: 1 or 3 AP; the higher price does more",
    "ko": "빈칸: 행동력 1 또는 3을 냅니다. 더 내면 더 많은 일을 합니다",
}


@pytest.mark.parametrize("lang", TOLD)
def test_a_box_with_two_prices_says_that_one_of_them_is_paid(lang: str) -> None:
    slot: Slot = _board("hand", creed.start(), 0, own=True)
    reposition = next(item for item in slot.items if item.key == "reposition")
    assert {WORDING.phrase(fact.says, lang) for fact in reposition.facts if fact.says} == {TOLD[lang]}
