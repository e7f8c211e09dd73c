"""The rules of Torres: its chapters, what they share, and the legal actions of a position."""
