"""Every door of every game, with hundreds of hostile inputs each: an answer, or one sentence, and no traceback.

A door is whatever takes something from a learner, a file or a page. It may answer as it promises, or refuse with a
:class:`PlainError`: one sentence in each language, short, printable, on one line. Nothing else may come out, and no
answer may keep anybody waiting.
"""

from __future__ import annotations

import contextlib
import inspect
import random
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import pytest

from boardlab.core import Verdict
from boardlab.core.errors import PlainError
from boardlab.core.game import find_game
from boardlab.core.language import speaking
from boardlab.core.quoting import clean, shown
from boardlab.core.record import Dice, Record
from boardlab.core.verdict import IllegalAction, ImpossiblePosition
from boardlab.live.session import Session
from tests.conformance.games import GAMES, Game, played
from tests.conformance.hostile import TEXTS, VALUES, damaged_data, damaged_lines, damaged_text

COUNT = 500
"""Damaged inputs at a door that reads, besides the hostile values."""
AT_ONCE = 0.1
"""Seconds of processor time an answer may take."""
LONGEST = 300
"""Signs in a sentence."""

Knock = Callable[[Any], Any]


def knock(door: Knock, given: Any) -> Any:
    """What a door answers; None where it refuses, as it should. Whatever else comes out of it fails the test."""
    begun = time.process_time()
    try:
        with speaking("en"):
            found = door(given)
    except PlainError as refused:
        _check_time(door, given, begun)
        check_refusal(refused)
        with speaking("ko"), pytest.raises(type(refused)) as again:
            door(given)
        check_refusal(again.value)
        return None
    _check_time(door, given, begun)
    return found


def named(door: Callable[..., Any], name: str) -> Knock:
    """A door that takes what is given under a name."""
    return lambda given: door(**{name: given})


def _check_time(door: Knock, given: Any, begun: float) -> None:
    spent = time.process_time() - begun
    if spent > AT_ONCE:  # once more, since another process may have been in the way
        begun = time.process_time()
        with contextlib.suppress(PlainError):
            door(given)
        spent = min(spent, time.process_time() - begun)
    assert spent < AT_ONCE, f"{spent:.2f} s for {given!r:.60}"


def check_refusal(refused: PlainError) -> None:
    """One sentence; a position or an action that breaks several rules has one for each."""
    said = str(refused)
    # What breaks several rules says after the first how many more there are.
    assert said.strip()
    assert len(said) <= LONGEST, said
    if isinstance(refused, ImpossiblePosition | IllegalAction):
        assert said.startswith((refused.reasons("en")[0], refused.reasons("ko")[0]))
    assert clean(said), ascii(said)
    assert "Traceback" not in said
    assert refused._render_traceback_() == [f"{type(refused).__name__}: {said}"]


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


