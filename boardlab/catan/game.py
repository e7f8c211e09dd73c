"""Catan as a value: what it hands to the rooms that serve every game. Each part is loaded when it is first used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardlab.catan.notation import from_json, parse, read_view, schema, to_json, to_text
from boardlab.catan.position import OPEN_PLAY
from boardlab.catan.seats import SEATS
from boardlab.catan.setup import setup, start
from boardlab.core.game import Game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from random import Random

    from boardlab.catan.actions import Action
    from boardlab.catan.position import Position, Reading, View
    from boardlab.core.editing import Editing
    from boardlab.core.event import Event
    from boardlab.core.finding import Inquire
    from boardlab.core.game import Step
    from boardlab.core.language import Phrase
    from boardlab.core.picks import Picks
    from boardlab.core.scene import PictureRequest, Scene
    from boardlab.core.slots import Drawings, Slot
    from boardlab.core.verdict import Breach


def _picks(p: Reading, path: tuple[str, ...]) -> Picks:
    from boardlab.catan.picking import picks

    return picks(p, path)


def _refusals(p: Reading, path: tuple[str, ...]) -> tuple[Breach, ...]:
    from boardlab.catan.picking import refusals

    return refusals(p, path)


def _events(p: Position, act: Action) -> tuple[Event, ...]:
    from boardlab.catan.position import events

    return events(p, act)


def _scene(p: Reading, asked: PictureRequest) -> Scene:
    from boardlab.catan.scene import scene

    return scene(p, asked)


def _icons() -> Mapping[str, str]:
    from boardlab.catan.icons import ICONS

    return ICONS


def _why(view: Reading, action: Action) -> Phrase | None:
    from boardlab.catan.opponent import why

    return why(view, action)


def _opponent(view: Reading, rng: Random) -> Action:
    from boardlab.catan.opponent import opponent

    return opponent(view, rng)


def _slots(p: Reading, seat: int | None) -> tuple[Slot, ...]:
    from boardlab.catan.table import slots

    return slots(p, seat)


def _asks(p: Reading, path: tuple[str, ...], story: Callable[[], Iterable[Step]]) -> tuple[Slot, ...]:
    from boardlab.catan.asking import asks

    return asks(p, path, story)


def _drawings(names: Iterable[str]) -> Drawings:
    from boardlab.catan.table import pictures

    return pictures(names)


def _editions() -> tuple[str, ...]:
    from boardlab.catan.options import Options

    return tuple(Options.EDITIONS)


def _sample(view: View, rng: Random) -> Position:
    from boardlab.catan.sampling import sample

    return sample(view, rng)


def _editing() -> Editing:
    from boardlab.catan.editing import EDITING

    return EDITING


def _inquiries() -> Mapping[str, Inquire]:
    from boardlab.catan.inquiries import INQUIRIES

    return INQUIRIES


GAME = Game(
    name="catan",
    package="boardlab.catan",
    order=2,
    start=start,
    setup=setup,
    parse=parse,
    from_json=from_json,
    to_text=to_text,
    to_json=to_json,
    picks=_picks,
    refusals=_refusals,
    events=_events,
    scene=_scene,
    json_schema=schema,
    read_view=read_view,
    sample=_sample,
    slots=_slots,
    asks=_asks,
    drawings=_drawings,
    why=_why,
    opponent=_opponent,
    open_play=lambda: OPEN_PLAY,
    editing=_editing,
    inquiries=_inquiries,
    editions=_editions,
    seats=SEATS,
    icons=_icons,
    lessons="boardlab.lessons.catan",
)
