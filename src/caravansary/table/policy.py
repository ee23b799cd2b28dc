"""What the client may load and ask: the server says so in a header, a page without a server in the page itself."""

from __future__ import annotations


def content_policy(scripts: str = "'self'", asks: str = "'self'") -> str:
    return (
        f"default-src 'none'; script-src {scripts}; style-src 'self'; style-src-attr 'unsafe-inline'; "
        f"img-src 'self' data: blob:; font-src 'self'; connect-src {asks}; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'"
    )
