"""The card of a checkpoint, as its page meets it: turns, orders, rules, hints, new positions; nothing too early."""

from __future__ import annotations

import dataclasses
import json
from typing import Any, Never

import pytest

from boardlab.lessons import LADDER, Checkpoint, Misconception, checkpoint
from boardlab.lessons import practice as row_of
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres import sketch
from boardlab.lessons.torres import wrong_rules as wrong
from boardlab.lessons.torres.sketching import WORDING
from boardlab.notebook import check
from boardlab.notebook.checkpoint import CheckpointCard, practice
from boardlab.session.question.question import Question
from tests.session.conftest import FakePage

TOWER = Misconception(
    "torres.counts_the_tower",
    lambda p: ("build b3",),
    "torres.level.own_only",
    goal=lambda start, end, actions: wrong.area_times_tower(end, 0) >= 6,
)


def turn(**more: Any) -> Any:
    facts = {
        "id": "torres.scoring.2",
        "kind": "turn",
        "setting": lambda: sketch("b2=2 c2=1", A="c2", B="b2"),
        "goal": lambda start, end, actions: right.castle_points(end) >= 4,
        "solve": lambda p: ("build b3", "build c3"),
        "misconceptions": (TOWER,),
        "rules": ("torres.build.extend",),
        "wording": WORDING,
    }
    return Checkpoint(**{**facts, **more})


def steps() -> Any:
    return turn(
        id="torres.scoring.9",
        kind="order",
        choices=("base", "equal", "level"),
        goal=None,
        solve=lambda p: ("level", "base", "equal"),
        misconceptions=(),
    )


def legal() -> Any:
    return turn(
        kind="legal",
        tries="build c2",
        setting=lambda: sketch("b2=1 d2=1", A="b2"),
        choices=("torres.build.no_merge", "torres.build.height"),
        goal=None,
        solve=None,
        misconceptions=(),
    )


def shown(asked: Any, **more: Any) -> Any:
    card = CheckpointCard(asked, **more)
    return card, FakePage(card)


def question(card: Any) -> Any:
    return card.frame["question"]


# -- prediction first, for every kind --------------------------------------------------------------------------------


@pytest.mark.parametrize("make", [turn, steps, legal], ids=["turn", "order", "legal"])
def test_answer_is_not_computed_before_a_try(make: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: Any) -> Never:
        raise AssertionError("the answer was asked for before one was given")

    asked = make()
    silent = dataclasses.replace(asked, solve=never, goal=never if asked.goal else None, receipt_of=never, after=never)
    monkeypatch.setattr(Checkpoint, "verdict", property(never))
    card, page = shown(silent)
    if asked.kind == "turn":
        page.pick("build", "b3")
        page.ask("undo")
        page.pick("build", "d2")
    if asked.kind == "order":
        page.pick("down:base")
    page.pick("hint:goal", "hint:where", "hint:rule")
    assert question(card)["result"] is None
    assert card.frame["receipt"] is None
    assert repr(card)
    assert not any(rung["text"] for rung in question(card)["hints"]["rungs"][3:])


# -- the board beside a verdict ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["torres.scoring.18", "torres.king.13", "torres.cards.2", "torres.knights.5", "torres.building.9"]
)
def test_no_board_moves_when_the_verdict_comes(name: str) -> None:
    """It was cut anew round a knight that had risen, and stood 24 px lower."""
    for view in ("tilted", "plan"):
        asking = Question(checkpoint(name), "en")
        asking.session.view = view
        before = asking.board.scene().view_box
        asking.submit(asking.asked.answer(), learner=False)
        after = asking.board.scene()
        assert after.view_box == before
        assert asking.asked.scene("en", view=view).layers["pieces"] != after.layers["pieces"], "it moves on"


def test_board_lights_the_seat_whose_tab_is_open() -> None:
    """B's lines stood in the table, and the board framed A's knights."""
    card, page = shown(checkpoint("torres.scoring.5"))
    page.pick("answer:24")
    first = question(card)["result"]
    assert page.ask("tab", at=1)["answer"] == "done"
    other = question(card)["result"]
    lines = card.frame["receipt"]["lines"]
    assert (first["seat"], other["seat"]) == (0, 1)
    for result in (first, other):
        paid = [line for line in lines if line["seat"] == result["seat"] and line["points"]]
        assert set(result["lit"]) == {place for line in paid for place in line["places"]}
    assert page.ask("tab", at=2)["answer"] == "no"
    page.pick("again:")
    page.pick("answer:24")
    assert question(card)["result"]["seat"] == 0


# -- a turn on the card ----------------------------------------------------------------------------------------------


def test_a_turn_is_played_taken_back_and_committed() -> None:
    card, page = shown(turn())
    assert [group["label"] for group in card.frame["groups"]]
    page.pick("build", "b3")
    assert question(card)["picked"] == "Played: A built on b3. The castle at b2 now has area 3"
    page.pick("build", "a2")
    page.ask("undo")
    assert question(card)["picked"] == "Played: A built on b3. The castle at b2 now has area 3"
    page.pick("build", "c3")
    assert page.pick("answer:")["answer"] == "done"
    result = question(card)["result"]
    assert result["right"]
    assert card.frame["receipt"]["totals"][0] == 4
    assert card.frame["groups"] == []


