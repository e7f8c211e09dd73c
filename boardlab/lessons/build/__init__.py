"""The documents of lessons: read, laid out in steps, linted, and looked up by id."""
