"""Who comes in: what every request must pass, who asks for it, and what they may look at."""
