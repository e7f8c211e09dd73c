"""Scenes, their shapes and styles, SVG, sketches in words, and what lies round a board."""
