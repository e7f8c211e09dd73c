"""Catan: the topic “Development cards”."""
