"""The site as files: what is built, what a page holds without scripts, and what it must not hold."""

from __future__ import annotations

import ast
import gzip
import io
import json
import re
import shutil
import struct
import subprocess
import sys
import zipfile
import zlib
from collections.abc import Iterator
from functools import cache
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from shutil import which
from typing import Any
from xml.etree import ElementTree

import pytest

from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import LANGUAGES
from boardlab.lessons import checkpoint
from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.lessons.build.store import find_lesson
from boardlab.lessons.journal.entry import Entry
from boardlab.session.lesson.cells import goal_lines
from boardlab.site.build import MARK, NotASite, build, named_by_content
from boardlab.site.course import CourseLesson
from boardlab.site.frame import Page
from boardlab.site.key_page import guide_address
from boardlab.site.licences import licences
from boardlab.site.memory import LEFT_OUT, rest_of_library, small_library
from boardlab.site.other_pages import other_pages
from boardlab.site.preview import HIGH, PAPER, WIDE, preview
from boardlab.site.python_files import DUE, LIBRARY, PYODIDE, USUAL_PLACE, NoPyodide, pack
from boardlab.site.scripts import SCRIPTS
from boardlab.site.squeeze import squeeze
from tests.effort import drawn

LESSON = "torres.scoring"
NODE = which("node") or ""
PICTURE = r"pictures/\w+\.svg(?:#\w+)?"


