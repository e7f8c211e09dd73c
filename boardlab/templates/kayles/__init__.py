"""Kayles: ten pins in a row. A turn knocks down one pin, or two that stand side by side. The last pin pays a point."""

from boardlab.templates.kayles.actions import Action, Kind, action
from boardlab.templates.kayles.game import GAME
from boardlab.templates.kayles.notation import from_json, parse
from boardlab.templates.kayles.position import Position, View, start

__all__ = ["GAME", "Action", "Kind", "Position", "View", "action", "from_json", "parse", "start"]
