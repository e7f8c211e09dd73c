"""A game looked back on: for each decision of a seat the best line found, what the played one gave up, and why."""
