"""A tutor goes on from the answers in the journal, notes nothing before it is sure, and lets answers be taken out."""

from __future__ import annotations

import pytest

from boardlab import language
from boardlab.core.errors import PlainError
from boardlab.lessons import checkpoint
from boardlab.lessons.journal.due import comes_back, read_entries
from boardlab.lessons.journal.entry import Entry
from boardlab.lessons.journal.journal import journal
from boardlab.notebook.tutor_card import TutorCard
from boardlab.session.commands import Message
from boardlab.session.features.picture import PictureFeature
from boardlab.session.features.tutor import TutorFeature, tutored
from boardlab.session.frame import frame
from boardlab.session.kinds import tutor
from boardlab.tutoring.bank import Bank, bank
from boardlab.tutoring.choose import TOGETHER

WRONG = "torres.counts_the_tower"


def small() -> Bank:
    return bank("torres.scoring", 1)


def told(lang: str = "en") -> TutorFeature:
    return tutor(small(), lang).has(TutorFeature)


def do(feature: TutorFeature, name: str, key: str = "") -> tuple[str, str]:
    session = feature.session
    answer = session.handle(Message(do=name, key=key, client="test", seq=0, rev=session.rev))
    assert isinstance(answer, tuple)
    return answer


def read_wrongly(feature: TutorFeature) -> None:
    """Answer what is asked by the wrong rule."""
    asked = feature.question.asked
    behind = (wrong for wrong in (*asked.misconceptions, *asked.unnamed) if wrong.id == WRONG)
    given = next((wrong.answer(asked.position) for wrong in behind), asked.answer())
    feature.question.take(given, "test")


def test_answers_of_lessons_count_and_can_be_taken_out() -> None:
    asked = checkpoint("torres.scoring.2")
    journal().add(Entry.of_answer(asked.grade(20), "en"))
    feature = told()
    belief = feature.part()["tutor"]["belief"]
    assert belief["source"] == "From 1 answer, 1 of them in lessons"
    held = feature.course.belief.holding()[WRONG]
    assert held > 0.5
    do(feature, "tutor_answers")
    answers = feature.part()["tutor"]["belief"]["answers"]
    assert answers is not None
    assert answers[0]["says"].endswith("” 20")
    assert do(feature, "leave_out", answers[0]["uid"])[0] == "done"
    assert feature.course.belief.holding()[WRONG] < held / 5
    # It stays out, and only once.
    assert told().known.counted == []
    assert do(feature, "leave_out", answers[0]["uid"])[0] == "no"


def test_nothing_is_noted_as_misread_before_it_is_sure() -> None:
    feature = told()
    while feature.course.phase == "ask":
        assert not [row for row in feature.part()["tutor"]["belief"]["readings"] if row["tone"] == "wrong"]
        noted = [entry.misconception for entry in journal().read().entries if entry.kind == "answer"]
        assert set(noted) <= {""}
        read_wrongly(feature)
    assert (feature.course.phase, feature.course.wrong) == ("refute", WRONG)
    assert feature.part()["tutor"]["headline"] == "“The tallest tower”"


def test_a_sheet_is_handed_in_whole_or_mended() -> None:
    feature = told("ko")
    while len(feature.course.asks) < 2:
        feature.question.take(feature.question.asked.answer(), "test")
    count, noted = feature.course.count, len(journal().read().entries)
    first = feature.course.asks[0]
    for left in range(len(feature.course.asks), 0, -1):
        shown = feature.part()["tutor"]
        assert shown["commit"] == ("다음 문제" if left > 1 else f"{TOGETHER}개 모두 내기")
        assert [line["here"] for line in shown["lines"]].index(True) == len(shown["lines"]) - left
        if left == 1:
            # Back to the first: it says what was chosen, and may be changed before all is handed in.
            assert do(feature, "line", first.id)[0] == "done"
            assert feature.part()["tutor"]["lines"][0]["here"]
            assert feature.question.standing.tries == 0
            mended = feature.question.asked
            feature.question.take(mended.misconceptions[0].answer(mended.position), "test")
        assert len(journal().read().entries) == noted
        feature.question.take(feature.question.asked.answer(), "test")
    assert feature.course.count == count + 1
    kept = journal().read().entries[noted:]
    assert [entry.right for entry in kept] == [False, *[True] * (TOGETHER - 1)]
    assert do(feature, "line", first.id)[0] == "no"
    # Each counts by itself, on another day, too.
    assert {entry.id for entry in kept} <= {entry.id for entry in told().known.counted}


