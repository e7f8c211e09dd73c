"""Creed: the topic “Teams of two”."""
