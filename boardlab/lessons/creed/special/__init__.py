"""Creed: the topic “Special actions”."""
