"""Open rulings: what each reading comes to, worked out by hand from the texts."""

from __future__ import annotations

import pytest

from boardlab.core.ask.compare import compare
from boardlab.lessons import checkpoint
from boardlab.lessons.creed import sketch
from boardlab.lessons.creed.fields import named, spent
from boardlab.lessons.creed.rulings import answers as case
from boardlab.lessons.display import do
from boardlab.lessons.practice import practice


def asked(number):
    return checkpoint(f"creed.rulings.{number}")


@pytest.mark.parametrize(
    ("line", "fallen"),
    [
        # attack 7: the defences, and what each reading leaves of it
        ("B11=infantry_2 B12=obstacle_2 B13=shield_4", {"stop": 1, "wear_through": 1, "ride_past": 2}),
        ("B11=infantry_1 B12=obstacle_2 B13=shield_5", {"stop": 1, "wear_through": 1, "ride_past": 2}),
        ("B11=infantry_1 B12=obstacle_1 B13=shield_5", {"stop": 1, "wear_through": 2, "ride_past": 2}),
        ("B11=infantry_2 B12=obstacle_2 B13=cavalry_3", {"stop": 1, "wear_through": 2, "ride_past": 2}),
    ],
)
def test_a_charge_at_an_obstacle(line: str, fallen: dict[str, int]) -> None:
    p = sketch(f"A11=armoured_cavalry {line}", rulings={"cavalry_obstacle": "stop"})
    assert {reading: case.fallen(p.under(cavalry_obstacle=reading)) for reading in case.READINGS} == fallen


def test_whatever_is_face_down_guards_under_either_reading() -> None:
    p = asked(4).position
    assert named(p, "siege") == {"A11", "A21"}
    assert named(p.under(siege_blocked_by_obstacle=True), "siege") == {"A11"}
    both = compare(p, {}, {"siege_blocked_by_obstacle": False})
    assert [act.to_text() for act in both.only_second] == ["siege A21"]
    assert [cause.rules for cause in both.causes()] == [("creed.act.siege.blocked",)]


def test_prices_and_boxes() -> None:
    assert asked(5).answer() == spent(asked(5).position, ("rumour B11", "rumour B31")) == 3 + 4
    assert case.assassinations(asked(6).position) == 2
    assert case.assassinations(sketch("A12=spearman", ap={"A": 13}, kept={"A": 3})) == 1


@pytest.mark.parametrize(("reuse", "left"), [(True, 2), (False, 1)])
def test_a_fortress_token_comes_back_or_not(reuse: bool, left: int) -> None:
    p = asked(7).position.under(fortress_token_reuse=reuse)
    assert do(p, "siege A11").forts[1] == left


def test_what_is_seen_of_a_recall_and_by_an_ally() -> None:
    recalling, allies = asked(8).position, asked(10).position
    seen = [case.learned(recalling.under(recall_hidden_obstacle=reading)) for reading in ("shown", "secret")]
    assert seen == ["which", "obstacle"]
    told = [case.seen_by_ally(allies.under(team_information=reading)) for reading in ("shared", "closed")]
    assert told == ["kind", "back"]


def test_a_shield_before_an_obstacle_hangs_on_one_ruling() -> None:
    verdict = asked(3).verdict
    assert [ruling.option for ruling in verdict.depends_on] == ["immune_obstacle_target"]


def test_practice_tells_every_reading_from_the_others() -> None:
    for wrong in ("always_stops_there", "rides_past_for_nothing", "tramples_obstacles"):
        asked = practice("creed.rulings", seed=5, against=f"creed.{wrong}")[1]
        found = next(each for each in asked.misconceptions if each.id == f"creed.{wrong}")
        assert found.answer(asked.position) != asked.answer()
