"""However full a board and its action boards are: menus stay short, and what is played can be read again."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boardlab import creed
from boardlab.core.contract.verdict import ImpossiblePosition
from boardlab.testing.fuzz import Calls
from tests.creed.boards import CAMP

FOUR: dict[str, Any] = {"units": {}, "camps": [CAMP] * 4, "ap": [10, 0, 10, 0]}


ARMY = [
    "infantry_1", "infantry_1", "infantry_2", "spearman", "shield_4", "shield_4", "shield_5", "cavalry_3", "cavalry_3",
    "cavalry_4", "archer", "archer", "siege_engine", "armoured_cavalry", "armoured_cavalry",
]  # fmt: skip
"""All of a nation that moves."""


def refused(**changes: Any) -> set[tuple[str, str]]:
    """The rules for which a table of four is refused, puzzle or not; each with a sentence in both languages."""
    with pytest.raises(ImpossiblePosition) as wrong:
        creed.from_json({**FOUR, **changes}, allow_unreachable=True)
    wording = creed.Position.wording
    for problem in wrong.value.problems:
        assert wording.refusal(problem, "en") != wording.refusal(problem, "ko")
    return {(problem.rule, problem.case) for problem in wrong.value.problems}


@pytest.mark.parametrize(
    ("stage", "mine", "theirs", "given"),
    [
        ("give", 2, 1, 1),  # as many are given as the ally holds: that is enough
        ("give", 0, 2, 1),  # nothing is left to give
        ("give", 2, 1, 0),  # some came back before any was given
        ("return", 2, 2, 0),  # none was given
        ("return", 2, 0, 2),  # as many came back as were given
    ],
)
@pytest.mark.rule("creed.special.reposition.ally")
def test_tents_between_allies_go_one_for_one(stage: str, mine: int, theirs: int, given: int) -> None:
    """A count that could never end is refused."""
    both = mine + theirs + given
    gaps = both // 2
    camps = [_with_gaps(gaps), CAMP, _with_gaps(both - gaps), CAMP]
    tents = [["blank"] * mine, [], ["blank"] * theirs, []]
    assert ("creed.special.reposition.ally", "given") in refused(
        stage=stage, camps=camps, tents=tents, given=["blank"] * given
    )


def _with_gaps(count: int) -> list[str]:
    blanks = [at for at, tent in enumerate(CAMP) if tent == "blank"][:count]
    return ["open" if at in blanks else tent for at, tent in enumerate(CAMP)]


def test_batch_move_on_full_fields_has_bounded_work() -> None:
    """Eighteen cells, fifteen units and AP enough for all: each pick asks how every chain could still end."""
    rng = random.Random("batch")
    for _ in range(8):
        cells = [f"A{front}{line}{rank}" for front in "NW" for line in "123" for rank in "123"]
        units = dict(zip(rng.sample(cells, len(ARMY)), ARMY, strict=True))
        p = creed.from_json(
            {**FOUR, "units": units, "ap": [99, 0, 10, 0], "options": {"swamps": "none"}}, allow_unreachable=True
        )
        path: tuple[str, ...] = ("together",)
        for _ in range(40):
            with Calls(100_000):
                picked = p.picks(path)
            if not picked.choices:
                break
            path = (*path, rng.choice([choice.key for choice in picked.choices if choice.key != "done"] or ["done"]))
        assert picked.action
        assert len(picked.action.moves) > 3
        assert p.judge(picked.action)
        assert p.read_action(picked.action.to_text()) == picked.action
