"""Every checkpoint: answered by the game, tempting in a known way, in both languages, silent until committed."""

from __future__ import annotations

import dataclasses
import io
import json
import re
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from functools import reduce
from importlib import import_module
from itertools import accumulate, permutations
from pathlib import Path
from traceback import format_exception
from typing import Any, Never

import pytest

from boardlab.core.contract.game import own_names
from boardlab.core.i18n.language import LANGUAGES, PSEUDO, catalogue, speaking
from boardlab.core.text.in_words import places_in_words, stands_in
from boardlab.lessons import Checkpoint, Misconception, checkpoint, checkpoints
from boardlab.lessons.build.lint_question import of_checkpoint
from boardlab.lessons.model.highlights import of_misreading
from boardlab.lessons.model.practice import practice, practised
from boardlab.lessons.model.question_types import BECAUSE
from boardlab.lessons.model.topics import find_topic
from boardlab.notebook import check
from boardlab.notebook.checkpoint import CheckpointCard
from boardlab.session.patch import patched
from boardlab.session.question.question import Question
from tests.effort import SOAK, drawn, rounds
from tests.pictures import svg_in
from tests.sessions import card_of

ALL = tuple(asked for name in own_names() for asked in checkpoints(name))
"""Those of our own games: others may be registered, when the tests of games outside boardlab run first."""
TOPICS = sorted({asked.topic for asked in ALL})
DRAWN = drawn(ALL, 6)
FIRSTS = {(asked.topic, asked.kind): asked.id for asked in reversed(DRAWN)}
CARDS = {asked.id for asked in ALL} if SOAK else {*FIRSTS.values()}
"""Whose cards are answered too: in `make test` one checkpoint of each kind from each topic. Tutorials solve all."""
MADE = CARDS | {asked.id for asked in ALL[:: rounds(9, soak=1)]}
"""Whose cards are looked at before an answer: in `make test` these and every ninth."""
HOLDS: list[Callable[[Checkpoint], None]] = []


def of_every_checkpoint(holds: Callable[[Checkpoint], None]) -> Callable[[Checkpoint], None]:
    """What holds of every checkpoint: one test a checkpoint asks all of it, and names what fails."""
    HOLDS.append(holds)
    return holds


@pytest.mark.parametrize("asked", DRAWN, ids=lambda asked: asked.id)
def test_a_checkpoint(asked: Any) -> None:
    failed = {}
    for holds in HOLDS:
        try:
            holds(asked)
        except Exception as problem:  # noqa: BLE001  (whatever it is, the others are asked too)
            failed[holds.__name__.replace("_", " ")] = "".join(format_exception(problem))
    assert not failed, "\n".join(f"{asked.id}: {what}\n{why}" for what, why in failed.items())


def says(data: Any) -> Any:
    """All words of a frame, without pictures: their coordinates are numbers too."""
    return json.dumps({**data, "board": {**data["board"], "svg": ""}}, ensure_ascii=False)


@pytest.mark.parametrize("topic", TOPICS)
def test_topic_has_at_least_six_numbered_checkpoints(topic: Any) -> None:
    held = find_topic(topic)
    assert [int(number) for number in held.numbers] == list(range(1, len(held.numbers) + 1))
    assert len(held.checkpoints()) >= 6


@of_every_checkpoint
def what_fills_its_wordings_is_the_same_in_whatever_language_is_chosen(asked: Any) -> None:
    """Facts are kept once computed: a text among them would stand in a question of another language."""
    if asked.facts is not None:
        assert filled(asked, "en") == filled(asked, PSEUDO)


def filled(asked: Any, lang: str) -> Any:
    with speaking(lang):
        return asked.facts(asked.position)


@pytest.mark.parametrize("topic", sorted(topic for topic in practised() if topic.partition(".")[0] in own_names()))
def test_practice_facts_are_the_same_in_every_language(topic: Any) -> None:
    for number in range(1, 5):
        asked = practice(topic, seed="words")[number]
        assert asked.facts is None or filled(asked, "en") == filled(asked, PSEUDO)


@of_every_checkpoint
def another_rule_named_with_the_right_judgement_costs_nothing_and_is_told(asked: Any) -> None:
    for key in asked.combinations:
        if not asked.accepts(key) or asked.names(key):
            continue
        grade = asked.grade(key)
        assert grade.right
        assert grade.misnamed
        for lang in LANGUAGES:
            given = asked.rule_title(key.rpartition(BECAUSE)[2], lang)
            assert given in grade.message(lang)
            assert any(asked.rule_title(rule, lang) in grade.message(lang) for rule in decisive(asked))
            assert grade.headline(lang) == asked.grade(asked.answer()).headline(lang)


def decisive(asked: Any) -> Any:
    """The rules that may be named: those that decide, or that the game's own verdict names."""
    return (asked.verdict.rules if asked.kind == "legal" else ()) or asked.because


