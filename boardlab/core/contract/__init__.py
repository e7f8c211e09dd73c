"""What a game hands over: positions, actions, verdicts, events, picks, rules; and the type of a game."""