def test_wrong_turn_is_diagnosed_and_can_be_retried() -> None:
    card, page = shown(turn())
    page.pick("build", "b3")
    page.pick("answer:")
    result = question(card)["result"]
    assert result["headline"] == "“The tallest tower”"
    assert not result["right"]
    assert page.pick("build", "c3")["answer"] == "done"
    assert "build c3" not in json.dumps(result), "nothing is played once an answer is committed"
    page.pick("again:")
    assert question(card)["picked"] == "Played: A built on b3. The castle at b2 now has area 3", "to be mended"
    page.ask("undo")
    assert question(card)["picked"] == "Play on the board, then press Check."
    assert card._session.question.session.record.ply == 0


def test_an_empty_turn_is_not_committed() -> None:
    card, page = shown(turn())
    assert page.pick("answer:")["text"] == "Play first, on the board or beside it."
    assert question(card)["state"] == "Not answered yet."


# -- order, legal ----------------------------------------------------------------------------------------------------


def test_steps_move_by_one_and_stop_at_the_ends() -> None:
    card, page = shown(steps())

    def order() -> Any:
        return [step["key"] for step in question(card)["steps"]]

    assert order() == ["base", "equal", "level"]
    page.pick("up:level", "up:level")
    assert order() == ["level", "base", "equal"]
    assert card.frame["says"].endswith("is now number 1.")
    page.pick("up:level")
    assert order() == ["level", "base", "equal"]
    assert page.pick("up:nobody")["answer"] == "no"
    page.pick("answer:")
    assert question(card)["result"]["right"]
    assert page.pick("down:level")["answer"] == "no"


# -- hints and worth -------------------------------------------------------------------------------------------------


def test_hints_open_in_order_and_take_their_price() -> None:
    card, page = shown(checkpoint("torres.scoring.2"))
    rungs = question(card)["hints"]["rungs"]
    assert [rung["price"] for rung in rungs] == ["−1", "−1", "−1", "−all"]
    assert not any(rung["text"] for rung in rungs)
    assert "after two wrong tries, or after a hint" in page.pick("hint:move")["text"]
    assert page.pick("hint:rule")["text"].startswith("Open “Goal” first")
    for opened, worth in enumerate(["worth 9 of 10", "worth 8 of 10", "worth 7 of 10", "0 of 10 points"], 1):
        page.pick(f"hint:{LADDER[opened - 1].key}")
        rungs = question(card)["hints"]["rungs"]
        assert [bool(rung["text"]) for rung in rungs] == [at < opened for at in range(4)]
        assert question(card)["worth"] == worth
    assert "15" in rungs[3]["text"]
    assert page.pick("hint:move")["text"] == "All hints are open."
    assert card(15), "nothing blocks going on"


def test_cost_of_tries_and_hints_is_said_before() -> None:
    """Points fell from 10 to 4, 2 and 1 without a word, and a hint said −1 where only one was left."""
    card, page = shown(checkpoint("torres.scoring.18"))
    answering = card._question
    for given in ("1", "2", "3", "4"):
        stake, before = question(card)["stake"], answering.worth
        page.pick(f"answer:{given}")
        left = answering.worth
        assert stake.startswith("A wrong try costs nothing" if left == before else f"A wrong try leaves {left} point")
        assert question(card)["state"].endswith(f"Now worth {left} of 10.")
        page.pick("again:")
        rungs = question(card)["hints"]["rungs"]
        assert all(each["may"] for each in rungs if each["price"] == "free"), "a grey hint says it is free"
        if given in "13":
            rung = next(each for each in question(card)["hints"]["rungs"] if each["may"])
            page.pick(f"hint:{rung['key']}")
            assert rung["price"] == (f"−{left - answering.worth}" if left > answering.worth else "free")
    assert answering.worth == 1


@pytest.mark.parametrize(
    ("about", "stake"),
    [
        ("torres.scoring.1", "A wrong try leaves 4 points."),
        ("torres.scoring.12", "Only 2 answers to choose from: a wrong try leaves 1 point."),
        ("torres.scoring.2", "Not explained yet: the first wrong try is free."),
    ],
)
def test_price_of_a_try_has_its_reason(about: str, stake: str) -> None:
    assert question(shown(checkpoint(about))[0])["stake"] == stake


def test_a_hint_may_be_opened_from_a_cell() -> None:
    card = check("torres.scoring.2")
    assert card.hint() == question(card)["hints"]["rungs"][0]["text"]
    assert [bool(card.hint()) for _ in range(4)] == [True, True, True, False]


# -- the answer, asked for -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("torres.scoring.4", "both because torres.score.order"),
        ("catan.robber.17", "catan.robber.must_move"),
    ],
)
def test_right_judgement_keeps_points_whichever_rule_is_named(name: str, given: str) -> None:
    card = check(name)
    card(given)
    result = question(card)["result"]
    assert (question(card)["worth"], result["solved"], result["right"]) == ("10 of 10 points", True, True)
    assert "which costs nothing" in result["message"]


