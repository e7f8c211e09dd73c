"""Four players: allies act mixed in one turn, the order of their sieges matters, what each pays is theirs."""

from __future__ import annotations

import pytest

from boardlab.creed.actions import Kind, action
from tests.creed.boards import CAMP, act, board, refused, tent


@pytest.mark.rule("creed.turn.team", "creed.turn.order")
def test_allies_act_in_any_mixed_order() -> None:
    """Both have 10 AP; the turn ends when both have ended theirs."""
    p = board({"AN11": "infantry_1", "CE11": "infantry_1"}, players=4)
    assert (p.ap, p.current_player) == ((10, 0, 10, 0), 0)
    p = act(p, "move AN11 AN12", "ally", "move CE11 CE12", "ally", "move AN12 AN11")
    assert (p.current_player, p.ap) == (0, (8, 0, 9, 0))
    p = act(p, "end")
    assert (p.current_player, p.kept) == (2, (3, 0, 0, 0))
    assert refused(p, "ally") == {"creed.turn.team:ally_ended"}
    assert p.judge(action(p.layout, Kind.END, 0)).breaches[0].case == "ended"
    p = act(p, "end")
    assert (p.current_player, p.ap, p.kept) == (1, (0, 10, 0, 10), (3, 0, 3, 0))
    assert act(p, "end", "end").ap == (13, 0, 13, 0)


@pytest.mark.rule("creed.turn.team")
def test_the_floor_goes_there_and_back() -> None:
    """Without anything done it changes twice at most, so no game goes round in circles."""
    p = board({"AN11": "infantry_1"}, players=4)
    assert p.judge(action(p.layout, Kind.END, 2)).breaches[0].case == "floor"
    p = act(p, "ally", "ally")
    assert refused(p, "ally") == {"creed.turn.team:idle"}
    assert not refused(act(p, "move AN11 AN12"), "ally")
    assert refused(board(), "ally") == {"creed.turn.team:alone"}


def test_allies_share_neither_points_nor_units() -> None:
    p = board({"AN11": "infantry_1", "CE11": "infantry_1"}, players=4, ap=[0, 0, 10, 0])
    assert refused(p, "move AN11 AN12") == {"creed.turn.spend"}
    assert refused(p, "move CE11 CE12") == {"creed.act.move:owner", "creed.act.move:field"}
    assert refused(p, "deploy archer CE12") == {"creed.act.deploy:field"}


def test_order_of_sieges_decides_which_tents_fall() -> None:
    """The example of the rules: B from the east and D from the south strike the shared corner of the camp of A."""
    units = {"BN31": "infantry_1", "DW31": "infantry_1"}
    p = board(units, players=4, player=1, first=0, camps=[list(CAMP)] * 4)
    east = act(p, "siege BN31", "ally", "siege DW31")
    south = act(p, "ally", "siege DW31", "ally", "siege BN31")
    fallen = [{name for name in p.layout.tent_names if "destroyed" in tent(after, name)} for after in (east, south)]
    assert fallen == [{"AT33", "AT23"}, {"AT33", "AT32"}]


@pytest.mark.rule("creed.turn.first_round")
def test_first_round_ban_holds_for_the_whole_side() -> None:
    """Both allies of the starting side, whoever of them started."""
    p = board({"AN11": "infantry_1", "CE11": "infantry_1", "BN21": "infantry_1"}, players=4, round=1, first=2, player=2)
    assert refused(p, "siege CE11") == {"creed.turn.first_round"}
    assert refused(act(p, "ally"), "siege AN11") == {"creed.turn.first_round"}
    other = act(p, "end", "end")
    assert (other.current_player, other.round) == (3, 1)
    assert not refused(act(other, "ally"), "siege BN21")


def test_a_sieged_camp_is_reached_by_both_enemies() -> None:
    """Two fields per player, each facing another enemy; an attack never reaches across another front."""
    p = board({"AN11": "cavalry_4", "BN11": "archer", "DW11": "archer"}, players=4)
    after = act(p, "attack AN11")
    assert (after.casualties(1), after.casualties(3)) == (("archer", "siege_engine"), ("siege_engine",))
