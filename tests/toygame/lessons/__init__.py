"""The lessons of Pebbles, one folder a topic."""
