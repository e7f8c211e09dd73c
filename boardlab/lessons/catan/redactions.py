"""Pictures that keep something to themselves, for questions that a usual picture would answer."""

from __future__ import annotations

from boardlab.core.picture.scene import Scene


def without_odds(drawn: Scene) -> Scene:
    """The picture without the tags that tell how likely each card is to be stolen."""
    return drawn.without("bl-stake")
