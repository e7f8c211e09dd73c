"""Writes the site into a folder: pages, pictures, the front end, and what Python starts from."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from boardlab.core.errors import PlainError
from boardlab.core.files import write_whole
from boardlab.core.i18n.language import LANGUAGES, Wording
from boardlab.core.json_data import Json
from boardlab.core.text.quoting import shown
from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.lessons.build.store import find_lesson
from boardlab.lessons.model.topics import find_topic
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.site import missing_page, preview
from boardlab.site.course import CourseLesson
from boardlab.site.frame import CODE, NAME, WORDING, Page, home, root_of
from boardlab.site.key_page import guide_address
from boardlab.site.lesson_page import lesson_page
from boardlab.site.lesson_text import LessonText
from boardlab.site.licences import NAME as LICENCES
from boardlab.site.licences import licences
from boardlab.site.made import Site
from boardlab.site.notebooks import add_notebooks, check_builders, notebook_address
from boardlab.site.other_pages import other_pages
from boardlab.site.pictures import Pictures, apart
from boardlab.site.prefetch import prefetch
from boardlab.site.python_files import PythonFiles, check_pyodide, laid_together
from boardlab.site.scripts import SCRIPTS
from boardlab.site.tutor_page import write_banks

MARK = "boardlab-site.txt"
"""Lies in every site, so that a folder that holds something else is not overwritten."""

TOGETHER = 10
"""So many lessons share their pictures: the more, the less lies there twice, and the longer a reader of one waits."""


PYTHON, NOTEBOOKS = 20, 40
"""How long Python's files and the notebooks take, where one page of a lesson takes 2."""


@dataclass
class Meter:
    """How much of a site is written."""

    of: int
    """How much there is to do."""
    tell: Callable[[int, int], None]
    """Is told what is done, and of how much."""
    done: int = 0

    def add(self, count: int = 1) -> None:
        """So much more is done."""
        self.done += count
        self.tell(self.done, self.of)


class NotASite(PlainError):
    """The folder holds something else."""


def build(
    folder: Path,
    pyodide: Path | None,
    lessons: Iterable[str] = (),
    *,
    node: Path | None = None,
    address: str = "",
    notebooks: bool = False,
    tell: Callable[[int, int], None] = lambda done, of: None,
) -> int:
    """Write a site, whole or not at all; what was built there before goes.

    Args:
        folder: where; made if it is not there.
        pyodide: a folder that holds Pyodide; None makes pages that are only read.
        lessons: their ids; () for all there are.
        node: Node, with which the memory is made that pages start from at once; None lets them start more slowly.
        address: where the site will lie, as ``core.site_address`` gives it; links to it are shown elsewhere with a
            picture then. "" where nobody knows.
        notebooks: with the notebooks of the lessons, in JupyterLite; they need Pyodide.
        tell: is told again and again how much is done, and of how much: building takes minutes.

    Returns:
        How many lessons it has.

    Raises:
        NotASite: where the folder holds something else.
        NoPyodide: where Pyodide is not where it should be.
        MissingPackage: where what JupyterLite is built from is not installed here.
        NoNotebooks: where it could not be built.
        NoMemory: where Node could not make the memory.
        UnknownLesson: where there is no lesson of such an id.
        BadLesson: where a question of a lesson cannot be asked.
        OSError: where it cannot be written.
    """
    if folder.exists() and not (folder / MARK).is_file() and (not folder.is_dir() or any(folder.iterdir())):
        raise NotASite(Wording("boardlab.site").say("mistake.not_a_site", path=shown(str(folder), 160)))
    if pyodide is not None:
        check_pyodide(pyodide)
    if notebooks:
        check_builders()
    sources = [find_lesson(name) for name in (lessons or lesson_files())]
    of_id = {(lesson := CourseLesson.of(source)).id: lesson for source in sources}
    for topic in filter(None, map(find_topic, of_id)):
        topic.check()
    folder = folder.absolute()
    folder.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=f".{folder.name[:99]}.", dir=folder.parent) as room:
        draft = Path(room, "new")
        python = partial(PythonFiles, pyodide=pyodide, node=node) if pyodide is not None else None
        _write(draft, python, of_id, address, notebooks, tell)
        if folder.exists():
            folder.rename(Path(room, "old"))
        draft.rename(folder)
    return len(sources)


class Prefetched(NamedTuple):
    """What is shown of a lesson before Python is there."""

    file: str = ""
    """Holds its first steps; "" where there is none."""
    hand: tuple[Json, ...] = ()
    """What lies below the board of the first one, as slots of its frame."""


