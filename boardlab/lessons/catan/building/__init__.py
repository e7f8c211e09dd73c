"""Catan: the topic “Building”."""
