"""Links: a text that boardlab writes, as the address of a page that opens it.

A link ends in ``#t=`` and the text itself, with what an address cannot hold written as ``%20``; or in ``#z=`` and the
text packed (zlib, then base64 with ``-`` and ``_``), where that is needed to keep it short. What stands after ``#`` is
never sent to a server. The texts are those of positions, views and records, which begin with their game or kind and a
version, and two more, of one line each::

    boardlab step 1 torres.scoring read-5e0d8a31
    boardlab question 1 torres.scoring.practice.1.2

and that of a plan, which has a line for each thing that is shown to a class.
"""

from __future__ import annotations

import base64
import re
import zlib
from urllib.parse import quote, unquote_to_bytes

from boardlab.core.errors import PlainError, UnreadableText, WrongKind
from boardlab.core.given import a_text, kind_of, pasted
from boardlab.core.i18n.language import LANGUAGES, SHARED, check_language, language
from boardlab.core.text.quoting import quoted
from boardlab.core.text.site_address import site_address

SHORT = 1_500
"""A text whose link is longer than this is packed."""
LONGEST_LINK = 200_000
"""Longer links are refused unread."""
LONGEST_TEXT = 1_000_000
"""No text is unpacked to more signs; that is as long as a record may be."""
STEP = "boardlab step 1 "
"""How the text of a lesson's step begins; its lesson and the key of the step follow."""
QUESTION = "boardlab question 1 "
"""How the text of a question begins; its id follows."""
PLAN = "boardlab plan 1"
"""The first line of the text of a plan."""
RULEBOOK = "rules/"
"""The folder of the page with all rules, from the first page of its language."""
_FREE = "/,.:-_"
"""Signs besides letters and digits that no program between sender and reader changes."""
_ADDRESS = re.compile(r"(?:https?://|[^\s#]*#[A-Za-z]*=)", re.IGNORECASE)
_PACKED = re.compile(r"[A-Za-z0-9_-]+={0,2}")
_ESCAPED = re.compile(r"%(?![0-9A-Fa-f]{2}).{0,2}", re.DOTALL)
_TEXT = re.compile(r"boardlab \w+ \d|\w+/\d")
"""How the text of a game, a plan or a position begins."""
_NAME = re.compile(r"[A-Za-z0-9_.-]{1,120}")


def link(thing: object, *, base: str | None = None, lang: str | None = None) -> str:
    """The address of a page that shows something: a position, a game, a question or a step of a lesson.

    It holds the thing itself and asks no server for it. It holds no more than the thing shows: of a view, and of a
    Study that shows one seat, what that seat sees; of a game its moves, without the dice still to come.

    Args:
        thing: a position or a view, a Record with its branches, a Study (the position it shows now), a question, a
            practice position, a lesson that is open (the step it shows), or the text of any of them.
        base: where the site lies: ``"../"``, or ``"https://example.org/boardlab/"``; None for what the environment
            variable BOARDLAB_SITE names, or else for where it is published. Where nobody says so, a link is relative.
        lang: the language of the page, ``"en"`` or ``"ko"``; None for the chosen one.

    Raises:
        WrongKind: for what cannot be linked.
        PlainError: for a base that cannot begin an address, or a language that there is not.
    """
    return address(linked_text(thing), base=base, lang=lang)


def linked_text(thing: object) -> str:
    """The text that a link to something holds.

    Raises:
        WrongKind: for what cannot be linked.
        UnreadableText: for a text of none of these, such as the name of a lesson.
    """
    if isinstance(thing, str):
        text = text_in(thing)
        if not _is_of_a_kind(text):
            forms = {"step": f"{STEP}LESSON STEP", "question": f"{QUESTION}ID"}
            raise UnreadableText(SHARED.say("link.unknown", given=quoted(text), **forms))
        return text
    for name in ("link_text", "to_text"):
        told = getattr(thing, name, None)
        if callable(told) and not isinstance(thing, type):
            return a_text(told())
    raise WrongKind(SHARED.say("link.kind", kind=kind_of(thing)))


def _is_of_a_kind(text: str) -> bool:
    """Does a text begin as those do that a link may hold?"""
    if text.startswith(STEP):
        return step_in(text) is not None
    if text.startswith(QUESTION):
        return question_in(text) is not None
    return _TEXT.match(text) is not None


def address(text: str, *, page: str = "", base: str | None = None, lang: str | None = None, short: int = SHORT) -> str:
    """The address of the page that opens a text.

    Args:
        text: as a position, a view or a record writes it, or the text of a step or a question.
        page: the folder of the page in the site; "" for the one that fits the text.
        base: where the site lies; see :func:`link`.
        lang: the language of the page; None for the chosen one.
        short: from how many signs on the text is packed; 0 packs it wherever that is shorter.

    Raises:
        PlainError: for a base that cannot begin an address, a language that there is not, or a text that is too long.
    """
    place = _folder(lang, base) + (page or _page(text))
    written = f"{place}#t={quote(text, safe=_FREE)}"
    if len(written) > short:
        packed = base64.urlsafe_b64encode(zlib.compress(text.encode("utf-8"), 9)).decode().rstrip("=")
        written = min(written, f"{place}#z={packed}", key=len)
    if len(written) > LONGEST_LINK:
        raise PlainError(SHARED.say("link.longer", most=LONGEST_LINK))
    return written


