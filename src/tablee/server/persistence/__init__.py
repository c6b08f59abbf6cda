"""Tables in the store: reading them, and the only code that appends to their event logs."""
