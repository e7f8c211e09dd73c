"""Beginnings to write on from: a small complete game, and a lesson of one question."""
