"""The published strengths of the bots: a plan of matches, their results, and the tables in docs/bots.md."""
