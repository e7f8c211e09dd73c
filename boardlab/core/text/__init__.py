"""Texts of positions and views, links, and what is quoted of a text that cannot be read."""
