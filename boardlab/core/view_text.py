"""A view as text, and back.

It is the line of the position with ``?`` for what is hidden, and last whose view it is::

    torres/1 turn 2.2 AA … 5.2.1.0.0 acd/? - ???????/??????? - seen:A

It is read by making a whole position that looks like it, with whatever could be hidden there, and by looking at that
from the seat that is named. So whatever is read is a view that somebody may have, and holds nothing beyond its text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from boardlab.core.errors import UnreadableText
from boardlab.core.game import find_game
from boardlab.core.given import a_text
from boardlab.core.language import SHARED, seat_letter
from boardlab.core.link import game_text
from boardlab.core.quoting import quoted

SEEN = "seen:"
"""Begins the last word of a view's line; the letter of the seat follows, or ``-`` for what everybody may see."""
KEY = "seen"
"""Where plain data has the line of a view."""
LONGEST = 3_000
"""Longer texts are refused unread; no view needs half as many signs."""
_WHO = re.compile(r"[-A-D][0-9a-z]{0,16}")


def write_view(view: Any) -> str:
    """A view as one line, which :func:`read_view` reads."""
    game = find_game(view.game)
    seat = game.viewer(view)
    return f"{game.to_text(view)} {SEEN}{'-' if seat is None else seat_letter(seat)}{game.besides(view)}"


def is_view(text: str) -> bool:
    """Is this the line of a view?"""
    words = text[-99:].split()
    return bool(words) and words[-1].startswith(SEEN)


def read_view(text: str) -> Any:
    """The view that a line describes, given as such or in a link.

    Raises:
        UnreadableText: when it is no such line, or nobody can see this.
        ImpossiblePosition: when the rules rule out whatever is hidden.
    """
    written, who = _parts(text)
    view = _whole(written, who).seen_by(None if who[0] == "-" else "ABCD".index(who[0]))
    if write_view(view) != f"{written} {SEEN}{who}":
        raise UnreadableText(SHARED.say("view_text.nobody", given=quoted(f"{SEEN}{who}")))
    return view


def read_view_data(doc: Mapping[str, Any]) -> Any:
    """The view that plain data describes, as ``to_json`` of a view gives it.

    Raises:
        UnreadableText: where its line is none of a view, or tells of another one than the rest.
        ImpossiblePosition: when the rules rule out whatever is hidden.
    """
    line = a_text(doc[KEY])
    view = read_view(line)
    if view.to_json() != doc:
        raise UnreadableText(SHARED.say("view_text.other", given=quoted(line)))
    return view


def likeness(text: str) -> Any:
    """A whole position that looks like the view of a line: what is hidden there is made up.

    Raises:
        UnreadableText, ImpossiblePosition: as :func:`read_view`.
    """
    return _whole(*_parts(text))


def _parts(text: str) -> tuple[str, str]:
    """The line of the position, and whose view it is with what everybody knows besides."""
    line = game_text(text)
    words = line.split() if len(line) <= LONGEST else []
    who = words.pop().removeprefix(SEEN) if words and words[-1].startswith(SEEN) else ""
    if not words or _WHO.fullmatch(who) is None:
        raise UnreadableText(SHARED.say("view_text.whose", given=quoted(who or line), right=quoted(f"{SEEN}A")))
    return " ".join(words), who


def _whole(written: str, who: str) -> Any:
    game = find_game(written.partition(" ")[0].partition("/")[0])
    return game.parse(game.completion(written, who[1:]), allow_unreachable=True)
