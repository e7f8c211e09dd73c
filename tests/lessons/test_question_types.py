"""Each kind of question: what is read as an answer, which are right, and what a wrong one is told."""

from __future__ import annotations

import dataclasses
import re
from typing import Any

import pytest

from boardlab import catan
from boardlab.catan.board import SITES, TILES, bits
from boardlab.lessons import (
    LADDER,
    BadAnswer,
    Checkpoint,
    Misconception,
    checkpoint,
    misconceptions,
    worth_after,
)
from boardlab.lessons.model.question_types import in_order
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres import sketch
from boardlab.lessons.torres import wrong_rules as wrong
from boardlab.lessons.torres.sketching import WORDING

HEIGHT = "torres.build.height"
APART = "torres.build.no_merge"
LOOK = checkpoint("torres.scoring.2").say("look", "en")
"""What the question whose id is borrowed here says of wrong answers without a name."""


def asks(kind: Any, **more: Any) -> Any:
    given = {"setting": lambda: sketch("b2=2 c2=1", A="c2", B="b2"), "misconceptions": (), "rules": (HEIGHT,)}
    return Checkpoint(**{"id": "torres.scoring.2", "kind": kind, "wording": WORDING, **given, **more})


# -- a turn --------------------------------------------------------------------------------------------------------


def six_points(start: Any, end: Any, actions: Any) -> bool:
    return right.castle_points(end) >= 4


def turn(**more: Any) -> Any:
    tower = Misconception(
        "torres.counts_the_tower",
        lambda p: ("build b3",),
        "torres.level.own_only",
        goal=lambda start, end, actions: wrong.area_times_tower(end, 0) >= 6,
    )
    facts = {"goal": six_points, "solve": lambda p: ("build b3", "build c3"), "misconceptions": (tower,)}
    return asks("turn", **{**facts, **more})


def test_insufficient_turn_gets_a_hint_and_no_points() -> None:
    grade = turn().grade("point")
    assert grade.misconception is None
    assert grade.message("en") == LOOK
    assert grade.receipt is None


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("build h8", "build h8"),
        ("jump c2", "jump c2"),
        ("", "actions such as"),
        (7, "actions such as"),
        (None, "actions such as"),
        ([3], "actions such as"),
        ({"build b3"}, "actions such as"),
        (["build b3"] * 200, "build b3"),
        ("build b3; build c3; build d2; build c1", "cannot be done|no more"),
    ],
)
def test_invalid_turn_is_refused_with_the_reason(answer: Any, why: str) -> None:
    with pytest.raises(BadAnswer, match=why):
        turn().grade(answer)


# -- legal or not --------------------------------------------------------------------------------------------------


def legal(tries: Any, **more: Any) -> Any:
    return asks("legal", setting=lambda: sketch("b2=1 d2=1 b4=1", A="b2"), tries=tries, choices=(APART, HEIGHT), **more)


@pytest.mark.parametrize(
    ("tries", "answer"), [("build c2", APART), ("build c4", "legal"), ("build d2", HEIGHT), ("build a4", "legal")]
)
def test_the_game_says_what_is_legal(tries: str, answer: Any) -> None:
    asked = legal(tries)
    assert asked.answer() == answer
    assert asked.options == ("legal", APART, HEIGHT)
    for given in asked.options:
        grade = asked.grade(given)
        assert grade.right is ((given == "legal") == (answer == "legal"))
        assert grade.misnamed is (grade.right and given != answer)


def test_older_answers_with_a_rule_for_legal_still_count() -> None:
    """Journals hold them: a rule was once named with what is legal, too."""
    grade = legal("build c4").grade(f"legal because {HEIGHT}")
    assert (grade.answer, grade.right, grade.misnamed) == ("legal", True, False)
    with pytest.raises(BadAnswer):
        legal("build c4").grade("legal because of nothing")


def test_any_broken_rule_may_be_named() -> None:
    asked = asks(
        "legal",
        setting=lambda: sketch("b2=1 c2=1", A="b2"),
        tries="build b2",
        choices=(HEIGHT, "torres.build.raise"),
    )
    broken = asked.verdict.rules
    assert [rule for rule in asked.choices if not asked.grade(rule).misnamed] == [
        rule for rule in asked.choices if rule in broken
    ]


# -- steps in order ------------------------------------------------------------------------------------------------


def order(**more: Any) -> Any:
    steps = {"choices": ("base", "equal", "level"), "solve": lambda p: ("level", "base", "equal")}
    return asks("order", id="torres.scoring.9", **{**steps, **more})


def test_a_partial_order_leaves_the_rest_free() -> None:
    asked = order(goal=in_order(("level", "equal")))
    assert [bool(asked.grade(steps)) for steps in ("level equal base", "base level equal", "equal base level")] == [
        True,
        True,
        False,
    ]


# -- several right answers, and wrong ones nobody foresaw ------------------------------------------------------------


def test_wrong_cell_is_explained_and_missing_ones_not_named() -> None:
    asked = checkpoint("torres.scoring.1")
    right_cells = asked.answer()
    assert "h1" in asked.grade(right_cells | {"h1"}).message("en")
    assert "h1" in asked.grade({"d2", "h1"}).message("en"), "with others missing"
    missing = right_cells - {"c2"}
    assert asked.explain(asked.position, missing).facts["cell"] == "c2", "the author's code would say it"
    assert not {"c2", "c3"} & set(re.findall(r"[a-h][1-8]", asked.grade(missing).message("en")))


