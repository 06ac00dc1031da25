"""Tables for people and bots: what a node needs to host them."""
