"""Catan: the topic “The example game”."""
