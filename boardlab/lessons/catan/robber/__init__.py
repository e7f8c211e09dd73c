"""Catan: the topic “The robber”."""
