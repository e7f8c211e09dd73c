"""What a page may ask of a session, and how it is answered.

The page sends a message for everything a learner does and expects one :class:`Reply` within two seconds; what has
changed comes with the answer, to every view of the board alike. A message names the view it comes from (``client``),
counts (``seq``) so that one sent twice is done once, and names the revision of the board it was meant for (``rev``),
so that a pick on a picture that has changed is refused instead of played.

What it asks for is a :class:`Command`, a small dataclass beside the feature that handles it. What a session may be
asked are the commands it has :class:`Handlers` for; whatever else there is, it refuses.

Messages are not trusted: whatever arrives is checked here, and what does not fit is answered with one sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, NamedTuple, Self, TypedDict, TypeVar, dataclass_transform

from boardlab.core.i18n.language import language_everywhere
from boardlab.core.json_data import Json
from boardlab.core.text.quoting import clean

MAX_KEY = 64
MAX_NAME = 80
MAX_TEXT = 40_000
"""Of what is pasted: a position, or a link to one."""
MAX_FIELDS = 12
MAX_NUMBER = 2**31

Outcome = tuple[Literal["done", "more", "no", "stale"], str]
"""How a command went, and what is said of it."""


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


class Limits(NamedTuple):
    """What the fields of a message may hold."""

    longest: int = MAX_KEY
    """Signs of its key."""
    least: int = 0
    """Its number ``at``."""


COMMANDS: dict[str, Limits] = {}
"""All that a page may ask anybody for, by its ``do``."""


@dataclass_transform()
@dataclass(eq=False, repr=False)
class Command:
    """What a page asks for. Its further fields, ``key``, ``at`` and ``fresh``, are taken from the message.

    Where commands have the same ``do``, each is told by a prefix of its key, which is left out of it; one that has
    several prefixes has a field ``which`` for the one it was sent with, without its colon.
    """

    by: str
    """The page that asks."""
    rev: int
    """The revision that the page showed."""

    do: ClassVar[str]
    prefixes: ClassVar[tuple[str, ...]]
    late: ClassVar[bool]
    """Is it done although the board has changed since? So is what harms nobody, whatever has happened."""
    covered: ClassVar[bool]
    """Is it done while the board is covered?"""

    def __init_subclass__(
        cls,
        *,
        do: str,
        prefix: str | tuple[str, ...] = "",
        late: bool = False,
        covered: bool = False,
        longest: int = MAX_KEY,
        least: int = 0,
    ) -> None:
        """Make a dataclass of each command: without comparison, which nobody asks for, in a fifth of the time."""
        dataclass(eq=False, repr=False)(cls)
        cls.do, cls.late, cls.covered = do, late, covered
        cls.prefixes = (prefix,) if isinstance(prefix, str) else prefix
        known = COMMANDS.get(do, Limits())
        COMMANDS[do] = Limits(max(known.longest, longest), min(known.least, least))

    @classmethod
    def of(cls, message: Message, prefix: str) -> Self:
        """The command in a message, whose key begins with one of its prefixes."""
        given: Json = {"by": message.client, "rev": message.rev, "at": message.at, "fresh": message.fresh}
        given |= {"key": message.key.removeprefix(prefix), "which": prefix.removesuffix(":")}
        return cls(**{name: given[name] for name in cls.__dataclass_fields__ if name in given})


class Language(Command, do="language", late=True, covered=True):
    """Speak the language ``key``."""

    key: str


C = TypeVar("C", bound=Command)


class Reply(TypedDict, total=False):
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
    """Of what is shown; see :mod:`boardlab.session.channel`."""
    changes: list[Json]
    """What has changed by it, for all pages."""


Handler = Callable[[Any], Outcome | Reply]


class Handlers:
    """What a session may be asked, with a handler for each command."""

    def __init__(self) -> None:
        self._by_name: dict[str, dict[str, tuple[type[Command], Handler]]] = {}
        self._reasons: dict[str, Callable[[], str]] = {}

    def on(self, kind: type[C], handler: Callable[[C], Outcome | Reply]) -> None:
        """Let a handler do a command, in the place of the one that did it before, if any."""
        self._by_name.setdefault(kind.do, {}).update(dict.fromkeys(kind.prefixes, (kind, handler)))

    def find(self, message: Message) -> tuple[Command, Handler] | None:
        """The command that a message asks for, with its handler; None where nobody here does it."""
        known = self._by_name.get(message.do, {})
        # The longest prefix is asked first; an empty one fits all.
        for prefix in sorted(known, key=len, reverse=True):
            if message.key.startswith(prefix):
                kind, handler = known[prefix]
                return kind.of(message, prefix), handler
        return None

    def refuse(self, names: Iterable[str], why: Callable[[], str]) -> None:
        """Have a reason of its own for not doing some commands, which are named by their ``do``."""
        self._reasons |= dict.fromkeys(names, why)

    def why_not(self, name: str) -> str:
        """The reason given for not doing a command; "" where none was."""
        return self._reasons[name]() if name in self._reasons else ""

    @property
    def names(self) -> frozenset[str]:
        """The ``do`` of all that may be asked for."""
        return frozenset(self._by_name)


class MessageError(ValueError):
    """A message that is not one; its argument is the wording key of the reason."""


def read(content: object) -> Message:
    """The message in what the page sent.

    Raises:
        MessageError: where it is too large or not a message.
    """
    if not isinstance(content, dict) or len(content) > MAX_FIELDS:
        raise MessageError("answer.unreadable")
    do = content.get("do")
    limits = COMMANDS.get(do) if isinstance(do, str) else None
    most = max(4 * MAX_NAME, limits.longest if limits is not None else 0)
    if any(isinstance(value, str) and len(value) > most for value in content.values()):
        raise MessageError("answer.too_large")
    if limits is None:
        raise MessageError("answer.unreadable")
    return Message(
        client=_text(content.get("client", ""), MAX_KEY),
        seq=_number(content.get("seq")),
        rev=_number(content.get("rev")),
        do=content["do"],
        key=_text(content.get("key", ""), limits.longest),
        at=_number(content.get("at", 0), limits.least),
        fresh=_truth(content.get("fresh", False)),
    )


def return_address(content: object) -> tuple[str, int]:
    """Client and sequence number of whatever arrived, so that even nonsense is answered; ("", 0) where it has none."""
    if not isinstance(content, dict):
        return "", 0
    try:
        return _text(content.get("client", ""), MAX_KEY), _number(content.get("seq"))
    except MessageError:
        return "", 0


def _text(value: object, most: int) -> str:
    if not isinstance(value, str):
        raise MessageError("answer.unreadable")
    if len(value) > most:
        raise MessageError("answer.too_large")
    if not clean(value):
        # Half a sign could not even be sent back.
        raise MessageError("answer.unreadable")
    return value


def _truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise MessageError("answer.unreadable")
    return value


def _number(value: object, least: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value < MAX_NUMBER:
        raise MessageError("answer.unreadable")
    return value


def spread_language(content: object, answer: Reply, lang: str) -> None:
    """After a page has chosen another language on one card: let whatever is shown speak it.

    ``lang`` is what the card speaks now. To be called when no card is held, as each of the others is held in turn.
    """
    if isinstance(content, dict) and content.get("do") == "language" and answer.get("answer") == "done":
        language_everywhere(lang)
