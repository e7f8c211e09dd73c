"""What a notebook shows where the packages for live boards are not installed: the same objects, as pictures and text.

Everything that is called from a cell works all the same: an answer is graded, an action played. Only nothing on the
page can be clicked, and a sentence below the picture says what to install.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from html import escape
from typing import Any

from boardlab.core.i18n.language import SHARED, language
from boardlab.core.json_data import Json

PACKAGES = ("anywidget", "ipywidgets")
"""What live boards need."""


def part(name: str) -> str:
    """The part of the library that would show it."""
    return name


def sent() -> Any:
    """Plain data that a page would get."""
    return {}


def sent_board(kind: type) -> Any:
    """A board that a page would get."""
    return None


class Unshown:
    """Something a cell can show, as a picture and as text."""

    comm = None
    is_closed = False

    def on_msg(self, _callback: object) -> None:
        """No page talks to it."""

    def send(self, _content: object) -> None:
        """No page listens."""

    def send_state(self) -> None:
        """No page shows it."""

    def hold_sync(self) -> AbstractContextManager[None]:
        """Nothing is sent that could be held back."""
        return nullcontext()

    def get_state(self, key: object = None, drop_defaults: bool = False) -> Json:
        """Nothing but what a page would be given whole."""
        return {}

    def open(self) -> None:
        """There is no page on which it could be opened."""

    def close(self) -> None:
        """There is no page from which it could be taken."""

    def _still(self) -> str:
        return ""

    def _repr_mimebundle_(self, **_: object) -> object:
        """The picture, or the text where there is none, and what to install so that it comes alive."""
        picture = self._still() or f"<pre>{escape(repr(self))}</pre>"
        says = escape(SHARED.say("package.boards", language(), packages=" ".join(PACKAGES)))
        return {"text/html": f"{picture}<p>{says}</p>"}, {}
