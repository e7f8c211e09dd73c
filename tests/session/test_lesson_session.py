"""A lesson being walked: where one is, what is on the page and what is not yet, what is remembered."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boardlab.core.errors import PlainError
from boardlab.lessons import Checkpoint, checkpoint
from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.lessons.build.store import find_lesson
from boardlab.session.lesson.lesson_frame import channel_of
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.session.patch import patched

LANGS = ("en", "ko")


class Page:
    """What a page has of a lesson: the document it was given, and all it heard."""

    def __init__(self, lesson: Any, lang: str = "en", **how: Any) -> None:
        self.stage = LessonSession(lesson, lang, **how)
        self.document: Any
        self.document, self.heard = {"frame": {}, "words": {}, "area": {}}, []
        self.talk = channel_of(self.stage, self.hear)
        self.talk.refresh()
        self.document = json.loads(json.dumps(self.talk.whole()))
        self.heard = [self.document]
        self.seq = 0

    def ask(self, do: Any, **more: Any) -> Any:
        self.seq += 1
        message = {"client": "page", "seq": self.seq, "rev": self.frame["rev"], "do": do, **more}
        answer = self.talk.receive(message)
        self.hear(answer)
        return answer

    def hear(self, answer: Any) -> None:
        said = json.loads(json.dumps(answer))
        self.heard.append(said)
        for change in said.get("changes", ()):
            self.document = patched(self.document, change["patch"])

    def pick(self, key: Any) -> Any:
        return self.ask("pick", key=key)

    @property
    def frame(self) -> Any:
        return self.document["frame"]

    @property
    def shown(self) -> Any:
        return self.frame["stage"]

    def on_to(self, kind: Any) -> Any:
        """Go on to the next step of a kind."""
        steps = self.stage.steps
        at = next(at for at in range(self.stage.at + 1, len(steps)) if steps[at].kind == kind)
        assert self.ask("go", at=at)["answer"] == "done"
        return self.stage.step

    def to_number(self) -> None:
        """Go on to a question that asks for a number."""
        while self.stage.question is None or self.stage.question.asked.kind != "number":
            self.on_to("ask")

    def answer(self) -> Any:
        """Give the right answer on the page, by what the kind of its question takes."""
        asked = self.stage.question.asked
        right = asked.answer()
        if asked.kind in ("number", "choice", "legal"):
            return self.pick(f"answer:{right}")
        if asked.kind == "cells":
            for key in sorted(right):
                self.pick(key)
        else:
            self.stage.question.steps = right if asked.kind == "order" else self.stage.question.steps
            if asked.kind == "turn":
                self.stage.question.submit(right)
                self.talk.refresh()
                return {"answer": "done"}
        return self.pick("answer:")


# -- to the end ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lesson", "lang"), [("torres.king", "en"), ("catan.robber", "ko"), ("creed.hidden", "ko")])
def test_lesson_of_each_game_walks_to_its_end(lesson: str, lang: str) -> None:
    assert to_the_end(lesson, lang) == []


@pytest.mark.soak
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("lesson", lesson_files())
def test_every_lesson_can_be_walked_to_its_end(lesson: Any, lang: str) -> None:
    assert to_the_end(lesson, lang) == []


def to_the_end(lesson: Any, lang: str) -> Any:
    """Walk a lesson to its end, leave it in the middle and begin it anew there; gives what was not as it should be."""
    asked: list[Any]
    page, asked, wrong = Page(lesson, lang), [], []
    while page.stage.step.kind != "end":
        at = page.stage.at
        wrong += [f"{lesson} {lang}, step {at + 1}: {what}" for what in walked_on(page, asked)]
        if page.stage.at != at + 1:
            return [*wrong, f"{lesson} {lang}, step {at + 1} leads to {page.stage.at + 1}: {page.heard[-1]}"]
        if at == len(page.stage.steps) // 2:
            known, page = states(page), Page(lesson, lang)
            wrong += [
                f"{lesson} {lang}, opened anew after step {at + 1}: {what}" for what in come_back(page, known, at)
            ]
    ends = {
        "all questions are asked in order": asked == list(page.stage.state.asked),
        "the map shows all done": set(states(page)[:-1]) == {"done"},
        "no minute is left": page.shown["minutes"] == 0,
        "no question is left": page.shown["end"]["left"] == "",
    }
    return [*wrong, *(f"{lesson} {lang}, not so at the end: {what}" for what, held in ends.items() if not held)]


def states(page: Any) -> Any:
    """What the map shows of each step."""
    return [step["state"] for chapter in page.shown["map"] for step in chapter["steps"]]


def walked_on(page: Any, asked: Any) -> Iterator[Any]:
    """Answer what a step asks, which is noted, and go on; yields what is not as it should be."""
    shown, board = page.shown, page.frame["board"]
    if not shown["main"]["label"]:
        yield "the main button says nothing"
    if not (shown["text"] or shown["beside"] or shown["figure"] or board):
        yield "nothing is shown"
    if not (board["svg"] or board["text"] or shown["figure"]):
        yield "no board and no figure"
    if shown["kind"] == "ask":
        asked.append(shown["key"])
        if shown["main"]["do"] != "answer":
            yield f"the main button is for {shown['main']['do']} before the answer"
        if page.answer()["answer"] != "done" or not page.frame["question"]["result"]["right"]:
            yield f"the right answer of {shown['key']} is none: {page.heard[-1]}"
    if page.shown["main"]["do"] != "go":
        yield f"the main button is for {page.shown['main']['do']}"
    page.ask("go", at=page.shown["main"].get("at", page.stage.at))


def come_back(page: Any, known: Any, left: Any) -> Iterator[Any]:
    """Open a lesson that was left after a step, and look back by the map; yields what is not as it was."""
    if (page.stage.at, bool(page.shown["stopped"])) != (left + 1, True):
        yield f"it goes on at step {page.stage.at + 1}"
    if states(page) != known:
        yield f"the map says {states(page)}, not {known}"
    for to in (0, left, left + 1):
        if page.ask("go", at=to)["answer"] != "done" or page.stage.at != to:
            yield f"the map does not lead to step {to + 1}"
    if states(page)[: left + 1] != known[: left + 1]:
        yield f"after a look back the map says {states(page)}, not {known}"


# -- what is not reached -------------------------------------------------------------------------------------------


def test_later_steps_are_not_on_the_page() -> None:
    page = Page("torres.scoring")
    later = []
    for number in range(len(page.stage.steps)):
        if page.stage.at != number:
            page.ask("go", at=number)
        text = json.dumps(page.document, ensure_ascii=False)
        for other in page.stage.steps[number + 1 :]:
            for sentence in filter(None, (other.text["en"].partition(".")[0],)):
                if len(sentence) > 30 and "{" not in sentence and "[[" not in sentence:
                    later.append(sentence)
                    assert sentence not in text
    assert len(later) > 40


@pytest.mark.parametrize("lesson", ["torres.scoring", "catan.robber", "creed.matchups"])
def test_answer_is_not_computed_before_it_is_committed(lesson: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody even asks for it."""
    page = Page(lesson)
    looked = []
    for name in ("answer", "receipt", "grade"):
        monkeypatch.setattr(Checkpoint, name, lambda self, *_, n=name: looked.append((self.id, n)))
    for number in range(len(page.stage.steps) - 1):
        page.ask("go", at=number)
        if page.shown["kind"] != "ask":
            continue
        assert page.frame["question"]["result"] is None
        assert page.frame["receipt"] is None
        page.ask("python")
        assert page.shown["code"].endswith(f'check("{page.shown["key"]}")')
    assert not looked


