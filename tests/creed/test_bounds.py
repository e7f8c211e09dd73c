"""However full a board and its action boards are: menus stay short, and what is played can be read again."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boardlab import creed
from boardlab.core.contract.verdict import ImpossiblePosition, UnreadableText
from boardlab.testing.fuzz import Calls
from tests.creed.boards import CAMP
from tests.creed.random_play import choose, game

FOUR: dict[str, Any] = {"units": {}, "camps": [CAMP] * 4, "ap": [10, 0, 10, 0]}
OPENED = ["open", *CAMP[1:]]
"""A camp whose first tent, a blank one, is in its owner's hand."""


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


@pytest.mark.rule("creed.special.reposition")
def test_tents_in_the_hand_of_an_enemy_while_a_player_repositions() -> None:
    tents = [[], ["blank"], [], []]
    assert refused(stage="lay", camps=[CAMP, OPENED, CAMP, CAMP], tents=tents) == {
        ("creed.special.reposition", "stranger")
    }


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


@pytest.mark.rule("creed.special.reposition.ally")
def test_every_moment_of_a_trade_is_read_again() -> None:
    """creed.special.reposition.ally, under both views of what allies know of each other."""
    for seed in range(40):
        rng = random.Random(seed)
        p = creed.from_json({**FOUR, "camps": [CAMP, CAMP, CAMP, CAMP]}, allow_unreachable=True)
        p = p.play(p.read_action("trade for 3"))
        seen = set()
        while p.stage != "turn":
            seen.add(p.stage)
            assert creed.parse(p.to_text()) == p
            p = p.play(choose(p, rng))
        assert seen == {"give", "return", "lay"}


def test_rounds_are_counted_up_to_a_limit() -> None:
    p = creed.from_json({**FOUR, "round": 99_999, "player": 1, "ap": [0, 10, 0, 0], "ended": [3]})
    after = p.play(p.read_action("end"))
    assert (after.round, after.on_turn) == (99_999, 0)
    assert creed.parse(after.to_text()) == after


@pytest.mark.rule("creed.turn.carry")
def test_ap_kept_in_a_puzzle_leave_room_for_the_next_turn() -> None:
    p = creed.from_json({**FOUR, "kept": [0, 89, 0, 0], "ended": [2]}, allow_unreachable=True)
    after = p.play(p.read_action("end"))
    assert after.ap == (0, 99, 0, 10)
    assert creed.parse(after.to_text()) == after


def test_games_of_four_are_read_again_at_every_ply() -> None:
    for closed in ("shared", "closed"):
        options = creed.Options(max_rounds=3, team_information=closed, box_order="any")
        for p in game(random.Random(closed), 4, options)[::3]:
            assert creed.parse(p.to_text()) == p


def test_nations_of_no_sense_are_refused_in_words() -> None:
    for nations in ([[[], "assassin"]] * 4, [[{}, {}]] * 4, [["assassin"] * 3] * 4, [[1, 2]] * 4):
        with pytest.raises(UnreadableText):
            creed.Options(nation_specials=nations)


def test_a_batch_on_full_fields_is_picked_with_bounded_work() -> None:
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
