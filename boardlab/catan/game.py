"""Catan as a value: what it hands to the rooms that serve every game. Each part is loaded when it is first used."""

from __future__ import annotations

from boardlab.catan.notation import from_json, parse, read_view, schema, to_json, to_text
from boardlab.catan.options import Options
from boardlab.catan.rules.setup import setup, start
from boardlab.catan.seats import SEATS
from boardlab.core.contract.game import Game, Lazy, LazyValue

GAME = Game(
    name="catan",
    package="boardlab.catan",
    order=2,
    start=start,
    setup=setup,
    starter="starter",
    parse=parse,
    from_json=from_json,
    to_text=to_text,
    to_json=to_json,
    json_schema=schema,
    read_view=read_view,
    sample=Lazy("boardlab.catan.determinize:sample"),
    beliefs=Lazy("boardlab.catan.play.knowledge:Beliefs"),
    picks=Lazy("boardlab.catan.picking:picks"),
    refusals=Lazy("boardlab.catan.picking:refusals"),
    events=Lazy("boardlab.catan.position:events"),
    scene=Lazy("boardlab.catan.picture.scene:scene"),
    slots=Lazy("boardlab.catan.picture.table:slots"),
    paid=Lazy("boardlab.catan.rules.winning:paid"),
    asks=Lazy("boardlab.catan.picture.asking:asks"),
    paper_crop=Lazy("boardlab.catan.picture.crop:crop"),
    drawings=Lazy("boardlab.catan.picture.table:pictures"),
    seats=SEATS,
    icons=LazyValue("boardlab.catan.picture.icons:ICONS"),
    why=Lazy("boardlab.catan.play.opponent:why"),
    opponent=Lazy("boardlab.catan.play.opponent:opponent"),
    whose_turn=lambda position: position.active,
    players=LazyValue("boardlab.catan.play.players:PLAYERS"),
    critic=LazyValue("boardlab.catan.play.critic:CRITIC"),
    editing=LazyValue("boardlab.catan.editing:EDITING"),
    inquiries=LazyValue("boardlab.catan.play.inquiries:INQUIRIES"),
    editions=lambda: tuple(Options.EDITIONS),
    lessons="boardlab.lessons.catan",
)
