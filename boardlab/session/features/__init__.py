"""What a session has, a file each: its commands with a handler for each, and its part of the frame."""