def test_another_day_goes_on_from_the_same_belief() -> None:
    feature = told()
    while not feature.course.count:
        read_wrongly(feature)
    again = told("ko")
    assert again.course.belief.holding() == pytest.approx(feature.course.belief.holding())
    assert not {entry.id for entry in feature.known.counted} & {each.id for each in again.course.asks}
    assert again.part()["tutor"]["belief"]["source"] == f"답 {len(feature.known.counted)}개로 짐작"


def test_page_gets_no_answer_before_one_is_given() -> None:
    feature = told()
    shown = frame(feature.session)
    assert shown["question"]["result"] is None
    assert shown["receipt"] is None
    for key in ("hint:goal", "tell:", "fresh:", "next:"):
        assert do(feature, "pick", key)[0] == "no"
    assert feature.question.grade is None


def test_a_topic_without_tutor_names_those_that_have_one() -> None:
    language("en")
    with pytest.raises(PlainError, match=r"torres\.scoring"):
        tutored("torres.scorin")


def test_card_in_a_notebook_asks_and_says_its_belief() -> None:
    card = TutorCard("torres.knights", "en")
    assert card.get_state()["frame"]["tutor"]["phase"] == "ask"
    assert repr(card).startswith("Tutor: Knights and doors\nSheet 1")
    assert "30 %  As the rulebook says" in repr(card)


def test_refuted_reading_is_marked_beside_the_right_one() -> None:
    feature = told()
    while feature.course.phase == "ask":
        read_wrongly(feature)
    question, shown = feature.question, feature.part()["tutor"]
    marked = question.part()["question"]["result"]
    assert marked is not None
    # The tower that is taller than the one below the knight; the knight's own level decides.
    assert marked["wrong"]
    assert not {*marked["wrong"]} & {*marked["focus"]}
    assert shown["both"][2] == f"Dashed in red is what this reading goes by: {' '.join(marked['wrong'])}"
    assert "bl-wrong" in question.session.has(PictureFeature).drawn(question.board.scene())["svg"]
    do(feature, "tutor")
    assert question.refuted is None


def test_the_rule_that_was_cured_comes_back() -> None:
    feature = told()
    feature.course.refute(WRONG)
    feature._show()
    while not feature.part()["tutor"]["headline"].endswith("is gone"):
        if feature.course.is_asking:
            feature.question.take(feature.question.asked.answer(), "test")
        do(feature, "tutor")
    feature.question.take(0, "test")  # nothing is asked any more
    days = comes_back("torres.level.own_only", read_entries())
    assert days == 1
    assert feature.part()["tutor"]["says"][1] == "It comes back tomorrow, with a new position."
    # Boards that were drawn against other wrong rules count for this one.
    assert {entry.rule for entry in journal().read().entries} == {"torres.level.own_only"}


def test_an_order_beside_a_misreading_is_nobodys_own() -> None:
    whole = bank("catan.trade", 2)
    held = Bank(whole.topic, [each for each in whole.questions if each.kind == "order"])
    feature = tutor(held, "en").has(TutorFeature)
    feature.course.refute(held.rules[0])
    feature._show()
    said = " ".join(stop.says for way in feature.question.walkthrough.walkthroughs for stop in way.stops)
    assert "Read this way it is number" in said
    assert "You put" not in said
