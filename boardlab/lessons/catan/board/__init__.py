"""Catan: the topic “The island”."""
