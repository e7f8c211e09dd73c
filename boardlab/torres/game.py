"""Torres as a value: what it hands to the rooms that serve every game. Each part is loaded when it is first used."""

from __future__ import annotations

from boardlab.core.contract.game import Game, Lazy, LazyValue
from boardlab.torres.notation import from_json, parse, read_view, schema, to_json, to_text
from boardlab.torres.options import Options
from boardlab.torres.rules.setup import setup, start

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
    sample=Lazy("boardlab.torres.determinize:sample"),
    beliefs=Lazy("boardlab.torres.play.knowledge:Beliefs"),
    picks=Lazy("boardlab.torres.picking:picks"),
    refusals=Lazy("boardlab.torres.picking:refusals"),
    events=Lazy("boardlab.torres.position:events"),
    scene=Lazy("boardlab.torres.picture.scene:scene"),
    slots=Lazy("boardlab.torres.picture.table:slots"),
    asks=Lazy("boardlab.torres.picture.table:asks"),
    scoring=Lazy("boardlab.torres.position:scoring_of"),
    redeal=Lazy("boardlab.torres.rules.decks:redeal"),
    crop=Lazy("boardlab.torres.picture.crop:crop"),
    icons=LazyValue("boardlab.torres.picture.icons:ICONS"),
    why=Lazy("boardlab.torres.play.opponent:why"),
    opponent=Lazy("boardlab.torres.play.opponent:opponent"),
    players=LazyValue("boardlab.torres.play.players:PLAYERS"),
    critic=LazyValue("boardlab.torres.play.critic:CRITIC"),
    editing=LazyValue("boardlab.torres.editing:EDITING"),
    inquiries=LazyValue("boardlab.torres.play.inquiries:INQUIRIES"),
    editions=lambda: tuple(Options.EDITIONS),
    lessons="boardlab.lessons.torres",
)