def test_python_code_is_shown_on_request_until_next_step() -> None:
    page = Page("torres.scoring")
    page.on_to("read")
    assert page.shown["code"] is None
    page.ask("python")
    assert "sketch(" in page.shown["code"]
    page.ask("go", at=page.stage.at + 1)
    assert page.shown["code"] is None


# -- going ---------------------------------------------------------------------------------------------------------


def test_a_click_meant_for_the_step_before_is_refused() -> None:
    page = Page("torres.scoring")
    page.on_to("ask")
    late = {"client": "page", "seq": 900, "rev": page.frame["rev"], "do": "pick", "key": "answer:3"}
    page.on_to("ask")
    assert page.talk.receive(late)["answer"] == "stale"
    assert page.stage.question.tries == 0


def test_step_beyond_the_last_is_refused() -> None:
    page = Page("torres.scoring")
    assert page.ask("go", at=999)["answer"] == "no"
    assert page.stage.at == 0
    with pytest.raises(PlainError):
        page.stage.go_to(0)


@pytest.mark.parametrize("lesson", ["catan.robber", "torres.building"])
def test_the_deed_comes_before_the_button_that_goes_on(lesson: str) -> None:
    """Where a step asks for a deed, the button that goes on stands back until one is done; after undo again."""
    page = Page(lesson)
    stage = page.stage
    assert page.shown["main"] == {"do": "go", "key": "on", "at": 1, "label": "Next", "quiet": True}
    assert page.shown["following"] == {"label": "", "title": "Try it yourself, or go on"}
    stage.here.record.play(stage.here.position.legal_actions()[0])
    page.talk.refresh()
    if getattr(stage.here, "waits", False):
        assert page.shown["following"] == {"label": "", "title": "See what happens first"}
        while page.shown["main"]["do"] == "pick":
            assert page.frame["opponent"] is None, "the others wait to be watched"
            assert "quiet" not in page.shown["main"]
            page.pick(page.shown["main"]["key"])
    assert page.shown["main"] == {"do": "go", "key": "on", "at": 1, "label": "Next"}
    read = next(number for number, step in enumerate(stage.steps) if step.kind == "read")
    page.ask("go", at=read)
    assert "quiet" not in page.shown["main"]


