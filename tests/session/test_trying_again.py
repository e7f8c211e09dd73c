"""Whoever tries again mends what was wrong: it is kept, what is picked in full counts, and the price is told."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from typing import Any

import pytest

from boardlab.core.text.in_words import stands_in
from boardlab.lessons import Checkpoint, checkpoint, checkpoints, practice
from boardlab.lessons.journal.journal import journal
from boardlab.lessons.journal.progress import progress_of
from boardlab.lessons.model.practice import practised
from boardlab.notebook import check
from boardlab.session.commands import Message
from boardlab.session.lesson.kept_game import AskedAbout
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.session.lesson.pace import PaceFeature
from boardlab.session.question.question import Question
from tests.effort import SOAK
from tests.sessions import board, card_of, picking

GAMES = ("torres", "catan", "creed")
LANGS = ("en", "ko")

count = itertools.count(1)


def tell(session: Question | LessonSession, do: str, key: str = "", at: int = 0) -> Any:
    """Send a message, as a page does."""
    return session.handle(Message("page", next(count), board(session).rev, do, key, at))


def pick(session: Question | LessonSession, *keys: str) -> tuple[str, str]:
    return [tell(session, "pick", key) for key in keys][-1]


def question(session: Question) -> dict[str, Any]:
    return card_of(session)["question"]


def wrong_answer(asked: Checkpoint) -> object | None:
    """A wrong answer to a question, in the form in which answers are compared; None where none is at hand."""
    right = asked.answer()
    tried: list[object] = list(asked.combinations)
    if asked.kind == "number":
        tried = [right + 7]
    elif asked.kind == "cells":
        tried = [right | {place} for place in asked.places if place not in right]
    elif asked.kind == "order":
        tried = list(itertools.islice(itertools.permutations(asked.choices), 24))
    elif asked.kind == "turn":
        tried = [wrong.answer(asked.position) for wrong in asked.misconceptions]
    read = (asked.read(each) for each in tried if each)
    return next((each for each in read if not asked.accepts(each)), None)


def committed(asked: Checkpoint, wrong: object, lang: str = "en") -> Question:
    """A card on which a wrong answer was given, as its page gives it."""
    session = Question(asked, lang)
    session.submit(wrong)
    return session


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["cells", "order", "choice", "legal", "turn"])
def test_wrong_answer_is_kept_for_editing(game: str, kind: str) -> None:
    asking = [asked for asked in checkpoints(game) if asked.kind == kind]
    tried = [(asked, wrong_answer(asked)) for asked in (asking if SOAK else asking[:5])]
    found = [(asked, wrong) for asked, wrong in tried if wrong is not None]
    assert found, "every kind is asked in every game"
    for asked, wrong in found:
        session = committed(asked, wrong)
        pick(session, "again:")
        q = question(session)
        if kind in {"choice", "legal"}:
            chosen = [each for each in q["choices"] if each.get("chosen")]
            reasons = [each["key"] for each in q["reasons"] if each.get("chosen")] or [""]
            assert [each["before"] + reasons[0] for each in chosen] == [wrong], asked.id
        elif kind == "turn":
            played = session.given
            assert played == wrong[: len(played)], asked.id
            assert picking(session).may_pick, "something may be done"
            assert len(played) == len(wrong) or not asked.is_playing(end_of(asked, wrong)) or len(wrong) == asked.most
        else:
            assert session.given == wrong, asked.id
            assert kind == "order" or q["picked"] == session.words("card.kept", count=len(wrong)), "it says so"


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("game", GAMES)
def test_untouched_order_counts_only_when_confirmed(game: str, lang: str) -> None:
    """The first time it is said what to do. Who means it answers by the same button."""
    asked = next(each for each in checkpoints(game) if each.kind == "order")
    session = Question(asked, lang)
    assert pick(session, "answer:") == ("no", session.words("card.not_ordered"))
    assert (session.tries, session.worth) == (0, asked.worth)
    assert pick(session, "answer:") == ("done", "")
    assert session.tries == 1
    pick(session, "again:", f"up:{asked.choices[1]}")
    assert pick(session, "answer:") == ("done", ""), "what was moved is an answer at once"
    assert session.tries == 2


# -- the same wrong answer once more ----------------------------------------------------------------------------------

KINDS = ("number", "choice", "legal", "cells", "order", "turn")


def of_kind(game: str, kind: str) -> list[tuple[Checkpoint, Any]]:
    """Questions of a kind, of lessons and of practice, each with a wrong answer."""
    asking = [asked for asked in checkpoints(game) if asked.kind == kind]
    drawn = [practice(topic)[1] for topic in practised() if topic.startswith(f"{game}.")]
    tried = [*(asking if SOAK else asking[:4]), *(asked for asked in drawn if asked.kind == kind)]
    return [(asked, wrong) for asked in tried if (wrong := wrong_answer(asked)) is not None]


def as_committed(asked: Checkpoint, answer: Any) -> str:
    """What a page sends with Check: what is typed or chosen; the rest Python has already."""
    return f"answer:{answer if asked.kind in {'number', 'choice', 'legal'} else ''}"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_same_wrong_answer_given_again_costs_nothing(game: str, kind: str) -> None:
    found = of_kind(game, kind)
    assert found, "every kind is asked in every game"
    for lang, (asked, wrong) in itertools.product(LANGS, found):
        session = committed(asked, wrong, lang)
        before, noted = (session.tries, session.worth, session.state), len(journal().read().entries)
        pick(session, "again:")
        if kind == "turn":
            session.begin_from(wrong)
            session.walkthrough.replay(wrong)
        assert not question(session)["may_check"], "there is nothing new to be checked"
        assert pick(session, as_committed(asked, wrong)) == ("no", session.words("card.given_before")), asked.id
        assert session.grade is None, "whoever is refused goes on mending"
        grade = session.submit(wrong)
        assert not grade
        assert grade.message(lang).startswith(session.words("card.given_before")), "said in a notebook, too"
        assert (session.tries, session.worth, session.state) == before
        assert len(journal().read().entries) == noted
        right = session.submit(asked.answer())
        assert right, asked.id
        assert not right.repeated


@pytest.mark.parametrize("kind", KINDS)
def test_same_wrong_answer_after_reload_costs_nothing(kind: str) -> None:
    for game in GAMES:
        asked, wrong = of_kind(game, kind)[0]
        first = committed(asked, wrong)
        again = Question(asked, "en")
        assert again.submit(wrong).repeated, asked.id
        assert (again.tries, again.worth) == (first.tries, first.worth)
        marks = progress_of(asked.topic, journal().tally()).marks
        assert next(mark.wrong for mark in marks if mark.checkpoint.id == asked.id) == 1


def left_by(stake: str, now: int) -> int:
    """How many points are left after a wrong try, by what is said before it."""
    found = re.search(r"leaves (\d+)\b", stake)
    assert found or "free" in stake or "costs nothing" in stake, stake
    return int(found[1]) if found else now


@pytest.mark.parametrize("game", GAMES)
def test_price_line_says_what_a_wrong_try_costs(game: str) -> None:
    """Of each question of the lessons, before the first try and before the second."""
    free = 0
    for asked in checkpoints(game):
        session = Question(asked, "en")
        tried = [wrong.answer(asked.position) for wrong in asked.misconceptions if wrong.answer]
        # One is not told by an answer that was given before.
        for answer in {asked.read(each): each for each in tried if each is not None}.values():
            said = left_by(question(session)["stake"], session.worth)
            free += "the first wrong try is free" in question(session)["stake"]
            session.submit(answer, learner=False)
            assert session.worth == said, asked.id
            tell(session, "pick", "again:")
    assert free > 4


def test_turn_finished_as_before_is_refused_unplayed() -> None:
    """What is picked in full is committed by Check: the same as before is refused while it may still be changed."""
    session = Question(checkpoint("catan.robber.3"), "en")
    pick(session, *CARDS, "answer:")
    assert session.tries == 1
    assert not session.solved
    pick(session, "again:")
    assert sorted(picking(session).path) == sorted(CARDS)
    assert pick(session, "answer:") == ("no", session.words("card.given_before"))
    assert (session.tries, board(session).record.ply) == (1, 0)


@pytest.mark.parametrize("game", GAMES)
def test_answer_about_another_game_is_a_new_one(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stage = LessonSession(f"{game}.first_game", "en")
    at, asked = next((at, checkpoint(step.about)) for at, step in enumerate(stage.steps) if step.about)
    committed(asked, wrong_answer(asked))
    for when, given in (("drawn", 1), ("now", 0)):
        stage.state.questions.clear()
        monkeypatch.setattr(stage.state.game_played, "ask", lambda *_, when=when: AskedAbout(asked, when))
        stage.state.board_of(at)
        assert len(stage.state.questions[stage.steps[at].key].standing.given) == given


def end_of(asked: Checkpoint, actions: tuple[str, ...]) -> Any:
    position = asked.position
    for text in actions:
        position = position.play(position.read_action(text))
    return position


# -- a complete choice is an answer ------------------------------------------------------------------------------------

CARDS = ("give:ore", "give:wool", "give:wool", "give:grain", "give:lumber")


@pytest.mark.parametrize("lang", LANGS)
def test_cards_that_are_all_chosen_are_an_answer(lang: str) -> None:
    session = Question(checkpoint("catan.robber.3"), lang)
    assert pick(session, "answer:") == ("no", session.words(f"card.{session.nothing}"))
    for chosen in (1, 4):
        for card in CARDS[len(picking(session).path) : chosen]:
            pick(session, card)
        how, why = pick(session, "answer:")
        assert (how, str(5 - chosen) in why) == ("no", True), "what is missing is said"
        assert picking(session).path == CARDS[:chosen], "and what is chosen stays"
    pick(session, *CARDS[4:])
    assert pick(session, "answer:") == ("done", "")
    assert session.given == (session.grade.answer[0],)
    pick(session, "again:")
    assert sorted(picking(session).path) == sorted(CARDS), "five cards are kept, and one may be changed for another"


@pytest.mark.parametrize(
    ("name", "picks", "done"),
    [
        ("catan.trade.13", ("offer", "give:wool", "get:lumber"), "offer 1 wool for 1 lumber"),
        ("creed.special.5", ("reinforce", "unit:siege_engine"), "reinforce siege_engine for 3"),
        ("creed.special.5", ("rumour", "B11"), "rumour B11 for 3"),
    ],
)
def test_check_finishes_an_answer_that_needs_one_button(name: str, picks: tuple[str, ...], done: str) -> None:
    session = Question(checkpoint(name), "en")
    pick(session, *picks)
    assert not board(session).record.ply
    assert pick(session, "answer:")[0] == "done"
    assert session.grade.answer == (done,)


# -- what it pays -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", ["torres.scoring.5", "catan.robber.2", "creed.board.1"])
def test_wrong_answer_pays_the_same_after_reload(name: str, lang: str) -> None:
    asked = checkpoint(name)
    first = committed(asked, wrong_answer(asked), lang)
    first.open_hint()
    told = question(first)
    for again in (Question(asked, lang), check(name)._question):
        again.session.lang = lang
        assert question(again)["worth"] == told["worth"] == again.words("card.worth_now", now=3, worth=10)
        assert question(again)["state"] == told["state"]
        assert [rung["open"] for rung in question(again)["hints"]["rungs"]] == [True, False, False, False]
        assert again.may_tell, "a hint that was paid for opens what it opened"
    again.submit(asked.answer())
    assert progress_of(name.rpartition(".")[0], journal().tally()).marks[int(name.rpartition(".")[2]) - 1].gained == 3
    solved = Question(asked, lang)
    paid = again.words("card.worth_got", now=3, worth=10)
    assert (solved.solved, question(solved)["worth"]) == (True, paid), "it paid so much"


@pytest.mark.parametrize("game", ["torres.scoring", "catan.robber", "creed.matchups"])
def test_answers_shown_by_a_presenter_are_remembered(game: str) -> None:
    stage = LessonSession(game, "en")
    at = next(number for number, step in enumerate(stage.steps) if step.about)
    stage.go(at)
    asked = stage.question.asked
    assert tell(stage, "show")[0] == "done"
    assert stage.question.grade.told, "nobody has answered: it is the answer, and no praise"
    opened = LessonSession(game, "en")
    opened.go(at)
    assert opened.question.worth == 0
    opened.question.submit(asked.answer())
    mark = next(mark for mark in opened.has(PaceFeature).progress.marks if mark.checkpoint.id == asked.id)
    assert (mark.gained, mark.told) == (0, True)
    states = [each.has(PaceFeature).states[at] for each in (opened, LessonSession(game, "en"))]
    assert states == ["helped", "helped"]


PLACES = [asked for asked in checkpoints() if asked.kind == "cells" and len(asked.answer()) > 1]


def test_missing_places_show_no_wrong_rule_at_once() -> None:
    """Also where a wrong rule finds just these: others have simply not been found."""
    asked = checkpoint("creed.first_game.3")
    found = frozenset({"B31"})
    assert found == next(each for each in asked.misconceptions if each.id == "creed.equal_is_not_enough").answer(
        asked.position
    )
    assert found < asked.answer()
    grade = asked.grade(found)
    assert (grade.headline("en"), grade.rule) == (f"{len(found)} pick is right, 1 missing", "")
    agreed = replace(grade, agreed=True)
    assert agreed.headline("en") == "“Equal is too little”"


@pytest.mark.parametrize("asked", PLACES, ids=lambda asked: asked.id)
def test_partly_right_places_are_counted_but_not_named(asked: Any) -> None:
    """Of cells, roads, tiles, cards and units: the count, one that does not belong, and that others are missing."""
    right = asked.answer()
    first, *_ = sorted(right)
    outside = [place for place in asked.places if place not in right][:2]
    for given in (right - {first}, {*right, *outside} - {first}, right | {outside[0]}, frozenset(outside)):
        grade = asked.grade(given)
        if grade.right or (grade.misconception is not None and not given < right):
            continue
        assert grade.kicker() == "", "right places of which some are missing show no wrong rule for sure"
        for lang in LANGS:
            names = {place: asked.position.place_name(place, lang) for place in (*right, *outside)}
            headline, said = grade.headline(lang), f"{grade.headline(lang)} {grade.message(lang)}"
            told = [place for place in right - given if stands_in(names[place], said)]
            assert all(stands_in(names[place], asked.question(lang)) for place in told), said
            if not given & right:
                assert not any(letter.isdigit() for letter in headline)
                continue
            assert str(len(given & right)) in headline
            assert (grade.misplaced in given - right) == bool(given - right)
            assert names.get(grade.misplaced, "").casefold() in said.casefold()
            assert ("missing" in said or "빠진" in said) == bool(right - given), said


@pytest.mark.parametrize("game", GAMES)
def test_hints_after_the_right_answer_are_free(game: str) -> None:
    asked = next(each for each in checkpoints(game) if each.kind == "number" and not each.predicts)
    session = Question(asked)
    session.open_hint()
    session.submit(wrong_answer(asked))
    session.submit(asked.answer())
    paid, shown = session.worth, question(session)
    assert {rung["price"] for rung in shown["hints"]["rungs"]} == {"", "free"}
    for _ in shown["hints"]["rungs"]:
        session.open_hint()
        assert (session.worth, question(session)["worth"]) == (paid, shown["worth"])
    assert Question(asked).worth == paid, "nor after a reload"
