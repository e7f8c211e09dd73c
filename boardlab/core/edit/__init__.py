"""Positions set up by hand: tools, edits, and the position that is being edited."""
