"""Begin a game or a lesson: a package with one of each that works."""
