"""Torres: the topic “Building castles”."""
