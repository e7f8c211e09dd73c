"""Kayles: ten pins in a row. A turn knocks down one pin, or two that stand side by side. The last pin pays a point."""

from boardlab.scaffold.templates.kayles.actions import Action, Kind, action
from boardlab.scaffold.templates.kayles.game import GAME
from boardlab.scaffold.templates.kayles.notation import from_json, parse
from boardlab.scaffold.templates.kayles.position import Position, View, start

__all__ = ["GAME", "Action", "Kind", "Position", "View", "action", "from_json", "parse", "start"]
