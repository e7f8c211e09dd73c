"""Creed: the topic “A first game”: what one plays for, how it begins, what a turn is, how it ends."""
