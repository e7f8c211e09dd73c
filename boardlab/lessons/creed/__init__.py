"""Creed: its lessons, a folder a topic. ``sketch`` makes small positions."""

from boardlab.lessons.creed.sketching import sketch

__all__ = ["sketch"]
