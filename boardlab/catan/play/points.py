"""How far each feature of Catan adds to the lead a seat ends with. Made by ``python -m benchmarks.catan_fit``."""

from __future__ import annotations

from collections.abc import Mapping

POINTS: Mapping[str, float] = {
    "points": 0.7041,
    "points_over_6": -0.0083,
    "points_over_8": 0.4700,
    "behind": 0.3876,
    "lumber": 0.0687,
    "brick": 0.0724,
    "wool": 0.0600,
    "grain": 0.0618,
    "ore": 0.0579,
    "kinds": 0.3339,
    "road_pair": 0.0510,
    "city_pair": 0.2328,
    "harbour": 0.2697,
    "harbour_ways": 0.0218,
    "blocked": -0.0197,
    "site_now": 0.0171,
    "site_next": 0.0139,
    "site_later": -0.0350,
    "sites_near": 0.0310,
    "hand": -0.0613,
    "hand_over": -0.0165,
    "cards": 0.6298,
    "knights": 0.0215,
    "army": -0.2607,
    "army_lead": 0.2220,
    "road": 0.3206,
    "road_card": 0.1813,
    "road_lead": -0.1521,
    "wait": -0.0588,
    "roads_left": 0.0931,
    "settlements_left": 0.0647,
    "knights_held": -0.0635,
    "progress_held": -0.9048,
    "near_city": 0.8594,
    "near_settlement": 0.3999,
    "near_road": -0.1207,
    "near_card": 0.2522,
    "can_city": 0.0265,
    "can_settlement": 0.3265,
}
LEVEL = -2.1677
"""The lead of a seat that is like the mean of the others."""
