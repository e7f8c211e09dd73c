"""Playing Torres: a scripted opponent, and what can be found out about a position by playing on."""
