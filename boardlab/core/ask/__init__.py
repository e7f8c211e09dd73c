"""What a position answers: inquiries, nearest actions, comparisons of editions and of futures, matrices."""
