"""Opens a page by its kind: what the worker calls first."""

from __future__ import annotations

import os
from collections.abc import Callable

from boardlab.core.contract.game import own_names
from boardlab.lessons.build.lesson_sources import lesson_files, lesson_files_of
from boardlab.lessons.model.topics import topic_names
from boardlab.page.lesson import LessonPage
from boardlab.page.opened import OpenedPage
from boardlab.page.practice import PracticePage
from boardlab.page.table import TablePage

KINDS: dict[str, type[OpenedPage]] = {
    "lesson": LessonPage,
    "table": TablePage,
    "practice": PracticePage,
}


def open_page(
    kind: str,
    about: str,
    lang: str,
    home: str,
    kept: str = "",
    show: Callable[[str], None] = lambda _: None,
    site: str = "",
) -> OpenedPage:
    """The page of a kind, ``lesson``, ``table`` or ``practice``, about what its kind is about.

    Links that it makes lead to the ``site``; "" leaves them to the published one.
    """
    if site:
        os.environ["BOARDLAB_SITE"] = site
    # The memory that Python starts from may be that of a page with one game, and now there are more.
    for known in (own_names, lesson_files, lesson_files_of, topic_names):
        known.cache_clear()
    return KINDS[kind](about, lang, home, kept, show=show)
