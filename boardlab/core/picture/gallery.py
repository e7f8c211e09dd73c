"""What pieces a game has, each with its picture and a few words: to look at in Python, and for the help of a page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from html import escape

from boardlab.core.contract.functions import OnPosition
from boardlab.core.i18n.language import Phrase, Wording, language
from boardlab.core.json_data import Json, Table
from boardlab.core.picture.slots import Drawings

__all__ = ["Gallery", "GalleryPiece"]


@dataclass(frozen=True)
class GalleryPiece:
    """One kind of piece."""

    key: str
    art: str
    """The name of its drawing, as ``Game.drawings`` knows it."""
    name: Phrase
    text: Phrase
    """What it does, in twelve words at most."""
    note: Phrase
    """How many there are."""
    special: bool = False
    """Does it stand out among the others?"""


@dataclass(frozen=True)
class Gallery:
    """All pieces of a game, in the order in which they are introduced."""

    wording: Wording
    title: Phrase
    how: Phrase
    """How a picture is read."""
    pieces: tuple[GalleryPiece, ...]
    draw: Callable[[list[str]], Drawings]
    standing: OnPosition[[], Mapping[str, str]]
    """The keys of the pieces on the places of a position or of a view of it, as far as they are known."""

    def as_texts(self, lang: str = "") -> Json:
        """Everything as plain texts: title, how a picture is read, and the pieces by key with their drawings."""
        lang = lang or language()

        def say(phrase: Phrase) -> str:
            return self.wording.phrase(phrase, lang)

        drawn = self.draw([piece.art for piece in self.pieces])
        return {
            "title": say(self.title),
            "how": say(self.how),
            "style": drawn.style,
            "pieces": {
                piece.key: {
                    "svg": drawn.pictures[piece.art],
                    "name": say(piece.name),
                    "text": say(piece.text),
                    "note": say(piece.note),
                    "special": piece.special,
                }
                for piece in self.pieces
            },
        }

    def to_text(self, lang: str = "") -> str:
        """The gallery as text, one piece a line."""
        told = self.as_texts(lang)
        lines = [f"{piece['name']}: {piece['text']} ({piece['note']})" for piece in told["pieces"].values()]
        return "\n".join([told["title"], told["how"], "", *lines])

    __str__ = to_text

    def __repr__(self) -> str:
        """The gallery as text."""
        return self.to_text()

    def _repr_html_(self) -> str:
        """Cards with pictures, five in a row where there is room."""
        told = self.as_texts()
        cards = "".join(_card(piece) for piece in told["pieces"].values())
        grid = "display:grid;grid-template-columns:repeat(auto-fill,minmax(170px,1fr));gap:8px;max-width:1000px"
        return (
            f"<style>{told['style']}</style><div><b>{escape(told['title'])}</b><p>{escape(told['how'])}</p>"
            f'<div style="{grid}">{cards}</div></div>'
        )


def _card(piece: Table) -> str:
    edge = "#DDA51C" if piece["special"] else "#8884"
    told = (f"<b>{escape(piece['name'])}</b>", escape(piece["text"]), f"<small>{escape(piece['note'])}</small>")
    style = f"border:1.5px solid {edge};border-radius:10px;padding:8px 10px"
    return f'<div style="{style}"><div style="width:64px">{piece["svg"]}</div>{"<br>".join(told)}</div>'
