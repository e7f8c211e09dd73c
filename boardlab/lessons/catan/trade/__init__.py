"""Catan: the topic “Trade”."""
