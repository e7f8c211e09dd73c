"""The rules of Creed: its chapters, what they share, and the legal actions of a position."""
