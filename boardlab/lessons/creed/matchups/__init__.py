"""Creed: the topic “Who beats whom”."""