def test_the_next_lesson_opens_in_the_same_place() -> None:
    page = Page("torres.scoring")
    page.ask("go", at=len(page.stage.steps) - 1)
    assert page.shown["main"]["key"] == "torres.track"
    assert page.ask("open", key="torres.king")["answer"] == "done"
    assert page.stage.state.walk.id == "torres.king"
    assert page.shown["at"] == 0
    assert page.ask("open", key="catan.board")["answer"] == "no"


def test_wrong_try_leaves_map_open_and_hint_marks_half() -> None:
    page = Page("torres.scoring")
    page.to_number()
    at = page.stage.at

    def state() -> Any:
        return states(page)[at]

    page.pick("answer:77")
    assert state() == "open"
    assert page.shown["main"]["do"] == "again"
    page.pick("again:")
    page.pick("hint:goal")
    assert state() == "open"
    page.answer()
    assert state() == "helped"


def test_long_table_replaces_the_board_and_short_one_not() -> None:
    page = Page("creed.rulings")
    tables: dict[Any, Any] = {}
    for at, step in enumerate(page.stage.steps):
        page.ask("go", at=at)
        for told in page.shown["beside"]:
            tables.setdefault(step.kind, []).append(len(told["rows"]))
        for figure in page.shown["figure"]:
            if figure["kind"] == "listing":
                assert figure["alone"]
                assert page.shown["beside"] == page.frame["views"] == []
                assert page.shown["part"] == ""
                assert not figure["table"]["head"], "what a row is about is no heading"
                tables.setdefault("listing", []).append(len(figure["table"]["rows"]))
    assert max(tables["listing"]) > 12
    assert all(rows <= 8 for rows in tables.get("read", ()))


# -- what is remembered --------------------------------------------------------------------------------------------


def test_one_goes_on_where_one_stopped() -> None:
    page = Page("torres.scoring")
    page.on_to("ask")
    page.answer()
    page.on_to("read")
    again = Page("torres.scoring")
    assert again.stage.at == page.stage.at
    assert again.shown["stopped"]
    assert states(again)[: again.stage.at].count("done") >= 2
    again.ask("go", at=0)
    assert not again.shown["stopped"]


def test_an_answer_typed_and_not_checked_is_there_again() -> None:
    page = Page("torres.scoring")
    page.to_number()
    page.ask("draft", key="12")
    again = Page("torres.scoring", "ko")
    assert again.shown["draft"] == "12"
    assert again.shown["stopped"]
    again.pick("answer:12")
    assert again.shown["draft"] == ""
    assert again.shown["stopped"], "nothing moves while one is at the step"
    again.ask("go", at=0)
    assert not again.shown["stopped"]
    again.ask("go", at=page.stage.at)
    assert Page("torres.scoring").shown["draft"] == ""


