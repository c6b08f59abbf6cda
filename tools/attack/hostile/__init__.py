"""The attacks, each in a process of its own: what a hostile guest at one address can do within the limits.

The process has a low priority: in earnest it would run on another machine and take no time from the server.
"""
