"""What things are worth, for computer players."""
