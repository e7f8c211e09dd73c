"""Guessing does not pay: what somebody who knows nothing gets, worked out exactly, and for turns tried out."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from boardlab.core.contract.game import own_names
from boardlab.core.i18n.languages import OWN
from boardlab.lessons import Checkpoint, checkpoint, checkpoints
from boardlab.lessons.build.guessing import (
    MOST_BY_HABIT,
    MOST_OF_ALL,
    MOST_OF_ONE,
    MOST_PAID_OF_ALL,
    MOST_PAID_OF_TWO,
    RULES,
    Habits,
    allowed,
    backwards,
    by_habit,
    by_length,
    by_position,
    chances,
    credited,
    first_reasons,
    first_stays,
    right_places,
    same_is_right,
    share,
)
from boardlab.lessons.build.lint import of_all, of_source
from boardlab.lessons.build.lint_question import of_checkpoint
from boardlab.lessons.journal.entry import Entry, JournalContents, JournalLine
from boardlab.lessons.journal.progress import progress_of
from boardlab.lessons.model.hints import pays_after
from boardlab.lessons.model.practice import practice
from boardlab.lessons.model.topics import topics
from boardlab.session.question.card import choices_of, prices, reasons
from boardlab.session.question.question import Question
from tests.effort import rounds

ALL = tuple(asked for name in own_names() for asked in checkpoints(name))
LINES = rounds(60, 400)
"""So many lines of play are tried at each question that asks for a turn."""
DEEDS = 6
SOURCES = Path(__file__).parents[2] / "notebooks" / "source"


def a_line(asked: Checkpoint, rng: Random) -> tuple[str, ...]:
    """A line of play at random, committed after any of its actions."""
    played: list[Any]
    position, played = asked.position, []
    while asked.is_playing(position) and len(played) < min(asked.most, DEEDS):
        actions = position.legal_actions() or [action for action, _ in position.chance_outcomes()]
        action = rng.choice(actions)
        position = position.play(action)
        played.append(action.to_text())
        if rng.random() < 0.2:
            break
    return tuple(played)


@cache
def tried_out(name: str) -> float:
    """The share of the points of a turn that guessing pays, by lines of play at random; the same on every run."""
    asked, rng = checkpoint(name), Random(name)
    first = sum(asked.accepts(a_line(asked, rng)) for _ in range(LINES)) / LINES
    return first + 0.4 * first * (1 - first) + 0.2 * (1 - first) ** 2


def guessed(asked: Checkpoint) -> float:
    """The share of its points that guessing pays, also for a turn."""
    return tried_out(asked.id) if asked.kind == "turn" else share(asked)


def gained(asked: Checkpoint) -> float:
    """The share of its points that guessing is paid, also for a turn."""
    return tried_out(asked.id) if asked.kind == "turn" else credited(asked)


def test_guessing_pays_little_in_every_question() -> None:
    """Neither finding the rule that decides, nor what is paid: of two answers just above one half, of more below it."""
    assert {asked.id: guessed(asked) for asked in ALL if guessed(asked) >= MOST_OF_ONE} == {}
    two = {asked.id: gained(asked) for asked in ALL if asked.answers == 2}
    more = {asked.id: gained(asked) for asked in ALL if asked.answers != 2}
    assert max(two.values()) == pytest.approx(MOST_PAID_OF_TWO)
    assert {name: share for name, share in more.items() if share >= MOST_OF_ONE} == {}


@pytest.mark.parametrize(("of", "most"), [(guessed, MOST_OF_ALL), (gained, MOST_PAID_OF_ALL)])
def test_guessing_pays_less_in_every_topic(of: Any, most: Any) -> None:
    topics: dict[str, list[float]] = {}
    for asked in ALL:
        topics.setdefault(asked.topic, []).append(of(asked))
    means = {topic: sum(shares) / len(shares) for topic, shares in topics.items()}
    assert {topic: mean for topic, mean in means.items() if mean >= most} == {}


@pytest.mark.parametrize(
    "name", ["torres.scoring.4", "torres.board.13", "catan.trade.4", "torres.building.2", "torres.scoring.2"]
)
def test_computed_share_equals_that_of_a_simulated_guesser(name: str) -> None:
    """Played through, as a card pays it: all answers in a random order, until one is right."""
    asked, rng, points = replace(checkpoint(name), worth=100), Random(1), 0
    ways, right = (asked.answers, 1) if asked.kind in {"choice", "legal"} else chances(asked)
    for _ in range(4000):
        order = rng.sample(range(ways), ways)
        at = next(at for at, answer in enumerate(order) if answer < right)
        points += pays_after(asked, 0, at)
    assert points / 400_000 == pytest.approx(credited(asked), abs=0.02)


@pytest.mark.parametrize(
    ("name", "paid"),
    [
        ("torres.board.13", (10, 1, 1)),  # allowed or not, whichever of three rules forbids it
        ("torres.set_up.2", (10, 1, 1)),  # one of two
        ("torres.scoring.4", (10, 2, 1, 1)),
        ("catan.trade.14", (10, 3, 2, 1, 1)),
        ("catan.trade.4", (10, 4, 2, 2, 1)),
        ("torres.scoring.5", (10, 4, 2, 2, 2)),  # a number
        ("torres.scoring.2", (10, 10, 4, 2, 2)),  # a number to be predicted
        ("creed.teams.8", (10, 4, 2, 2)),  # some of four places
        ("torres.building.2", (10, 4, 2, 2)),  # an order
    ],
)
def test_later_try_pays_by_the_answers_left(name: str, paid: tuple[int, ...]) -> None:
    """What the card says beforehand, what it is worth after each miss, and what progress counts are one."""
    asked = checkpoint(name)
    wrong, right = Entry(name, "answer"), Entry(name, "answer", right=True)
    for missed, points in enumerate(paid):
        lines = tuple(JournalLine(b"", str(n), entry) for n, entry in enumerate((wrong,) * missed + (right,)))
        (topic,) = progress_of(asked.topic, JournalContents(lines)).topics
        assert next(mark.gained for mark in topic.marks if mark.checkpoint.id == name) == points
        session = Question(asked)
        session.standing.wrong = missed
        assert session.worth == points
        for lang in OWN:
            session.lang = lang
            tries = re.split("Each hint|힌트마다", prices(session))[0]
            told = [int(number) for number in re.findall(r"\d+", tries)]
            assert told[min(missed, len(told) - 1)] == points, prices(session)


def test_the_judgement_is_credited_whichever_rule_is_named() -> None:
    assert credited(checkpoint("torres.scoring.4")) == pytest.approx(13 / 30), "three to choose from"
    assert credited(checkpoint("torres.board.13")) == pytest.approx(0.55), "allowed or not"
    assert credited(checkpoint("torres.scoring.2")) == share(checkpoint("torres.scoring.2"))


def test_lint_refuses_a_choice_that_can_be_guessed() -> None:
    asked = checkpoint("torres.set_up.2")
    open_to_guesses = replace(asked, reasons=())
    assert [found.says for found in of_checkpoint(open_to_guesses) if "guessing" in found.says] == [
        "guessing finds 55% of it: ask for the reason, or give more to choose from."
    ]
    assert not [found for found in of_checkpoint(asked) if "guessing" in found.says]
    three = checkpoint("torres.scoring.4")
    two_right = replace(three, goal=lambda position, key: key != three.choices[0])
    assert "guessing is paid 73% of it: give more to choose from." in [each.says for each in of_checkpoint(two_right)]


# -- positions -----------------------------------------------------------------------------------------------------


def of_kind(kind: Any) -> Any:
    return [asked for asked in ALL if asked.kind == kind]


def test_guessing_by_position_gains_no_more_than_chance() -> None:
    assert list(of_all(ALL)) == []
    assert by_position(of_kind("choice")) <= 0.33
    assert by_position(of_kind("legal")) <= 0.36
    assert 0.45 <= allowed(ALL) <= 0.55
    assert first_reasons(ALL) >= 0.2


def test_whether_it_is_allowed_shows_in_no_form() -> None:
    """What a card offers is the same for what is allowed and what is not, in lessons and in practice."""
    drawn = [asked for topic in ("catan.trade", "torres.knights") for asked in practice(topic, seed="form").take(12)]
    judged = [asked for asked in (*ALL, *drawn) if asked.kind == "legal"]
    forms: dict[bool, set[str]] = {True: set(), False: set()}
    for asked in judged:
        asking = Question(asked)
        forms[not asked.verdict.rules].add(f"{choices_of(asking)} {asked.ask_why()} {len(reasons(asking))}")
    assert forms[True] == forms[False]
    assert len(forms[True]) == 1


def test_every_judgement_of_practice_lists_four_rules() -> None:
    tables = {f"{topic.id}.{name}": table for topic in topics() for name, table in topic.tables.items()}
    judged = {
        name: table["choices"] for name, table in tables.items() if table["kind"] == "legal" and "choices" in table
    }
    assert {name: rules for name, rules in judged.items() if len(rules) != RULES} == {}


def test_orders_that_are_found_turned_round_are_reported() -> None:
    asked = [replace(each, choices=tuple(each.answer())[::-1]) for each in of_kind("order")]
    assert (backwards(asked), first_stays(asked)) == (1, 0)
    assert [each.says for each in of_all(asked) if each.where == "order"] == [
        "100% are right read backwards; 10% at most.",
        "0% begin with the step shown first; 15% to 40% should.",
    ]


def test_a_choice_that_is_never_right_is_reported() -> None:
    alike = [each for each in of_kind("choice") if {"equal", "same"} & {*each.choices}]
    never = [each for each in alike if str(each.answer()).partition(" ")[0] not in ("equal", "same")]
    assert same_is_right(alike) > same_is_right(never) == 0
    assert "“both the same” is right in 0%" in str([*of_all(never)])


def test_longest_choice_is_seldom_the_right_one() -> None:
    """Of a topic one choice, or one in three."""
    texts = {"a": "the longest of all", "b": "short", "c": "shorter"}
    asked = cast(
        Any,
        SimpleNamespace(kind="choice", choices=("a", "b", "c"), answer=lambda: "a", choice=lambda key, _: texts[key]),
    )
    assert [by_length([asked] * many, "en") for many in (1, 3, 6)] == [(1, 1), (3, 1), (6, 2)]
    texts["b"] = "as long as the other"
    assert by_length([asked], "en") == (0, 1)


def test_guessing_the_usual_answer_finds_little() -> None:
    """Numbers in the order of how often they are right, choices by where those stand."""
    found = by_habit(ALL)
    assert found.keys() == {asked.topic for asked in ALL}
    assert max(found.values()) < MOST_BY_HABIT
    commonest = next(asked for asked in ALL if asked.kind == "number" and asked.answer() == 3)
    assert Habits([*ALL]).found(commonest) == 1, "3 is the first number tried"


def test_choices_keep_source_order_or_the_learners_shuffle() -> None:
    asked = checkpoint("torres.scoring.4")
    ((choice, reason),) = right_places(asked)
    assert asked.choices[choice] == "both"
    assert asked.reasons[reason] in asked.because
    seen = {place for learner in range(60) for place in right_places(asked, learner)}
    assert seen == {(choice, reason) for choice in range(3) for reason in range(3)}
    assert right_places(asked, 7) == right_places(asked, 7)


@pytest.mark.parametrize("path", sorted(SOURCES.glob("*/[0-9]*.md")), ids=lambda path: path.stem)
def test_no_lesson_repeats_a_position_three_times(path: Any) -> None:
    assert [found for found in of_source(path) if "in a row" in found.says] == []
