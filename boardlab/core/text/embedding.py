"""A board or a question inside another page, as one line of HTML."""

from __future__ import annotations

from html import escape

from boardlab.core.contract.verdict import WrongKind
from boardlab.core.given import whole_number
from boardlab.core.i18n.language import SHARED
from boardlab.core.text.link import address, linked_text, step_in

PAGE = "embed/"
HEIGHT = 640
TALLEST = 4_000


def embed(thing: object, *, base: str | None = None, lang: str | None = None, height: int = HEIGHT) -> str:
    """A line of HTML that shows a board or a question inside a page: an ``<iframe>`` of the site.

    It holds what ``boardlab.link`` of the same thing holds, and no more.

    Args:
        thing: what ``boardlab.link`` takes, but no step of a lesson.
        base: where the site lies; None for where it is published. See ``boardlab.link``.
        lang: the language of the page, ``"en"`` or ``"ko"``; None for the chosen one.
        height: in pixels, until the page around it sets it to what the board tells.

    Raises:
        WrongKind: for what cannot be linked, and for a lesson.
        PlainError: for a base that cannot begin an address, a language that there is not, or a height that is none.
    """
    text = linked_text(thing)
    if step_in(text) is not None:
        raise WrongKind(SHARED.say("link.no_embedding"))
    pixels = whole_number(height, 100, TALLEST, "link.height")
    there = escape(address(text, page=PAGE, base=base, lang=lang))
    title = escape(SHARED.say("link.frame", lang))
    how = f'width="100%" height="{pixels}" style="border:0" loading="lazy" allow="clipboard-write; fullscreen"'
    return f'<iframe src="{there}" title="{title}" {how}></iframe>'
