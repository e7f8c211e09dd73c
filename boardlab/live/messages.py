"""What the page and Python say to each other.

The page sends a :class:`Message` for everything a learner does and expects one :class:`Answer` within two seconds;
what has changed comes with the answer, to every view of the Study alike. A message names the view it comes
from (``client``), counts (``seq``) so that one sent twice is done once, and names the revision of the board it was
meant for (``rev``), so that a pick on a picture that has changed is refused instead of played.

Messages are not trusted: whatever arrives is checked here, and what does not fit is answered with one sentence.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal, NamedTuple, TypedDict, get_args

from boardlab.core.language import language_everywhere
from boardlab.core.quoting import clean

Do = Literal[
    "pick",
    "cancel",
    "undo",
    "redo",
    "jump",
    "switch",
    "branch",
    "unfold",
    "language",
    "view",
    "turn",
    "seat",
    "reveal",
    "copy",
    "copy_verdict",
    "link",
    "here",
    "what",
    "walk",
    "opponent",
    "ping",
    "places",
    "whole",
    "edit",
    "paste",
    "near",
    "inquire",
    "compare",
    "beside",
]
"""What a page may ask for."""

DEEDS: tuple[str, ...] = get_args(Do)
MAX_KEY = 64
MAX_NAME = 80
MAX_TEXT = 40_000
"""Of what is pasted: a position, or a link to one."""
MAX_FIELDS = 12
MAX_NUMBER = 2**31
LONGEST = {"branch": MAX_NAME, "compare": MAX_NAME, "paste": MAX_TEXT}
"""How long a key may be, where it is no plain one."""
NEGATIVE = {"seat", "turn", "walk", "beside"}
"""What may be asked for with -1: everybody's view, a quarter turn back, no line of the receipt, a step back."""


class Message(NamedTuple):
    """A checked message."""

    client: str
    seq: int
    rev: int
    do: str
    key: str = ""
    """What is picked, chosen or named."""
    at: int = 0
    """A step, a seat, a number of quarter turns, or the version of what the page shows."""
    fresh: bool = False
    """Does this pick start an action anew, whatever was picked before?"""


class Answer(TypedDict, total=False):
    """What Python says to one message."""

    client: str
    seq: int
    answer: Literal["done", "more", "no", "stale"]
    text: str
    """Why not, or what to say; for ``copy`` the position, for ``copy_verdict`` a report, for ``link`` a link to it."""
    rev: int
    file: dict[str, str]
    """A ``text`` to be saved on the learner's side, and the ``name`` it gets."""
    version: int
    """Of what is shown; see :mod:`boardlab.live.conversation`."""
    changes: list[dict[str, Any]]
    """What has changed by it, for all pages."""


class MessageError(ValueError):
    """A message that is not one; its argument is the wording key of the reason."""


def read(content: Any, deeds: Collection[str] = DEEDS) -> Message:
    """The message in what the page sent, of those that ask for one of these deeds.

    Raises:
        MessageError: where it is too large or not a message.
    """
    if not isinstance(content, dict) or len(content) > MAX_FIELDS:
        raise MessageError("answer.unreadable")
    do = content.get("do")
    most = MAX_TEXT if do == "paste" else 4 * MAX_NAME
    if any(isinstance(value, str) and len(value) > most for value in content.values()):
        raise MessageError("answer.too_large")
    if not isinstance(do, str) or do not in deeds:
        raise MessageError("answer.unreadable")
    key = _text(content.get("key", ""), LONGEST.get(do, MAX_KEY))
    return Message(
        client=_text(content.get("client", ""), MAX_KEY),
        seq=_number(content.get("seq")),
        rev=_number(content.get("rev")),
        do=do,
        key=key,
        at=_number(content.get("at", 0), least=-1 if do in NEGATIVE else 0),
        fresh=_truth(content.get("fresh", False)),
    )


def return_address(content: Any) -> tuple[str, int]:
    """Client and sequence number of whatever arrived, so that even nonsense is answered; ("", 0) where it has none."""
    if not isinstance(content, dict):
        return "", 0
    try:
        return _text(content.get("client", ""), MAX_KEY), _number(content.get("seq"))
    except MessageError:
        return "", 0


def _text(value: Any, most: int) -> str:
    if not isinstance(value, str):
        raise MessageError("answer.unreadable")
    if len(value) > most:
        raise MessageError("answer.too_large")
    if not clean(value):
        # Half a sign could not even be sent back.
        raise MessageError("answer.unreadable")
    return value


def _truth(value: Any) -> bool:
    if not isinstance(value, bool):
        raise MessageError("answer.unreadable")
    return value


def _number(value: Any, least: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value < MAX_NUMBER:
        raise MessageError("answer.unreadable")
    return value


def spread_language(content: Any, answer: Answer, lang: str) -> None:
    """After a page has chosen another language on one card: let whatever is shown speak it.

    ``lang`` is what the card speaks now. To be called when no card is held, as each of the others is held in turn.
    """
    if isinstance(content, dict) and content.get("do") == "language" and answer.get("answer") == "done":
        language_everywhere(lang)
