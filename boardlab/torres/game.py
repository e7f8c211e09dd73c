"""Torres as a value: what it hands to the rooms that serve every game. Each part is loaded when it is first used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardlab.core.game import Game
from boardlab.torres.notation import from_json, parse, read_view, schema, to_json, to_text
from boardlab.torres.position import OPEN_PLAY
from boardlab.torres.setup import setup, start

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from random import Random

    from boardlab.core.dice import Dice
    from boardlab.core.editing import Editing
    from boardlab.core.event import Event
    from boardlab.core.finding import Inquire
    from boardlab.core.game import Step
    from boardlab.core.language import Phrase
    from boardlab.core.picks import Picks
    from boardlab.core.receipt import Receipt
    from boardlab.core.scene import Part, PictureRequest, Scene
    from boardlab.core.slots import Slot
    from boardlab.core.verdict import Breach
    from boardlab.torres.actions import Action
    from boardlab.torres.position import Position, Reading, View


def _picks(p: Reading, path: tuple[str, ...]) -> Picks:
    from boardlab.torres.picking import picks

    return picks(p, path)


def _refusals(p: Reading, path: tuple[str, ...]) -> tuple[Breach, ...]:
    from boardlab.torres.picking import refusals

    return refusals(p, path)


def _events(p: Position, act: Action) -> tuple[Event, ...]:
    from boardlab.torres.position import events

    return events(p, act)


def _scene(p: Reading, asked: PictureRequest) -> Scene:
    from boardlab.torres.scene import scene

    return scene(p, asked)


def _scoring(p: Position, act: Action) -> Receipt | None:
    from boardlab.torres.position import scoring_of

    return scoring_of(p, act)


def _icons() -> Mapping[str, str]:
    from boardlab.torres.icons import ICONS

    return ICONS


def _slots(p: Reading, seat: int | None) -> tuple[Slot, ...]:
    from boardlab.torres.table import slots

    return slots(p, seat)


def _why(view: Reading, action: Action) -> Phrase | None:
    from boardlab.torres.opponent import why

    return why(view, action)


def _opponent(view: Reading, rng: Random) -> Action:
    from boardlab.torres.opponent import opponent

    return opponent(view, rng)


def _asks(p: Reading, path: tuple[str, ...], story: Callable[[], Iterable[Step]]) -> tuple[Slot, ...]:
    from boardlab.torres.table import asks

    return asks(p, path, story)


def _editions() -> tuple[str, ...]:
    from boardlab.torres.options import EDITIONS

    return tuple(EDITIONS)


def _crop(p: Reading, view: str, keys: Iterable[str], _lang: str) -> Part | None:
    from boardlab.torres.scene_crop import crop

    return crop(p, view, keys)


def _redeal(story: Iterable[tuple[Reading, Action]], p: Position, dice: Dice) -> Position:
    from boardlab.torres.decks import redeal

    return redeal(story, p, dice)


def _sample(view: View, rng: Random) -> Position:
    from boardlab.torres.sampling import sample

    return sample(view, rng)


def _editing() -> Editing:
    from boardlab.torres.editing import EDITING

    return EDITING


def _inquiries() -> Mapping[str, Inquire]:
    from boardlab.torres.inquiries import INQUIRIES

    return INQUIRIES


GAME = Game(
    name="torres",
    package="boardlab.torres",
    order=1,
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
    redeal=_redeal,
    slots=_slots,
    asks=_asks,
    crop=_crop,
    scoring=_scoring,
    why=_why,
    opponent=_opponent,
    open_play=lambda: OPEN_PLAY,
    editing=_editing,
    inquiries=_inquiries,
    editions=_editions,
    icons=_icons,
    lessons="boardlab.lessons.torres",
)
