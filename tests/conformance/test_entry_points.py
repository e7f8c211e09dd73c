"""Every entry point of every game, with hundreds of hostile inputs each: an answer, or one sentence, and no traceback.

An entry point is whatever takes something from a learner, a file or a page. It may answer as it promises, or refuse
with a :class:`PlainError`: one sentence in each language, short, printable, on one line. Nothing else may come out, and
no answer may keep anybody waiting.
"""

from __future__ import annotations

import contextlib
import inspect
import random
import sys
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, NamedTuple

import pytest

from boardlab.core import Verdict
from boardlab.core.ask.inquiry import ask, inquiries
from boardlab.core.ask.nearest import nearest
from boardlab.core.contract.game import find_game
from boardlab.core.contract.verdict import IllegalAction, ImpossiblePosition
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import speaking
from boardlab.core.play.record import Dice, Record
from boardlab.core.text.quoting import clean
from boardlab.session.game_session import Session
from boardlab.session.kinds import study
from boardlab.testing.fuzz import Calls
from tests.conformance.bad_values import TEXTS, VALUES, damaged_data, damaged_lines, damaged_text
from tests.conformance.games import GAMES, Game, played
from tests.effort import rounds

COUNT = rounds(60, soak=500)
"""Damaged inputs at an entry point that reads, besides the hostile values."""
AT_ONCE = 0.015
"""Seconds of processor time after which it is counted what an answer does: no machine makes the most calls sooner, so
that a slow one finds no more than a quick one."""
MOST_CALLS = 400_000
"""The most calls of functions an answer may take."""
LONGEST = 300
"""Signs in a sentence."""

EntryPoint = Callable[[Any], Any]


class Result(NamedTuple):
    """What came back from an entry point."""

    found: Any
    """The answer; None where the entry point refuses."""
    fault: str
    """What is wrong with the answer or the refusal; "" where both are as they should be."""


REFUSED = Result(None, "")
"""A refusal as it should be."""
PLAYS = frozenset({"play", "events"})
"""The entry points that play an action. From any other one a refused action is no refusal: something inside has played
it."""


def call(entry_point: EntryPoint, given: Any) -> Result:
    """What an entry point answers. Whatever comes out of it but an answer or a refusal fails the test."""
    begun = time.process_time()
    try:
        with speaking("en"):
            found = entry_point(given)
    except PlainError as refused:
        if isinstance(refused, IllegalAction) and getattr(entry_point, "__name__", "") not in PLAYS:
            return Result(None, f"an illegal action was played inside: {refused}")
        late = lateness(entry_point, given, begun)
        with speaking("ko"), pytest.raises(type(refused)) as again:
            entry_point(given)
        return Result(None, late or fault_of(refused) or fault_of(again.value))
    return Result(found, lateness(entry_point, given, begun))


def named(entry_point: Callable[..., Any], name: str) -> EntryPoint:
    """An entry point that takes what is given under a name."""
    return lambda given: entry_point(**{name: given})


def lateness(entry_point: EntryPoint, given: Any, begun: float) -> str:
    """How late an answer is, which was asked for at ``begun``; "" where it came at once."""
    spent = time.process_time() - begun
    if spent < AT_ONCE:
        return ""
    # A machine may be slow or busy: what decides is how much is done, and to count that takes longer than the answer.
    with Calls(sys.maxsize) as counted, contextlib.suppress(PlainError):
        entry_point(given)
    return "" if counted.count < MOST_CALLS else f"{counted.count} calls for {given!r:.60}"


def fault_of(refused: PlainError) -> str:
    """What is wrong with a refusal: it is one sentence, and where several rules are broken begins with the first."""
    said = str(refused)
    # What breaks several rules says after the first how many more there are.
    several = isinstance(refused, ImpossiblePosition | IllegalAction)
    first = (refused.reasons("en")[0], refused.reasons("ko")[0]) if several else ("",)
    if not said.strip() or len(said) > LONGEST:
        return f"{len(said)} signs: {said}"
    if not said.startswith(first):
        return f"does not begin with its first reason: {said}"
    if not clean(said) or "Traceback" in said:
        return ascii(said)
    shown_as = refused._render_traceback_()
    return "" if shown_as == [f"{type(refused).__name__}: {said}"] else f"shown as {shown_as}"


