"""The built lessons: one file each, made once of its document and read by whoever shows the lesson.

Beside a document ``04_scoring.md`` a page of the site has ``04_scoring.md.json``; nothing is left of the document there
but its id. Elsewhere it lies in ``__pycache__``, as compiled code of Python does. It is made when it is first asked
for, and anew whenever a document of the game, its questions or what builds them has changed. The file says of what it
was made, byte by byte.
"""

from __future__ import annotations

import contextlib
import difflib
import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from zlib import crc32

from boardlab.core.contract.game import find_game, has_game
from boardlab.core.errors import PlainError
from boardlab.core.files import lay_down
from boardlab.core.i18n.languages import ADDED, LANGUAGES
from boardlab.core.i18n.toml_files import CACHE, TWIN
from boardlab.core.json_data import Json
from boardlab.core.text.quoting import shown
from boardlab.lessons.build.lesson_sources import folder_of, lesson_files, lesson_files_of
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.lesson import Lesson
from boardlab.lessons.model.topic_files import QUESTIONS
from boardlab.lessons.model.topics import topics

NEAR = 3
_READ: dict[str, tuple[int, Lesson]] = {}
"""What was read or built, by its id, with the mark of what it was made of."""
_MARKS: dict[str, tuple[list[tuple[Path, int, int]], int]] = {}
"""The mark of what the lessons of a game are built of, with the time and size that each of these files had then."""


class UnknownLesson(PlainError, LookupError):
    """There is no lesson with this id; the message names those that are near."""


def find_lesson(lesson: str) -> Lesson:
    """A lesson by its id, such as ``torres.scoring``.

    Raises:
        UnknownLesson: naming the nearest ids, where there is none.
        SourceError: where its document cannot be read.
    """
    name = shown(lesson, 120)
    known = lesson_files()
    game = name.partition(".")[0]
    if name not in known and has_game(game):
        known = {**known, **lesson_files_of(game)}
    if name in known:
        return _found(game, name, _mark(game))
    near = difflib.get_close_matches(name[:60], known, NEAR, 0.5)
    near = near or [each for each in known if each.startswith(f"{game}.")][:NEAR] or [*known][:NEAR]
    raise UnknownLesson(WORDING.say("stage.unknown", id=shown(name, 60), near=tuple(near)))


def lessons_of(game: str) -> Iterator[Lesson]:
    """The lessons of a game, in order, each built when it is reached."""
    mark = _mark(game)
    return (_found(game, name, mark) for name in lesson_files_of(game))


def known_to(question: str) -> frozenset[str] | None:
    """What is known where a question is first asked, by its id; None for one that no lesson asks, such as practice."""
    lessons = lessons_of(question.partition(".")[0])
    return next((step.known for lesson in lessons for step in lesson.steps if step.about == question), None)


def asked_in(question: str) -> tuple[str, int] | None:
    """The lesson that asks a question, and the number of the step from 0; None where no lesson does."""
    lessons = lessons_of(question.partition(".")[0])
    places = ((each.id, at) for each in lessons for at, step in enumerate(each.steps) if step.about == question)
    return next(places, None)


def built(game: str) -> dict[str, Lesson]:
    """The lessons of a game, by their ids, made of their documents; nothing of a lesson is run.

    Raises:
        SourceError: where a document cannot be read.
    """
    from boardlab.lessons.build.markdown import in_blocks
    from boardlab.lessons.build.minutes import minutes_of
    from boardlab.lessons.build.module import module_of
    from boardlab.lessons.build.source import parse
    from boardlab.lessons.build.steps import walk

    tables = {f"{topic.id}.{name}": table for topic in topics(game) for name, table in topic.tables.items()}
    found = {}
    known: frozenset[str] = frozenset()
    for name, path in lesson_files_of(game).items():
        source = parse(path)
        lesson = walk(source)
        steps = []
        for step in lesson.steps:
            told = [line.rule for line in lesson.summary if line.rule] if step.kind == "end" else step.rules
            known |= frozenset(told)
            asked = tables.get(step.about, {})
            minutes = minutes_of(lesson, step, asked)
            steps.append(replace(step, known=known, blocks=in_blocks(step.text), minutes=minutes))
            known |= frozenset(asked.get("rules", ()))
        summary = tuple(replace(line, blocks=in_blocks(line.says)) for line in lesson.summary)
        lesson = replace(lesson, steps=tuple(steps), summary=summary)
        try:
            found[name] = replace(lesson, module=module_of(lesson))
        except SyntaxError as problem:
            raise source.fail(problem.lineno or 1, f"This is not Python: {problem.msg}.") from None
    return found


