"""Google's Lighthouse over the served client. Its package and lock stand beside this file."""
