"""The `emberwatch` command."""
