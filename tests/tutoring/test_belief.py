"""What a tutor believes follows from the answers, and which question it asks next from what it believes."""

from __future__ import annotations

import pytest

from boardlab.lessons.model.practice import practice, practised
from boardlab.tutoring.bank import Bank, BankQuestion, answered, bank, bank_question
from boardlab.tutoring.belief import OTHER, RIGHT, SURE, Belief
from boardlab.tutoring.choose import TOGETHER, QuestionSheet, check, choose, refutation
from boardlab.tutoring.course import MOST, Course


def question(number: int, kind: str = "number", answers: int = 12, **says: int) -> BankQuestion:
    named = {f"toy.{name}": said for name, said in says.items()}
    return BankQuestion(f"toy.sums.practice.tutor{number}.a.1", kind, answers, named, number)


BOTH = [question(number, a=1, b=2, c=3) for number in range(1, 9)]
ALIKE = [question(number, a=1, b=1) for number in range(11, 15)]
LONG = [question(number, "turn", a=1, b=2, c=3) for number in range(21, 23)]
EASY = [question(number, "choice", 2, c=1) for number in range(31, 33)]
BANK = Bank("toy.sums", [*ALIKE, *LONG, *EASY, *BOTH])


def test_every_belief_adds_up_to_one() -> None:
    belief = Belief(BANK.rules)
    for given in (0, 1, None, 2, 1):
        belief.answer(BOTH[0], given)
        belief.fade()
        assert sum(belief.readings.values()) == pytest.approx(1)
    belief.taught("toy.a")
    assert sum(belief.readings.values()) == pytest.approx(1)


@pytest.mark.parametrize(("given", "reading"), [(1, ("toy.a",)), (2, ("toy.b",)), (0, RIGHT)])
def test_answers_of_a_reading_make_it_sure(given: int, reading: tuple[str, ...]) -> None:
    belief = Belief(BANK.rules)
    assert belief.sure() is None
    for asked in BOTH[:4]:
        belief.answer(asked, given)
    assert belief.sure() == reading


def test_unexplained_answers_speak_for_no_named_rule() -> None:
    belief = Belief(BANK.rules)
    for asked in BOTH[:5]:
        belief.answer(asked, None)
    assert belief.readings[OTHER] > max(belief.holding().values())
    assert belief.sure() is None


def test_a_rule_that_only_sometimes_fits_has_no_name() -> None:
    belief = Belief(BANK.rules)
    for asked, given in zip(BOTH[:3], (1, 1, 0), strict=True):
        belief.answer(asked, given)
    assert belief.sure() is None
    # What fits each time has one.
    belief = Belief(BANK.rules)
    for asked in BOTH[:2]:
        belief.answer(asked, 1)
    assert belief.sure() == ("toy.a",)


def test_slips_are_learnt_and_stay_bounded() -> None:
    careful, careless = Belief(BANK.rules), Belief(BANK.rules)
    for at, asked in enumerate(BOTH * 3):
        careful.answer(asked, 0)
        careless.answer(asked, 0 if at % 4 else None)
    assert 0.03 <= careful.slip < careless.slip <= 0.2


def test_two_wrong_rules_at_once_are_both_held() -> None:
    only = [question(number, **{name: 1}) for number, name in enumerate("abab", 41)]
    belief = Belief(BANK.rules)
    for asked in only * 2:
        belief.answer(asked, 1)
    held = belief.holding()
    assert min(held["toy.a"], held["toy.b"]) >= SURE > held["toy.c"]


def test_helped_answers_count_little() -> None:
    alone, helped = Belief(BANK.rules), Belief(BANK.rules)
    alone.answer(BOTH[0], 1)
    helped.answer(BOTH[0], 1, helped=True)
    before = Belief(BANK.rules).holding()["toy.a"]
    assert before < helped.holding()["toy.a"] < alone.holding()["toy.a"] / 3


def test_a_sheet_asks_what_tells_most_in_its_time() -> None:
    held, asked = Bank("toy.sums", [*EASY, *LONG, *BOTH]), set[str]()
    sheet = choose(held, Belief(held.rules), asked)
    assert len(sheet) == TOGETHER
    assert all(each in BOTH for each in sheet)
    # No question comes twice, and all are asked in the end.
    while sheet:
        assert not asked & {each.id for each in sheet}
        asked |= {each.id for each in sheet}
        sheet = choose(held, Belief(held.rules), asked)
    assert asked == {each.id for each in held.questions}