def shipped(game: str, *, whole: bool) -> Iterator[tuple[Path, bytes, bytes]]:
    """What is carried where the lessons of a game shall not be built again: each document, what it holds, and its
    built lesson, which lies beside it.

    Args:
        game: the game.
        whole: does the document hold all that is written? Otherwise it holds its id and no more.
    """
    files = lesson_files_of(game)
    held = {name: path.read_bytes() if whole else f'id = "{name}"\n'.encode() for name, path in files.items()}
    mark = _mark_of(held.values())
    for name, lesson in built(game).items():
        yield files[name], held[name], _stored(lesson, mark)


def _stored(lesson: Lesson, mark: int) -> bytes:
    """A built lesson as it is kept, with the mark of what it was made of."""
    data = {"made_of": mark, "languages": LANGUAGES, "lesson": lesson.to_json()}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def _mark_of(inputs: Iterable[bytes]) -> int:
    """What tells whether some files have changed; where one lies empty it does not count."""
    mark = 0
    for data in inputs:
        mark = crc32(data, mark)
    return mark


def _found(game: str, name: str, mark: int) -> Lesson:
    """A lesson made of what has this mark."""
    path = lesson_files_of(game)[name]
    if name in _READ and _READ[name][0] == mark:
        return _READ[name][1]
    found = _kept(path.with_name(f"{path.name}{TWIN}"), mark)
    if found is None and not ADDED:  # whose catalogues may change
        found = _kept(path.parent / CACHE / f"{path.name}{TWIN}", mark ^ _builder())
    if found is not None:
        _READ[name] = mark, found
        return found
    for each, lesson in built(game).items():
        _READ[each] = mark, lesson
        if not (ADDED or sys.dont_write_bytecode):
            with contextlib.suppress(OSError):  # read-only, or full: it is built again next time
                file = lesson_files_of(game)[each]
                lay_down(file.parent, f"{CACHE}/{file.name}{TWIN}", _stored(lesson, mark ^ _builder()))
    return _READ[name][1]


def _kept(path: Path, mark: int) -> Lesson | None:
    """The lesson in a file, if it is there, whole, and made of what has this mark."""
    try:
        held: Json = json.loads(path.read_bytes())
        fits = held["made_of"] == mark and held["languages"] == [*LANGUAGES]
        return Lesson.from_json(held["lesson"]) if fits else None
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None


def _mark(game: str) -> int:
    """The mark of what the lessons of a game are built of; the files are read again only where one has changed."""
    files = []
    for path in (*lesson_files_of(game).values(), *_tables(game)):
        with contextlib.suppress(OSError):
            seen = path.stat()
            files.append((path, seen.st_mtime_ns, seen.st_size))
    if game not in _MARKS or _MARKS[game][0] != files:
        _MARKS[game] = files, _mark_of([path.read_bytes() for path, _, _ in files])
    return _MARKS[game][1]


@cache
def _tables(game: str) -> tuple[Path, ...]:
    """Where the questions of a game lie, each topic in its folder; an installed package has them compiled."""
    folder = folder_of(find_game(game).lessons)
    return tuple(sorted(folder.glob(f"*/{QUESTIONS}"))) if folder is not None else ()


@cache
def _builder() -> int:
    """The mark of the code that builds lessons."""
    rooms = Path(__file__).parent, Path(__file__).parents[1] / "model"
    return _mark_of([path.read_bytes() for room in rooms for path in sorted(room.glob("*.py"))])
