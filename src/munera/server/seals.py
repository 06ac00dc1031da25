"""Cookies, tokens and ids: made here, never kept as they are, compared in constant time."""

import hashlib
import hmac
import secrets

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # 32 signs that nobody mistakes for each other
ID_LENGTH = 12  # 60 bits: nobody guesses one


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


class Seal:
    """The server's own key, the same on all nodes."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @staticmethod
    def new_key() -> bytes:
        return secrets.token_bytes(32)

    def new_secret(self, kind: str) -> str:
        """For a cookie or a token: random, and signed, so that forged ones need no look at the database."""
        body = secrets.token_urlsafe(24)
        return f"{kind}.{body}.{self._sign(kind, body)}"

    def digest(self, kind: str, secret: str) -> str | None:
        """What is kept of a secret; None if we never gave it out."""
        parts = secret.split(".")
        if len(parts) != 3 or parts[0] != kind:
            return None
        if not hmac.compare_digest(parts[2].encode(), self._sign(kind, parts[1]).encode()):
            return None
        return hashlib.sha256(secret.encode()).hexdigest()

    def csrf(self, secret: str) -> str:
        """What a page must send besides the cookie, which another site cannot know."""
        return self._sign("csrf", secret)

    def is_csrf(self, secret: str, said: str) -> bool:
        return hmac.compare_digest(said.encode(), self.csrf(secret).encode())

    def _sign(self, kind: str, body: str) -> str:
        return hmac.digest(self._key, f"{kind} {body}".encode(), "sha256").hex()[:32]
