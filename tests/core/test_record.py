"""Records and dice on a game that is no Torres: a thousand plies, fixed draws, exact chances, edges."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from boardlab import torres
from boardlab.core import CHANCE, Record, UnreadableText
from boardlab.core.contract.game import add_game, find_game
from boardlab.core.play.record import Dice
from boardlab.testing.fuzz import Calls
from tests import toygame

DRAWS = [0, 0, 2, 4, 5, 3, 5, 5, 1, 0, 2, 3]
SHUFFLED = "fhcibegdaj"
DECK = ("hurdle", "diagonal", "extra_block", "block_under")


@pytest.fixture(autouse=True)
def _pebbles() -> None:
    add_game(toygame.GAME)


def test_draws_are_the_same_on_every_machine() -> None:
    """Whoever changes the dice makes saved seeds mean other games: these numbers stay."""
    dice = Dice("boardlab")
    assert [dice.randbelow(6) for _ in range(12)] == DRAWS
    items = list("abcdefghij")
    dice.shuffle(items)
    assert "".join(items) == SHUFFLED
    assert dice.drawn == 12 + 9
    assert Dice(7).seed == Dice("7").seed
    assert [Dice("boardlab", drawn=5).randbelow(6)] == DRAWS[5:6]
    assert Record.new(torres, seed="boardlab", players=2).start.decks[0][:4] == DECK


def test_draws_are_even() -> None:
    dice = Dice(1)
    found = Counter(dice.randbelow(6) for _ in range(6000))
    assert set(found) == set(range(6))
    assert all(850 < count < 1150 for count in found.values())
    assert {Dice(seed).randbelow(1) for seed in range(5)} == {0}
    assert all(0 <= Dice(seed).randbelow(10**15) < 10**15 for seed in range(20))


class Chancy:
    """A position where chance is next."""

    game = "toygame"
    current_player = CHANCE
    scores = (0,)

    def __init__(self, chances: dict[str, Fraction]) -> None:
        self.chances = chances

    def chance_outcomes(self) -> tuple[tuple[Any, Fraction], ...]:
        return tuple(self.chances.items())

    def read_action(self, text: str) -> str:
        return text

    def play(self, action: str) -> Chancy:
        return Chancy({action: Fraction(1)})


def test_outcomes_fall_by_their_exact_chances() -> None:
    chances = {"a": Fraction(1, 2), "b": Fraction(1, 3), "c": Fraction(1, 6)}
    dice = Dice("chance")
    found = Counter(dice.outcome(Chancy(chances)) for _ in range(6000))
    assert set(found) == set(chances)
    for name, chance in chances.items():
        assert abs(found[name] / 6000 - chance) < 0.03
    never = {"a": Fraction(0), "b": Fraction(1)}
    assert {Dice(seed).outcome(Chancy(never)) for seed in range(50)} == {"b"}
    with pytest.raises(ValueError, match="do not sum to 1"):
        Dice(0).outcome(Chancy({"a": Fraction(0)}))
    with pytest.raises(ValueError, match="do not sum to 1"):
        [Dice(seed).outcome(Chancy({"a": Fraction(1, 9)})) for seed in range(99)]


def test_roll_is_refused_where_nothing_is_left_to_chance() -> None:
    record = Record(Chancy({"a": Fraction(1, 2), "b": Fraction(1, 2)}), seed="x")
    assert record.roll().ply == 1
    assert record.dice.drawn >= 1
    with pytest.raises(ValueError, match="Nothing is left to chance"):
        Record(torres.start(2)).roll()


def test_one_line_of_a_thousand_plies() -> None:
    record = Record(toygame.start())
    for _ in range(1000):
        record.play("give 1")
    text = record.to_text()
    with Calls(2_000_000):
        again = Record.from_text(text)
    assert again.to_text() == text
    assert again.positions == record.positions
    for ply in random.Random(0).sample(range(1001), 200):
        with Calls(1_000):
            again.jump(ply)
        assert again.position.scores == (0, ply)


def test_branches_of_branches_survive_the_text() -> None:
    record = Record(torres.start(3))
    for text in ("knight c3", "knight f6", "knight e1", "king d8", "point", "point"):
        record.play(text)
    record.jump(4).branch("one").play("buy")
    record.jump(2).branch("two").play("knight a4")
    record.jump(1).branch("three")
    record.switch("one")
    again = Record.from_text(record.to_text())
    assert again.to_text() == record.to_text()
    assert [(line.name, line.parent.name if line.parent else None, line.at) for line in again.lines] == [
        ("main", None, 0), ("one", "main", 4), ("two", "one", 2), ("three", "two", 1),
    ]  # fmt: skip
    assert record.switch("main").ply == 1, "where the two lines part, at least"


def test_switching_keeps_the_ply_while_lines_are_one() -> None:
    record = Record(torres.start(2))
    for text in ("knight c3", "knight f6", "king d8", "point"):
        record.play(text)
    record.jump(3).branch("b").play("buy").undo()
    assert record.switch("main").ply == 3
    record.jump(4)
    assert record.switch("b").ply == 3


@pytest.mark.parametrize("name", ["chess", "", "Torres", "../torres", "core", "cli", "x" * 99, "torres.board"])
def test_unknown_game_is_refused(name: str) -> None:
    with pytest.raises(UnreadableText, match="not a game"):
        find_game(name)


@pytest.mark.parametrize(
    "rows",
    [
        ['line "x"'], ['line "main" from "main" after 0'], ['line "b" from "nobody" after 0'], ['at "nobody" 0'],
        ['at "main" 9'], ["1 0 knight c3"], ['line "main"', "2 0 knight c3"], ['line "main"', "1 1 knight c3"],
        ['line "main"', "1 0 knight a1"], ['line "main"', "1 0 dance"], ["dice x"], ["dice x -1"], ["\x00"],
        ['line "main"', "1 0 knight c3", 'line "b" from "main" after 5'],
        ['line "main"', "1 0 knight c3", 'line "b" from "main" after 1', 'line "b" from "main" after 1'],
    ],
)  # fmt: skip
def test_damage_names_its_line(rows: list[str]) -> None:
    head = Record(torres.start(2)).to_text().splitlines()[:3]
    with pytest.raises(UnreadableText, match=rf"Line {len(head) + len(rows)} of the record"):
        Record.from_text("\n".join([*head, *rows]))


def test_endless_texts_are_refused_unread() -> None:
    with pytest.raises(UnreadableText, match="too long"), Calls(1_000):
        Record.from_text("boardlab record 1\n" * 10**6)
