"""Catan: the content of its lessons. Each module with ``CHECKPOINTS`` is a topic; ``sketch`` makes small positions."""

from boardlab.lessons.catan.sketching import place, sketch

__all__ = ["place", "sketch"]
