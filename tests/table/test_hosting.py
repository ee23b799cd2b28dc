"""docs/hosting.md: its settings are read, and behind its proxies, where these are installed, a club can play."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from caravansary.table.settings import FIELDS, load_settings
from support.browsing import ROOT
from support.table import PATIENT, running

DOCUMENT = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
CONTAINER = (ROOT / "Containerfile").read_text(encoding="utf-8")
NAME = "table.example.org"
ELSEWHERE = {"CACHE", "JIT"}  # variables of the package, not of the server


def block(heading: str, language: str) -> str:
    """The first block in this language below a heading."""
    found = re.search(rf"^#+ {heading}\n.*?^```{language}\n(.*?)^```", DOCUMENT, re.M | re.S)
    assert found, heading
    return found[1]


def test_the_settings_are_settings(tmp_path: Path) -> None:
    (tmp_path / "caravansary.toml").write_text(block("A server", "toml"), encoding="utf-8")
    settings = load_settings(tmp_path / "caravansary.toml", {}, {})
    assert settings.hosts == (NAME,) and settings.proxies == ("127.0.0.1",) and settings.secure
    named = set(re.findall(r"CARAVANSARY_([A-Z_]+)", DOCUMENT + CONTAINER))
    assert {"DATA", "CACHE", "HOST", "HOSTS", "PROXIES", "SECURE"} <= named <= {name.upper() for name in FIELDS} | ELSEWHERE


def test_the_containerfile_in_the_document_is_that_of_the_repository() -> None:
    assert block("A container", "dockerfile") == CONTAINER


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    if (program := shutil.which("systemd-analyze")) is None:
        pytest.skip("systemd is not installed")
    unit = tmp_path / "caravansary.service"
    unit.write_text(block("systemd", "ini").replace("/opt/caravansary/bin/caravansary", sys.executable), encoding="utf-8")
    done = subprocess.run([program, "verify", "--man=no", str(unit)], capture_output=True, text=True)
    assert done.returncode == 0 and unit.name not in done.stderr, done.stderr


def nginx(folder: Path, port: int, to: int) -> list[str]:
    site = block("nginx", "nginx").replace("listen 443", f"listen 127.0.0.1:{port}").replace("127.0.0.1:8017", f"127.0.0.1:{to}")
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    make = f"openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={NAME} -keyout {key} -out {certificate}"
    subprocess.run(make.split(), check=True, capture_output=True)
    site = re.sub(r"/etc/ssl/\S+\.pem", str(certificate), re.sub(r"/etc/ssl/\S+\.key", str(key), site))
    paths = " ".join(f"{what}_temp_path {folder / what};" for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (folder / "nginx.conf").write_text(
        f"pid {folder}/pid; daemon off; events {{}} http {{ access_log off; {paths}\n{site}}}\n", encoding="utf-8"
    )
    return ["-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "errors")]


def caddy(folder: Path, port: int, to: int) -> list[str]:
    site = block("Caddy", "").replace(NAME, f"https://{NAME}:{port}", 1).replace("127.0.0.1:8017", f"127.0.0.1:{to}")
    alone = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n"
    (folder / "Caddyfile").write_text(alone + site.replace("{\n", "{\n\ttls internal\n", 1), encoding="utf-8")
    return ["run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def unverified() -> ssl.SSLContext:
    found = ssl.create_default_context()
    found.check_hostname, found.verify_mode = False, ssl.CERT_NONE
    return found


@contextmanager
def proxy(name: str, folder: Path, to: int) -> Iterator[int]:
    """The proxy on an odd port of this machine."""
    program = os.environ.get(name.upper()) or shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    if program is None:
        pytest.skip(f"{name} is not installed")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    arguments = {"nginx": nginx, "caddy": caddy}[name](folder, port, to)
    surroundings = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen([program, *arguments], env=surroundings, stdout=log, stderr=log)
    try:
        while True:
            assert process.poll() is None, (folder / "log").read_text(encoding="utf-8")
            try:
                # It may listen before it has its certificate.
                with socket.create_connection(("127.0.0.1", port)) as near, unverified().wrap_socket(near, server_hostname=NAME):
                    break
            except OSError:
                time.sleep(0.05)
        yield port
    finally:
        process.terminate()
        process.wait()


@pytest.mark.parametrize("name", ["nginx", "caddy"])
def test_a_table_behind_a_proxy_on_an_odd_port(name: str, tmp_path: Path) -> None:
    (tmp_path / "caravansary.toml").write_text(block("A server", "toml"), encoding="utf-8")
    (tmp_path / "proxy").mkdir()
    with (
        running(tmp_path / "data", "--config", str(tmp_path / "caravansary.toml"), "--tables", "2") as server,
        proxy(name, tmp_path / "proxy", server.port) as port,
    ):
        origin = f"https://{NAME}:{port}"
        with httpx.Client(
            base_url=f"https://127.0.0.1:{port}", verify=unverified(), timeout=None, headers={"host": f"{NAME}:{port}"}
        ) as http:

            def ask(method: str, path: str, origin: str = origin, claimed: str = "192.0.2.7") -> httpx.Response:
                body = {"game": "spice-road", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]} if method == "POST" else None
                headers = {"origin": origin, "x-forwarded-for": claimed}
                return http.request(method, path, json=body, headers=headers, extensions={"sni_hostname": NAME})

            assert "<script" in ask("GET", "/").text
            assert ask("GET", "/health/ready").status_code == 200 and ask("GET", "/metrics").status_code == 404
            opened = ask("POST", "/api/tables")
            assert opened.status_code == 201 and "secure" in opened.headers["set-cookie"].lower()
            for wrong in (f"https://{NAME}", "https://elsewhere.example"):
                assert ask("POST", "/api/tables", origin=wrong).json()["error"]["code"] == "wrong-origin"
            # Whoever they say they are, they share the limit of their own address.
            answers = [ask("POST", "/api/tables", claimed=f"192.0.2.{number}").status_code for number in range(3)]
            assert answers == [201, 429, 429]
        near = socket.create_connection(("127.0.0.1", port))
        address = f"wss://{NAME}:{port}/api/tables/{opened.json()['table']}/live"
        with connect(address, sock=near, ssl=unverified(), server_hostname=NAME, origin=origin, **PATIENT) as live:
            assert '"type":"state"' in str(live.recv())
