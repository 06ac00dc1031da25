"""What a person reads: the prompt, the tables, what a choice would bring, what happened. Messages, from views."""
