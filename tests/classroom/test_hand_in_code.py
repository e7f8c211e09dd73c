"""Hand-in codes: what they hold comes back, and a slip is noticed."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boardlab
from boardlab.classroom import hand_in_code as codes
from boardlab.classroom.hand_in_code import MOST_SIGNS, BadCode, codes_in, hand_in_code, read_code
from boardlab.classroom.results import Result
from boardlab.core.contract.game import game_names
from boardlab.core.errors import PlainError
from boardlab.lessons.build.lesson_sources import lesson_files_of
from boardlab.lessons.build.store import find_lesson
from boardlab.lessons.journal.entry import Entry
from boardlab.lessons.journal.journal import journal
from boardlab.lessons.model.catalogue import checkpoint

LESSONS = [name for game in game_names() for name in lesson_files_of(game)]
SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


@cache
def questions(lesson: str) -> list[str]:
    return [step.about for step in find_lesson(lesson).steps if step.about]


def handed(seed: int) -> tuple[str, int, dict[str, Result]]:
    rng = Random(seed)
    lesson = rng.choice(LESSONS)
    results = {}
    for name in questions(lesson):
        if rng.random() < 0.7:
            wrong = rng.randrange(4)
            behind = ["", *(each.id for each in checkpoint(name).misconceptions)] if wrong else [""]
            results[name] = Result(rng.choice(behind), wrong, rng.randrange(2), not wrong or rng.random() < 0.5)
    return lesson, rng.randrange(1000), results


@given(st.integers())
@settings(deadline=None)
def test_what_a_code_holds_comes_back(seed: int) -> None:
    told = handed(seed)
    code = hand_in_code(*told)
    assert read_code(code) == told
    assert read_code(code.lower().replace("0", "o").replace("1", "l").replace("-", " ")) == told
    assert list(codes_in(f"7,“{code}”, done")) == [code]


def worst(lesson: str) -> dict[str, Result]:
    """The results that make the longest code."""
    found = {}
    for name in questions(lesson):
        behind = checkpoint(name).misconceptions
        found[name] = Result(behind[-1].id if behind else "", 3, 1, True)
    return found


def test_the_code_of_every_lesson_is_short() -> None:
    lengths = sorted(len(hand_in_code(name, 999, worst(name)).replace("-", "")) for name in LESSONS)
    assert lengths[-1] <= MOST_SIGNS
    assert lengths[len(lengths) // 2] <= 14


def test_one_wrong_sign_or_two_exchanged_are_noticed() -> None:
    missed = tried = 0
    for lesson in LESSONS[::9]:
        code = hand_in_code(lesson, 17, worst(lesson)).replace("-", "")
        others = [code[:at] + sign + code[at + 1 :] for at in range(len(code)) for sign in SIGNS if sign != code[at]]
        others += [code[:at] + code[at + 1] + code[at] + code[at + 2 :] for at in range(len(code) - 1)]
        for other in others:
            if other != code:
                tried += 1
                missed += not refused(other)
    assert missed / tried < 0.004, "a checksum of ten bits lets one of 1,024 pass"


def refused(code: str) -> bool:
    try:
        read_code(code)
    except BadCode:
        return True
    return False


@pytest.mark.parametrize("given", ["", "-", "B7K2", "ÄÖÜÄ-ÖÜÄÖ", "B7K2-Q9XM-4TRA-C", "0" * 20, "9" * 10**6, None, 12])
def test_what_is_no_code_is_refused_in_a_sentence(given: object) -> None:
    with pytest.raises(BadCode) as refused:
        read_code(given)
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize("number", [-1, 1000, "7", True, None])
def test_a_number_that_no_pupil_has_is_refused(number: object) -> None:
    with pytest.raises(BadCode):
        hand_in_code("torres.scoring", number, {})


def test_codes_of_a_one_game_page_are_read_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    told = ("torres.scoring", 7, {"torres.scoring.2": Result(solved=True)})
    with monkeypatch.context() as page:
        page.setattr(codes, "_lessons", lambda: tuple(lesson_files_of("torres")))
        code = hand_in_code(*told)
    assert read_code(code) == told


def test_results_of_other_lessons_are_left_out() -> None:
    assert read_code(hand_in_code("torres.scoring", 1, {"catan.robber.1": Result(solved=True)}))[2] == {}


def test_the_code_of_a_learner_tells_its_journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path))
    asked = checkpoint("torres.scoring.2")
    for answer in (asked.misconceptions[0].answer(asked.position), asked.answer()):
        journal().add(Entry.of_answer(asked.grade(answer), "en"))
    results = {"torres.scoring.2": Result(asked.misconceptions[0].id, 1, 0, True)}
    assert read_code(boardlab.hand_in("torres.scoring", number=7)) == ("torres.scoring", 7, results)
    with pytest.raises(PlainError):
        boardlab.hand_in("torres.scoringg")
