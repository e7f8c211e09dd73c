"""What is due: the schedule of FSRS, worked out from the journal alone, in whatever order it was put together."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from fsrs import Card, Rating, Scheduler
from hypothesis import given, settings
from hypothesis import strategies as st

from boardlab.lessons.journal.due import GOOD, MOST, due, review_of, reviews, schedule
from boardlab.lessons.journal.entry import OUT, Entry, read_line
from boardlab.lessons.journal.journal import Journal
from boardlab.lessons.model.practice import NoPractice, practice_of_rule
from tests.effort import rounds

BEGIN = datetime(2026, 11, 2, 9, tzinfo=UTC)
LONG = date(2027, 11, 2)
RULES = ("torres.goal.product", "torres.king.table", "catan.robber.discard", "creed.attack.fresh")
ASKED = ("torres.scoring.2", "torres.scoring.3", "catan.robber.3", "catan.robber.5")


def entry(at: timedelta, number: int, *, rule: str = "", asked: str = "", **more: Any) -> Entry:
    topic = ".".join(rule.split(".")[:2])
    name = asked or f"{topic}.practice.1.{number}"
    time = (BEGIN + at).strftime("%Y-%m-%dT%H:%M:%SZ")
    return Entry(name, **{"kind": "answer", "right": True, **more}, rule=rule, time=time, uid=f"{number:016x}")


def on(day: int, number: int, rule: str = RULES[0], **more: Any) -> Entry:
    return entry(timedelta(days=day), number, rule=rule, **more)


@st.composite
def journals(draw: st.DrawFn) -> list[Entry]:
    """Answers and hints of a month, some of them in one second, some at the same question."""
    found = []
    for number in range(draw(st.integers(0, 12))):
        at = timedelta(days=draw(st.integers(0, 30)), seconds=draw(st.integers(0, 2)))
        asked, rule = draw(
            st.one_of(st.tuples(st.sampled_from(ASKED), st.just("")), st.tuples(st.just(""), st.sampled_from(RULES)))
        )
        more: dict[str, Any] = draw(
            st.sampled_from([{}, {"right": False}, {"kind": "hint", "hint": "goal", "right": False}])
        )
        found.append(entry(at, number, rule=rule, asked=asked, **more))
    return found


def whole(entries: Any) -> Any:
    return schedule(reviews(entries), LONG)


def test_a_rule_is_due_when_fsrs_says() -> None:
    answers = [(0, "good"), (2, "hard"), (4, "again"), (5, "good"), (11, "good")]
    scheduler = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    card, entries = Card(), list[Entry]()
    for day, how in answers:
        midnight = datetime(2026, 11, 2, tzinfo=UTC) + timedelta(days=day)
        card, _ = scheduler.review_card(card, Rating[how.title()], midnight)
        if how == "hard":
            entries.append(on(day, day, kind="hint", hint="goal", right=False))
        last = on(day, day, right=how != "again")
        entries.append(Entry(**{**{f: getattr(last, f) for f in last.__slots__}, "uid": f"{day + 99:016x}"}))
        assert whole(entries).when == {RULES[0]: card.due.date()}, how


@pytest.mark.parametrize(
    ("done", "ratings"),
    [
        ([{}], [3]),
        ([{"kind": "hint", "hint": "goal"}, {}], [2]),
        ([{"right": False}, {}], [1]),
        ([{"kind": "hint", "hint": "move"}, {}], [1]),
        ([{}, {"right": False}], [3]),
        ([{"kind": "hint", "hint": "goal"}], []),
    ],
)
def test_the_first_answer_at_a_position_counts(done: Any, ratings: Any) -> None:
    asked = [entry(timedelta(seconds=at), at, asked=ASKED[0], **more) for at, more in enumerate(done)]
    assert [review.rating for review in reviews(asked)] == ratings


@given(journals(), st.randoms(use_true_random=False))
@settings(max_examples=rounds(12, 400), deadline=None)
def test_merged_journals_agree_in_any_order(entries: list[Entry], rng: Any) -> None:
    with TemporaryDirectory() as folder:
        lines = [each.line() for each in entries]
        parts = [[line for line in lines if rng.random() < 0.6] for _ in range(2)]
        kept = [line for line in lines if any(line in part for part in parts)]
        found = []
        for name, order in (("a", (0, 1)), ("b", (1, 0)), ("c", (1, 1, 0))):
            here = Journal(Path(folder, name, "journal.jsonl"))
            here.path.parent.mkdir()
            for part in order:
                rng.shuffle(parts[part])
                here.merge(b"".join(parts[part]))
            found.append(whole(here.read().entries))
        straight = [line.entry for raw in kept if (line := read_line(raw)) is not None]
        assert found == [whole(straight)] * 3


@given(journals(), st.data())
@settings(max_examples=rounds(12, 400), deadline=None)
def test_an_answer_taken_out_never_was(entries: list[Entry], data: Any) -> None:
    if not entries:
        return
    gone = data.draw(st.sampled_from(entries))
    never = [each for each in entries if each is not gone]
    out = on(data.draw(st.integers(0, 30)), 99, kind="hint", hint=f"{OUT}{gone.uid}", right=False)
    assert whole([*entries, out]) == whole(never)
    # What was not about its rule stands as it stood.
    [(rule, _, _)] = reviews([Entry(gone.id, "answer", rule=gone.rule, time=gone.time)])
    before, after = whole(entries).when, whole(never).when
    assert {**before, rule: None} == {**after, rule: None}


def test_no_more_than_five_rules_a_day() -> None:
    rules = [rule for rule in _practised() if rule.startswith("catan.")][:8]
    entries = [on(0, at, rule, right=False) for at, rule in enumerate(rules)]
    today = BEGIN.date() + timedelta(days=3)
    first = due(entries, today)
    assert [rule.id for rule in first.rules] == sorted(rules)[:MOST]
    assert {rule.when for rule in first.rules} == {BEGIN.date() + timedelta(days=1)}
    done = [on(3, 50 + at, rule.id) for at, rule in enumerate(first.rules[:2])]
    later = due([*entries, *done], today)
    assert [rule.id for rule in later.rules] == sorted(rules)[2:MOST]
    done += [on(3, 60 + at, rule.id) for at, rule in enumerate(later.rules)]
    over = due([*entries, *done], today)
    assert (over.rules, over.later, over.key) == ((), 1, "")
    assert len(due([*entries, *done], today + timedelta(days=1)).rules) == len(rules) - MOST


def _practised() -> list[str]:
    from boardlab.lessons.model.practice import rules_practised

    return sorted({rule for topic in ("catan.robber", "catan.trade") for rule in rules_practised(topic)})


def test_answers_of_tomorrow_do_not_count_yet() -> None:
    known, early = on(0, 1), on(9, 2, right=False)
    today = BEGIN.date() + timedelta(days=2)
    assert due([known, early], today) == due([known], today)
    assert not due([on(0, 1)], BEGIN.date()).rules
    assert due([on(0, 1)], BEGIN.date()).later == 2


@pytest.mark.parametrize("time", ["", "yesterday", "2026-13-45T00:00:00Z", "2026-11-02T09:00:00+09:00"])
def test_an_answer_without_a_time_is_left_out(time: str) -> None:
    assert reviews([Entry(ASKED[0], "answer", right=True, time=time, uid="0" * 16)]) == []


def test_what_no_lesson_asks_is_left_out() -> None:
    names = ("torres.3", "torres.scoring.9999", "chess.opening.1", "", "torres.scoring.practice.1.1")
    assert reviews([entry(timedelta(), at, asked=name) for at, name in enumerate(names)]) == []


def test_each_review_asks_what_was_never_asked() -> None:
    entries: list[Entry] = []
    seen = set[str]()
    for turn in range(3):
        row = review_of(RULES[:2], entries)
        for number in range(1, row.last + 1):
            asked = row[number]
            assert asked.id not in seen
            assert asked.dealt == RULES[number - 1]
            seen.add(asked.id)
            entries.append(
                entry(timedelta(days=turn), 10 * turn + number, asked=asked.id, rule=asked.dealt, right=False)
            )
    assert len(reviews(entries)) == len(seen)
    with pytest.raises(NoPractice):
        review_of(("torres.nothing",), ())


def test_practice_says_which_rule_was_dealt() -> None:
    row = practice_of_rule(RULES[0])
    assert row is not None
    asked = row[1]
    noted = Entry.of_answer(asked.grade(asked.answer()), "en")
    line = read_line(noted.line())
    assert line is not None
    assert line.entry is not None
    assert line.entry.rule == asked.dealt == RULES[0]
    assert [review[::2] for review in reviews([line.entry])] == [(RULES[0], GOOD)]
