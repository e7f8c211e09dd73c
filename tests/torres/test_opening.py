"""The opening: first knights, the king, and then the first turn."""

from __future__ import annotations

import pytest

from boardlab import torres
from boardlab.torres.options import FOUNDATIONS
from tests.torres.setups import menu, play


@pytest.mark.rule("torres.setup.first_knights", "torres.setup.king", "torres.setup.starter")
def test_first_knights_then_king_then_the_first_seat() -> None:
    p = torres.start(3)
    assert {act.to_text() for act in p.legal_actions()} == {f"knight {cell}" for cell in FOUNDATIONS}
    for seat, cell in enumerate(("c3", "d8", "e1")):
        assert (p.decider, p.stage) == (seat, "knights")
        p = play(p, f"knight {cell}")
        assert f"knight {cell}" not in {act.to_text() for act in p.legal_actions()}
    assert (p.decider, p.stage) == (2, "king"), "the last player puts the king"
    assert menu(p, "king") == set(FOUNDATIONS) - {"c3", "d8", "e1"}
    p = play(p, "king a4")
    assert (p.decider, p.starter, p.stage, p.phase, p.round, p.ap) == (0, 0, "turn", 1, 1, 5)
