"""A lesson as one walks it: its steps, each with its board, question or chart."""
