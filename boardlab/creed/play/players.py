"""The players of Creed by strength."""

from __future__ import annotations

from collections.abc import Mapping

from boardlab.core.contract.player import Player
from boardlab.core.play.players import quick
from boardlab.creed.play.club import club
from boardlab.creed.play.opponent import opponent

PLAYERS: Mapping[str, Player] = {
    "first_steps": quick(opponent, version=2),
    "club": club(),
    "strong": club(version=3, width=10, branch=8),
}
"""By strength, the gentlest first. Strong looks for the lines of its turn further round than Club."""
