"""Torres: the topic “Board and levels”."""
