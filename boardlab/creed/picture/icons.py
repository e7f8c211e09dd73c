"""Pictograms of units, leaders and special actions: silhouettes on a grid of 24 round their middle, made for 10 px.

All paths are relative, so a pictogram is put anywhere by a single ``M`` before it. Holes are cut by the even-odd rule.
"""

from __future__ import annotations

from typing import NamedTuple


class Icon(NamedTuple):
    """One pictogram: what is filled, and lines of two widths."""

    solid: str = ""
    thick: str = ""
    thin: str = ""


ICONS = {
    "infantry": Icon(
        solid="m0-11.5l3 3.5v10h3.6v3h-5v3h1.6v3h-6.4v-3h1.6v-3h-5v-3h3.6v-10z",
    ),
    "spearman": Icon(
        solid="m-3.4-3h2.8v14.5h-2.8zm1.4-9l4.2 5.8l-4.2 5.2l-4.2-5.2zm1.4 11.2l10.1 3.8l-10.1 3.8z",
    ),
    "shield": Icon(
        solid=(
            "m0-11c3 1.6 6 2.2 9 2.2v7.8c0 6-4 9.8-9 12.2c-5-2.4-9-6.2-9-12.2v-7.8c3 0 6-.6 9-2.2z"
            "m0 3.2c2.1 1 4 1.5 6.3 1.7v5.1c0 4.3-2.5 7-6.3 9z"
        ),
    ),
    "cavalry": Icon(
        solid=(
            "m-6 11h13.5c1-6.5 .8-13-3.3-17q-2.2-2.2-4.9-2.6l-1.3-2.8l-1.5 3.2c-2.5 1.8-3.5 4.6-5.5 8.8"
            "q-.8 2 .8 3l1.5 .7q1.5 .6 2.7-.9t3.7-1.8c-.4 3.4-4.7 4.7-5.7 9.4zm3.3-15.8a1.3 1.3 0 1 0 .1 0z"
        ),
    ),
    "archer": Icon(
        solid="m12 0l-7-4.2v8.4z",
        thick="m-4-10.5c10.5 4.5 10.5 16.5 0 21",
        thin="m-4-10.5v21m-7-10.5h17",
    ),
    "obstacle": Icon(
        thick="m-9.5-8l10 16.5m0-16.5l-10 16.5m9-16.5l10 16.5m0-16.5l-10 16.5m-11-8.3h23",
    ),
    "siege_engine": Icon(
        solid="m-11 2.5h22v3h-22zm4.8 2a3.3 3.3 0 1 0 .1 0zm12.4 0a3.3 3.3 0 1 0 .1 0zm-13.2-16a3.4 3.4 0 1 0 .1 0z",
        thick="m-6-6.5l12 9.5m-5 0v-6.5",
    ),
    "armoured_cavalry": Icon(
        solid=(
            "m-6 11h13.5c1-6.5 .8-13-3.3-17q-2.2-2.2-4.9-2.6l-1.3-2.8l-1.5 3.2c-2.5 1.8-3.5 4.6-5.5 8.8"
            "q-.8 2 .8 3l1.5 .7q1.5 .6 2.7-.9t3.7-1.8c-.4 3.4-4.7 4.7-5.7 9.4zm5.5-20.8l4-2.4l5.5 4.2l-1.5 .8z"
        ),
        thin="m-6.8-3.4l7.6 1.2m.1-6.2v6.5m-.2 3.7l8-1.5m-11.2 6.4l10.6-.9",
    ),
    "heavy_infantry": Icon(
        solid="m-8-3.5c0-5 4-7.7 8-7.7s8 2.7 8 7.7v10.5l-5 4.2h-6l-5-4.2zm2.5 .7h11v2.9h-4v7.9h-3v-7.9h-4z",
    ),
    "ballista": Icon(
        solid="m0-12.5l3.6 6h-7.2z",
        thick="m-10-1.5c3.5-7.5 16.5-7.5 20 0m-15 12h10m-5-19.5v19",
        thin="m-10-1.5l10 4l10-4",
    ),
    "assassin": Icon(
        solid=(
            "m0-11.5c5 3.5 9.3 8.5 9.3 15.5v7h-18.6v-7c0-7 4.3-12 9.3-15.5z"
            "m0 6.5c3.3 1.6 5.6 4.3 5.6 7.8c-2.5 2.6-8.7 2.6-11.2 0c0-3.5 2.3-6.2 5.6-7.8z"
        ),
        thin="m-3.7 .6l2.5 1.4m4.9-1.4l-2.5 1.4",
    ),
    "king": Icon(
        solid="m-8.8 5l-1.7-10.8l5.8 4.6l4.7-8.3l4.7 8.3l5.8-4.6l-1.7 10.8zm0 1.8h17.6v3h-17.6z",
    ),
    "commander": Icon(
        solid="m0-10.8l3.2 7l7.6 .9l-5.6 5.2l1.5 7.5l-6.7-3.8l-6.7 3.8l1.5-7.5l-5.6-5.2l7.6-.9z",
    ),
    "morale": Icon(
        solid="m-8-11h2.6v22h-2.6zm4 1.5h13.5l-4 5.5l4 5.5h-13.5z",
    ),
    "reinforce": Icon(
        solid="m0-11l7.5 8.5h-4.7v6.5h-5.6v-6.5h-4.7zm-8 18h16v3.5h-16z",
    ),
    "reposition": Icon(
        solid="m-9.5-6.7h11.5v-3.8l7.5 5.5l-7.5 5.5v-3.8h-11.5zm19 10h-11.5v-3.8l-7.5 5.5l7.5 5.5v-3.8h11.5z",
    ),
    "rumour": Icon(
        solid="m-10-9.5h20v14.5h-9.5l-5.5 5.5v-5.5h-5zm4.5 6h2.4v2.5h-2.4zm4.3 0h2.4v2.5h-2.4zm4.3 0h2.4v2.5h-2.4z",
    ),
    "fortify": Icon(
        solid="m-10.5-7h4.6v3.5h3.6v-3.5h4.6v3.5h3.6v-3.5h4.6v17h-8v-4.5a2.5 2.5 0 0 0 -5 0v4.5h-8z",
    ),
    "assassinate": Icon(
        solid="m-1.6-11.5h3.2v6h5.4v3h-5v9.5l-2 4.8l-2-4.8v-9.5h-5v-3h5.4z",
    ),
}
"""Units by kind, leaders by token, special actions by name."""
