"""The players of Catan by strength."""

from __future__ import annotations

from collections.abc import Mapping

from boardlab.catan.play.club import club
from boardlab.catan.play.opponent import opponent
from boardlab.catan.play.strong import strong
from boardlab.core.contract.player import Player
from boardlab.core.play.players import quick

PLAYERS: Mapping[str, Player] = {"first_steps": quick(opponent), "club": club(), "strong": strong()}
"""By strength, the gentlest first."""
