"""Creed: the topic “Board and turn”."""
