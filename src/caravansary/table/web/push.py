"""Web Push: messages to browsers, encrypted for each of them (RFC 8291) and signed with the server's key (RFC 8292), by `pywebpush`."""

from __future__ import annotations

import asyncio
import base64
import json
import logging
from typing import Any

from caravansary.errors import BadOption
from caravansary.table.fold import Table
from caravansary.table.pushing import Push, Pushes, allowed
from caravansary.table.refusal import Refusal
from caravansary.table.settings import Settings
from caravansary.texts import text

log = logging.getLogger("caravansary.push")
LIVES = 2 * 86400  # seconds for which a push service keeps a message
MOST_AT_ONCE = 8
PATIENCE = 10.0  # seconds that a push service may take
GONE = (404, 410)  # the browser does not want messages any more


def new_keys() -> tuple[str, str]:
    """A private and a public key, as they are written in settings and told to browsers."""
    ec, serialization = _crypto()
    key = ec.generate_private_key(ec.SECP256R1())
    private = key.private_numbers().private_value.to_bytes(32, "big")
    return _written(private), _public(key, serialization)


def _crypto() -> tuple[Any, Any]:
    try:
        import pywebpush  # noqa: F401
        from cryptography.hazmat.primitives import serialization
        from cryptography.hazmat.primitives.asymmetric import ec
    except ImportError:
        raise BadOption("push-no-extra") from None
    return ec, serialization


def _public(key: Any, serialization: Any) -> str:
    form = serialization.PublicFormat.UncompressedPoint
    return _written(key.public_key().public_bytes(serialization.Encoding.X962, form))


def _written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def public_key(private: str) -> str:
    ec, serialization = _crypto()
    try:
        value = int.from_bytes(base64.urlsafe_b64decode(private + "=" * (-len(private) % 4)), "big")
        return _public(ec.derive_private_key(value, ec.SECP256R1()), serialization)
    except ValueError:
        raise BadOption("push-bad-key") from None


class WebPush:
    """Calls in the background; a message that can't be delivered is nobody's trouble but the browser's."""

    def __init__(self, settings: Settings, pushes: Pushes) -> None:
        self.key = public_key(settings.push_key)
        self._private, self._contact = settings.push_key, settings.push_contact
        self._services, self._pushes = settings.push_services, pushes
        self._room = asyncio.Semaphore(MOST_AT_ONCE)
        self._calls: set[asyncio.Task[None]] = set()

    def allows(self, endpoint: str) -> bool:
        return allowed(endpoint, self._services)

    def call(self, holder: str, table: Table) -> None:
        task = asyncio.create_task(self._call(holder, table))
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def stop(self) -> None:
        for task in self._calls:
            task.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)

    async def _call(self, holder: str, table: Table) -> None:
        try:
            push = await self._pushes.push_of(holder)
            if push is None:
                return
            async with self._room:
                status = await asyncio.to_thread(self._send, push, message(table, push.lang))
            if status in GONE:
                await self._pushes.drop_push(holder)
        except (Refusal, OSError, ValueError) as error:
            log.info("a call was not delivered: %s", type(error).__name__)

    def _send(self, push: Push, said: str) -> int:
        from pywebpush import WebPushException, webpush

        where = {"endpoint": push.endpoint, "keys": {"p256dh": push.p256dh, "auth": push.auth}}
        claims: dict[str, str | int] = {"sub": self._contact}
        try:
            answer = webpush(where, said, vapid_private_key=self._private, vapid_claims=claims, ttl=LIVES, timeout=PATIENCE)
        except WebPushException as error:
            return 0 if error.response is None else int(error.response.status_code)
        return int(answer.status_code)


def message(table: Table, lang: str) -> str:
    created = table.created
    title = text(f"{created['game']}-title", {}, lang, created["edition"])
    return json.dumps({"title": text("push-turn", {}, lang), "body": title, "url": f"#/table/{table.id}"}, ensure_ascii=False)