TOLD: list[Any] = []
"""What the builder of the site said about how far it was."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("site") / "built"
    build(folder, None, [LESSON], tell=lambda done, of: TOLD.append((done, of)))
    return folder


def page(site: Any, lang: str) -> str:
    return (site / ("" if lang == "en" else lang) / "torres" / "scoring" / "index.html").read_text(encoding="utf-8")


class Reader(HTMLParser):
    """The words of a page, the addresses in it, and the images without words."""

    def __init__(self, text: Any) -> None:
        super().__init__()
        self.addresses: list[Any]
        self.mute: list[Any]
        self.words, self.addresses, self.mute = "", [], []
        self.feed(text)

    def handle_starttag(self, tag: Any, attrs: Any) -> None:
        given = dict(attrs)
        self.addresses += [given[name] for name in ("href", "src") if name in given]
        if tag == "img" and not given.get("alt"):
            self.mute.append(given["src"])

    def handle_data(self, data: Any) -> None:
        self.words += data


def told(text: Any) -> Any:
    """A sentence as it stands on a page: its marks are tags there."""
    return re.split(r"\{\{|\[\[|\*|`", text)[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_lesson_stands_in_its_page(site: Any, lang: str) -> None:
    words = " ".join(Reader(page(site, lang)).words.split())
    steps = find_lesson(LESSON).steps
    said = [told(" ".join(step.text[lang].split())) for step in steps]
    asked = [" ".join(checkpoint(step.about).question(lang).split()) for step in steps if step.about]
    assert len(asked) > 5
    assert not [each for each in (*said, *asked) if each not in words]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_holds_its_first_picture_and_no_answer(site: Any, lang: str) -> None:
    text = page(site, lang)
    assert text.index("<svg") < text.index("<article>")
    for step in find_lesson(LESSON).steps:
        if step.about:
            asked = checkpoint(step.about)
            assert asked.reveal().message(lang) not in unescape(text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_teachers_guide_holds_answers_and_is_not_indexed(site: Any, lang: str) -> None:
    start = site / ("" if lang == "en" else lang)
    text = unescape((start / guide_address(LESSON) / "index.html").read_text(encoding="utf-8"))
    lesson = find_lesson(LESSON)
    asked = [checkpoint(name) for name in lesson.asks]
    answers = [each.answering.said_in_short(each, each.answer(), lang) for each in asked]
    answers += [each.say("why", lang) for each in asked]
    assert not [each for each in (*answers, *goal_lines(lesson, lang)) if each not in text]
    assert text.count("<img") > len(asked)
    key = (start / "torres" / "key" / "index.html").read_text(encoding="utf-8")
    assert "scoring/" in Reader(key).addresses
    assert all('<meta name="robots" content="noindex">' in each for each in (text, key))
    assert "noindex" not in page(site, lang)


def test_every_page_has_title_description_and_language_link(site: Any) -> None:
    found = {}
    for file in site.rglob("index.html"):
        text = file.read_text(encoding="utf-8")
        said = [re.search(find, text) for find in (r"<title>(.+)</title>", r'name="description" content="(.+)"')]
        assert all(said), file
        lang = re.search(r'<html lang="(\w+)">', text)[1]
        other = dict(re.findall(r'rel="alternate" hreflang="(\w+)" href="([^"]+)"', text))
        assert list(other) == list(LANGUAGES)
        assert (file.parent / other[lang]).resolve() == file.parent.resolve()
        found[file] = tuple(each[1] for each in said)
    assert len(set(found.values())) == len(found)


def test_every_address_on_a_page_exists_in_the_site(site: Any) -> None:
    pages = list(site.rglob("index.html"))
    assert len(pages) == len(LANGUAGES) * (1 + len(other_pages({LESSON: CourseLesson.of(find_lesson(LESSON))})))
    for file in pages:
        text = file.read_text(encoding="utf-8")
        for address in Reader(text).addresses:
            assert "//" not in address
            path, _, place = address.partition("#")
            found = file.parent / path
            assert (found / "index.html" if found.is_dir() else found).is_file(), address
            assert path or f'id="{place}"' in text, address


def test_page_lights_the_way_it_belongs_to() -> None:
    page = Page("en", "review/", "Review", "about", "", menu=True, under="play/").html()
    lit = re.findall(r'<a href="([^"]*)" aria-current="true">', page)
    assert lit == ["../play/"]
    assert 'href="../play/" aria-current="page"' in Page("en", "play/", "Play", "about", "", menu=True).html()


def test_script_folder_name_changes_with_any_script(site: Any, tmp_path: Path) -> None:
    (code,) = site.glob("code*")
    assert re.fullmatch(r"code-[0-9a-f]{12}", code.name)
    texts = [file.read_text(encoding="utf-8") for file in (*site.rglob("*.html"), *site.rglob("*.webmanifest"))]
    assert {name for text in texts for name in re.findall(r"/(code[-\w]*)/", text)} == {code.name}
    copied = Path(shutil.copytree(code, tmp_path / "code"))
    same = named_by_content(copied)
    assert same.name == code.name
    (same / "page" / "lesson.js").write_bytes((code / "page" / "lesson.js").read_bytes() + b"\n")
    assert named_by_content(same.rename(copied)).name != code.name


def shown_elsewhere(text: Any) -> Any:
    return dict(re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)">', text))


def test_page_links_have_title_and_preview_picture(site: Any) -> None:
    for file in site.rglob("index.html"):
        text = file.read_text(encoding="utf-8")
        said = shown_elsewhere(text)
        assert f"<title>{said['title']} · " in text
        assert f'name="description" content="{said["description"]}"' in text
        assert (file.parent / said["image"]).is_file()


def test_preview_picture_is_a_png_of_the_stated_size(site: Any) -> None:
    data = (site / "preview.png").read_bytes()
    assert data == preview()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (WIDE, HIGH) == (1200, 630)
    packed = data[41 : 41 + struct.unpack(">I", data[33:37])[0]]
    rows = zlib.decompress(packed)
    assert len(rows) == HIGH * (1 + 3 * WIDE)
    assert rows[1:4] == bytes(PAPER)
    seen = {rows[at : at + 3] for at in range(HIGH // 2 * (1 + 3 * WIDE) + 1, (HIGH // 2 + 1) * (1 + 3 * WIDE), 3)}
    assert len(seen) > 8


def test_picture_sheet_holds_shared_parts_once(site: Any) -> None:
    shown = {name for lang in LANGUAGES for name in re.findall(PICTURE, page(site, lang))}
    sheets = {name.partition("#")[0] for name in shown if "#" in name}
    assert len(shown) > 2 * len(sheets)
    for name in shown:
        file, _, view = name.partition("#")
        drawn = ElementTree.parse(site / file).getroot()
        assert not view or [each for each in drawn.iterfind(".//{*}view") if each.get("id") == view]
        used = [each.get("href")[1:] for each in drawn.iterfind(".//{*}use")]
        assert len(set(used)) < len(used) or not view
        assert set(used) <= {each.get("id") for each in drawn.iterfind(".//{*}g")}
    bytes_of_pictures = sum((site / name).stat().st_size for name in {name.partition("#")[0] for name in shown})
    assert bytes_of_pictures < 9_000 * len(shown)


def test_a_builder_says_how_far_it_is(site: Any) -> None:
    assert site.is_dir()
    done = [each for each, _ in TOLD]
    assert done == sorted(done)
    assert len({*done}) > 3


def test_site_with_an_address_replaces_an_older_one(site: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(site, tmp_path / "site"))
    (folder / "old.html").write_text("old")
    assert build(folder, None, ["creed.board"], address="https://school.example/boardlab") == 1
    said = shown_elsewhere((folder / "ko" / "creed" / "board" / "index.html").read_text(encoding="utf-8"))
    assert said["url"] == "https://school.example/boardlab/ko/creed/board/"
    assert said["image"] == "https://school.example/boardlab/preview.png"
    assert not (folder / "old.html").exists()
    assert not (folder / "torres").exists()
    assert [path.name for path in tmp_path.iterdir()] == ["site"]
    (folder / MARK).unlink()
    with pytest.raises(NotASite, match="name a new or an empty folder"):
        build(folder, None, [LESSON])
    assert (folder / "creed" / "board" / "index.html").is_file()


def test_failed_build_leaves_the_old_site(site: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(site, tmp_path / "site"))
    with pytest.raises(PlainError, match=r"torres\.scoring"):
        build(folder, None, ["torres.scorin"])
    with pytest.raises(NoPyodide, match=r"There is no Pyodide \d"):
        build(folder, tmp_path, [LESSON])
    assert (folder / "torres" / "scoring" / "index.html").is_file()
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def test_pyodide_version_equals_the_lock_file() -> None:
    package = json.loads((Path(__file__).parents[2] / "widgets" / "package.json").read_text())
    assert package["devDependencies"]["pyodide"] == PYODIDE


def files_of(data: Any) -> Any:
    head, _, rest = data.partition(b"\n")
    found = {}
    for name, length in json.loads(head).items():
        found[name], rest = rest[:length], rest[length:]
    assert not rest
    return found


@cache
def packed(game: Any) -> Any:
    """The files of a pack; of the one that all games share for ""."""
    return files_of(pack(game) if game else pack())


# As in the browser: with the packs and what the site holds of the standard library, and without words about the code.
WALK = """
import json, re, sys
code, home, left_out, *lessons = sys.argv[1:]

