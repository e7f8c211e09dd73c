"""What stands on a place: the answer to ``piece_at``."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Piece:
    """What stands on a place.

    >>> from boardlab import torres
    >>> torres.start(players=2).play("knight c3").piece_at("c3")
    Piece('knight', seat=0)
    """

    kind: str
    """What it is, as in the texts of the game: ``knight``, ``city``, ``archer``; ``?`` where a view may not look."""
    seat: int | None = None
    """Whose it is; None for what is nobody's, such as the king or the robber."""
    hidden: bool = False
    """Does it lie face down?"""

    def __repr__(self) -> str:
        seat = "" if self.seat is None else f", seat={self.seat}"
        return f"Piece({self.kind!r}{seat}{', hidden=True' if self.hidden else ''})"
