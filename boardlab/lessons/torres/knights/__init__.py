"""Torres: the topic “Knights and doors”."""
