"""Actions as text: ``deploy archer A13 hidden``, ``move A11 A32, A32 A11``, ``rumour B11 B23 for 3``.

The words after the first one are read by the action type it names; here stands what all of them read alike.
"""

from __future__ import annotations

from typing import NoReturn

from boardlab.core.contract.verdict import AmbiguousText, UnreadableText
from boardlab.core.given import pasted
from boardlab.core.text.quoting import shown
from boardlab.creed.actions import TOKENS, Action
from boardlab.creed.board import seat_named
from boardlab.creed.rules.action_type import TYPES
from boardlab.creed.state import State
from boardlab.creed.units import NAMES, NUMBERS, UNITS
from boardlab.creed.wording import WORDING

LONGEST = 240
"""Longer texts are refused unread."""


def unreadable(key: str, **facts: object) -> NoReturn:
    """Say why a text is no action.

    Raises:
        UnreadableText: always.
    """
    raise UnreadableText(WORDING.say(f"error.{key}", **facts))


def several(text: str, fits: list[str]) -> NoReturn:
    """Say which actions a text may mean.

    Raises:
        AmbiguousText: always.
    """
    raise AmbiguousText(WORDING.say("error.action_ambiguous", text=text, fits=", ".join(fits)))


def read_action(p: State, text: str) -> Action:
    """The action a text means, done by the seat that decides; legal or not."""
    line = pasted(text) if type(text) is str else f"({type(text).__name__})"
    words = line.replace(",", " , ").split() if len(line) <= LONGEST else []
    known = TYPES.by_word()
    if not words or words[0] not in known or p.current_player is None:
        unreadable("action", text=shown(line), words=", ".join(known))
    found = known[words[0]].read(p, words[1:])
    if found is None:
        unreadable("action_form", text=shown(line, 60), form=WORDING.template(f"form.{words[0]}"))
    return found


def cell_named(p: State, word: str) -> int:
    """The cell of a name."""
    if word not in p.layout.cell_numbers:
        unreadable("cell", text=shown(word), first=p.layout.cell_names[0], last=p.layout.cell_names[-1])
    return p.layout.cell_numbers[word]


def tent_named(p: State, word: str) -> int:
    """The tent of a name."""
    if word not in p.layout.tent_numbers:
        unreadable("tent", text=shown(word), first=p.layout.tent_names[0], last=p.layout.tent_names[-1])
    return p.layout.tent_numbers[word]


def unit_named(word: str) -> int:
    """The number of a profile by its name.

    Raises:
        UnreadableText: when there is no such unit.
        AmbiguousText: when there are several, as of ``infantry``.
    """
    if word in NUMBERS:
        return NUMBERS[word]
    alike = [unit.name for unit in UNITS if unit.kind == word]
    if alike:
        several(word, alike)
    unreadable("unit", text=shown(word), units=", ".join(NAMES[1:]))


def token_named(p: State, word: str, seat: int) -> int:
    """The tent token of a name, of the seat's own colour where none is named: ``king``, ``king:C``."""
    return token_of(word, p.players, seat)


def token_of(word: object, players: int, seat: int) -> int:
    """The number of a tent token by its name, on a board for so many players; as :func:`token_named`."""
    name, _, letter = word.partition(":") if isinstance(word, str) else ("", "", "")
    colour = seat_named(letter, players) if letter else seat
    if name not in TOKENS or colour < 0:
        unreadable("token", text=shown(word), tokens=", ".join(TOKENS))
    return TOKENS.index(name) << 2 | colour
