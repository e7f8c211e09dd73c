"""A view as text, and back.

It is the line of the position with ``?`` for what is hidden, and last whose view it is::

    torres/1 turn 2.2 AA … 5.2.1.0.0 acd/? - ???????/??????? - seen:A

What is read is looked at again: a whole position is sampled that agrees with it, and must look just so from the seat
that is named. So whatever is read is a view that somebody may have, and holds nothing beyond its text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from typing import Any

from boardlab.core.contract.game import find_game
from boardlab.core.contract.position import View
from boardlab.core.errors import NothingFits, UnreadableText
from boardlab.core.given import a_text
from boardlab.core.i18n.language import SHARED, seat_letter
from boardlab.core.text.link import game_text
from boardlab.core.text.quoting import quoted

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
    who = "-" if view.viewer is None else seat_letter(view.viewer)
    return f"{game.to_text(view)} {SEEN}{who}{game.public_state(view)}"


def is_view(text: str) -> bool:
    """Is this the line of a view?"""
    words = text[-99:].split()
    return bool(words) and words[-1].startswith(SEEN)


def read_view(text: str) -> View:
    """The view that a line describes, given as such or in a link.

    Raises:
        UnreadableText: when it is no such line, or nobody can see this.
        ImpossiblePosition: when the rules rule out whatever is hidden.
    """
    written, who = _parts(text)
    game = find_game(written.partition(" ")[0].partition("/")[0])
    seat = None if who[0] == "-" else "ABCD".index(who[0])
    nobody = UnreadableText(SHARED.say("view_text.nobody", given=quoted(f"{SEEN}{who}")))
    if game.read_view is None:
        view = game.parse(written, allow_unreachable=True).seen_by(seat)
    else:
        # An empty hand looks as if it could be seen; what is sampled tells whether it can.
        found = game.read_view(written, who[1:], seat)
        try:
            view = found.sample(Random(0)).seen_by(seat)
        except NothingFits:
            raise nobody from None
    if write_view(view) != f"{written} {SEEN}{who}":
        raise nobody
    return view


def read_view_data(doc: Mapping[str, object]) -> View:
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


def _parts(text: str) -> tuple[str, str]:
    """The line of the position, and whose view it is with what everybody knows besides."""
    line = game_text(text)
    words = line.split() if len(line) <= LONGEST else []
    who = words.pop().removeprefix(SEEN) if words and words[-1].startswith(SEEN) else ""
    if not words or _WHO.fullmatch(who) is None:
        raise UnreadableText(SHARED.say("view_text.whose", given=quoted(who or line), right=quoted(f"{SEEN}A")))
    return " ".join(words), who