def _write(
    folder: Path,
    make_python: Callable[[Path], PythonFiles] | None,
    lessons: dict[str, CourseLesson],
    address: str,
    notebooks: bool,
    tell: Callable[[int, int], None],
) -> None:
    with_notebooks = notebooks and make_python is not None
    pages_of_lessons = len(LANGUAGES) * len(lessons)
    meter = Meter(2 * pages_of_lessons + PYTHON * (make_python is not None) + NOTEBOOKS * with_notebooks, tell)
    for name in ("pictures", "python"):
        (folder / name).mkdir(parents=True)
    write_whole(folder / MARK, b"A site of boardlab. Its builder may delete this folder.\n", private=False)
    write_whole(folder / LICENCES, licences(python=make_python is not None).encode(), private=False)
    write_whole(folder / preview.NAME, preview.preview(), private=False)
    shutil.copytree(SCRIPTS, folder / CODE, ignore=shutil.ignore_patterns("*.json", "stub.js"))
    # A service worker may look after its own folder and what lies in it.
    (folder / CODE / "page" / "offline.js").rename(folder / "offline.js")
    python = make_python(folder / "python") if make_python is not None else None
    meter.add(PYTHON * (python is not None))
    banks = write_banks(folder, lessons) if python is not None else {}
    site = Site(lessons, Pictures(folder / "pictures"), python, other_pages(lessons), with_notebooks, banks)
    prefetched = _prefetched(python, lessons) if python is not None else {}
    pages = []
    for lang in LANGUAGES:
        for lesson in lessons.values():
            pages.append(_of_lesson(folder, site, lesson, lang, prefetched.get((lesson.id, lang), Prefetched())))
            meter.add()
        pages += [make(site, lang) for make in site.others.values()]
    code = named_by_content(folder / CODE).name
    if site.notebooks and python is not None:
        add_notebooks(folder, python, lessons, code)
        meter.add(NOTEBOOKS)
    sharing, by_address = _sharing(lessons), {lesson.address for lesson in lessons.values()}
    texts = site.pictures.write((sharing.get(page.address, page.address), page.html(address, code)) for page in pages)
    for page, text in zip(pages, texts, strict=True):
        _lay_down(folder, page, text)
        meter.add(page.address in by_address)
    write_whole(folder / missing_page.NAME, missing_page.missing_page(site, address, code).encode(), private=False)
    for lang in LANGUAGES:
        write_whole(folder / home(lang) / "manifest.webmanifest", manifest(lang, code).encode(), private=False)


def named_by_content(folder: Path) -> Path:
    """Give a folder a name that changes with what it holds, so that no page runs with scripts of another version."""
    held = sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        held.update(f"{path.relative_to(folder).as_posix()} {path.stat().st_size}\n".encode() + path.read_bytes())
    return folder.rename(folder.with_name(f"{folder.name}-{held.hexdigest()[:12]}"))


def _sharing(lessons: dict[str, CourseLesson]) -> dict[str, tuple[str, int]]:
    """Which pages share their pictures, by their addresses: lessons that follow each other, and their guides."""
    ways: dict[str, list[CourseLesson]] = {}
    for lesson in lessons.values():
        ways.setdefault(lesson.game, []).append(lesson)
    return {
        address: (game, at // TOGETHER)
        for game, way in ways.items()
        for at, lesson in enumerate(way)
        for address in (lesson.address, guide_address(lesson.id))
    }


def _of_lesson(folder: Path, site: Site, lesson: CourseLesson, lang: str, prefetched: Prefetched) -> Page:
    stage = LessonSession(lesson.id, lang)
    text = LessonText(stage, site.pictures, root_of(home(lang) + lesson.address))
    site.pictures.lay_down(f"{lesson.id}.{lang}", stage.state.first_board(), lang)
    style = folder / CODE / "page" / f"{lesson.game}.css"
    if not style.exists():
        write_whole(style, apart(text.board())[1].encode(), private=False)
    start = {**site.python.of_game(lesson.game), "early": prefetched.file} if site.python is not None else None
    following = [site.lessons[name] for name in stage.following if name in site.lessons]
    notebook = notebook_address(lesson.id, lang) if site.notebooks else ""
    return lesson_page(lesson, text, start, following, notebook, prefetched.hand)


def _prefetched(python: PythonFiles, lessons: dict[str, CourseLesson]) -> dict[tuple[str, str], Prefetched]:
    """What is shown of lessons before Python is there, by lesson and language.

    Those of a game lie together: they have so much in common that a file of all is hardly longer than one of a single
    lesson, where it is packed so that this counts.
    """
    together: dict[tuple[str, str], dict[str, Json]] = {}
    for lang in LANGUAGES:
        for lesson in lessons.values():
            shared = lesson.game if python.finds_repeats_far_apart else lesson.id
            together.setdefault((shared, lang), {})[lesson.id] = prefetch(lesson.id, lang)
    named: dict[tuple[str, str], Prefetched] = {}
    for (shared, lang), files in together.items():
        packed = laid_together({lesson_id: _json(steps) for lesson_id, steps in files.items()})
        called = python.write(f"{shared}.{lang}.steps", packed)["name"]
        for lesson_id, steps in files.items():
            named[lesson_id, lang] = Prefetched(called, tuple(steps["first"]["frame"].get("slot.hand", ())))
    return named


def _json(content: object) -> bytes:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()


def _lay_down(folder: Path, page: Page, text: str) -> None:
    place = folder / home(page.lang) / page.address
    place.mkdir(parents=True, exist_ok=True)
    write_whole(place / "index.html", text.encode(), private=False)


def manifest(lang: str, folder: str = CODE) -> str:
    """What a browser asks for that installs the site as an application, as JSON; ``folder`` is that of its scripts."""
    root = root_of(home(lang))
    icon = {"src": f"{root}{folder}/page/icon.svg", "sizes": "any", "type": "image/svg+xml"}
    said = {"name": NAME, "short_name": NAME, "description": WORDING.say("about", lang)}
    look = {"display": "standalone", "background_color": "#f7f4ec", "theme_color": "#0f766c"}
    return json.dumps(
        {**said, "lang": lang, "start_url": "./", "scope": root, "icons": [icon], **look}, ensure_ascii=False
    )
