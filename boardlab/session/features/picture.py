"""The picture of a game: the board with its marks, what every cell says, and how one gets about on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NotRequired, TypedDict, cast

from boardlab.core.contract.game import find_game
from boardlab.core.edit.tools import ANYWHERE
from boardlab.core.picture.scene import Marks, Scene, Spot
from boardlab.session.commands import Command, Outcome
from boardlab.session.features.picks import PicksFeature
from boardlab.session.features.receipt import ReceiptFeature
from boardlab.session.game_session import Feature, Session
from boardlab.session.viewer import TEXT_VIEW

WHOLE = "whole:"


class Rotate(Command, do="turn", late=True, covered=True, least=-1):
    """Turn the board by ``at`` quarters; 0 is one."""

    at: int


class ShowWhole(Command, do="pick", prefix=WHOLE):
    """Show the whole board, or the part that is spoken of again."""


class Area(TypedDict):
    """How one gets about on the board."""

    rows: list[list[str]]
    """The keys of its places, row by row."""
    near: dict[str, dict[str, str]]
    """The neighbours of each place, by their directions."""


class Words(TypedDict):
    """What the places of a board are called and what stands there, with every fact round it."""

    says: dict[str, str]
    stands: dict[str, str]
    names: dict[str, str]
    facts: list[str]
    spots: list[Spot]
    said: int
    """The revision of which they speak."""


class BareBoard(TypedDict):
    """A board as a page draws it, without its words."""

    label: str
    svg: str
    text: str
    alone: NotRequired[list[float]]
    """The part of the picture that is the board, where more lies round it."""
    pitch: NotRequired[float]
    """How far apart its places lie in the picture, where a phone shows a part of it at a time."""
    crowded: NotRequired[bool]
    """Does a piece hide another one on a phone?"""


class ShownBoard(BareBoard, Words):
    """A board with its words, which may speak of an earlier revision."""


class PicturePart(TypedDict):
    """What a frame holds of the board."""

    board: ShownBoard | None
    """Its words are put in where the frame is sent, unless they are made with it."""
    kinds: dict[str, str]
    """What stands where, by the keys of the game's gallery: for the few words on what one points at."""


