"""The server: tables for people and bots, that lose nothing. See docs/server/README.md."""
