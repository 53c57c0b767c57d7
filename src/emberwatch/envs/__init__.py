"""Adapters to the interfaces that learning programs expect."""
