"""Settings of the server: from a TOML file, then the environment (CARAVANSARY_*), then flags; the later wins."""

from __future__ import annotations

import dataclasses
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from caravansary.errors import BadOption, Unreadable, why

LOOPBACK = ("127.0.0.1", "::1", "localhost")
ADMIN = "admin.sock"  # in the data folder: where the owner asks a running server


@dataclass(frozen=True)
class Settings:
    """One field a setting; the flag is the name with dashes, the variable CARAVANSARY_ and the name in capitals."""

    host: str = "127.0.0.1"
    port: int = 8017
    data: str = ""  # folder of the SQLite file and of uploaded components; empty: the user's data folder
    database: str = ""  # a postgresql:// address instead of the SQLite file
    hosts: tuple[str, ...] = ()  # names under which this server is reached, besides its own address
    origins: tuple[str, ...] = ()  # other origins whose pages may use the interface
    proxies: tuple[str, ...] = ()  # addresses of proxies whose X-Forwarded headers are believed
    secure: bool = False  # reached by https through a proxy: cookies are marked so
    log: str = "readable"  # or "json"
    log_level: str = "info"
    metrics: str = "auto"  # or "off"; auto and on: for this machine itself, not through a proxy, and for anyone who knows the token
    metrics_token: str = ""  # with which /metrics can be read from anywhere, as "Authorization: Bearer ..."
    workers: int = 0  # bot processes; 0: one less than there are cores, at least one
    bots: tuple[str, ...] = ("random", "greedy")  # what clients may seat besides the levels; "*": any of our bots, however long it thinks
    bot_seconds: float = 20.0  # of processor time for one turn; after that the worker is replaced and a simple bot plays the turn
    hint_bot: str = ""  # empty: the strongest there is
    body: int = 64 * 1024  # most bytes of a request
    upload: int = 1024 * 1024  # most bytes of a request that creates a table: records, component files
    rate: float = 40.0  # requests a second and client address, with bursts of four seconds' worth; 0: no limit
    tables: int = 200  # most new tables a day and client address
    connections: int = 200  # most connections at a time and client address, proxies excepted; 0: no limit
    sockets: int = 100  # most sockets at a time and client address
    all_sockets: int = 5000
    rooms: int = 2000  # most tables kept in memory while nobody is connected to them
    keep_finished: float = 0  # days after which a finished or closed table is removed; 0: never
    keep_unfinished: float = 0  # days without an event after which an unfinished table is removed; 0: never
    push_key: str = ""  # with which calls to browsers are signed: `caravansary push-keys`; empty: nobody is called
    push_contact: str = ""  # mailto: or https:, for push services that have a question
    push_services: tuple[str, ...] = (
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "*.push.apple.com",
        "*.notify.windows.com",
    )  # hosts that calls may be sent to
    seeds: bool = False  # the seed of any table may be chosen, for tournaments with equal decks; its host then knows the luck
    silence: float = 24.0  # hours after which somebody who is away is not asked any more before a table is closed or a seat covered
    beat: float = 15.0  # seconds between heartbeats
    slow: float = 20.0  # seconds after which a reader that takes nothing, or a request of which nothing more comes, is let go

    @property
    def loopback(self) -> bool:
        return self.host in LOOPBACK

    @property
    def folder(self) -> Path:
        if self.data:
            return Path(self.data)
        import platformdirs

        return Path(platformdirs.user_data_dir("caravansary", appauthor=False))

    @property
    def url(self) -> str:
        """Where the store is, as SQLAlchemy reads it."""
        if self.database:
            return "postgresql+asyncpg://" + self.database.split("://", 1)[1]
        return f"sqlite+aiosqlite:///{self.folder / 'tables.sqlite3'}"

    @property
    def bot_processes(self) -> int:
        return self.workers or max(1, (os.cpu_count() or 2) - 1)


CHOICES = {"log": ("readable", "json"), "log_level": ("debug", "info", "warning", "error"), "metrics": ("auto", "on", "off")}
LEAST = {"bot_seconds": 0.1, "beat": 0.1, "slow": 0.1}  # nothing could be done in no time at all
FIELDS = {field.name: field for field in dataclasses.fields(Settings)}


def load_settings(file: Path | None, environment: Mapping[str, str], flags: Mapping[str, Any]) -> Settings:
    """All settings; `BadOption` names the one that is wrong and where it was given."""
    given: dict[str, Any] = {}
    if file is not None:
        given.update(_checked(_read(file), str(file)))
    for name in FIELDS:
        if environment.get(f"CARAVANSARY_{name.upper()}"):
            given[name] = _value(name, environment[f"CARAVANSARY_{name.upper()}"], f"CARAVANSARY_{name.upper()}")
        if flags.get(name) is not None:
            given[name] = _value(name, flags[name], f"--{name.replace('_', '-')}")
    return Settings(**given)


def _read(file: Path) -> dict[str, Any]:
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Unreadable("error-file", path=str(file), reason=why(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Unreadable("error-file", path=str(file), reason=str(error)) from None
    found = content.get("serve", content)
    if not isinstance(found, dict):
        raise BadOption("server-setting", name="serve", source=str(file), expected="[serve]")
    return found


def _checked(values: Mapping[str, Any], source: str) -> dict[str, Any]:
    result = {}
    for name, value in values.items():
        key = name.replace("-", "_")
        if key not in FIELDS:
            raise BadOption("server-unknown-setting", name=name[:40], source=source, known=", ".join(FIELDS))
        result[key] = _value(key, value, source)
    return result


def _value(name: str, value: Any, source: str) -> Any:
    kind: type[Any] = type(FIELDS[name].default)

    def wrong(expected: str) -> BadOption:
        return BadOption("server-setting", name=name, source=source, expected=expected)

    if kind is tuple:
        items = [item.strip() for item in value.split(",")] if isinstance(value, str) else value
        if not isinstance(items, (list, tuple)) or not all(isinstance(item, str) for item in items):
            raise wrong("a, b, ...")
        return tuple(item for item in items if item)
    if kind is bool:
        spoken = str(value).lower()
        if spoken not in ("true", "false", "1", "0", "yes", "no"):
            raise wrong("true, false")
        return spoken in ("true", "1", "yes")
    if kind in (int, float):
        try:
            number = kind(value)
        except (TypeError, ValueError, OverflowError):
            raise wrong("0, 1, 2, ...") from None
        least, most = LEAST.get(name, 0), 65535 if name == "port" else 1e9
        if isinstance(value, bool) or not least <= number <= most or (isinstance(value, float) and number != value):
            raise wrong(f"{least} - {most:.0f}")
        return number
    if name == "database" and value and (not isinstance(value, str) or value.split("://")[0] not in ("postgresql", "postgres")):
        raise wrong("postgresql://...")
    if not isinstance(value, str) or "\0" in value or (name in CHOICES and value not in CHOICES[name]):
        raise wrong(", ".join(CHOICES.get(name, ("...",))))
    return value
