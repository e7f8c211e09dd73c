"""The topic “A first game”: how it begins, what a turn is, how it ends, who wins."""
