"""What is fast and how fast, against references, as ratios."""
