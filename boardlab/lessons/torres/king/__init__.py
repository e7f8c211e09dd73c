"""Torres: the topic “The king’s bonus”."""
