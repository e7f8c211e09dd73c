"""After a refusal: what would be allowed instead, asked for by a page and done by one press."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TypedDict

from boardlab.core.ask.nearest import Suggestion, Suggestions, nearest
from boardlab.core.errors import PlainError
from boardlab.core.picture.scene import Marks
from boardlab.core.picture.shapes import Shape
from boardlab.core.picture.svg import written
from boardlab.session.commands import Command, Outcome
from boardlab.session.features.picks import PicksFeature
from boardlab.session.features.picture import PictureFeature
from boardlab.session.game_session import Feature, Session

NEAR = "near:"
"""Before the number of a suggestion: the pick that does it."""
PIECES = "pieces"
KEY = "data-key"
"""By its key a page knows a piece that stands there; a ghost is none."""


class Near(Command, do="near", late=True):
    """Look for what is near the refused picks, or near a place ``key`` that would be picked next."""

    key: str


class FollowSuggestion(Command, do="pick", prefix=NEAR):
    """Do the suggestion with the number ``key``."""

    key: str


class Suggested(TypedDict):
    """What would be allowed instead."""

    key: str
    kind: str
    says: str
    places: list[str]
    ghost: str
    """The pieces as SVG that would be new there."""


class SuggestPart(TypedDict):
    """What a frame holds of suggestions."""

    near: list[Suggested] | None
    """What would be allowed instead of what was refused; None where nobody has asked."""
    near_ended: str
    """That the search was stopped before its end; "" where it was not."""


class SuggestFeature(Feature):
    """A refusal may be followed by what is allowed near it. It is closed while nobody has asked.

    Args:
        picking: the picks of the game.
        picture: its picture, on which suggestions are marked.
        may_leave: may another game be begun in the place of this one, by a suggestion under other rulings?
    """

    def __init__(self, session: Session, picking: PicksFeature, picture: PictureFeature, *, may_leave: bool) -> None:
        super().__init__(session)
        self.is_open = False
        self.near: Suggestions | None = None
        """What would be allowed instead; None where nobody has asked."""
        self._picking, self._picture, self._may_leave = picking, picture, may_leave
        session.handlers.on(Near, self._look)
        session.handlers.on(FollowSuggestion, self._choose)

    def part(self) -> SuggestPart:
        """What a frame shows of it."""
        near = self.near
        if near is None:
            return {"near": None, "near_ended": ""}
        session = self.session
        shown: list[Suggested] = [
            {
                "key": f"{NEAR}{at}",
                "kind": each.kind,
                "says": session.phrase(each.describe(session.lang)),
                "places": [each.place] if each.place else [],
                "ghost": ghost,
            }
            for at, (each, ghost) in enumerate(zip(near, ghosts(self._picture, near), strict=True))
        ]
        return {"near": shown, "near_ended": "" if near.complete else near.ended(session.lang)}

    def touched(self, says: str, *, moved: bool) -> str:
        """Drop the suggestions: whatever has changed, they were made for the board before."""
        self._suggest(None)
        return says

    def _suggest(self, near: Suggestions | None) -> None:
        """Suggest something, or nothing any more; its places are marked, so that it is seen where it would be done."""
        self.near, self.is_open = near, near is not None
        self._picture.suggested = {each.place: each.mark for each in near or () if each.place}

    def _look(self, command: Near) -> Outcome:
        picking, session = self._picking, self.session
        tried = (*picking.path, command.key) if command.key else picking.refusal.tried if picking.refusal else ()
        if not tried or not picking.may_pick:
            return "no", session.say("near.none")
        found = nearest(session.shown, tried)
        may_rule = self._may_leave and session.observer.sees_all
        kept = Suggestions(each for each in found if each.under is None or may_rule)
        kept.complete = found.complete
        session.touch(command.by, kept.ended(session.lang))
        self._suggest(kept)
        return "done", ""

    def _choose(self, command: FollowSuggestion) -> Outcome:
        if self.near is None or not command.key.isdecimal() or int(command.key) >= len(self.near):
            return "no", self.session.say("answer.no_pick", key=NEAR + command.key)
        self._follow(self.near[int(command.key)], command.by)
        return "done", ""

    def _follow(self, wanted: Suggestion, by: str) -> None:
        session = self.session
        if wanted.first is not None:
            session.act(wanted.first, by)
        if wanted.under is not None:
            name, value = wanted.under
            session.leave_for(session.position.under(**{name: value}))
        if wanted.action is not None:
            session.act(wanted.action, by)
        else:
            self._picking.go_on(by, wanted.path, self._picking.picks_after(wanted.path))


# -- what would stand there --------------------------------------------------------------------------------------------


def ghosts(picture: PictureFeature, near: tuple[Suggestion, ...]) -> list[str]:
    """For each suggestion the pieces as SVG that would be new in its place; "" where none would."""
    there = {written(shape) for shape in _pieces(picture, picture.session.shown)} if near else set()
    return [_ghost(picture, each, there) for each in near]


def _ghost(picture: PictureFeature, each: Suggestion, there: set[str]) -> str:
    p = picture.session.shown
    places = [key for key in each.path if key in p.place_names]
    if each.action is None or not places or not hasattr(p, "play"):
        return ""
    try:
        p = p if each.under is None else p.under(**{each.under[0]: each.under[1]})
        p = p if each.first is None else p.play(each.first)
        after = p.play(each.action)
    except PlainError:
        return ""
    shapes = (shape for shape in _pieces(picture, after) if _is_at(shape, places[-1]))
    return "".join(written(_without_key(shape)) for shape in shapes if written(shape) not in there)


def _without_key(shape: Shape) -> Shape:
    attrs = {name: value for name, value in shape.attrs.items() if name != KEY}
    return replace(shape, attrs=attrs, children=tuple(map(_without_key, shape.children)))


def _pieces(picture: PictureFeature, position: object) -> tuple[Shape, ...]:
    return picture.scene(marked=Marks(), position=position).layers.get(PIECES, ())


def _is_at(shape: Shape, place: str) -> bool:
    """Does a shape, or one inside it, belong to a place?"""
    key = shape.attrs.get(KEY, "")
    return re.split("[@:]", key)[-1] == place or any(_is_at(child, place) for child in shape.children)
