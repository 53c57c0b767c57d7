"""Secrets: 128 random bits, of which only a hash is stored."""

import hashlib
import secrets


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(16)


def new_name() -> str:
    """A short name that is no secret, for a table."""
    return secrets.token_hex(5)


def hashed(token: str) -> str:
    """What is stored of a token. Looking it up by its hash tells nothing through the time it takes."""
    return hashlib.sha256(token.encode()).hexdigest()
