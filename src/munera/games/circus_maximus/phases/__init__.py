"""The phases of a day, one chapter of the rulebook a file."""
