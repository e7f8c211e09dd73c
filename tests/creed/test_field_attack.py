"""Field attacks: arithmetic, what is foretold, what is turned up, one attack a turn."""

from __future__ import annotations

import pytest

from boardlab.creed.rules.forecasts import forecast
from tests.creed.boards import act, at, board, refused, told


@pytest.mark.rule(
    "creed.act.field",
    "creed.act.field.first",
    "creed.act.field.success",
    "creed.act.field.casualty",
    "creed.act.field.nocounter",
    "creed.attack.through_own",
)
def test_a_field_attack_in_arithmetic() -> None:
    p = board({"A13": "infantry_1", "A12": "archer", "A11": "shield_4", "B11": "cavalry_3", "B12": "archer"})
    read = p.read_action("attack A13")
    events = p.events(read)
    assert [event.kind for event in events] == ["attack", "killed"]
    assert [event.arithmetic for event in events] == ["1 + 2 = 3", "3 ≥ 3"]
    assert p.wording.narrate(events[0], "en") == "The infantry 1/1 on A13 attacks (2 AP). Attack: 1 + archer 2 = 3."
    assert p.wording.narrate(events[0], "ko") == "A13의 보병 1/1이 공격합니다(행동력 2). 공격력: 1 + 궁수 2 = 3."
    after = p.play(read)
    assert (at(after, "B11"), at(after, "B12"), at(after, "A13")) == ("", "archer", "infantry_1 attacked")
    assert "cavalry_3" in after.casualties(1)
    assert after.ap[0] == 8


@pytest.mark.rule("creed.act.field.fail")
def test_a_weak_attack_is_foretold_and_loses_its_points() -> None:
    """Legal, announced before it is paid for, AP spent, nothing happens."""
    p = board({"A11": "spearman", "A12": "archer", "B11": "armoured_cavalry"}, nations=[2, 1])
    read = p.read_action("attack A11 B11")
    said = "3 + archer 2 = 5 against defence 6: nothing would happen"
    assert p.wording.phrase(forecast(p, read), "en") == said
    assert "아무 일도" in p.wording.phrase(forecast(p, read), "ko")
    assert p.judge(read)
    choice = p.picks(("attack", "A11"))["B11"]
    assert choice.note is not None
    assert p.wording.phrase(choice.note, "en") == said
    after = p.play(read)
    assert (after.units[9:], after.ap[0]) == (p.units[9:], 8)
    assert told(p, "attack A11 B11") == ["attack", "stands"]


def test_a_forecast_never_tells_what_lies_face_down() -> None:
    shown = [
        forecast(p, p.read_action("attack A11"))
        for p in (board({"A11": "infantry_1", "B13": f"{unit} hidden"}) for unit in ("archer", "shield_5"))
    ]
    assert shown[0] == shown[1]
    assert board().wording.phrase(shown[0], "en") == "1 against a face-down unit"


@pytest.mark.rule("creed.act.field.hidden")
def test_a_hidden_defender_is_turned_up_first() -> None:
    """Also when it survives it stays face up."""
    p = board({"A11": "infantry_1", "B13": "shield_5 hidden"})
    assert told(p, "attack A11") == ["attack", "struck_hidden", "stands"]
    assert at(act(p, "attack A11"), "B13") == "shield_5"
    weak = board({"A11": "infantry_1", "B13": "archer hidden"})
    assert at(act(weak, "attack A11"), "B13") == ""


@pytest.mark.rule("creed.attack.once", "creed.attack.fresh")
def test_one_attack_a_turn_and_fresh_units_may() -> None:
    """Field or siege; next turn again."""
    p = act(board({"B11": "archer", "B21": "archer"}, hands=[["cavalry_3"], []]), "deploy cavalry_3 A11", "attack A11")
    p = act(p, "move A11 A21")
    assert refused(p, "attack A21") == {"creed.attack.once"}
    assert "creed.attack.once" in refused(p, "siege A21")
    assert not refused(act(p, "end", "end"), "attack A21")
