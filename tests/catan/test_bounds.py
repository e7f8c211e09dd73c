"""However many cards, roads or turns a text names: menus stay short, answers quick, and what is played can be read."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from boardlab import catan
from boardlab.catan.actions import Kind, action
from boardlab.catan.board import PATHS
from boardlab.catan.cards import PER_KIND, RESOURCES, bundle, counts_of, parts, parts_by_kind, size
from boardlab.catan.rules.robber.discarding import LISTED_HAND
from boardlab.core.contract.verdict import ImpossiblePosition
from tests.catan.tables import play, table

MOST_LISTED = 676
WHOLE = dict.fromkeys(RESOURCES, PER_KIND)


def hands(total: int, kinds: int, most: int) -> Iterator[tuple[int, ...]]:
    """Every way to hold this many cards, whatever the kinds are called."""
    if not kinds:
        if not total:
            yield ()
        return
    for first in range(min(total, most), -1, -1):
        for rest in hands(total - first, kinds - 1, first):
            yield (first, *rest)


def ways(hand: tuple[int, ...], count: int) -> int:
    """How many ways there are to choose this many cards: coefficients of a product of (1 + x + ... + x^have)."""
    found = [1] + [0] * count
    for have in hand:
        found = [sum(found[max(0, at - have) : at + 1]) for at in range(count + 1)]
    return found[count]


def discarding(hand: dict[str, int], **more: Any) -> catan.Position:
    underway: Any = {"discards": [{}, {}, {}, {}]}
    return table(stage="discard", phase="trade", dice=[3, 4], hands=[hand, {}, {}, {}], underway=underway, **more)


@pytest.mark.rule("catan.robber.discard_amount")
def test_menu_of_discards_has_a_limit_for_every_hand() -> None:
    """Of every hand that is listed whole, and of every larger one."""
    listed = [ways(hand, total // 2) for total in range(8, LISTED_HAND + 1) for hand in hands(total, 5, 19)]
    assert len(parts(bundle((5, 5, 5, 5, 4)), 12)) == ways((5, 5, 5, 5, 4), 12)
    assert max(listed) == MOST_LISTED
    large = [
        len(parts_by_kind(bundle(hand), total // 2))
        for total in range(LISTED_HAND + 1, 96)
        for hand in hands(total, 5, 19)
        if total == LISTED_HAND + 1 or (total % 9 == 0 and len(set(hand)) < 4)
    ]
    assert max(large) <= 80
    assert min(large) > 0


def test_hand_with_every_card_stays_within_limits() -> None:
    """95,875 ways to discard: the usual ones are listed, picks and texts build all others."""
    p = discarding(WHOLE)
    menu = p.legal_actions()
    assert 0 < len(menu) <= 80
    for act in menu:
        assert p.judge(act)
        assert size(act.give) == 47
    other = action(Kind.DISCARD, 0, give=bundle((10, 10, 10, 10, 7)))
    assert other not in menu
    assert p.judge(other)
    assert p.read_action(other.to_text()) == other
    keys = [f"give:{name}" for name, count in zip(RESOURCES, counts_of(other.give), strict=True) for _ in range(count)]
    assert p.picks(("discard", *keys, "done")).action == other
    after = p.play(other)
    assert after.hand_sizes[0] == 48
    assert catan.parse(after.to_text()) == after


@pytest.mark.rule("catan.components.pieces")
def test_too_many_roads_are_refused_before_measuring_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """ "catan.components.pieces": the longest line of all 72 paths would take minutes to find."""

    def never(*_: object) -> None:
        raise AssertionError("the pieces were worked out")

    monkeypatch.setattr("boardlab.catan.json_codec.pieces", never)
    for count in (16, 40, len(PATHS)):
        with pytest.raises(ImpossiblePosition, match=f"Orange has {count} pieces of the kind road"):
            catan.from_json({"roads": [list(PATHS[:count]), [], []]}, allow_unreachable=True)


# -- what play reaches can be read again ----------------------------------------------------------------------------


@pytest.mark.rule("catan.army.three")
def test_third_knight_takes_army_only_with_the_most() -> None:
    """In a puzzle somebody may have more knights and no card."""
    p = table(knights=[2, 5, 0, 0], largest_army=None, developments=[["knight"], [], [], []])
    after = play(p, "play knight")
    assert after.army_holder == -1
    assert catan.parse(after.to_text()) == after


BASE = catan.start(4).to_json()


@pytest.mark.rule("catan.end.ten_points")
def test_position_with_ten_points_on_turn_is_refused() -> None:
    """ "catan.end.ten_points": such a position is a puzzle, unless the rules wait for a claim."""
    doc: dict[str, Any] = {"developments": [["victory_point"] * 5, [], [], []], "knights": [3, 0, 0, 0]}
    nine = table(**doc)
    assert not nine.to_text().endswith("puzzle")
    mine, *others = BASE["settlements"]
    ten = table(**doc, settlements=[mine[1:], *others], cities=[mine[:1], [], [], []])
    assert ten.to_text().endswith("puzzle")
    with pytest.raises(ImpossiblePosition, match="Orange has 10 points on their own turn"):
        catan.parse(ten.to_text().removesuffix(" puzzle"))
    assert catan.parse(ten.to_text()) == ten
    waiting = ten.under(win_check="declare")
    assert not waiting.to_text().endswith("puzzle")
    assert catan.parse(waiting.to_text()) == waiting


FOUNDING = catan.setup(random.Random(1), 4, options=catan.Options(players3="founding"))


@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"active": 1, "player": 1, "starter": 0}, "catan.start.round2_reverse"),
        ({"roads": [["0,0|1,0"], [], [], []]}, "catan.start.round2_reverse"),
        ({"developments": [["knight"], [], [], []], "pile": None}, "catan.start.first_turn"),
        ({"hands": [{"ore": 4}, {}, {}, {}], "bank": None}, "catan.start.first_resources"),
    ],
)
@pytest.mark.rule("catan.start.round1", "catan.start.first_resources")
def test_a_founding_that_cannot_be_is_refused(changes: dict[str, Any], rule: str) -> None:
    """ "catan.start.round1", "catan.start.first_resources": play from it would lead where no text can follow."""
    doc = {**FOUNDING.to_json(), "starter": 0, "active": 0, "player": 0, **changes}
    doc = {name: value for name, value in doc.items() if value is not None or name == "dice"}
    with pytest.raises(ImpossiblePosition) as wrong:
        catan.from_json(doc, allow_unreachable=True)
    assert [problem.rule for problem in wrong.value.problems] == [rule]
    for problem in wrong.value.problems:
        assert catan.Position.wording.refusal(problem, "en") != catan.Position.wording.refusal(problem, "ko")
