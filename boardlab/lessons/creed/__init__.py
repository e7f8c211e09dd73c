"""Creed: its lessons, a folder a topic. ``sketch`` makes small positions, ``turned`` turns one about."""

from boardlab.lessons.creed.sketching import sketch
from boardlab.lessons.creed.turning import turned

__all__ = ["sketch", "turned"]
