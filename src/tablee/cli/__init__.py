"""The `tablee` command and the terminal table."""
