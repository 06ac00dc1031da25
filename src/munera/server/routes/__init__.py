"""The REST API and the socket, one file a subject."""