def rulebook(game: str, *, lang: str | None = None) -> str:
    """The address of the page with all rules of a game; ``""`` where nobody says where the site lies, or wrongly.

    Args:
        game: its name.
        lang: the language of the page; None for the chosen one.
    """
    try:
        site = site_address()
    except PlainError:
        return ""
    return f"{_folder(lang, site)}{RULEBOOK}#{game}" if site else ""


def _folder(lang: str | None, base: str | None) -> str:
    """The first page of the site in a language; the first language has no folder of its own."""
    said = language() if lang is None else check_language(lang)
    return site_address(base) + (f"{said}/" if said in LANGUAGES[1:] else "")


def _page(text: str) -> str:
    """The folder of the page that opens a text: that of a lesson for a step, one for plans, else that to explore on."""
    if text.startswith(PLAN):
        return "present/"
    step = step_in(text)
    return "explore/" if step is None else step[0].replace(".", "/") + "/"


# -- reading -----------------------------------------------------------------------------------------------------------


def is_link(given: str) -> bool:
    """Is this an address, or the end of one from its ``#`` on? Anything else is a text itself."""
    return _ADDRESS.match(pasted(given).lstrip()) is not None


def text_in(given: str) -> str:
    """The text that a link holds; a text that is no link is given back, as :func:`pasted` leaves it.

    Raises:
        UnreadableText: naming the part of the link that is wrong.
    """
    given = pasted(given)
    if not is_link(given):
        return given
    if len(given) > LONGEST_LINK:
        raise UnreadableText(SHARED.say("link.too_long", most=LONGEST_LINK))
    parts = given.partition("#")[2].strip().split("&")
    held = [part.partition("=")[::2] for part in parts if part[:2] in {"t=", "z="}]
    if not held:
        raise UnreadableText(SHARED.say("link.nothing", given=quoted(parts[0])))
    if len(held) > 1:
        raise UnreadableText(SHARED.say("link.twice"))
    part, value = held[0]
    return pasted(_plain(value) if part == "t" else _unpacked(value))


def _plain(value: str) -> str:
    """The text in the part ``t=``."""
    if wrong := _ESCAPED.search(value):
        raise UnreadableText(SHARED.say("link.sign", given=quoted(wrong.group())))
    try:
        return unquote_to_bytes(value).decode("utf-8")
    except UnicodeError:
        raise UnreadableText(SHARED.say("link.not_text", part="t=")) from None


def _unpacked(value: str) -> str:
    """The text in the part ``z=``, unpacked no further than any text is long."""
    if _PACKED.fullmatch(value) is None:
        raise UnreadableText(SHARED.say("link.letters", given=quoted(value)))
    value = value.rstrip("=")
    box = zlib.decompressobj()
    try:
        raw = box.decompress(base64.urlsafe_b64decode(value + "=" * (-len(value) % 4)), LONGEST_TEXT + 1)
    except (ValueError, zlib.error):
        raise UnreadableText(SHARED.say("link.cut")) from None
    if len(raw) > LONGEST_TEXT:
        raise UnreadableText(SHARED.say("link.bomb", most=LONGEST_TEXT))
    if not box.eof or box.unused_data:
        raise UnreadableText(SHARED.say("link.cut"))
    try:
        return raw.decode("utf-8")
    except UnicodeError:
        raise UnreadableText(SHARED.say("link.not_text", part="z=")) from None


def step_in(text: str) -> tuple[str, str] | None:
    """Lesson and key of the step that a text names; None where it names none."""
    words = text.removeprefix(STEP).split()
    named = text.startswith(STEP) and len(words) == 2 and all(map(_NAME.fullmatch, words))
    return (words[0], words[1]) if named else None


def question_in(text: str) -> str | None:
    """The id of the question that a text names; None where it names none."""
    words = text.removeprefix(QUESTION).split()
    return words[0] if text.startswith(QUESTION) and len(words) == 1 and _NAME.fullmatch(words[0]) else None


def game_text(given: str) -> str:
    """The text of a position, a view or a record, given as such or in a link.

    Raises:
        UnreadableText: for a link that is damaged, or that leads to a question or a lesson.
    """
    text = text_in(given)
    for kind, begins in (("step", STEP), ("question", QUESTION)):
        if text.startswith(begins):
            raise UnreadableText(SHARED.say(f"link.is_{kind}"))
    return text