NARROW = [question(at, "choice", 2, **{name: 1}) for at, name in enumerate("abcdefghij" * 3, 51)]
"""Each shows one wrong rule of ten, and a slip gives its answer."""


def test_a_sheet_is_about_many_rules_or_one_likely() -> None:
    held = Bank("toy.sums", NARROW)
    belief = Belief(held.rules)
    assert len({wrong for each in choose(held, belief, ()) for wrong in each.says}) == TOGETHER
    belief.answer(NARROW[0], 1)
    again = [each for each in choose(held, belief, {NARROW[0].id}) if "toy.a" in each.says]
    assert len(again) == 2


def test_a_question_tells_less_beside_others() -> None:
    sheet = QuestionSheet(Belief(BANK.rules))
    before = [sheet.gain(each) for each in BANK.questions]
    sheet.add(BOTH[0])
    assert sheet.bits == before[BANK.questions.index(BOTH[0])]
    after = [sheet.gain(each) for each in BANK.questions]
    assert all(0 <= less < more for more, less in zip(before, after, strict=True))


def test_an_easy_question_follows_two_misses() -> None:
    belief = Belief(BANK.rules)
    for asked in BOTH[:2]:
        belief.answer(asked, 1)
    [found] = choose(BANK, belief, {each.id for each in BOTH[:2]}, misses=2)
    assert "toy.a" not in found.says


def test_boards_that_refute_are_small_and_far_from_true() -> None:
    far = [each._replace(gaps=(gap, 1, 1)) for each, gap in zip(BOTH, (2, 9, 1, 1, 99, 99, 99, 99), strict=True)]
    assert refutation(Bank("toy.sums", [*ALIKE, *far]), "toy.a", ()) == far[1]


def test_a_rule_is_checked_where_no_other_answers_alike() -> None:
    assert check(BANK, "toy.a", ()) not in ALIKE
    assert check(BANK, "toy.a", {each.id for each in (*BOTH, *LONG)}) in ALIKE


def test_two_rules_that_nothing_tells_apart_are_listed() -> None:
    assert Bank("toy.sums", ALIKE).alike() == (("toy.a", "toy.b"),)
    assert BANK.alike() == ()


def test_a_bank_is_read_back_as_it_was() -> None:
    assert Bank.of_json(BANK.to_json()).questions == BANK.questions


def test_a_right_choice_for_a_wrong_reason_counts() -> None:
    wrong = "torres.area_against_level"
    asked = practice("torres.king", seed="tutor3", against=wrong)[1]
    held = next(each for each in (*asked.misconceptions, *asked.unnamed) if each.id == wrong)
    given = held.answer(asked.position)
    assert asked.accepts(given)
    assert answered(asked, given) == bank_question(asked).says[wrong] > 0
    assert answered(asked, asked.answer()) == 0


def answering(course: Course, wrong: str, until: int = 30) -> list[str]:
    """The phases of a session with somebody who holds a wrong rule until it is refuted."""
    phases: list[str] = []
    for _ in range(until):
        phases.append(course.phase)
        if course.question is None:
            break
        looks = course.phase == "ask"
        if course.is_asking:
            holds = "refute" not in phases
            course.answer(*(each.says.get(wrong, 0) if holds else 0 for each in course.asks))
        if not looks:
            course.go_on()
    return phases


def test_a_wrong_rule_is_named_refuted_and_cured() -> None:
    phases = answering(Course(BANK, Belief(BANK.rules), set()), "toy.b")
    assert list(dict.fromkeys(phases)) == ["ask", "refute", "guided", "free", "cured"]
    assert phases.count("ask") <= 3


def test_a_session_without_certainty_stops_as_unsure() -> None:
    course = Course(BANK, Belief(BANK.rules), set())
    for _ in range(MOST):
        assert course.phase == "ask"
        course.answer(*(None for _ in course.asks))
    assert (course.phase, course.wrong, course.question) == ("unsure", "", None)
    course.go_on()
    assert course.phase == "ask"


@pytest.mark.soak
@pytest.mark.parametrize("topic", practised())
def test_every_two_rules_of_a_topic_are_told_apart(topic: str) -> None:
    held = bank(topic)
    assert held.alike() == ()
    assert held.never_shown() == ()
