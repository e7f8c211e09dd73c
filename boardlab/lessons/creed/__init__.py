"""Creed: its lessons. Each folder is a topic, in the order of ``course.toml``; ``sketch`` makes small positions."""

from boardlab.lessons.creed.sketching import sketch

__all__ = ["sketch"]
