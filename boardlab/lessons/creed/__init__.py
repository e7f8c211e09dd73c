"""Creed: the content of its lessons. Each module with ``CHECKPOINTS`` is a topic; ``sketch`` makes small positions."""

from boardlab.lessons.creed.sketching import sketch

__all__ = ["sketch"]
