"""What draws Creed."""
