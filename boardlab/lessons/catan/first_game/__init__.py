"""The topic “A first game”: what one plays for, what a turn is, what a 7 does, how the game ends."""
