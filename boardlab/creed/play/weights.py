"""What each feature of Creed weighs in the chance of winning, for a side whose turn is over. Made by hand."""

from __future__ import annotations

from collections.abc import Mapping

WEIGHTS: Mapping[str, float] = {
    "leaders": 0.4,
    "search": 1.0,
    "exposed": -0.25,
    "breach": 0.2,
    "strikes": 0.03,
    "defence": 0.04,
    "attack": 0.03,
    "obstacles": 0.2,
    "raiders": 0.5,
    "hidden": 0.05,
    "casualties": -0.08,
    "their_leaders": -0.4,
    "their_search": -1.2,
    "their_exposed": 0.12,
    "their_breach": -0.35,
    "their_strikes": -0.05,
    "their_defence": -0.03,
    "their_attack": -0.04,
    "their_obstacles": -0.15,
    "their_raiders": -0.5,
    "their_hidden": -0.05,
    "their_casualties": 0.08,
    "fortresses": 0.15,
    "cubes": 0.08,
    "action_points": 0.06,
}
