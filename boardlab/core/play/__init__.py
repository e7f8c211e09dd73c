"""Games as they go on: records, dice, observers, opponents, playouts."""
