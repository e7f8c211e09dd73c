"""Creed: the topic “Sieges”."""
