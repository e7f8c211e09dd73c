"""The address of the site: one setting, read here and nowhere else.

Whoever asks for something may name it (``base=``, ``boardlab site --url``). Else the environment variable
``BOARDLAB_SITE`` holds it, and else the metadata of the package, as the ``Homepage`` among its ``project.urls``. Where
nobody names one, links are relative, and what needs an address is left out.
"""

from __future__ import annotations

import os
from functools import cache

from boardlab.core.errors import PlainError
from boardlab.core.given import a_text
from boardlab.core.i18n.language import SHARED
from boardlab.core.text.quoting import quoted

VARIABLE = "BOARDLAB_SITE"
LABEL = "Homepage"
EXAMPLE = "https://example.org/boardlab/"


def site_address(given: object = None, *, whole: bool = False) -> str:
    """Where the site lies, with a slash at its end; ``""`` where nobody says so.

    Args:
        given: what was named for this once; ``""`` asks for no address, None for the setting.
        whole: is something like ``"../"`` too little, because others will read the address elsewhere?

    Raises:
        PlainError: for what cannot begin an address of a page, naming which setting it stands in.
    """
    if given is not None:
        return _checked(a_text(given), "", whole=whole)
    if address := os.environ.get(VARIABLE):
        return _checked(address, VARIABLE, whole=whole)
    return _checked(published(), LABEL, whole=whole)


def whole_address(given: object = None) -> str:
    """Where the site lies, for what is of no use without an address, such as a QR code.

    Raises:
        PlainError: as :func:`site_address`, and where nobody says where the site lies.
    """
    found = site_address(given, whole=True)
    if not found:
        raise PlainError(SHARED.say("link.nowhere", example=quoted(EXAMPLE)))
    return found


@cache
def published() -> str:
    """What the metadata of the package says; "" where there is none, as in a folder that was not installed."""
    from importlib.metadata import PackageNotFoundError, metadata

    try:
        entries = metadata("boardlab").get_all("Project-URL") or []
    except PackageNotFoundError:
        return ""
    found: dict[str, str] = dict(entry.split(", ", 1) for entry in entries)
    return found.get(LABEL, "")


def _checked(address: str, where: str, *, whole: bool) -> str:
    scheme, mark, rest = address.partition(":")
    odd = any(sign in address for sign in '#?"<>\\^`{|}') or " " in address
    unknown = mark and "/" not in scheme and scheme.lower() not in {"http", "https"}
    if odd or unknown or not address.isascii() or not address.isprintable():
        raise PlainError(_problem("base", address, where))
    if whole and address and not (mark and rest.startswith("//") and rest.strip("/")):
        raise PlainError(_problem("whole", address, where))
    return address if address.endswith("/") or not address else f"{address}/"


def _problem(key: str, address: str, where: str) -> str:
    facts = {"given": quoted(address), "example": quoted(EXAMPLE)}
    return SHARED.say(f"link.{key}_in", where=where, **facts) if where else SHARED.say(f"link.{key}", **facts)
