"""The lessons of Kayles, one folder a topic."""
