"""Creed: two lines of soldiers, nine tents behind them, and leaders in hiding."""
