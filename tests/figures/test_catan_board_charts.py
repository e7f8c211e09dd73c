"""The charts on dice and production say what the rules core says, in both languages, and stay small."""

from __future__ import annotations

from boardlab import catan
from boardlab.figures.catan_board import THROWS, cards_per_roll, paid, throws, throws_with

START = catan.start(4)


def test_every_throw_stands_in_its_column_once() -> None:
    piled = [throw for total in range(2, 13) for throw in throws_with(total)]
    assert sorted(piled) == sorted(THROWS)
    assert [row[1] for row in throws("en").rows] == [len(throws_with(total)) for total in range(2, 13)]
    shown = throws("en").figure().data[0]
    assert len(shown.x) == 36
    assert all(sum(map(int, text.split("+"))) == total for text, total in zip(shown.text, shown.x, strict=True))


def test_the_last_row_is_what_all_throws_together_pay() -> None:
    rows = cards_per_roll(START, "en").rows
    assert rows[-1][1:] == (36, 20, 19, 20, 20)
    assert rows[5][2:] == (0, 0, 0, 0) == paid(START, 7)