def test_answer_after_two_misses_is_shown_for_no_points() -> None:
    card, page = shown(checkpoint("torres.scoring.2"))
    assert page.pick("tell:")["answer"] == "no"
    page.pick("answer:20")
    assert not question(card)["result"]["may_tell"]
    assert page.pick("tell:")["text"] == "The answer is shown after two wrong tries, or after a hint."
    page.pick("again:", "answer:8")
    assert question(card)["result"]["may_tell"]
    assert question(card)["tell"] == "Show me (no points)", "the price is told before it is paid"
    assert card.frame["receipt"] is None
    assert page.pick("tell:")["answer"] == "done"
    result = question(card)["result"]
    assert (result["right"], result["told"], result["headline"]) == (False, True, "The answer: 15")
    assert card.frame["receipt"]["totals"][0] == 15
    assert question(card)["worth"] == "0 of 10 points"
    assert "0 points" in question(card)["state"]
    page.pick("again:", "answer:20")
    assert question(card)["tell"] == "Show me", "paid already"
    page.pick("again:", "answer:15")
    assert question(card)["result"]["right"]
    assert question(card)["worth"] == "0 of 10 points"
    drawn, page = shown(row_of("torres.scoring", seed=7)[1])
    assert question(drawn)["tell"] == "Show me", "practice pays nothing"


# -- new positions ---------------------------------------------------------------------------------------------------


def test_misconception_leads_to_a_new_position_and_back() -> None:
    card, page = shown(checkpoint("torres.scoring.2"))
    page.pick("answer:20")
    assert question(card)["result"]["fresh"]
    page.pick("fresh:")
    first = question(card)["id"]
    assert first.startswith("torres.scoring.practice.after2.counts_the_tower.")
    assert question(card)["result"] is None
    assert card.frame["receipt"] is None
    asked = card.checkpoint
    page.pick("whole:")
    assert card.frame["board"]["svg"] == asked.scene("en", "board").to_live_svg()
    page.pick(f"answer:{asked.misconceptions[0].answer(asked.position)}")
    assert question(card)["result"]["headline"] == "“The tallest tower”"
    assert question(card)["checkpoint"] == "Practice 1"
    page.pick("fresh:")
    assert question(card)["id"] != first
    assert question(card)["checkpoint"] == "Practice 2"
    page.pick("back:")
    assert question(card)["id"] == "torres.scoring.2"
    assert question(card)["state"] == "1 try so far. Now worth 10 of 10.", "the first prediction is free"
    assert question(card)["result"]["given"] == "Your answer: 20"
    assert not question(card)["away"]


@pytest.mark.parametrize("about", ["torres.scoring.2", "catan.robber.3", "creed.matchups.1"])
def test_solved_question_stays_solved_behind_practice(about: str) -> None:
    card, page = shown(checkpoint(about))
    assert card(card.checkpoint.answer()).right
    before = question(card)["result"]
    page.pick("fresh:")
    assert question(card)["away"]
    page.pick("back:")
    assert question(card)["result"] == before


def test_turn_may_be_checked_once_picked_in_full() -> None:
    card, page = shown(checkpoint("catan.robber.3"))
    *some, last = ["lumber", "brick", "wool", "wool", "grain"]
    for kind in some:
        page.pick(f"give:{kind}")
        assert not question(card)["may_check"]
    page.pick(f"give:{last}")
    assert question(card)["may_check"]


def test_practice_goes_on_and_on() -> None:
    wrong = "torres.counts_the_tower"
    card = practice("torres.scoring", seed=7, against=wrong)
    page = FakePage(card)
    for number in (1, 2, 3):
        assert question(card)["id"] == f"torres.scoring.practice.7.counts_the_tower.{number}"
        assert question(card)["checkpoint"] == f"Practice {number}"
        assert question(card)["result"] is None
        page.pick(f"answer:{row_of('torres.scoring', seed=7, against=wrong)[number].answer()}")
        assert question(card)["result"]["right"]
        page.pick("next:")


def test_endless_practice_keeps_only_the_shown_position() -> None:
    card = practice("torres.scoring", seed=7)
    page, frames = FakePage(card), []
    for _ in range(24):
        page.pick("answer:999", "next:")
        frames.append(len(json.dumps(card.frame)))
    asked = card._question
    kept = (asked._standings, asked._known, asked._parts, asked._paths)
    assert max(map(len, kept)) <= 2, "where it began, and what is shown"
    assert max(frames[12:]) < 1.5 * max(frames[:12])


# -- receipts that count something else than points ------------------------------------------------------------------


def test_yes_and_no_are_said_in_words() -> None:
    card, page = shown(checkpoint("catan.building.1"))
    page.pick("hint:goal", "tell:")
    assert [line["value"] for line in card.frame["receipt"]["lines"]] == ["yes", "yes", "no", "no"]
    assert card.frame["receipt"]["lines"][0]["says"].endswith("yes")
