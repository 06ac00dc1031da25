"""Computer players, one file per kind, weakest to strongest."""
