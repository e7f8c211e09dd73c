"""Catan: the topic “Longest road”."""
