"""What a learner has answered: the journal on disk, and what it adds up to."""
