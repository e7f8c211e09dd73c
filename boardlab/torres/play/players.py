"""The players of Torres by strength."""

from __future__ import annotations

from collections.abc import Mapping

from boardlab.core.contract.player import Player
from boardlab.core.play.players import quick
from boardlab.torres.play.club import club
from boardlab.torres.play.opponent import opponent
from boardlab.torres.play.strong import strong

PLAYERS: Mapping[str, Player] = {"first_steps": quick(opponent), "club": club(), "strong": strong()}
"""By strength, the gentlest first."""
