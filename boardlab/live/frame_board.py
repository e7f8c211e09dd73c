"""The board of a frame: the picture with its marks, what every cell says, and how one gets about on it."""

from __future__ import annotations

from typing import Any

from boardlab.core.editing import ANYWHERE
from boardlab.core.scene import Marks, Scene
from boardlab.live.session import Session
from boardlab.live.viewed_game import TEXT_VIEW

Json = dict[str, Any]


def scene(
    session: Session,
    *,
    theme: str = "auto",
    show: str = "board",
    marked: Marks | None = None,
    position: Any = None,
) -> Scene:
    """The picture of the position as it is being studied, or of another one, with its marks or with others."""
    drawn: Scene = (session.shown if position is None else position).scene(
        lang=session.lang,
        seat=session.seat,
        view="" if session.view == TEXT_VIEW else session.view,
        rotation=session.rotation,
        show=show,
        marks=marks(session) if marked is None else marked,
        theme=theme,
        names=session.names,
    )
    return drawn


def marks(session: Session) -> Marks:
    """What the picture points out: the pick and its targets, the refusal, and what the last action changed."""
    if session.watched is not None:
        return Marks(step=session.watched)
    picks = session.picks()
    targets: dict[str, str] = {}
    # Where there is but one thing to do, its places show at once.
    if picks is not None and (session.path or sum(bool(choice.group) for choice in picks) < 2):
        targets = {
            choice.key: choice.mark
            for choice in picks
            if choice.is_place and not choice.breaches and choice.mark != ANYWHERE
        }
    # What would be allowed instead is seen where it would be done.
    targets |= {each.place: each.mark for each in session.near or () if each.place}
    last: list[str] = []
    glide: list[tuple[str, str]] = []
    if session.record.ply and not session.path:
        for event in session.events(session.record.ply):
            last += event.places if not event.points else ()
            source, target = (event.facts.get(name) for name in ("source", "target"))
            source, target = event.facts.get("from", source), event.facts.get("to", target)
            if isinstance(source, str) and isinstance(target, str):
                glide.append((source, target))
    ply = session.record.ply
    return Marks(
        before=session.observer.position(session.record.step(ply)[0]) if ply and not session.path else None,
        picked=tuple(key for key in session.path if key in session.places),
        targets=targets,
        sources=picks.sources if picks is not None else (),
        refused=_refused_places(session),
        last=tuple(dict.fromkeys(last)),
        glide=tuple(glide),
    )


def _refused_places(session: Session) -> tuple[str, ...]:
    """Keys of the places to mark as refused: the place just tried, or else the first place of the first broken rule."""
    if session.refusal is None:
        return ()
    tried = session.refusal.tried[-1]
    return (tried,) if tried in session.places else session.refusal.places[:1]


def area(session: Session) -> Json:
    """How one gets about on the board: its cells row by row, and the neighbours of each."""
    drawn = scene(session, marked=Marks())
    session.places = frozenset(drawn.places)
    # A question about one kind of places begins there.
    asked = set(session.among)
    return {
        "rows": sorted(map(list, drawn.rows), key=asked.isdisjoint),
        "near": {key: dict(place.neighbours) for key, place in drawn.places.items()},
    }


def board(session: Session, *, spoken: bool = True) -> Json:
    """The picture, and what every cell says; ``spoken=False`` leaves out the words, where those were not asked for."""
    marked = marks(session)
    drawn = scene(session, marked=marked)
    as_text = session.view == TEXT_VIEW
    shown: Json = {
        "label": drawn.title,
        "svg": "" if as_text else drawn.to_live_svg(),
        "text": drawn.to_text() if as_text else "",
    }
    return shown | _words_of(session, drawn) if spoken or as_text else shown


def words(session: Session) -> Json:
    """What the places of the board are called and what stands there, with every fact round it: for those who ask."""
    return _words_of(session, scene(session))


def _words_of(session: Session, drawn: Scene) -> Json:
    notes = _notes(session)
    return {
        "says": {
            key: f"{place.says} ({notes[key]})" if key in notes else place.says for key, place in drawn.places.items()
        },
        "stands": {key: place.stands for key, place in drawn.places.items() if place.stands},
        "names": {key: place.brief for key, place in drawn.places.items() if place.brief}
        if session.view == TEXT_VIEW
        else {},
        "facts": list(drawn.summary),
        "spots": [list(spot) for spot in drawn.spots],
    }


def _notes(session: Session) -> dict[str, str]:
    """What picking a place would do, where that is known."""
    picks = session.picks() if session.path else None
    able = [choice for choice in picks or () if choice.is_place and choice.note and not choice.breaches]
    return {choice.key: session.phrase(choice.note) for choice in reversed(able)}
