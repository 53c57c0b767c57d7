"""Live tables: seats, invitations, store, web interface."""