@of_every_checkpoint
def all_words_are_there(asked: Any) -> None:
    """Those that the linter, which is asked next, does not read; what holds of answers and wrong rules it looks at."""
    grades = [asked.grade(answer) for answer in (asked.answer(), other_answer(asked))]
    for lang in LANGUAGES:
        words = [asked.choice(key, lang) for key in asked.choices]
        words += [grade.to_text(lang) for grade in grades]
        for text in words:
            assert text
            assert not re.search(r"[{}]", text)


@of_every_checkpoint
def the_linter_finds_nothing(asked: Any) -> None:
    assert of_checkpoint(asked) == ()


def test_no_words_are_left_over() -> None:
    """Those that the topics of a game share; the linter looks at those of one topic."""
    for package in {asked.wording.package for asked in ALL}:
        folder = Path(import_module(package).__file__).parent
        files = [*folder.rglob("*.py"), *folder.glob("*/*.toml"), folder / "shared.toml"]
        said = "".join(file.read_text("utf-8") for file in files)
        for key in catalogue(package):
            stems = accumulate(key.split(".")[:-1], "{}.{}".format)
            assert any(part in said for part in (key, *(stem + ".{" for stem in stems))), key


def other_answer(asked: Any) -> Any:
    """A wrong answer no wrong rule explains; for choices, the wrong ones are all explained."""
    known = [asked.answer(), *(rule.answer(asked.position) for rule in asked.misconceptions)]
    if asked.kind == "number":
        return next(number for number in range(200, 300) if number not in known)
    if asked.kind in {"choice", "legal"}:
        return next(key for key in asked.combinations if not asked.accepts(key))
    if asked.kind == "order":
        return next(keys for keys in permutations(asked.choices) if keys not in known and not asked.accepts(keys))
    if asked.kind == "turn":
        chance = tuple(action for action, _ in asked.position.chance_outcomes())
        return ((asked.position.legal_actions() or chance)[-1].to_text(),)
    return next(found for cell in asked.places if (found := frozenset({cell})) not in known)


@of_every_checkpoint
def another_wrong_answer_is_told_where_to_look(asked: Any) -> None:
    grade = asked.grade(other_answer(asked))
    assert not grade
    assert grade.headline("en") != grade.headline("ko")
    assert grade.rule == (
        "" if grade.misconception is None or asked.reasons or asked.kind == "legal" else grade.misconception.rule
    )


SPOKEN_ANYHOW = {
    ("torres.king.18", "point"),  # the word, not the action
}
"""Parts of answers that feedback speaks of in another sense."""


def parts_of_the_answer(asked: Any, given: Any, lang: str) -> Any:
    """What a wrong try must not say: the number, the words of the choice, the places not picked, the steps."""
    right = asked.answer()
    if isinstance(right, frozenset):
        missing = sorted(right - given)
        return [*missing, *(places_in_words(asked.position, [key], lang) for key in missing)]
    if isinstance(right, tuple):
        return [asked.show(right, lang), *(right if asked.kind == "turn" else ())]
    if asked.kind == "number":
        return [str(right)]
    # What a wrong rule is told may well use words that are the title of a rule, or the key of a choice (“own”).
    return [asked.answering.said_in_short(asked, right, lang), *(asked.because if asked.reasons else ())]


def wrong_answers(asked: Any) -> Iterator[Any]:
    """Many wrong answers: those of all wrong rules, and one that none explains; as they are compared."""
    yield asked.read(other_answer(asked))
    for rule in asked.misconceptions:
        yield asked.read(rule.answer(asked.position))
    if asked.kind == "number":
        yield from (number for number in range(rounds(6, soak=30)) if not asked.accepts(number))
    if asked.kind == "cells":
        right = asked.answer()
        yield from (right - {cell} for cell in right if not asked.accepts(right - {cell}))
        yield from (right | {cell} for cell in asked.places[:6] if not asked.accepts(right | {cell}))


@of_every_checkpoint
def a_wrong_try_does_not_say_the_answer(asked: Any) -> None:
    """Neither in its verdict nor, for some of each topic, in anything that the page is sent."""
    for given in wrong_answers(asked):
        grade = asked.grade(given)
        if grade.misnamed:
            continue
        assert (grade.receipt, grade.places) == (None, ())
        for lang in LANGUAGES:
            told, known = grade.to_text(lang), asked.question(lang) + asked.show(given, lang)
            for part in parts_of_the_answer(asked, given, lang):
                if not stands_in(part, known) and (asked.id, part) not in SPOKEN_ANYHOW:
                    assert not stands_in(part, told), f"{part}: {told}"
    if asked.id in CARDS:
        the_page_after_a_wrong_try_says_no_more(asked)


