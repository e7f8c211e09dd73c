"""Catan: the topic “Founding”."""
