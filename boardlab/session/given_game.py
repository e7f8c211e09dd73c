"""A game, as whoever calls from a cell gives it: a position, a record, or either as text."""

from __future__ import annotations

from boardlab.core.contract.game import find_game
from boardlab.core.contract.position import Position
from boardlab.core.contract.verdict import WrongKind
from boardlab.core.given import kind_of
from boardlab.core.i18n.language import SHARED
from boardlab.core.play.record import HEADER, Record
from boardlab.core.text.link import game_text


def record_of(game: Position | Record | str, seed: int | str | None) -> Record:
    """The game to study, whatever it was given as.

    Args:
        game: a position, a record, or either as text or as a link.
        seed: where chance begins in the game of a position; None for the usual place.

    Raises:
        WrongKind: for anything else.
        UnreadableText: for a text that is none of these.
    """
    if isinstance(game, Record):
        return game
    if not isinstance(game, str):
        if not all(hasattr(game, part) for part in ("wording", "judge", "picks")):
            raise WrongKind(SHARED.say("mistake.study", kind=kind_of(game)))
        if not hasattr(game, "play"):
            raise WrongKind(SHARED.say("mistake.study_seen"))
        return Record(game, seed="" if seed is None else seed)
    game = game_text(game)
    if game[:999].lstrip().startswith(HEADER):
        return Record.from_text(game.lstrip())
    return Record(position_of(game), seed="" if seed is None else seed)


def position_of(text: str) -> Position:
    """The position that a text describes, of whichever game.

    Raises:
        UnreadableText: where it begins with no game, or describes no position.
        ImpossiblePosition: where the rules rule it out.
    """
    words = text[:99].split(maxsplit=1)
    found: Position = find_game(words[0].partition("/")[0] if words else "").parse(text)
    return found
