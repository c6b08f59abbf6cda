"""Attacks of a hostile guest on a server started for the run, while others play (`make attack`)."""
