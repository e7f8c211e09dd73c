"""What draws Catan."""
