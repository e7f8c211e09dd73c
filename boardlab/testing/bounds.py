"""Whatever a text or data may hold: what is accepted has a menu of bounded length, answers with bounded work, and leads
to nothing that could not be read again; what is not accepted hears so in one sentence.

The everyday run counts menus, picks and calls, which no busy machine changes. ``make soak`` tries more, and takes time.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import jsonschema
import pytest

from boardlab.core.contract.position import CHANCE, Action
from boardlab.core.contract.verdict import PlainError
from boardlab.testing.fuzz import Calls, TooMuchWork, spoiled_data, spoiled_line
from boardlab.testing.subject import Subject, rounds, samples

if TYPE_CHECKING:
    from boardlab.core.contract.position import Position

Answer = TypeVar("Answer")
Timed = Callable[[str, Callable[[], Answer]], Answer]
MOST_CALLS = 450_000
"""The most calls of functions an answer may take; the largest menu of Creed is spelled out in half of them."""
SOME = 80
MANY, HOSTILE_LINES = 20_000, 2_000
"""Positions, and lines, that the long run tries for each game."""
SECONDS = 0.1
"""What any answer may take."""
NOISE = 6
"""How many times longer an answer may take on a busy machine."""


def accepted(game: Subject, count: int, seed: object) -> Iterator[Position]:
    """Positions at the edge of what is accepted, with the largest that are known."""
    for line in game.largest:
        yield game.module.parse(line)
    rng = random.Random(f"{game.name} {seed}")
    found = 0
    for _ in range(4 * count):
        try:
            p = game.module.from_json(game.extreme(rng), allow_unreachable=True)
        except PlainError:
            continue
        yield p
        found += 1
        if found == count:
            return
    raise AssertionError(f"only {found} of {4 * count} were accepted")


def any_act(p: Position, rng: random.Random) -> Action | None:
    """A legal action or an outcome, every kind alike; None where nothing can be done."""
    if p.current_player == CHANCE:
        return rng.choice(p.chance_outcomes())[0]
    kinds: dict[str, list[Action]] = {}
    for act in p.legal_actions():
        kinds.setdefault(act.to_text().split()[0], []).append(act)
    return rng.choice(kinds[rng.choice(sorted(kinds))]) if kinds else None


def is_a_sentence(refused: PlainError) -> bool:
    """Is a refusal printable, and no longer than anyone would read?"""
    said = str(refused)
    return said.isprintable() and 10 < len(said) < 3000


def faults_of(game: Subject, p: Position, rng: random.Random, timed: Timed[Any]) -> list[str]:
    """Asks a position for everything that anybody may ask, once: which answers are wrong, or came too late."""
    try:
        return list(_wrong(game, p, rng, timed))
    except TooMuchWork as late:
        return [f"{p.to_text()}: {late}"]


def _wrong(game: Subject, p: Position, rng: random.Random, timed: Timed[Any]) -> Iterator[str]:
    text = timed("to_text", p.to_text)
    p = timed("parse", lambda: game.module.parse(text))
    menu = timed("legal_actions", p.legal_actions)
    first = timed("picks", p.picks)
    for choice in rng.sample(first.choices, min(4, len(first.choices))):
        path = (choice.key,)
        following = timed("picks", partial(p.picks, path))
        timed("refusals", partial(p.refusals, path))
        if following.choices:
            timed("picks", partial(p.picks, (*path, rng.choice(following.choices).key)))
    if menu:
        act = rng.choice(menu)
        if timed("read_action", lambda: p.read_action(act.to_text())) != act:
            yield f"{text}: {act!r} is read as another action"
        if not timed("judge", lambda: p.judge(act)):
            yield f"{text}: {act!r} is listed and refused"
        timed("events", lambda: p.events(act))
    timed("preview", p.preview)


def counted(name: str, answer: Callable[[], Answer]) -> Answer:
    """An answer, which may take no more than so many calls."""
    with Calls(MOST_CALLS):
        return answer()


def measured(name: str, answer: Callable[[], Answer]) -> Answer:
    """An answer, which may take no longer than so many seconds of the processor."""
    begun = time.process_time()
    found = answer()
    taken = time.process_time() - begun
    if taken >= SECONDS * NOISE:
        raise TooMuchWork(f"{name} took {taken:.2f} s")
    return found


# -- menus ----------------------------------------------------------------------------------------------------------


def test_the_largest_menu_that_any_accepted_position_has(game: Subject) -> None:
    listed = [len(p.legal_actions()) for p in accepted(game, SOME, "menus")]
    known = max(listed[: len(game.largest)], default=max(listed))
    assert max(listed) == known, "a larger menu than the largest known: name its line in the extremes of the game"
    assert known <= game.most_listed
    assert known > 0.8 * game.most_listed or not game.largest


def test_menus_of_extreme_positions_are_what_the_judge_allows(game: Subject) -> None:
    """Castles taller than their area, huge hands, odd tents: the menu lists what is usual of what is allowed."""
    for p in list(accepted(game, rounds(3, soak=5), "judge"))[len(game.largest) :]:
        if p.current_player in (None, CHANCE):
            continue
        menu = set(p.legal_actions())
        assert menu <= {act for act in p.legal_actions() if p.judge(act) and game.is_usual(p, act)}
        for act in list(game.candidates(p))[::3]:
            assert (act in menu) == (bool(p.judge(act)) and game.is_usual(p, act)), (p.to_text(), act)


def test_answers_about_extreme_positions_take_bounded_work(game: Subject) -> None:
    rng = random.Random("work")
    # What is worked out once and kept (tables, wordings) is no work of any one answer.
    faults_of(game, next(accepted(game, 1, "work")), random.Random(0), lambda name, answer: answer())
    for p in accepted(game, SOME // 4, "work"):
        assert not faults_of(game, p, rng, counted)


def test_positions_reached_from_accepted_ones_are_readable(game: Subject) -> None:
    rng = random.Random("again")
    validator = jsonschema.Draft202012Validator(game.schema)
    for p in accepted(game, rounds(SOME // 2, soak=SOME), "again"):
        validator.validate(p.to_json())
        for _ in range(5):
            assert game.module.parse(p.to_text()) == p
            data = json.loads(json.dumps(p.to_json(), allow_nan=False))
            assert game.module.from_json(data, allow_unreachable=True) == p
            act = any_act(p, rng)
            if act is None:
                break
            p = p.play(act)


# -- fuzz -----------------------------------------------------------------------------------------------------------


def fuzz(game: Subject, rng: random.Random, timed: Timed[Any], count: int) -> tuple[int, list[str]]:
    """Hostile lines and as much hostile data: how many of them were accepted, and what was wrong with the answers."""
    found, faults = 0, []
    for _ in range(count):
        more, wrong = _fuzz_once(game, rng, timed)
        found += more
        faults += wrong
    return found, faults


def _fuzz_once(game: Subject, rng: random.Random, timed: Timed[Any]) -> tuple[int, list[str]]:
    one, other = rng.choice(samples(game, 20)), rng.choice(samples(game, 20))
    line, data = spoiled_line(one.to_text(), other.to_text(), rng), spoiled_data(one.to_json(), rng)
    found, faults = 0, []
    for read, given in ((game.module.parse, line), (game.module.from_json, data)):
        try:
            p = timed(read.__name__, partial(read, given, allow_unreachable=True))
        except PlainError as refused:
            if not is_a_sentence(refused):
                faults.append(str(refused))
            continue
        found += 1
        faults += faults_of(game, p, rng, timed)
    return found, faults


def test_hostile_input_gets_a_sentence_or_bounded_answers(game: Subject) -> None:
    rng = random.Random("strangers")
    accepted, faults = fuzz(game, rng, counted, SOME)
    assert not faults
    assert accepted > 3


HUGE = "9" * 5000
NO_KEYS = (
    "", "x" * 10**5, "\x00", "card:", "card:x", "keep:", "unit:", "token:", "order:", "give:", "give:ore:", "end:1:2",
    *(f"{word}:{HUGE}" for word in ("stack", "price", "rob", "confirm", "ap", "die", "give:ore", "starter", "first")),
)  # fmt: skip
"""Keys that no choice of any game has."""


def test_keys_that_no_choice_has_are_answered_in_words(game: Subject) -> None:
    """A page may send any key after any path: the prompt and every reason are sentences."""
    rng = random.Random("keys")
    for p in samples(game, 6, 3):
        first = p.picks()
        paths = [(), *((choice.key,) for choice in rng.sample(first.choices, min(3, len(first.choices))))]
        for path in paths:
            for key in rng.sample(NO_KEYS, 6):
                picked = counted("picks", partial(p.picks, (*path, key)))
                assert not picked.action or path
                for lang in ("en", "ko"):
                    assert p.wording.phrase(picked.prompt, lang)
                    for breach in counted("refusals", partial(p.refusals, (*path, key))):
                        assert p.wording.refusal(breach, lang).isprintable()


def test_hostile_action_texts_get_a_sentence_or_a_verdict(game: Subject) -> None:
    rng = random.Random("texts")
    judged, refusals = 0, []
    for p in samples(game, 10, 4):
        texts = [act.to_text() for act in p.legal_actions()] or ["end"]
        for _ in range(12):
            text = spoiled_line(rng.choice(texts), rng.choice(texts), rng).removesuffix(" puzzle")
            try:
                act = counted("read_action", partial(p.read_action, text))
            except PlainError as refused:
                refusals.append(refused)
                continue
            judged += 1
            verdict = counted("judge", partial(p.judge, act))
            assert verdict or all(verdict.reasons())
    assert all(map(is_a_sentence, refusals))
    game.met(judged, 10, "texts of actions that could be judged")


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_every_accepted_text_answers_in_bounded_time(game: Subject, part: int) -> None:
    """20,000 positions and 2,000 hostile lines for each game; pictures of some of them too."""
    rng = random.Random(part)
    for at, p in enumerate(accepted(game, MANY // 20, part)):
        assert not faults_of(game, p, rng, measured)
        assert len(p.legal_actions()) <= game.most_listed
        if at % 50 == 0:
            measured("str", partial(str, p))
            measured("scene", p.scene().to_svg)
        act = any_act(p, rng)
        if act is not None:
            after = p.play(act)
            assert game.module.parse(after.to_text()) == after
    assert not fuzz(game, rng, measured, HOSTILE_LINES // 20)[1]
