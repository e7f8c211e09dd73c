"""The rules of Catan: its chapters, what they share, and the legal actions of a position."""
