"""What a class learned together: pupils' files and hand-in codes, and the report a teacher makes of them.

Nothing here asks a network for anything, and nothing is kept unless a teacher writes it down.
"""
