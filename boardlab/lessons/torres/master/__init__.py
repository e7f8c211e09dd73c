"""Torres: the topic “Master game and editions”."""
