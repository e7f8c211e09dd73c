"""What is pasted on the workbench: a text, a link, ``repr`` or plain data; and where it is wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any, TypedDict

from boardlab.core.contract.game import Game, find_game
from boardlab.core.contract.position import View
from boardlab.core.contract.position_base import PlayerView
from boardlab.core.contract.verdict import ImpossiblePosition
from boardlab.core.edit.position import FACTS, WHOLE, Edit, EditedPosition
from boardlab.core.errors import PlainError
from boardlab.core.given import pasted
from boardlab.core.i18n.language import Phrase
from boardlab.core.play.observer import Observer
from boardlab.core.play.record import Record
from boardlab.core.text.misread import TextMistake, misread
from boardlab.lessons import Checkpoint
from boardlab.session.opened import opened

PRINTED = re.compile(r"""^\w+\.(?:parse|Record\.from_text)\((['"])(.*)\1\)$""", re.DOTALL)
"""What Python prints for a position."""
SEATS = range(2, 7)
"""So many may play one of the games."""
MARGIN = 60
"""So much of a long text is shown on each side of what is wrong in it."""


def edit_of(given: str, edited: EditedPosition) -> Edit:
    """The edit by which what was pasted takes the place of a position, or of some of its facts.

    Args:
        given: the text, the link, what Python prints, or plain data as JSON: all of it, or a few fields.
        edited: what stands there. Where a seat sets it up, what that seat sees of a board may be given, too.

    Raises:
        PlainError: where it is none of these, or describes nothing of that game.
    """
    text = plain(given)
    if text.startswith("{"):
        edit = Edit((FACTS,), text)
        edited.play(edit)
        return edit
    position = edited.inner
    found = _found(text, position)
    if isinstance(found, PlayerView) and edited.seat is not None:
        whole = found.sample(Random(0))
        found = whole if Observer(edited.seat).position(whole) == found else found
    if not hasattr(found, "play") or found.game != position.game:
        raise PlainError(position.wording.phrase(Phrase("edit.other_game", {"game": Phrase("game")})))
    return Edit((WHOLE,), found.to_text())


def _found(text: str, position: View) -> Any:
    """The position a text leads to; one that no game leads to is a puzzle here, also where it does not say so."""
    try:
        found = opened(text)
    except ImpossiblePosition:
        return find_game(position.game).parse(text, allow_unreachable=True)
    return found.position if isinstance(found, Record | Checkpoint) else found


def plain(given: str) -> str:
    """The text in what Python prints, or what was given as it is."""
    text = pasted(given).strip()
    printed = PRINTED.match(text)
    return printed[2] if printed else text


def where_wrong(given: str, position: View) -> TextMistake | None:
    """Where in what was pasted the mistake is; None where it is no line of a position and no JSON."""
    text = plain(given)
    if text.startswith("{"):
        return _in_json(text, position)
    game = find_game(position.game)
    # A line of this game has fields; a link is packed, and shows no place.
    if "#" in text.partition(" ")[0] or len(text.split()) < 2 or len(text) > 5_000 or "\n" in text:
        return None
    models = (position.to_text(), *_beginnings(game))
    return misread(text, models, lambda line: game.parse(line, allow_unreachable=True))


def _beginnings(game: Game) -> Iterator[str]:
    """A line of the game for each number of players."""
    for players in SEATS:
        with suppress(PlainError):
            yield game.begin(Random(0), players=players).to_text()


def _in_json(text: str, position: Any) -> TextMistake | None:
    try:
        given = json.loads(text)
    except json.JSONDecodeError as problem:
        return TextMistake(text, problem.pos, min(problem.pos + 1, len(text)))
    except (ValueError, RecursionError):
        return None
    edited = EditedPosition(position)
    for field in given:
        # Each field alone: the one that is refused by itself is the one that is wrong.
        if not edited.judge(Edit((FACTS,), json.dumps({field: given[field]}))):
            at = text.find(json.dumps(field, ensure_ascii=False))
            return TextMistake(text, max(at, 0), max(at, 0) + len(json.dumps(field, ensure_ascii=False)))
    return None


def why_wrong(wrong: TextMistake, why: str) -> Phrase:
    """The mistake as a sentence that names its column, and what was probably meant."""
    facts = {"column": wrong.column, "why": why}
    return Phrase("edit.misread_near", {**facts, "near": wrong.near}) if wrong.near else Phrase("edit.misread", facts)


class Misreading(TypedDict):
    """What is wrong in a text that was pasted, and what stands round it."""

    before: str
    part: str
    after: str
    mended: str
    """The text as it was meant; "" where nobody knows."""


def shown(wrong: TextMistake) -> Misreading:
    """The text round the place, for a page to mark it: before, the part itself, after; and the text as it was meant."""
    before, after = wrong.text[: wrong.at], wrong.text[wrong.end :]
    return {
        "before": ("…" if len(before) > MARGIN else "") + before[-MARGIN:],
        "part": wrong.text[wrong.at : wrong.end] or "▁",
        "after": after[:MARGIN] + ("…" if len(after) > MARGIN else ""),
        "mended": wrong.mended,
    }