def test_parse(game: Game, rng: random.Random) -> None:
    read = 0
    for line in [*lines(game, rng), *VALUES]:
        p = knock(game.module.parse, line)
        if p is not None:
            read += 1
            assert game.module.parse(p.to_text()) == p
    assert read < COUNT // 2, "most of the damage is to be found"
    for line in list(lines(game, rng))[: COUNT // 5]:
        knock(lambda line: game.module.parse(line, allow_unreachable=True), line)


def test_from_json(game: Game, rng: random.Random) -> None:
    for document in [*documents(game, rng), *VALUES]:
        p = knock(game.module.from_json, document)
        if p is not None:
            assert game.module.from_json(p.to_json()) == p


def test_what_is_refused_is_quoted(game: Game) -> None:
    """Each hostile value in each field: the sentence repeats what was given, as far as a sentence can."""
    p = moments(game)[1]
    whole, quoted, refused = p.to_json(), 0, 0
    for name in whole:
        for value in VALUES[::4]:
            try:
                game.module.from_json({**whole, name: value})
            except ImpossiblePosition:
                pass
            except PlainError as problem:
                refused += 1
                quoted += shown(value, 60)[:20] in str(problem) or name in str(problem)
    assert refused > game.many(300)
    assert quoted > 0.9 * refused


# -- actions -----------------------------------------------------------------------------------------------------------


def test_actions_as_text(game: Game, rng: random.Random) -> None:
    every = moments(game)
    menus = [(p, [act.to_text() for act in p.legal_actions()] or ["end"]) for p in every]
    for number in range(COUNT + len(VALUES)):
        p, menu = rng.choice(menus)
        text = damaged_text(rng, rng.choice(menu)) if number < COUNT else VALUES[number - COUNT]
        act = knock(p.read_action, text)
        knock(p.seen_by(0).read_action, text)
        if act is None:
            continue
        verdict = knock(p.judge, act)
        assert isinstance(verdict, Verdict)
        assert str(verdict)
        after = knock(p.play, act)
        assert (after is not None) == bool(verdict)
        assert (knock(p.events, act) is not None) == bool(verdict)


def test_what_is_no_action(game: Game) -> None:
    for p in moments(game)[:4]:
        for given in VALUES:
            for door in (p.judge, p.play, p.events, p.seen_by(0).judge):
                assert knock(door, given) is None


def test_picks(game: Game, rng: random.Random) -> None:
    keys = [*[text for text in TEXTS if len(text) < 2000], "x" * 1_000_000]
    for p in moments(game)[:6]:
        good = [choice.key for choice in p.picks()] or ["end"]
        paths: list[Any] = [*VALUES, *[(key,) for key in keys]]
        paths += [tuple(rng.choice([*good, *keys]) for _ in range(rng.randint(1, 4))) for _ in range(40)]
        paths += [(rng.choice(good), *[rng.choice(good)] * 300)]
        for path in paths:
            knock(p.picks, path)
            knock(p.refusals, path)


# -- rulings and beginnings --------------------------------------------------------------------------------------------


def test_rulings(game: Game, rng: random.Random) -> None:
    for p in moments(game)[1:4]:
        names = [*p.rulings(), *[text for text in TEXTS if len(text) < 100]]
        for value in VALUES:
            knock(p.under, value)
            knock(p.rulings().said, value)
            name = rng.choice(names)
            knock(named(p.under, name), value)
            knock(named(p.options.replace, name), value)


ARGUMENTS = (
    "players", "options", "decks", "master", "board", "starter", "first", "nations", "nobody", "self", "cls", "rng",
)  # fmt: skip


def test_beginnings(game: Game) -> None:
    start, begin = game.module.start, game.module.setup
    for value in VALUES:
        for name in ARGUMENTS if game.name == "torres" or isinstance(value, str | int | list) else ARGUMENTS[:2]:
            knock(named(partial(find_game(str(game)).begin, Dice(1)), name), value)
        for name in {"players", "options", *inspect.signature(start).parameters}:
            knock(named(start, name), value)
        knock(begin, value)


def test_pictures_and_views(game: Game) -> None:
    for p in (moments(game)[1], moments(game)[1].seen_by(0)):
        for value in VALUES:
            knock(p.seen_by, value)
            for name in ("lang", "seat", "view", "rotation", "show", "marks", "theme"):
                # What can be drawn is drawn elsewhere, and takes its time.
                if not (value is None or value == "" or (type(value) is int and -99 <= value <= 99)):
                    knock(named(p.scene, name), value)
        for text in TEXTS:
            knock(lambda text, p=p: p.scene(names=(text,), show="board"), text)


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
        record = knock(Record.from_text, given)
        if record is not None:
            assert Record.from_text(record.to_text()).to_text() == record.to_text()


def test_what_a_record_is_asked_for(game: Game) -> None:
    start = moments(game)[0]
    for value in VALUES:
        record = a_record(game, 4)
        doors: list[Knock] = [
            record.jump, record.branch, record.switch, record.events, record.step, record.play, record.seen_by,
            partial(record.rename, "one"),
            named(partial(record.rename, new="two"), "old"),
            named(partial(Record, start), "seed"),
            named(partial(Record, start), "drawn"),
            named(partial(Record.new, str(game)), "seed"),
            Record, Record.new, Dice,
        ]  # fmt: skip
        for door in doors:
            knock(door, value)
        assert Record.from_text(record.to_text()).to_text() == record.to_text()


def test_files_of_records(game: Game, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    inside = tmp_path / "a" / "b"
    inside.mkdir(parents=True)
    monkeypatch.chdir(inside)
    record = a_record(game, 4)
    for value in VALUES:
        if isinstance(value, str) and value.startswith(("/", "~", "..")):
            continue  # nothing is tried outside a folder of the test's own
        knock(record.save, value)
        knock(Record.load, value)
    assert not list(inside.rglob(".*")), "nothing is left half written"
    assert [path for path in tmp_path.rglob("*") if path.parent != inside and path.is_file()] == []


# -- the board ---------------------------------------------------------------------------------------------------------


def test_what_a_study_is_asked_for(game: Game) -> None:
    record = a_record(game, 4)
    for value in VALUES:
        for name in ("seat", "names", "lang", "view"):
            session = knock(named(partial(Session, record), name), value)
            assert session is None or all(map(clean, session.names or ()))
        knock(lambda value: Session(record, names=(value, "Bo")), value)
        knock(lambda value: Session(record, parts=(value,)), value)