def one_of_each_kind() -> list[tuple[str, str]]:
    """Of each game, a question of each kind that its lessons ask: the lesson and the question."""
    found: dict[tuple[str, str], tuple[str, str]] = {}
    for lesson in lesson_files():
        for name in (step.about for step in find_lesson(lesson).steps if step.about):
            found.setdefault((lesson.partition(".")[0], checkpoint(name).kind), (lesson, name))
    return [*found.values()]


def seen(page: Page) -> tuple[Any, ...]:
    """What a page shows of a question and what was given."""
    frame = page.frame
    board = {name: value for name, value in frame["board"].items() if name != "said"}
    return frame["question"], board, frame["pick"], page.shown["draft"], page.shown["map"]


def given_at(lesson: str, name: str, state: str) -> Page:
    """A page on which a question was answered, as ``state`` says."""
    page = Page(lesson)
    page.ask("go", at=at_question(page, name))
    question = page.stage.question
    assert question is not None
    wrong = next((each.answer(question.asked.position) for each in question.asked.misconceptions if each.answer), None)
    given = question.asked.answer() if state in ("picked", "right") else wrong
    if given is not None:
        question.pick_again(given)
        if state != "picked":
            question.submit(given)
    if state == "told":
        question.tell()
    page.ask("here", key="")
    page.talk.refresh()
    page.document = json.loads(json.dumps(page.talk.whole()))
    return page


def at_question(page: Page, name: str) -> int:
    return next(at for at, step in enumerate(page.stage.steps) if step.about == name)


@pytest.mark.parametrize(("lesson", "name"), one_of_each_kind())
@pytest.mark.parametrize("state", ["picked", "wrong", "told", "right"])
def test_question_looks_after_a_reload_as_before(lesson: str, name: str, state: str) -> None:
    """Picks that were not checked and the verdict were gone."""
    page = given_at(lesson, name, state)
    assert seen(Page(lesson)) == seen(page)


@pytest.mark.parametrize(("lesson", "name"), one_of_each_kind())
@pytest.mark.parametrize("state", ["wrong", "told", "right"])
def test_verdicts_of_steps_left_behind_are_there_again(lesson: str, name: str, state: str) -> None:
    """After a reload every question but the last was open and empty, as if nothing had been answered."""
    page = given_at(lesson, name, state)
    left = page.frame["question"]
    page.ask("go", at=0)
    again = Page(lesson)
    again.ask("go", at=at_question(again, name))
    assert again.frame["question"] == left
    if left["result"] is not None:
        again.pick("again:")
        assert Page(lesson).frame["question"]["result"] is None, "what is tried again stays open"


def test_cards_of_a_wrong_discard_survive_a_reload() -> None:
    """Try again had none of the five."""
    page = Page("catan.robber")
    page.ask("go", at=at_question(page, "catan.robber.3"))
    cards = ["give:ore", "give:wool", "give:wool", "give:grain", "give:lumber"]
    for key in (*cards, "answer:"):
        page.pick(key)
    again = Page("catan.robber")
    again.pick("again:")
    assert sorted(again.frame["pick"]["keys"]) == sorted(cards)


@pytest.mark.parametrize("path", [["zzz"], [7], "x", [["wool"]], {"a": 1}, None])
def test_damaged_picks_of_a_verdict_are_left_out(path: Any) -> None:
    page = Page("catan.robber")
    page.ask("go", at=at_question(page, "catan.robber.3"))
    question = page.stage.question
    assert question is not None
    wrong = next(each.answer(question.asked.position) for each in question.asked.misconceptions if each.answer)
    question.submit(wrong)
    page.stage.state.place.checked["catan.robber.3"] = json.dumps([False, wrong, path])
    page.stage.state.place.save()
    again = Page("catan.robber")
    again.pick("again:")
    assert again.frame["pick"]["keys"] == []


def test_a_lesson_goes_on_where_nothing_can_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("")
    monkeypatch.setenv("BOARDLAB_HOME", str(blocked))
    page = Page("torres.scoring")
    page.on_to("read")
    assert len([note for note in page.frame["notes"] if "saved" in note]) == 1
    page.on_to("read")
    assert not page.frame["notes"], "it is said once"


