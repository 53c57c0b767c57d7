"""The games; each has the same rooms with the same names."""
