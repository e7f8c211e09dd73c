"""The tutor of a topic: which reading of the rules a learner has in mind, and the question that tells most about it."""
