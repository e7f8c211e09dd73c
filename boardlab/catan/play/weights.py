"""What each feature of Catan weighs where Club chooses. Made by hand, and kept since they win: see docs/ladder.md.

Fitted ones (:mod:`boardlab.catan.play.chances`) tell better who will win, and play worse.
"""

from __future__ import annotations

from collections.abc import Mapping

WEIGHTS: Mapping[str, float] = {
    "points": 0.5,
    "points_over_6": 0.2,
    "points_over_8": 0.4,
    "behind": -0.1,
    "lumber": 0.055,
    "brick": 0.06,
    "wool": 0.045,
    "grain": 0.07,
    "ore": 0.07,
    "kinds": 0.12,
    "road_pair": 0.02,
    "city_pair": 0.02,
    "harbour": 0.1,
    "harbour_ways": 0.03,
    "blocked": -0.03,
    "site_now": 0.03,
    "site_next": 0.012,
    "site_later": 0.006,
    "sites_near": 0.02,
    "hand": 0.05,
    "hand_over": -0.04,
    "cards": 0.15,
    "knights": 0.08,
    "army": 0.5,
    "army_lead": 0.08,
    "road": 0.02,
    "road_card": 0.4,
    "road_lead": 0.04,
    "wait": -0.02,
    "roads_left": 0.0,
    "settlements_left": 0.02,
    "knights_held": 0.05,
    "progress_held": 0.1,
    "near_city": 0.25,
    "near_settlement": 0.25,
    "near_road": 0.03,
    "near_card": 0.08,
    "can_city": 0.1,
    "can_settlement": 0.1,
}
