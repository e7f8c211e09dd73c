"""The topic “Setting up”: what lies ready when a game begins, and whose turn it is."""
