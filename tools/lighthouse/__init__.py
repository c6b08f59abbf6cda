"""Runs Google's Lighthouse on the served client. Its package.json and lock file are in this folder."""
