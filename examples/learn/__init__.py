"""A small policy that learns Circus Maximus with nothing but numpy: first from a teacher, then from its own games."""