def moments(game: Game) -> tuple[Any, ...]:
    """Some positions of each kind of game, among them the first and the last."""
    found = []
    for start in range(len(game.starts)):
        positions = played(game, start).positions
        found += [positions[len(positions) * part // 5] for part in range(5)] + [positions[-1]]
    return tuple(found)


def lines(game: Game, rng: random.Random) -> Iterable[str]:
    every = [p.to_text() for p in moments(game)]
    return [damaged_text(rng, rng.choice(every)) for _ in range(COUNT)]


def documents(game: Game, rng: random.Random) -> Iterable[Any]:
    every = [p.to_json() for p in moments(game)]
    return [damaged_data(rng, rng.choice(every)) for _ in range(COUNT)]


@pytest.fixture(params=GAMES, ids=str)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


@pytest.fixture
def rng(game: Game, request: pytest.FixtureRequest) -> random.Random:
    return random.Random(f"{game} {request.function.__name__}")


# -- positions ---------------------------------------------------------------------------------------------------------


def test_parse_reads_or_refuses_damaged_lines(game: Game, rng: random.Random) -> None:
    read = 0
    for line in [*lines(game, rng), *VALUES]:
        p, fault = call(game.module.parse, line)
        assert not fault
        if p is not None:
            read += 1
            assert game.module.parse(p.to_text()) == p
    assert read < COUNT // 2, "most of the damage is to be found"
    for line in list(lines(game, rng))[: COUNT // 5]:
        assert not call(lambda line: game.module.parse(line, allow_unreachable=True), line).fault


def test_from_json(game: Game, rng: random.Random) -> None:
    for document in [*documents(game, rng), *VALUES]:
        p, fault = call(game.module.from_json, document)
        assert not fault
        if p is not None:
            assert game.module.from_json(p.to_json()) == p


# -- questions ---------------------------------------------------------------------------------------------------------


def test_inquiries_answer_or_refuse_any_argument(game: Game, rng: random.Random) -> None:
    for p in moments(game):
        for seen in (p, p.seen_by(0), p.seen_by(None)):
            for given in (*inquiries(seen), *rng.sample(VALUES, 5)):
                assert not call(partial(ask, seen), given).fault
    p = moments(game)[2]
    for given in VALUES:
        assert not call(partial(nearest, p), given).fault
        assert not call(partial(ask, question="rulings"), given).fault


# -- actions -----------------------------------------------------------------------------------------------------------


def test_actions_as_text(game: Game, rng: random.Random) -> None:
    every = moments(game)
    menus = [(p, [act.to_text() for act in p.legal_actions()] or ["end"]) for p in every]
    for number in range(COUNT + len(VALUES)):
        p, menu = rng.choice(menus)
        text = damaged_text(rng, rng.choice(menu)) if number < COUNT else VALUES[number - COUNT]
        act, fault = call(p.read_action, text)
        assert not fault
        assert not call(p.seen_by(0).read_action, text).fault
        if act is None:
            continue
        verdict, fault = call(p.judge, act)
        assert not fault
        assert isinstance(verdict, Verdict)
        assert str(verdict)
        after, fault = call(p.play, act)
        assert not fault
        assert (after is not None) == bool(verdict)
        told = call(p.events, act)
        assert not told.fault
        assert (told.found is not None) == bool(verdict)


def test_judge_and_play_refuse_what_is_no_action(game: Game) -> None:
    for p in moments(game)[:4]:
        for given in VALUES:
            for entry_point in (p.judge, p.play, p.events, p.seen_by(0).judge):
                assert call(entry_point, given) == REFUSED


def test_picks_answer_or_refuse_any_path(game: Game, rng: random.Random) -> None:
    keys = [*[text for text in TEXTS if len(text) < 2000], "x" * 1_000_000]
    for p in moments(game)[:6]:
        good = [choice.key for choice in p.picks()] or ["end"]
        paths: list[Any] = [*VALUES, *[(key,) for key in keys]]
        paths += [tuple(rng.choice([*good, *keys]) for _ in range(rng.randint(1, 4))) for _ in range(40)]
        paths += [(rng.choice(good), *[rng.choice(good)] * 300)]
        for path in paths:
            assert not call(p.picks, path).fault
            assert not call(p.refusals, path).fault


# -- rulings and beginnings --------------------------------------------------------------------------------------------


def test_rulings_answer_or_refuse_any_value(game: Game, rng: random.Random) -> None:
    for p in moments(game)[1 : rounds(3, soak=4)]:
        names = [*p.rulings(), *[text for text in TEXTS if len(text) < 100]]
        for value in VALUES:
            assert not call(p.under, value).fault
            assert not call(p.rulings().describe, value).fault
            name = rng.choice(names)
            assert not call(named(p.under, name), value).fault
            assert not call(named(p.options.replace, name), value).fault


ARGUMENTS = (
    "players", "options", "decks", "master", "board", "starter", "first", "nations", "nobody", "self", "cls", "rng",
)  # fmt: skip


def test_start_and_setup_refuse_bad_arguments(game: Game) -> None:
    start, begin = game.module.start, game.module.setup
    for value in VALUES:
        for name in ARGUMENTS if game.name == "torres" or isinstance(value, str | int | list) else ARGUMENTS[:2]:
            assert not call(named(partial(find_game(str(game)).begin, Dice(1)), name), value).fault
        for name in {"players", "options", *inspect.signature(start).parameters}:
            assert not call(named(start, name), value).fault
        assert not call(begin, value).fault


def test_pictures_and_views(game: Game) -> None:
    for p in (moments(game)[1], moments(game)[1].seen_by(0)):
        for value in VALUES:
            assert not call(p.seen_by, value).fault
            for name in ("lang", "seat", "view", "rotation", "show", "marks", "theme"):
                # What can be drawn is drawn elsewhere, and takes its time.
                if not (value is None or value == "" or (type(value) is int and -99 <= value <= 99)):
                    assert not call(named(p.scene, name), value).fault
        for text in TEXTS:
            assert not call(lambda text, p=p: p.scene(names=(text,), show="board"), text).fault


# -- records -----------------------------------------------------------------------------------------------------------

FOREIGN = (
    "dice - 1", "dice - -", f"dice {'x' * 4000} 0", "dice \ud800 3", 'line "main"', 'line "x"', 'at "main" 99999',
    f'line "{"x" * 400}" from "main" after 0', 'line "\x07" from "main" after 1', 'line "a  b" from "main" after 1',
    'line "b" from "b" after 0', 'at "nobody" 0', "999999 0 end", "1 -1 end", "1 0 " + "x" * 4000, "now", "\ufeff",
)  # fmt: skip


def a_record(game: Game, plies: int = 30) -> Record:
    whole = played(game)
    record = Record(whole.positions[0], seed="s")
    for act in whole.actions[:plies]:
        record.play(act)
    return record.jump(plies // 2).branch("one")


def test_records_as_text(game: Game, rng: random.Random) -> None:
    text = a_record(game, 20).to_text()
    for given in [*[damaged_lines(rng, text, FOREIGN) for _ in range(COUNT)], *VALUES]:
        record, fault = call(Record.from_text, given)
        assert not fault
        if record is not None:
            assert Record.from_text(record.to_text()).to_text() == record.to_text()


def test_record_methods_refuse_bad_arguments(game: Game) -> None:
    start = moments(game)[0]
    for value in VALUES:
        record = a_record(game, 4)
        entry_points: list[EntryPoint] = [
            record.jump, record.branch, record.switch, record.events, record.step, record.play, record.seen_by,
            partial(record.rename, "one"),
            named(partial(record.rename, new="two"), "old"),
            named(partial(Record, start), "seed"),
            named(partial(Record, start), "drawn"),
            named(partial(Record.new, str(game)), "seed"),
            Record, Record.new, Dice,
        ]  # fmt: skip
        for entry_point in entry_points:
            assert not call(entry_point, value).fault
        assert Record.from_text(record.to_text()).to_text() == record.to_text()


def test_files_of_records(game: Game, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    inside = tmp_path / "a" / "b"
    inside.mkdir(parents=True)
    monkeypatch.chdir(inside)
    record = a_record(game, 4)
    for value in VALUES:
        if isinstance(value, str) and value.startswith(("/", "~", "..")):
            continue  # nothing is tried outside a folder of the test's own
        assert not call(record.save, value).fault
        assert not call(Record.load, value).fault
    assert not list(inside.rglob(".*")), "nothing is left half written"
    assert [path for path in tmp_path.rglob("*") if path.parent != inside and path.is_file()] == []


# -- the board ---------------------------------------------------------------------------------------------------------


def test_study_refuses_bad_arguments(game: Game) -> None:
    record = a_record(game, 4)
    for value in VALUES:
        for name in ("seat", "names", "lang", "view"):
            session, fault = call(named(partial(Session, record), name), value)
            assert not fault
            assert session is None or all(map(clean, session.names or ()))
        assert not call(lambda value: study(record, names=(value, "Bo")), value).fault
        assert not call(lambda value: study(record, parts=(value,)), value).fault