class Site:
    def find_spec(self, name, path=None, target=None):
        if re.match(left_out, name):
            raise ImportError(name)

sys.meta_path.insert(0, Site())
sys.path[:] = [code, *(path for path in sys.path if "site-packages" not in path)]
from boardlab.page.lesson import LessonPage
for lesson in lessons:
    page = LessonPage(lesson, "ko", home)
    shown = json.loads(page.whole())["frame"]["stage"]
    for at in range(1, shown["of"]):
        said = json.loads(page.receive(json.dumps({"client": "me", "seq": at, "rev": 0, "do": "go", "at": at})))
        if said["answer"] != "done":
            sys.exit(f"{lesson}, step {at}: {said}")
from boardlab.figures.qr_code import QrCode
if QrCode("boardlab.example").to_svg():
    print("walked")
"""


@pytest.mark.parametrize("every", [15, pytest.param(1, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", drawn(["catan", "torres", "creed"], 3))
def test_packs_of_a_game_hold_what_its_lessons_need(tmp_path: Path, game: str, every: int) -> None:
    """Every step of a lesson is shown with nothing but them and the standard library."""
    for name, data in {**packed(""), **packed(game)}.items():
        path = tmp_path / "code" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    lessons = [name for name in lesson_files() if name.startswith(f"{game}.")][::every]
    given = (tmp_path / "code", tmp_path / "home", LEFT_OUT.pattern, *lessons)
    command = [sys.executable, "-I", "-OO", "-c", WALK, *map(str, given)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (done.stdout, done.stderr[-600:]) == ("walked\n", "")


# A lesson that is played loads nothing of what tells what is due.
TELL = """
import json, sys
code, home, kept = sys.argv[1:]
sys.path[:] = [code, *(path for path in sys.path if "site-packages" not in path)]
from boardlab.page.opening import open_page
open_page("lesson", "torres.scoring", "en", home, kept).whole()
early = "fsrs" in sys.modules
print(early, *(rule["id"] for rule in json.loads(open_page("due", "", "en", home, kept).whole())["due"]["rules"]))
"""


def test_fsrs_alone_tells_what_is_due(tmp_path: Path) -> None:
    for name, data in {**packed(""), **packed("torres"), **packed(DUE)}.items():
        path = tmp_path / "code" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    line = Entry("torres.scoring.2", "answer", 1, time="2026-11-02T09:00:00Z").line().decode()
    kept = json.dumps({"lines": [line], "places": {}})
    command = [sys.executable, "-I", "-c", TELL, str(tmp_path / "code"), str(tmp_path / "home"), kept]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (done.stdout, done.stderr[-600:]) == ("False torres.goal.product\n", "")


def test_packs_are_reproducible_and_disjoint() -> None:
    names = [list(packed(game)) for game in ("", "torres", "catan", "creed")]
    assert pack.__wrapped__("torres") == pack("torres")
    assert sum(map(len, names)) == len(set().union(*names))


def imports(module: Any) -> Iterator[Any]:
    """The names of the modules that a module imports."""
    for node in ast.walk(ast.parse(module)):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield from (f"{node.module}.{each.name}" for each in node.names)


def test_packed_modules_import_nothing_left_out() -> None:
    files = {name: data for game in ("", "torres", "catan", "creed") for name, data in packed(game).items()}
    ours = {name: data for name, data in files.items() if name.startswith("boardlab/") and name.endswith(".py")}
    names = {(name, each) for name, data in ours.items() for each in imports(data)}
    assert len(names) > 1000
    assert not [each for each in names if LEFT_OUT.match(each[1])]
    # The games that other packages bring are found by the standard library, and that reads their letters.
    assert not any(map(LEFT_OUT.match, ("email.message", "csv")))


def test_standard_library_is_split_without_loss(tmp_path: Path) -> None:
    whole = (USUAL_PLACE / LIBRARY).read_bytes()
    left, rest = (zipfile.ZipFile(io.BytesIO(make(whole))) for make in (small_library, rest_of_library))
    names = zipfile.ZipFile(io.BytesIO(whole)).namelist()
    assert sorted(left.namelist() + rest.namelist()) == sorted(names)
    # A package that has modules in both is joined again where notebooks start Python.
    packages = {name.rpartition("/")[0] for name in left.namelist()}
    torn = set()
    for name in rest.namelist():
        within = name.split("/")[:-1]
        known = ["/".join(within[:deep]) for deep in range(1, len(within) + 1) if "/".join(within[:deep]) in packages]
        torn |= {known[-1].replace("/", ".")} if known else set()
    joined = re.search(r"for package in \((.+)\):", (SCRIPTS / "page" / "kernel.js").read_text("utf-8"))
    assert torn == set(joined[1].split(", "))
    assert len(zlib.compress(small_library(whole), 9)) < 1.4e6


def test_files_are_packed_by_zstd_or_gzip_without_node() -> None:
    data = b"what lies far apart " * 9 + bytes(range(256)) * 400
    assert squeeze(data, Path(NODE))[:4] == b"\x28\xb5\x2f\xfd"
    packed = squeeze(data, None)
    assert gzip.decompress(packed) == data
    assert packed == squeeze(data, Path("/bin/false")), "a Node that knows no Zstandard"


def test_site_names_licences_of_all_it_ships(site: Any) -> None:
    for lang in LANGUAGES:
        root = "../../" if lang == "en" else "../../../"
        assert f'<link rel="license" href="{root}licences.txt">' in page(site, lang)
        first = (site / ("" if lang == "en" else lang) / "index.html").read_text(encoding="utf-8")
        assert f'<a href="{"./" if lang == "en" else "../"}licences.txt">' in first, "and whoever looks for it finds it"
    read = (site / "licences.txt").read_text(encoding="utf-8")
    assert "BSD 3-Clause" in read or "Redistribution and use" in read
    assert "Arjun Barrett" in read, "pages unpack with it, whoever reads them"
    assert "Pyodide" not in read, "this one has no Python"
    whole = licences(python=True)
    for words in (
        "PYTHON SOFTWARE FOUNDATION LICENSE",
        "Mozilla Public License",
        "github.com/pyodide/pyodide",
        "segno",
        "py-fsrs",
    ):
        assert words in whole
