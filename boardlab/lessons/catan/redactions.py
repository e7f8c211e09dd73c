"""Pictures that keep something to themselves, for questions that a usual picture would answer."""

from __future__ import annotations

from dataclasses import replace

from boardlab.core.scene import Scene

_STAKE = "bl-stake"


def without_odds(drawn: Scene) -> Scene:
    """The picture without the tags that tell how likely each card is to be stolen."""
    layers = {
        name: tuple(shape for shape in shapes if shape.attrs.get("class") != _STAKE)
        for name, shapes in drawn.layers.items()
    }
    return replace(drawn, layers=layers)
