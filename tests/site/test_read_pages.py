"""Pages that are only read: privacy, and a school's own copy; and that the site keeps what the first of them says."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from html import unescape
from pathlib import Path
from typing import Any

import pytest

import boardlab
from boardlab.core.i18n.language import LANGUAGES
from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.lessons.build.store import find_lesson
from boardlab.site.course import CourseLesson
from boardlab.site.frame import INSIDE, POLICY, home
from boardlab.site.made import Site
from boardlab.site.other_pages import other_pages
from boardlab.site.pictures import Pictures
from boardlab.site.read_pages import PRIVACY, SCHOOL

PACKAGE = Path(boardlab.__file__).parent
LESSONS = {name: CourseLesson.of(find_lesson(name)) for name in list(lesson_files())[:2]}
GAMES = tuple(dict.fromkeys(lesson.game for lesson in LESSONS.values()))
SAYS = {
    PRIVACY: {
        "en": ("no cookies", "counts no visits", "from any other site", "in this browser"),
        "ko": ("쿠키를 쓰지 않고", "방문도 세지 않습니다", "다른 사이트에서는", "이 브라우저에만"),
    },
    SCHOOL: {
        "en": ("<code>make site</code>", "any web server", "http.server", "in Korean"),
        "ko": ("<code>make site</code>", "아무 웹 서버", "http.server", "한국어"),
    },
}


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """All pages that are no lessons, by language and address."""
    site = Site(LESSONS, Pictures(tmp_path_factory.mktemp("pictures")), None, other_pages(LESSONS))
    return {(lang, at): make(site, lang).html() for lang in LANGUAGES for at, make in site.others.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("address", [PRIVACY, SCHOOL])
def test_privacy_page_is_linked_and_says_its_promises(pages: Any, address: Any, lang: str) -> None:
    text = unescape(pages[lang, address])
    assert [words for words in SAYS[address][lang] if words not in text] == []
    assert f'<a href="{address}">' in pages[lang, ""]
    assert f'hreflang="{"ko" if lang == "en" else "en"}"' in text
    assert "`" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_privacy_leads_to_where_everything_is_deleted(pages: Any, lang: str) -> None:
    assert '<a href="../progress/">' in pages[lang, PRIVACY]
    assert f'<a href="../{PRIVACY}">' in pages[lang, SCHOOL]
    assert home(lang) in {"", "ko/"}


def test_a_school_reads_at_most_ten_lines(pages: Any) -> None:
    assert {len(re.findall("<li>", pages[lang, SCHOOL].partition("<main")[2])) for lang in LANGUAGES} == {8}


def test_every_page_forbids_foreign_content(pages: Any) -> None:
    parts = dict(part.strip().split(" ", 1) for part in POLICY.split(";"))
    assert parts["default-src"] == "'none'"
    # Besides its own files a page runs the one script that stands in it, known by its hash.
    (script,) = {found for text in pages.values() for found in re.findall(r"<script>(.*?)</script>", text, re.DOTALL)}
    known = b64encode(sha256(script.encode()).digest()).decode()
    assert parts["script-src"] == f"'self' 'sha256-{known}' 'wasm-unsafe-eval' blob:"
    assert not re.findall(r"https?:|\*", POLICY + INSIDE)
    policies = {text: re.search(r'Content-Security-Policy" content="([^"]+)"', text) for text in pages.values()}
    assert all(policies.values())
    assert {found[1].removesuffix(INSIDE) for found in policies.values()} == {POLICY}


def test_page_code_has_no_cookies_or_tracking() -> None:
    told = {path.name: path.read_text(encoding="utf-8") for path in (PACKAGE / "static").rglob("*.js")}
    assert len(told) > 20
    assert [name for name, text in told.items() if re.search(r"cookie|sendBeacon|analytics", text, re.IGNORECASE)] == []
