"""Kayles as one value: all that boardlab asks of the game."""

from __future__ import annotations

from boardlab.core.contract.game import Game
from boardlab.scaffold.templates.kayles.notation import from_json, parse, schema, to_json, to_text
from boardlab.scaffold.templates.kayles.picking import picks, refusals
from boardlab.scaffold.templates.kayles.picture import scene
from boardlab.scaffold.templates.kayles.position import events, start

PACKAGE = __name__.rpartition(".")[0]
GAME = Game(
    name="kayles",
    package=PACKAGE,
    start=start,
    parse=parse,
    from_json=from_json,
    to_text=to_text,
    to_json=to_json,
    picks=picks,
    refusals=refusals,
    events=events,
    scene=scene,
    json_schema=schema,
    lessons=f"{PACKAGE}.lessons",
)
