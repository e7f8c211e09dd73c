"""Rows: what three pebbles in a line pay."""