def test_feedback_that_happens_to_name_the_answer_gives_way() -> None:
    wrong = Misconception("torres.counts_the_tower", lambda p: 77, "torres.level.own_only")
    words = {"misconception.counts_the_tower.feedback": {"en": "Of 15 you took 9.", "ko": "15칸 중 9칸입니다."}}
    asked = dataclasses.replace(checkpoint("torres.scoring.2"), misconceptions=(wrong,))
    spoken = Spoken(asked.wording, words)
    grade = dataclasses.replace(asked, wording=spoken).grade(77)
    assert grade.headline("en") == "“The tallest tower”"
    assert "15" not in grade.message("en")


class Spoken:
    """A wording with some texts replaced."""

    def __init__(self, own: Any, replaced: Any) -> None:
        self.own, self.replaced = own, replaced

    def say(self, key: Any, lang: Any = None, names: Any = None, **facts: Any) -> Any:
        return self.replaced[key][lang] if key in self.replaced else self.own.say(key, lang, names, **facts)


# -- what a wrong try must not say --------------------------------------------------------------------------------


def test_shown_answer_has_a_receipt_and_counts_as_wrong() -> None:
    told = checkpoint("torres.scoring.2").reveal()
    assert not told
    assert (told.headline("en"), told.receipt.total(0)) == ("The answer: 15", 15)
    assert told.message("en") == checkpoint("torres.scoring.2").say("why", "en")


def test_wrong_answer_may_use_the_games_refusal() -> None:
    def explain(position: Any, answer: Any) -> Any:
        return position.judge(position.read_action("build h8")).breaches[0]

    asked = asks("number", solve=right.castle_points, explain=explain)
    refusal = asked.position.judge(asked.position.read_action("build h8")).reasons("ko")[0]
    assert asked.grade(77).message("ko") == refusal


# -- misconceptions and hints --------------------------------------------------------------------------------------


def test_each_misconception_has_a_distinguishing_position() -> None:
    found = misconceptions("torres")
    assert len({wrong_rule.id for wrong_rule in found}) == len(found)
    for wrong_rule in found:
        asked = checkpoint(wrong_rule.diagnostic)
        own = next(rule for rule in asked.misconceptions if rule.id == wrong_rule.id)
        assert asked.grade(own.answer(asked.position)).misconception.id == wrong_rule.id


@pytest.mark.parametrize(
    ("name", "title"),
    [("torres.scoring.12", "Not under a piece"), ("catan.robber.17", "Only a 7 or a knight")],
)
def test_forbidding_rule_is_quoted_in_answers(name: str, title: str) -> None:
    """“Right: Not legal: Raising a tower.” read as if that were what is not legal."""
    asked = checkpoint(name)
    assert asked.show(asked.answer(), "en") == f"It is not legal, by the rule “{title}”"
    assert re.search("‘.+’ 규칙$", asked.show(asked.answer(), "ko"))


def test_the_ladder_has_four_rungs_and_a_floor() -> None:
    assert [(hint.key, hint.price) for hint in LADDER] == [("goal", 10), ("where", 10), ("rule", 10), ("move", 100)]
    assert [worth_after(10, opened, 0) for opened in range(5)] == [10, 9, 8, 7, 0]
    assert [worth_after(10, 0, wrong) for wrong in (0, 1, 2, 99)] == [10, 4, 2, 2]
    assert [worth_after(20, 1, wrong) for wrong in (0, 1, 2)] == [18, 6, 2], "a hint costs of the whole"
    assert [worth_after(10, 3, wrong) for wrong in (0, 1, 2)] == [7, 1, 1], "found alone is never worth nothing"
    assert [worth_after(10, 0, wrong, told=True) for wrong in (0, 1, 2)] == [0, 0, 0]


# -- places that have names of their own ---------------------------------------------------------------------------


def corners(**more: Any) -> Any:
    """Which intersections does A hold? Asked of an island, where three kinds of places could be meant."""
    start = catan.start(players=4)
    given = {
        "setting": lambda: start,
        "among": lambda p: SITES,
        "solve": lambda p: frozenset(SITES[at] for at in bits(p.pieces.settlements[0])),
        "rules": ("catan.map.intersection",),
    }
    return asks("cells", **{**given, **more})


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_places_are_read_and_shown_by_name(lang: str) -> None:
    asked = corners()
    names = [asked.position.place_name(key, lang) for key in sorted(asked.answer())]
    assert asked.show(asked.answer(), lang) == "; ".join(names)
    assert asked.grade("; ".join(names))
    assert asked.grade(" ".join(sorted(asked.answer()))), "keys hold commas themselves"
    assert asked.grade(", ".join(sorted(asked.answer())))
    assert names[1] not in asked.grade([min(asked.answer())]).message(lang)
    assert "|" not in asked.grade(asked.answer()).to_text(lang).rpartition("\n")[0]


def test_only_offered_places_are_accepted() -> None:
    asked = corners()
    names = [asked.position.place_name(key) for key in SITES[:2]]
    for given in (TILES[0], asked.position.place_name(TILES[0]), [*SITES, *TILES], 7):
        with pytest.raises(BadAnswer, match=f"“{names[0]}; {names[1]}”"):
            asked.grade(given)
    assert {shape.attrs["data-place"] for shape in asked.scene("en").layers["hits"]} == set(SITES)


def test_turn_is_described_by_events_where_keys_are_unnamed() -> None:
    first = catan.start(players=3, options=catan.Options(players3="founding"))
    asked = turn(setting=lambda: first, goal=lambda start, end, actions: True, misconceptions=())
    shown = asked.show((f"settlement {SITES[0]}",), "en")
    assert shown == f"Orange founded a settlement at {first.place_name(SITES[0], 'en')}"
    rule = "catan.build.settlement.distance"
    legal = asks("legal", setting=lambda: first, tries=f"settlement {SITES[0]}", choices=(rule,))
    assert legal.grade(rule).message("en") == LOOK
