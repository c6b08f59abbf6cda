"""Which Tablée this is."""

from tablee.build import version as number

__all__ = ["number"]
