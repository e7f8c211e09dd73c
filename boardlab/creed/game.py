"""Creed as a value: what it hands to the rooms that serve every game. Each part is loaded when it is first used."""

from __future__ import annotations

from boardlab.core.contract.game import Game, Lazy, LazyValue
from boardlab.creed.notation import from_json, parse, public_state, read_view, schema, to_json, to_text
from boardlab.creed.position import setup, start

GAME = Game(
    name="creed",
    package="boardlab.creed",
    order=3,
    start=start,
    setup=setup,
    starter="first",
    parse=parse,
    from_json=from_json,
    to_text=to_text,
    to_json=to_json,
    json_schema=schema,
    public_state=public_state,
    read_view=read_view,
    sample=Lazy("boardlab.creed.determinize:sample"),
    beliefs=Lazy("boardlab.creed.play.knowledge:Beliefs"),
    picks=Lazy("boardlab.creed.picking:picks"),
    refusals=Lazy("boardlab.creed.picking:refusals"),
    events=Lazy("boardlab.creed.position:events"),
    scene=Lazy("boardlab.creed.picture.scene:scene"),
    slots=Lazy("boardlab.creed.picture.table:slots"),
    crop=Lazy("boardlab.creed.picture.crop:crop"),
    drawings=Lazy("boardlab.creed.picture.table:pictures"),
    gallery=LazyValue("boardlab.creed.picture.gallery:GALLERY"),
    rule_of_verb=LazyValue("boardlab.creed.picture.table:RULE_OF_VERB"),
    why=Lazy("boardlab.creed.play.opponent:why"),
    opponent=Lazy("boardlab.creed.play.opponent:opponent"),
    whose_turn=lambda position: position.on_turn,
    players=LazyValue("boardlab.creed.play.players:PLAYERS"),
    critic=LazyValue("boardlab.creed.play.critic:CRITIC"),
    editing=LazyValue("boardlab.creed.editing:EDITING"),
    inquiries=LazyValue("boardlab.creed.play.inquiries:INQUIRIES"),
    lessons="boardlab.lessons.creed",
)
