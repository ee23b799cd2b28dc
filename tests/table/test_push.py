"""Calls to browsers: a push service of our own gets the message, and only the browser it is meant for can read it."""

from __future__ import annotations

import base64
import json
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from caravansary.table.pushing import allowed
from caravansary.table.settings import Settings
from support.table import Device, Server, running

http_ece = pytest.importorskip("http_ece")
ec = pytest.importorskip("cryptography.hazmat.primitives.asymmetric.ec")

from cryptography.hazmat.primitives import serialization  # noqa: E402
from py_vapid import Vapid  # noqa: E402

from caravansary.table.web.push import new_keys  # noqa: E402

Message = tuple[str, dict[str, str], bytes]


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Service:
    """A push service: notes what comes, and answers as it is told."""

    def __init__(self) -> None:
        self.got: queue.Queue[Message] = queue.Queue()
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()
                service.got.put((self.path, {name.lower(): value for name, value in self.headers.items()}, body))

            def log_message(self, *args: Any) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.http.server_port}"


@pytest.fixture
def service() -> Iterator[Service]:
    made = Service()
    yield made
    made.http.shutdown()
    made.http.server_close()


class Browser:
    """The keys that a browser makes when it subscribes."""

    def __init__(self, service: Service, name: str) -> None:
        self.path = f"/send/{name}"
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), b"sixteen bytes..!"
        point = self.key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.subscription = {"endpoint": f"http://{service.host}{self.path}", "p256dh": plain(point), "auth": plain(self.auth)}

    def read(self, body: bytes) -> dict[str, str]:
        return dict(json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")))


@contextmanager
def calling(folder: Path, service: Service, key: str) -> Iterator[Server]:
    flags = (f"--push-key={key}", "--push-contact", "mailto:club@example.org", "--push-services", service.host)
    with running(folder, *flags, "--rate", "0") as server:
        yield server


def test_whoever_is_to_play_and_not_here_is_called(folder: Path, service: Service) -> None:
    private, public = new_keys()
    with calling(folder, service, private) as server:
        ana, ben = Device(server), Device(server, "Ben")
        assert ana.get("/api/about")["push"] == public
        browser = Browser(service, "ben")
        assert ben.post("/api/device/push", {**browser.subscription, "lang": "fr"}) == {"called": True}
        state = ana.open("me", "open", begins=0)
        ben.join(state["links"]["invite"])
        state = ana.get(f"/api/tables/{state['table']}")
        ana.post(f"/api/tables/{state['table']}/move", {"expected": state["event"], "request": "first-move", "turn": "play s1"})
        path, headers, body = service.got.get()
        assert path == browser.path and int(headers["ttl"]) > 3600
        assert "Spice" not in body.decode("latin1") and state["table"] not in body.decode("latin1"), "the push service can't read it"
        assert browser.read(body) == {"title": "C’est à vous de jouer", "body": "La Route des épices", "url": f"#/table/{state['table']}"}
        assert headers["content-encoding"] == "aes128gcm"
        assert f"k={public}" in headers["authorization"] and Vapid.verify(headers["authorization"]), "signed with the server's key"

        # A browser that does not want it any more is forgotten.
        service.status = 410
        seen = ben.get(f"/api/tables/{state['table']}")
        ben.post(f"/api/tables/{state['table']}/move", {"expected": seen["event"], "request": "bens-move1", "turn": "play s1"})
        seen = ana.get(f"/api/tables/{state['table']}")
        ana.post(f"/api/tables/{state['table']}/move", {"expected": seen["event"], "request": "anas-move2", "turn": "rest"})
        service.got.get()
        service.status = 201
        assert ben.post("/api/device/push", {"endpoint": None}) == {"called": False}
        for each in (ana, ben):
            each.close()
        assert service.got.empty()


def test_nothing_is_sent_to_an_address_that_anybody_names(folder: Path, service: Service) -> None:
    private, _ = new_keys()
    with calling(folder, service, private) as server:
        ana = Device(server)
        good = Browser(service, "ana").subscription
        for wrong in ("http://127.0.0.1:1/", "https://example.org/send", f"http://ana@{service.host}/"):
            assert ana.http.post("/api/device/push", json={**good, "endpoint": wrong}).json()["error"]["code"] == "bad-push"
        for shape in ({**good, "endpoint": "file:///etc/passwd"}, {"endpoint": good["endpoint"]}, {**good, "p256dh": "x"}, {}):
            assert ana.http.post("/api/device/push", json=shape).json()["error"]["code"] == "bad-shape"
        ana.close()


def test_a_server_without_a_key_calls_nobody(server: Server) -> None:
    ana = Device(server)
    assert ana.get("/api/about")["push"] is None
    assert ana.http.post("/api/device/push", json={"endpoint": None}).json()["error"]["code"] == "no-such-page"
    ana.close()


@pytest.mark.parametrize(
    ("endpoint", "fine"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", True),
        ("https://web.push.apple.com/abc", True),
        ("https://wns2-par02p.notify.windows.com/w/?token=abc", True),
        ("http://fcm.googleapis.com/fcm/send/abc", False),
        ("https://fcm.googleapis.com.evil.example/", False),
        ("https://evilpush.apple.com/", False),
        ("https://fcm.googleapis.com@evil.example/", False),
        ("https://[/", False),
    ],
)
def test_calls_go_to_push_services_of_browsers_only(endpoint: str, fine: bool) -> None:
    assert allowed(endpoint, Settings().push_services) == fine
