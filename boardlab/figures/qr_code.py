"""A link as a QR code, for a classroom: shown on a wall, it opens on every phone that looks at it."""

from __future__ import annotations

from html import escape

from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import SHARED
from boardlab.core.packages import needed
from boardlab.core.picture.html import picture_html
from boardlab.core.text.link import address, linked_text
from boardlab.core.text.site_address import whole_address

MOST = 1_400
"""A link with more signs makes a code that no phone reads from a wall."""
MODULE = 5
"""The side of one of its squares, in pixels."""


class QrCode:
    """A QR code of a link; made by :func:`qr_code`. In a cell it shows itself, with the link below it as text."""

    def __init__(self, link: str) -> None:
        needed("package.codes", "segno")
        self.link = link
        """Where it leads."""

    @property
    def matrix(self) -> tuple[tuple[int, ...], ...]:
        """Its squares, row by row: 1 is dark. Without the quiet zone round it, which is 4 squares wide."""
        from segno import make_qr

        return tuple(map(tuple, make_qr(self.link, error="l").matrix))

    def to_svg(self) -> str:
        """The code as an SVG picture, dark on light in every theme, since phones read no other."""
        rows = self.matrix
        side = len(rows) + 8
        dark = "".join(f"M{x + 4} {y + 4}h1v1h-1z" for y, row in enumerate(rows) for x, one in enumerate(row) if one)
        says = escape(SHARED.say("link.qr", link=self.link), quote=True)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" width="{side * MODULE}" '
            f'role="img" aria-label="{says}" style="max-width:100%;height:auto" shape-rendering="crispEdges">'
            f'<title>{says}</title><path fill="#fff" d="M0 0h{side}v{side}H0z"/><path d="{dark}"/></svg>'
        )

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        below = f'<p style="overflow-wrap:anywhere"><a href="{escape(self.link)}">{escape(self.link)}</a></p>'
        return {"text/plain": repr(self), "text/html": picture_html(self.to_svg()) + below}

    def __repr__(self) -> str:
        return f"<QR code of {self.link}>"


def qr_code(thing: object, *, base: str | None = None, lang: str | None = None) -> QrCode:
    """A QR code of the link to something, to be shown on a wall or printed.

    Args:
        thing: what ``boardlab.link`` takes.
        base: where the site lies; None for where it is published. See ``boardlab.link``.
        lang: the language of the page, ``"en"`` or ``"ko"``; None for the chosen one.

    Raises:
        WrongKind: for what cannot be linked.
        MissingPackage: where segno, which draws it, is not installed.
        PlainError: for a link that is too long for a code, which only that of a long game is; for a base that is no
            whole address, or none at all; or for a language that there is not.
    """
    link = address(linked_text(thing), base=whole_address(base), lang=lang, short=0)
    if len(link) > MOST:
        raise PlainError(SHARED.say("link.qr_long", count=len(link), most=MOST))
    return QrCode(link)