@pytest.mark.parametrize(
    "kept",
    [
        "",
        "[]",
        "nonsense",
        '{"torres.scoring": 7}',
        '{"torres.scoring": {"at": [], "seen": "x", "drafts": [1], "checked": "[1", "meant": -1, "timed": 1e99}}',
    ],
)
def test_damaged_bookmark_file_counts_as_none(own_home: Path, kept: str) -> None:
    folder = own_home / "progress"
    folder.mkdir(parents=True)
    (folder / "lessons.json").write_text(kept)
    page = Page("torres.scoring")
    assert page.stage.at == 0
    page.on_to("ask")
    assert Page("torres.scoring").stage.at == page.stage.at


def test_practice_is_counted_through_the_whole_lesson() -> None:
    page = Page("torres.scoring")
    told = []
    for name in ("torres.scoring.2", "torres.scoring.3"):
        page.ask("go", at=next(at for at, step in enumerate(page.stage.steps) if step.about == name))
        wrong = next(wrong for wrong in page.stage.question.asked.misconceptions if wrong.key == "counts_the_tower")
        page.pick(f"answer:{wrong.answer(page.stage.question.asked.position)}")
        page.pick("fresh:")
        told.append(page.shown["kick"])
    assert told == [f"Practice {number}: Only the knight’s level counts" for number in (1, 2)]


@pytest.mark.parametrize("answers", [True, False])
@pytest.mark.parametrize("lesson", ["torres.scoring", "catan.robber", "creed.sieges"])
def test_minutes_left_count_down_with_the_steps(lesson: str, answers: bool) -> None:
    """They never rise, whether questions are answered or passed by, and begin with what the lesson says."""
    page = Page(lesson)
    minutes, last = find_lesson(lesson).minutes["en"], len(page.stage.steps) - 1
    told = []
    for at in range(last + 1):
        page.ask("go", at=at)
        told.append(page.shown["minutes"])
        if answers and page.stage.question is not None:
            page.answer()
    assert told[0] == minutes
    assert told == sorted(told, reverse=True)
    assert [at for at, left in enumerate(told) if not left] == [last]


# -- both languages, and where nothing is live ---------------------------------------------------------------------


def test_another_language_keeps_step_answer_and_board() -> None:
    page = Page("torres.scoring")
    page.to_number()
    page.pick("answer:1")
    at = page.stage.at
    assert page.ask("language", key="ko")["answer"] == "done"
    assert page.stage.at == at
    assert page.frame["lang"] == "ko"
    assert page.frame["question"]["result"]
    assert any("가" <= sign <= "힣" for sign in page.shown["chapter"])
    page.on_to("read")
    assert any("가" <= sign <= "힣" for sign in page.shown["reads"])
    assert page.ask("language", key="fr")["answer"] == "no"


@pytest.mark.parametrize("lesson", ["torres.scoring", "creed.matchups"])
def test_page_offers_no_view_that_its_step_refuses(lesson: str) -> None:
    page = Page(lesson)
    offered = set()
    for at, step in enumerate(page.stage.steps):
        page.ask("go", at=at)
        for view in page.frame["views"]:
            assert page.ask("view", key=view["key"])["answer"] == "done", (step.about, view)
            offered.add(step.kind)
    assert "read" in offered
    assert "ask" in offered, "a question is told in words too"


def test_two_boards_to_compare_are_drawn_alike() -> None:
    """Both show the same part, in the same view; the whole of the second as well, where that is asked for."""
    page = Page("torres.climb")
    (at, *_) = [number for number, step in enumerate(page.stage.steps) if any(each.compare for each in step.pictures)]
    page.stage.go(at)
    seen = []
    for asks in ({}, {"do": "pick", "key": "whole:"}, {"do": "view", "key": "plan"}):
        if asks:
            assert page.ask(**asks)["answer"] == "done"
        page.talk.refresh()
        second = page.document["frame"]["stage"]["figure"][0]["svg"]
        seen.append(second.partition('viewBox="')[2].partition('"')[0])
    assert len({*seen}) == 3, seen
