"""Creed: the topic “Hidden units”."""