class PictureFeature(Feature):
    """The board of a game, drawn as whoever looks may see it.

    Args:
        session: the game.
        picking: what is picked, to be marked.
        counting: what is counted, to be shown step by step.
        draw: gives the board drawn otherwise, with its words: the picture may keep something back, which they do too.
    """

    def __init__(
        self,
        session: Session,
        picking: PicksFeature | None = None,
        counting: ReceiptFeature | None = None,
        *,
        draw: Callable[[], ShownBoard] | None = None,
    ) -> None:
        super().__init__(session)
        self.among: Callable[[], tuple[str, ...]] = tuple
        """Gives the places that a question is about; none where there is none, or it is about all of them."""
        self.suggested: dict[str, str] = {}
        """The marks of suggestions, by their places."""
        self._picking, self._counting, self._draw = picking, counting, draw
        self._made: tuple[Any, dict[str, object], Scene] | None = None
        """The picture that was made last, of what and how: a frame asks for it, and its words and its area do."""

    def turns(self) -> PictureFeature:
        """Let it be turned by whoever looks."""
        self.session.handlers.on(Rotate, self._turn)
        return self

    def _turn(self, command: Rotate) -> Outcome:
        session = self.session
        if session.position.quarter_turns:
            session.rotation = (session.rotation + (command.at or 1)) % 4
            session.touch(command.by)
        return "done", ""

    # ---- its part of the frame ----

    def part(self) -> PicturePart:
        """The board without its words, where those can be told alone; and what stands where."""
        gallery = find_game(self.session.position.game).gallery
        standing = {} if gallery is None else dict(gallery().standing(self.session.shown))
        if self._draw is not None:
            return {"board": self._draw(), "kinds": standing}
        drawn = self.scene()
        board = self._board(drawn)
        return {"board": self.drawn(drawn) if board["text"] else cast(ShownBoard, board), "kinds": standing}

    def drawn(self, scene: Scene) -> ShownBoard:
        """Another picture of the board with its words."""
        return {**self._board(scene), **self._words(scene)}

    def _board(self, drawn: Scene) -> BareBoard:
        as_text = self.session.view == TEXT_VIEW
        board: BareBoard = {
            "label": drawn.title,
            "svg": "" if as_text else drawn.to_live_svg(),
            "text": drawn.to_text() if as_text else "",
        }
        if drawn.pitch and not as_text:
            board["pitch"] = drawn.pitch
        if drawn.crowded and not as_text:
            board["crowded"] = True
        return board

    def words(self) -> Words:
        """The words of the places, for those who ask."""
        return self._words(self.scene())

    def _words(self, drawn: Scene) -> Words:
        notes = self._notes() if self._draw is None else {}
        return {
            "says": {
                key: f"{place.says} ({notes[key]})" if key in notes else place.says
                for key, place in drawn.places.items()
            },
            "stands": {key: place.stands for key, place in drawn.places.items() if place.stands},
            "names": dict(drawn.names) if self.session.view == TEXT_VIEW else {},
            "facts": list(drawn.summary),
            "spots": list(drawn.spots),
            "said": self.session.rev,
        }

    def _notes(self) -> dict[str, str]:
        """What picking a place would do, where that is known."""
        picking = self._picking
        picks = picking.picks() if picking is not None and picking.shows_places else None
        able = [choice for choice in picks or () if choice.is_place and choice.note and not choice.breaches]
        return {choice.key: self.session.phrase(choice.note) for choice in reversed(able)}

    def area(self) -> Area:
        """How one gets about on the board: its cells row by row, and the neighbours of each."""
        drawn = self.scene(marked=Marks() if self._draw is not None else None)
        self.session.places = frozenset(drawn.places)
        # A question about one kind of places begins there.
        asked = set(self.among())
        return {
            "rows": sorted(map(list, drawn.rows), key=asked.isdisjoint),
            "near": {key: dict(place.neighbours) for key, place in drawn.places.items()},
        }

    # ---- the picture ----

    def scene(
        self, *, theme: str = "auto", show: str = "board", marked: Marks | None = None, position: Any = None
    ) -> Scene:
        """The picture of the position, or of another one, with its marks or with others."""
        session = self.session
        shown = session.shown if position is None else position
        wanted: dict[str, object] = {
            "lang": session.lang,
            "seat": session.seat,
            "view": "" if session.view == TEXT_VIEW else session.view,
            "rotation": session.rotation,
            "show": show,
            "marks": self.marks() if marked is None else marked,
            "theme": theme,
            "names": session.called,
        }
        if self._made is None or self._made[0] is not shown or self._made[1] != wanted:
            self._made = shown, wanted, shown.scene(**wanted)
        return self._made[2]

    def marks(self) -> Marks:
        """What the picture points out: the pick and its targets, the refusal, and what the last action changed."""
        session, picking = self.session, self._picking
        watched = self._counting.watched if self._counting is not None else None
        if watched is not None:
            return Marks(step=watched)
        picks = picking.picks() if picking is not None else None
        path = picking.path if picking is not None else ()
        targets: dict[str, str] = {}
        if picking is not None and picks is not None and picking.shows_places:
            targets = {
                choice.key: choice.mark
                for choice in picks
                if choice.is_place and not choice.breaches and choice.mark != ANYWHERE
            }
        last: list[str] = []
        glide: list[tuple[str, str]] = []
        ply = session.record.ply
        if ply and not path:
            for event in session.events(ply):
                last += event.places if not event.points else ()
                source, target = (event.facts.get(name) for name in ("source", "target"))
                source, target = event.facts.get("from", source), event.facts.get("to", target)
                if isinstance(source, str) and isinstance(target, str):
                    glide.append((source, target))
        return Marks(
            before=session.observer.position(session.record.step(ply)[0]) if ply and not path else None,
            picked=tuple(key for key in path if key in session.places),
            targets=targets | self.suggested,
            sources=picks.sources if picks is not None else (),
            refused=self._refused(),
            last=tuple(dict.fromkeys(last)),
            left={
                place: event.leaves
                for step in range(1, ply + 1)
                for event in session.events(step)
                if event.leaves
                for place in event.places
            },
            glide=tuple(glide),
        )

    def _refused(self) -> tuple[str, ...]:
        """Keys of the places to mark as refused: the place just tried, or else the first of the first broken rule."""
        refusal = self._picking.refusal if self._picking is not None else None
        if refusal is None:
            return ()
        tried = refusal.tried[-1]
        return (tried,) if tried in self.session.places else refusal.places[:1]
