"""Creed: the topic “Open rulings”."""
