"""An answer walked step by step: one's own way after any try, the rule's way once it may be seen, and not before."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from typing import Any

import pytest

from boardlab.lessons import checkpoint, checkpoints
from boardlab.lessons.model.reasons import reason_at
from boardlab.notebook.checkpoint import CheckpointCard
from tests.effort import rounds
from tests.session.conftest import FakePage

LANGS = ("en", "ko")
WALKED = ("cells", "order", "turn")
ONE_OF_EACH = [
    "torres.board.4",
    "torres.building.2",
    "torres.scoring.13",
    "catan.founding.3",
    "catan.robber.4",
    "catan.robber.14",
    "creed.special.9",
    "creed.sieges.2",
    "creed.hidden.12",
]
"""A question for each kind and game."""


def wrong_answer(asked: Any) -> Any:
    """What some wrong rule answers, as it is committed."""
    return next(asked.read(wrong.answer(asked.position)) for wrong in asked.misconceptions if wrong.answer is not None)


def wrong_card(name: Any, lang: str = "en", **other: Any) -> Any:
    """A card of a question, answered wrongly, and its page."""
    asked = dataclasses.replace(checkpoint(name), **other)
    card = CheckpointCard(asked, lang)
    page = FakePage(card)
    card._submit(wrong_answer(checkpoint(name)), learner=False)
    return card, page


def told(page: Any) -> None:
    """Ask for the answer."""
    page.pick("again:", "hint:goal", "tell:")


def ways(card: Any) -> Any:
    return card.frame["question"]["walkthroughs"]


def keys(card: Any) -> Any:
    return [way["key"] for way in ways(card)["ways"]] if ways(card) else []


def walked(card: Any, page: Any) -> Iterator[tuple[str, int, str]]:
    """What is told at each step of each way."""
    for way in ways(card)["ways"]:
        for at in range(len(way["stops"]) + 1):
            assert page.ask("jump", key=way["key"], at=at)["answer"] == "done"
            yield way["key"], at, ways(card)["says"]


# -- not before ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_walkthrough_before_the_answer_shows_own_way_only(name: str) -> None:
    card = CheckpointCard(checkpoint(name), "en")
    page = FakePage(card)
    assert ways(card) is None
    assert page.ask("jump", key="rule", at=0)["answer"] == "no"
    assert page.ask("redo")["answer"] == "no"
    card, page = wrong_card(name)
    assert keys(card) == ["mine"]
    assert ways(card)["signs"] == {} or ways(card)["kind"] == "order"
    assert page.ask("jump", key="rule", at=0)["answer"] == "no"
    told(page)
    assert keys(card) == ["mine", "rule"]
    page.pick("again:")
    assert ways(card) is None, "who tries again is to think again"


def others(asked: Any) -> Any:
    """Right answers that the question might have had instead; the wrong one stays wrong."""
    wrong = wrong_answer(asked)
    if asked.kind == "turn":
        return [{"goal": lambda *_: False, "solve": lambda p, n=n: n} for n in ((), wrong[:1])]
    if asked.kind == "order":
        return [{"goal": None, "solve": lambda p, n=n: n} for n in (wrong[1:] + wrong[:1], wrong[::-1])]
    # None of those that were picked: how many are right, and one that is not, is said.
    unlike = [frozenset({place}) for place in asked.places if place not in wrong]
    return [{"goal": None, "solve": lambda p, n=n: n} for n in (unlike[0], unlike[-1])]


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_frames_after_wrong_try_do_not_reveal_answer(name: str) -> None:
    asked = checkpoint(name)
    shown = []
    for other in others(asked):
        plain = {"misconceptions": (), "explain": None, "receipt_of": lambda p: None, **other}
        card, page = wrong_card(name, **plain)
        seen = [
            (step, json.dumps([card.frame, card.get_state()["area"], repr(card)], ensure_ascii=False))
            for step in walked(card, page)
        ]
        shown.append(([card.frame["question"]["result"]["lit"]], seen))
    assert shown[0] == shown[1]
    assert len(shown[0][1]) >= 2


# -- a turn ----------------------------------------------------------------------------------------------------------


def test_wrong_turn_is_replayed_to_where_it_fails() -> None:
    card, page = wrong_card("torres.scoring.13")
    way = ways(card)
    assert (way["at"], way["of"]) == (1, 1)
    assert "A added a knight on d2" in way["says"]
    assert "does not lead to what was asked" in way["says"]
    assert "If phase 1 were scored now: A 15 points." in way["says"]
    assert card.frame["question"]["result"]["rule"] == "torres.score.castle_once"
    end = card.frame["board"]["svg"]
    page.ask("undo")
    assert (ways(card)["at"], ways(card)["says"]) == (0, "The board before the first action.")
    assert card.frame["board"]["svg"] != end
    assert page.ask("undo")["answer"] == "no"
    page.ask("redo")
    assert card.frame["board"]["svg"] == end
    assert page.ask("redo")["answer"] == "no"
    assert card.frame["says"].startswith("Your way, 1 of 1. A added a knight on d2")


# -- places ----------------------------------------------------------------------------------------------------------


def test_places_have_signs_and_reasons() -> None:
    card, page = wrong_card("catan.building.6")
    assert {says for _, _, says in walked(card, page) if "belong" in says} == set()
    told(page)
    signs = ways(card)["signs"]
    right, mine = card.checkpoint.answer(), wrong_answer(card.checkpoint)
    assert {key for key, sign in signs.items() if sign == "✓"} == right & mine
    assert {key for key, sign in signs.items() if sign == "✕"} == mine - right
    assert {key for key, sign in signs.items() if sign == "+"} == right - mine
    over = [says for _, _, says in walked(card, page) if "does not belong" in says]
    assert len(over) == len(mine - right)
    assert all("Distance rule" in says for says in over)


# -- an order --------------------------------------------------------------------------------------------------------


def test_order_steps_show_their_number_in_the_other_way() -> None:
    card, page = wrong_card("torres.building.2")
    assert [stop["elsewhere"] for stop in ways(card)["ways"][0]["stops"]] == [0, 0, 0, 0]
    told(page)
    mine, rule = ([stop["elsewhere"] for stop in way["stops"]] for way in ways(card)["ways"])
    assert [rule[number - 1] for number in mine] == [1, 2, 3, 4]
    page.ask("jump", key="mine", at=1)
    assert ways(card)["says"] == "1. A third level on b6. By the rule it is number 3."
    assert ways(card)["signs"] == {"b6": "1"}


# -- all of them -----------------------------------------------------------------------------------------------------


def of_a_walk(asked: Any, lang: str) -> Iterator[Any]:
    """What is wrong with walking a question, answered wrongly by each of its wrong rules and then told."""
    for wrong in asked.misconceptions:
        card = CheckpointCard(asked, lang)
        page = FakePage(card)
        card._submit(wrong.answer(asked.position), learner=False)
        for expected in (["mine"], ["mine", "rule"]):
            if keys(card) != expected:
                yield f"{asked.id} {lang} {wrong.key}: {keys(card)} can be walked"
            for _, at, says in walked(card, page):
                if "{" in says or (at and not says):
                    yield f"{asked.id} {lang} {at}: {says!r}"
            told(page)


@pytest.mark.parametrize(("name", "lang"), [(name, LANGS[at % 2]) for at, name in enumerate(ONE_OF_EACH)])
def test_a_question_is_walked_to_its_end(name: Any, lang: Any) -> None:
    assert not [*of_a_walk(checkpoint(name), lang)]


@pytest.mark.soak
@pytest.mark.parametrize("game", ["torres", "catan", "creed"])
def test_every_question_is_walked_to_its_end(game: str) -> None:
    asked = [each for each in checkpoints(game) if each.kind in WALKED]
    assert len(asked) > 20
    assert not [problem for each in asked for lang in LANGS for problem in of_a_walk(each, lang)]


@pytest.mark.parametrize("game", ["torres", "catan", "creed"])
def test_every_place_has_a_reason(game: str) -> None:
    """Nearly all are what the rules say to an action there, in the words of the rulebook or of the lesson."""
    asked = [each for each in checkpoints(game) if each.kind == "cells"][:: rounds(3, soak=1)]
    told_in = {}
    for each in asked:
        # Several places of one question have the same reason; a few of them show them all.
        right = sorted(each.answer())
        for key in (*right[:2], *[place for place in each.places if place not in right][:6]):
            for lang in LANGS:
                reason = reason_at(each, key, lang)
                told_in[each.id, key, lang] = reason
                assert reason.says, (each.id, key)
                assert "{" not in reason.says, (each.id, key, reason)
    assert len({reason.says for reason in told_in.values()}) > len(asked)
