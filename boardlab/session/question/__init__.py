"""A question on a board: asked, answered, told, walked."""
