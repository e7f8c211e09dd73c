"""Torres as a value: what it hands to the rooms that serve every game. Each part is loaded when it is first used."""

from __future__ import annotations

from boardlab.core.contract.game import Game
from boardlab.core.contract.lazy import Lazy, LazyValue
from boardlab.torres.notation import from_json, parse, read_view, schema, to_json, to_text
from boardlab.torres.options import Options
from boardlab.torres.setup import setup, start

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
    json_schema=schema,
    read_view=read_view,
    sample=Lazy("boardlab.torres.sampling:sample"),
    picks=Lazy("boardlab.torres.picking:picks"),
    refusals=Lazy("boardlab.torres.picking:refusals"),
    events=Lazy("boardlab.torres.position:events"),
    scene=Lazy("boardlab.torres.picture.scene:scene"),
    slots=Lazy("boardlab.torres.table:slots"),
    asks=Lazy("boardlab.torres.table:asks"),
    scoring=Lazy("boardlab.torres.position:scoring_of"),
    redeal=Lazy("boardlab.torres.decks:redeal"),
    crop=Lazy("boardlab.torres.picture.crop:crop"),
    icons=LazyValue("boardlab.torres.icons:ICONS"),
    why=Lazy("boardlab.torres.opponent:why"),
    opponent=Lazy("boardlab.torres.opponent:opponent"),
    open_play=LazyValue("boardlab.torres.position:OPEN_PLAY"),
    editing=LazyValue("boardlab.torres.editing:EDITING"),
    inquiries=LazyValue("boardlab.torres.inquiries:INQUIRIES"),
    editions=lambda: tuple(Options.EDITIONS),
    lessons="boardlab.lessons.torres",
)
