"""Creed as a value: what it hands to the rooms that serve every game. Each part is loaded when it is first used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardlab.core.game import Game
from boardlab.creed.notation import besides, from_json, parse, read_view, schema, to_json, to_text
from boardlab.creed.position import OPEN_PLAY, setup, start

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from random import Random

    from boardlab.core.editing import Editing
    from boardlab.core.event import Event
    from boardlab.core.finding import Inquire
    from boardlab.core.gallery import Gallery
    from boardlab.core.language import Phrase
    from boardlab.core.picks import Picks
    from boardlab.core.scene import Part, PictureRequest, Scene
    from boardlab.core.slots import Drawings, Slot
    from boardlab.core.verdict import Breach
    from boardlab.creed.actions import Action
    from boardlab.creed.position import Position, Reading, View


def _picks(p: Reading, path: tuple[str, ...]) -> Picks:
    from boardlab.creed.picking import picks

    return picks(p, path)


def _refusals(p: Reading, path: tuple[str, ...]) -> tuple[Breach, ...]:
    from boardlab.creed.picking import refusals

    return refusals(p, path)


def _events(p: Position, act: Action) -> tuple[Event, ...]:
    from boardlab.creed.events import events

    return events(p, act)


def _scene(p: Reading, asked: PictureRequest) -> Scene:
    from boardlab.creed.scene import scene

    return scene(p, asked)


def _why(view: Reading, action: Action) -> Phrase | None:
    from boardlab.creed.opponent import why

    return why(view, action)


def _opponent(view: Reading, rng: Random) -> Action:
    from boardlab.creed.opponent import opponent

    return opponent(view, rng)


def _slots(p: Reading, seat: int | None) -> tuple[Slot, ...]:
    from boardlab.creed.table import slots

    return slots(p, seat)


def _told_by() -> dict[str, str]:
    from boardlab.creed.table import TOLD_BY

    return TOLD_BY


def _crop(p: Reading, view: str, keys: Iterable[str], lang: str) -> Part | None:
    from boardlab.creed.scene_crop import crop

    return crop(p, view, keys, lang)


def _gallery() -> Gallery:
    from boardlab.creed.gallery import GALLERY

    return GALLERY


def _drawings(names: Iterable[str]) -> Drawings:
    from boardlab.creed.table import pictures

    return pictures(names)


def _sample(view: View, rng: Random) -> Position:
    from boardlab.creed.sampling import sample

    return sample(view, rng)


def _editing() -> Editing:
    from boardlab.creed.editing import EDITING

    return EDITING


def _inquiries() -> Mapping[str, Inquire]:
    from boardlab.creed.inquiries import INQUIRIES

    return INQUIRIES


GAME = Game(
    name="creed",
    package="boardlab.creed",
    order=3,
    start=start,
    setup=setup,
    parse=parse,
    from_json=from_json,
    to_text=to_text,
    to_json=to_json,
    picks=_picks,
    refusals=_refusals,
    events=_events,
    editing=_editing,
    inquiries=_inquiries,
    scene=_scene,
    json_schema=schema,
    besides=besides,
    read_view=read_view,
    sample=_sample,
    slots=_slots,
    told_by=_told_by,
    crop=_crop,
    drawings=_drawings,
    gallery=_gallery,
    why=_why,
    opponent=_opponent,
    open_play=lambda: OPEN_PLAY,
    lessons="boardlab.lessons.creed",
)
