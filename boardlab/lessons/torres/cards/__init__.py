"""Torres: the topic “Action cards”."""
