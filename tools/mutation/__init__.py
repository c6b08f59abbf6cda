"""Mutation testing: change the rules of a game in one place at a time and see whether a test fails.

    python -m tools.mutation coup [--mutants 300] [--seed 1] [--workers 2]

`mutants` makes the changes, `trials` tries them.
"""
