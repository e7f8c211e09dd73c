"""Where what a learner did is kept on this machine."""
