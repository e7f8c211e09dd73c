"""Torres: the topic “Scoring”."""
