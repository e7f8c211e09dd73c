"""Phases: rounds, stacks, what is left at their end; a whole game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boardlab import torres
from boardlab.core import CHANCE
from boardlab.torres.options import BLOCKS, STACKS
from tests.torres.setups import end_phase, in_turn, play


@pytest.mark.parametrize(("players", "rounds", "turns"), [(2, [4, 4, 4], 12), (3, [4, 3, 3], 10), (4, [4, 3, 3], 10)])
@pytest.mark.rule(
    "torres.phase.three",
    "torres.phase.rounds",
    "torres.phase.one_turn",
    "torres.phase.stacks_are_turns",
    "torres.end.after_three",
)
def test_phases_rounds_and_turns(players: int, rounds: list[int], turns: int) -> None:
    """."""  # fmt: skip
    found: dict[Any, Any]
    p, found, ends = in_turn(players), {}, [0] * players
    while not p.is_over:
        if p.stage == "move_king":
            p = play(p, "stay")
        found[p.phase] = max(found.get(p.phase, 0), p.round)
        assert len(p.stacks[p.decider]) == p.rounds - p.round + 1
        ends[p.decider] += 1
        follower = (p.decider + 1) % players
        p = p.play(next(act for act in p.legal_actions() if act.to_text().startswith("end")))
        assert p.stage in ("move_king", "over") or p.decider == follower
    assert [found[phase] for phase in (1, 2, 3)] == rounds
    assert ends == [turns] * players
    assert p.legal_actions() == ()
    assert p.current_player is None


@pytest.mark.parametrize(
    ("players", "dealt"),
    [
        (2, ["3333", "3333", "3333"]),
        (3, ["3322", "332", "332"]),
        (4, ["2222", "222", "222"]),
    ],
)
@pytest.mark.rule(
    "torres.phase.deal", "torres.phase.four_players", "torres.phase.own_blocks", "torres.setup.phase_card"
)
def test_stacks_dealt(players: int, dealt: list[str]) -> None:
    p = in_turn(players)
    for phase, sizes in enumerate(dealt, 1):
        assert p.phase == phase
        assert all("".join(map(str, stacks)) == sizes for stacks in p.stacks)
        assert "".join(map(str, STACKS[players][phase - 1])) == sizes
        others = p.stacks[1:]
        built = next(act for act in p.legal_actions() if act.to_text().startswith("build"))
        assert [p.play(built).stacks[seat] for seat in range(players) if seat != p.decider] == [
            stacks for seat, stacks in enumerate(p.stacks) if seat != p.decider
        ], "others keep theirs"
        assert others == p.stacks[1:]
        p = end_phase(p)
        if p.stage == "move_king":
            p = play(p, "stay")


@pytest.mark.rule("torres.build.phase_end")
def test_blocks_left_at_the_end_of_a_phase() -> None:
    """They return to the supply before the new stacks are dealt."""
    p = end_phase(in_turn(4))
    assert p.supply == BLOCKS - 8 - 4 * 6, "nothing was built, all 32 came back, 24 went out"


@pytest.mark.rule("torres.setup.codex")
def test_game_is_deterministic_once_decks_are_shuffled() -> None:
    """The codex is for reading only."""
    p = in_turn()
    assert p.chance_outcomes() == ()
    assert p.current_player != CHANCE
    assert p.rulings()["edition"] == "rio_grande_2005"


def test_random_play_attacks_nobody() -> None:
    rng = random.Random(3)
    p = torres.setup(rng, 3)
    while not p.is_over:
        chosen = rng.choice(p.legal_actions())
        after = p.play(chosen)
        for seat in range(3):
            if seat != chosen.player:
                assert after.pieces[seat] == p.pieces[seat], "others' figures stay where they are"
        assert all(new.bit_count() >= old.bit_count() for new, old in zip(after.pieces, p.pieces, strict=True))
        p = after
