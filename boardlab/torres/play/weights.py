"""What each feature of Torres weighs, in points, for a seat whose turn is over. Made by hand."""

from __future__ import annotations

from collections.abc import Mapping

WEIGHTS: Mapping[str, float] = {
    "points": 1.0,
    "rival_points": -0.7,
    "castles": 1.0,
    "castles_later": 0.6,
    "rival_castles": -0.6,
    "bonus": 1.0,
    "bonus_near": 0.6,
    "bonus_far": 0.25,
    "rival_bonus": -0.6,
    "rival_near": -0.2,
    "climb": 0.4,
    "raise": 0.2,
    "rival_climb": -0.15,
    "knights": 0.8,
    "homes": 0.8,
    "largest": 1.0,
    "room": 0.25,
    "reach": 0.3,
    "blocks": 0.3,
    "cards": 1.0,
    "rival_cards": -0.3,
    "ap": 0.95,
    "master": 1.0,
}
