"""The board of a frame: the picture with its marks, what every cell says, and how one gets about on it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from boardlab.core.scene import Marks, Scene
from boardlab.live.session import TEXT_VIEW, Session

Json = dict[str, Any]


def scene(session: Session, *, theme: str = "auto", still: bool = False, show: str = "board") -> Scene:
    """The picture of the position as it is being studied, with its marks; ``still`` leaves out the marks of a pick."""
    drawn: Scene = session.shown.scene(
        lang=session.lang,
        seat=session.seat,
        view="" if session.view == TEXT_VIEW else session.view,
        rotation=session.rotation,
        show=show,
        marks=Marks() if still else marks(session),
        theme=theme,
        names=session.names,
    )
    return drawn


def marks(session: Session) -> Marks:
    """What the picture points out: the pick and its targets, the refusal, and what the last action changed."""
    picks = session.picks()
    targets: dict[str, str] = {}
    # Where there is but one thing to do, its places show at once.
    if picks is not None and (session.path or sum(bool(choice.group) for choice in picks) < 2):
        targets = {choice.key: choice.mark for choice in picks if choice.is_place and not choice.breaches}
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
        refused=_barred(session),
        last=tuple(dict.fromkeys(last)),
        glide=tuple(glide),
    )


def _barred(session: Session) -> tuple[str, ...]:
    """The place that was tried in vain, or else the first one the refusal is about."""
    if session.refusal is None:
        return ()
    tried = session.refusal.tried[-1]
    return (tried,) if tried in session.places else session.refusal.places[:1]


def area(session: Session) -> Json:
    """How one gets about on the board: its cells row by row, and the neighbours of each."""
    drawn = scene(session, still=True)
    session.places = frozenset(drawn.places)
    # A question about one kind of places begins there.
    asked = set(session.among)
    return {
        "rows": sorted(map(list, drawn.rows), key=asked.isdisjoint),
        "near": {key: dict(place.neighbours) for key, place in drawn.places.items()},
    }


def board(session: Session) -> Json:
    """The picture, and what every cell says."""
    drawn = scene(session)
    as_text = session.view == TEXT_VIEW
    return {
        "label": drawn.title,
        "svg": "" if as_text else replace(drawn, css=drawn.all_css or drawn.css).to_svg(),
        "text": drawn.to_text() if as_text else "",
        "says": {key: " ".join([place.says, *_notes(session, key)]) for key, place in drawn.places.items()},
        "stands": {key: place.stands for key, place in drawn.places.items() if place.stands},
        # In sight as text only.
        "asides": [] if as_text else [_aside(session, name) for name in session.position.asides],
        "names": {key: place.brief for key, place in drawn.places.items() if place.brief} if as_text else {},
        "facts": list(drawn.summary),
    }


def _notes(session: Session, key: str) -> list[str]:
    """What picking a place would do, where that is known."""
    note = session.note_of(key)
    return [f"({note})"] if note else []


def _aside(session: Session, name: str) -> str:
    """A picture beside the board; the board's own rules of style serve it too."""
    return replace(scene(session, show=name), css="").to_svg()
