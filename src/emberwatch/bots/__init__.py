"""Players that are programs; they see only a seat's view and the legal options."""
