"""Opens a page by its kind: what the worker calls first."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Protocol

from boardlab.core.contract.game import own_names
from boardlab.lessons.build.lesson_sources import lesson_files, lesson_files_of
from boardlab.lessons.model.topics import topic_names
from boardlab.page.lesson import LessonPage
from boardlab.page.plan import PlanPage
from boardlab.page.play import PlayPage
from boardlab.page.practice import PracticePage
from boardlab.page.review import ReviewPage
from boardlab.page.table import TablePage
from boardlab.page.tutor import TutorPage


class HostedPage(Protocol):
    """What the worker asks of a page; all of it is JSON text."""

    def whole(self) -> str:
        """All that it shows when it begins."""

    def receive(self, message: str) -> str:
        """The answer to a message."""

    def news(self) -> str:
        """What the browser should keep; "" for nothing."""


def _class_page(about: str, lang: str, home: str, kept: str = "", *, show: Callable[[str], None]) -> HostedPage:
    # Pages of lessons come without the room for classes.
    from boardlab.page.class_page import ClassPage

    return ClassPage(about, lang, home, kept, show=show)


def _due_page(about: str, lang: str, home: str, kept: str = "", *, show: Callable[[str], None]) -> HostedPage:
    # No lesson starts with it in its memory.
    from boardlab.page.due import DuePage

    return DuePage(about, lang, home, kept, show=show)


KINDS: dict[str, Callable[..., HostedPage]] = {
    "lesson": LessonPage,
    "table": TablePage,
    "practice": PracticePage,
    "tutor": TutorPage,
    "class": _class_page,
    "due": _due_page,
    "plan": PlanPage,
    "play": PlayPage,
    "review": ReviewPage,
}


def open_page(
    kind: str,
    about: str,
    lang: str,
    home: str,
    kept: str = "",
    show: Callable[[str], None] = lambda _: None,
    site: str = "",
) -> HostedPage:
    """The page of a kind, one of :data:`KINDS`, about what its kind is about.

    Links that it makes lead to the ``site``; "" leaves them to the published one.
    """
    if site:
        os.environ["BOARDLAB_SITE"] = site
    # The memory that Python starts from may be that of a page with one game, and now there are more.
    for known in (own_names, lesson_files, lesson_files_of, topic_names):
        known.cache_clear()
    return KINDS[kind](about, lang, home, kept, show=show)
