"""Units come from the hand, and obstacles go home again."""

from __future__ import annotations

import pytest

from tests.creed.boards import act, at, board, refused, ruled


@pytest.mark.rule("creed.act.deploy", "creed.act.deploy.hidden")
def test_deployment_takes_units_from_the_hand() -> None:
    """2 AP, face down on rank 3 only."""
    p = board({"A11": "archer", "B11": "shield_4"})
    after = act(p, "deploy spearman A13 hidden")
    assert (after.ap[0], at(after, "A13"), after.hand_size(0)) == (8, "spearman hidden", p.hand_size(0) - 1)
    assert refused(p, "deploy spearman A12 hidden") == {"creed.act.deploy.hidden"}
    assert refused(p, "deploy spearman A11") == {"creed.act.deploy:taken"}
    assert refused(p, "deploy spearman A22") == {"creed.board.swamp"}
    assert refused(p, "deploy spearman B13") == {"creed.act.deploy:field"}
    assert refused(after, "deploy spearman A12") == {"creed.act.deploy:hand"}
    assert refused(board(ap=[1, 0]), "deploy spearman A12") == {"creed.turn.spend"}


@pytest.mark.rule("creed.act.recall", "creed.act.recall.again")
def test_recalling_obstacles() -> None:
    """Free, obstacles only, deployed again for 2 AP."""
    p = board({"A11": "obstacle_2", "A12": "archer"})
    after = act(p, "recall A11")
    assert (after.ap[0], at(after, "A11")) == (10, "")
    assert "obstacle_2" in after.hand(0)
    assert act(after, "deploy obstacle_2 A31").ap[0] == 8
    assert refused(p, "recall A12") == {"creed.act.recall:kind"}
    assert refused(p, "recall A13") == {"creed.act.recall:none"}
    assert refused(p, "recall B11") == {"creed.act.recall:owner"}


def test_recall_of_a_hidden_obstacle_follows_the_option() -> None:
    """recall_hidden_obstacle: shown to all, or kept secret."""
    heard = {}
    for value in ("shown", "secret"):
        p = ruled(recall_hidden_obstacle=value)({"A13": "obstacle_2 hidden"})
        (event,) = p.events(p.read_action("recall A13"))
        heard[value] = p.wording.narrate(event.seen_by(1), "en")
        assert "obstacle -/2" in p.wording.narrate(event.seen_by(0), "en")
    assert "obstacle -/2" in heard["shown"]
    assert heard["secret"] == "A takes the obstacle on A13 back to hand, face down."
