"""Moves: how many ways there are to take two pins."""