def pictured(board: Any) -> Any:
    """A picture and its words, without the places that take a press and the count of what was said."""
    return {**board, "said": 0, "svg": re.sub(r"<[^<>]*(?:bl-hit|target@)[^<>]*>\n*", "", board["svg"])}


def the_page_after_a_wrong_try_says_no_more(asked: Any) -> None:
    given = asked.read(other_answer(asked))
    session = Question(asked, "en")
    if asked.kind == "cells":
        session.picked = given
    elif asked.kind == "order":
        session.steps = given
    elif asked.kind == "turn":
        session._show_answer(given)
    before = card_of(session)
    session.submit(given, learner=False)
    after = card_of(session)
    looked = of_misreading(asked, session.grade.misconception)
    if looked:
        # The places at which a misreading looks are lit, on the same board with the same words.
        plain = {"svg": "", "spots": [], "said": 0}
        assert {**after["board"], **plain} == {**before["board"], **plain}
        assert all(spot in before["board"]["spots"] for spot in after["board"]["spots"])
    else:
        # Only what may be pressed changes, where places were played on.
        assert pictured(after["board"]) == pictured(before["board"])
    assert after["receipt"] is None
    assert after["players"] == before["players"]
    result = after["question"]["result"]
    for part in parts_of_the_answer(asked, given, "en"):
        if not stands_in(part, says(before)):
            assert not stands_in(part, json.dumps(result, ensure_ascii=False) + after["says"]), part
    pointed = {*asked.named, *looked, *(asked.subject if looked else ())}
    assert not set(result["lit"]) - pointed - (given if isinstance(given, frozenset) else set())
    assert not (asked.kind == "legal" and result["rule"])


# -- prediction first ----------------------------------------------------------------------------------------------


@of_every_checkpoint
def nothing_of_the_answer_is_computed_before_one_is_given(asked: Any) -> None:
    """What was never computed cannot be in the page: the frame is the same when answer and receipt cannot be had."""
    if asked.id not in MADE:
        return

    def never(position: Any) -> Never:
        raise AssertionError("the answer was asked for before a prediction was committed")

    wrong = tuple(Misconception(rule.id, never, rule.rule) for rule in asked.misconceptions)
    silent = CheckpointCard(dataclasses.replace(asked, solve=never, receipt_of=never, misconceptions=wrong))
    told = (
        says(silent.frame) + repr(silent) + json.dumps(silent.get_state()["words"]) + str(silent._repr_mimebundle_()[0])
    )
    assert asked.say("why", "en") not in told
    for rule in asked.misconceptions:
        assert asked.wording.say(f"misconception.{rule.key}.feedback", "en") not in told

    if asked.id in CARDS:
        the_verdict_is_told_after_an_answer(asked, silent.frame)


def the_verdict_is_told_after_an_answer(asked: Any, before: Any) -> None:
    """A card that can be answered begins as one that cannot, and prints that it is solved and no more."""
    sent, printed = [], io.StringIO()
    page: Any = {"frame": {}, "words": {}, "area": {}}
    with pytest.MonkeyPatch.context() as changed, redirect_stdout(printed):
        changed.setattr(CheckpointCard, "send", lambda card, content, buffers=None: sent.append(content))
        card = check(asked.id)
        card.open()
        made = card.get_state()
        assert made["frame"] == before
        assert made["frame"]["question"]["result"] is None
        for message in sent:
            page = follow(page, message)
            assert not page["frame"]["receipt"]
        card(other_answer(asked))
        assert follow(page, sent[-1])["frame"]["question"]["result"]["right"] is False
        card.solve()
    assert printed.getvalue() == f"{asked.id}: solved\n"


def follow(page: Any, message: Any) -> Any:
    """What a page shows after a message."""
    return reduce(lambda shown, change: patched(shown, change["patch"]), message["changes"], page)


# -- the card ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_veiled_picture_hides_the_extent_of_castles(lang: str) -> None:
    card = CheckpointCard(checkpoint("torres.scoring.1"), lang=lang)
    told = says(card.frame) + repr(card) + svg_in(card._repr_mimebundle_()[0]["text/html"])
    word = {"en": "area", "ko": "면적"}[lang]
    assert word not in told
    assert "bl-tag" not in re.sub(r"<style>.*?</style>", "", card.frame["board"]["svg"], flags=re.DOTALL)
    assert f"<{word}" not in told
    assert card.frame["board"]["says"]["d3"]
    for number, (do, more) in enumerate([("view", {"key": "text"}), ("turn", {"at": 1})], 1):
        card._on_page(card, {"client": "p", "seq": number, "rev": card.frame["rev"], "do": do, **more}, [])  # type: ignore[dict-item]
        card._refresh()
        assert word not in says(card.frame), do
        assert card.get_state()["area"]["rows"][0][0] == "a8", "the grid of the keyboard lies as the picture does"
