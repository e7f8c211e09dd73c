"""What draws Torres."""
