"""What things are worth, for computer players: shows to come, deals, whole positions."""
