"""The phases of a round, one chapter of the rulebook a file."""
