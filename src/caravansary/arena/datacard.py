"""The card of a folder of self-play: what the data is, how it was made and what it is good for. It says the same for the same run."""

from __future__ import annotations

from typing import Any

_CARD = """# Self-play of {game} for {players}

{games} games, {decisions} decisions, in {shards} shards ({format}), made by `caravansary selfplay`.

| | |
|---|---|
| players | {specs} (they take turns on the seats) |
| seed | {seed} |
| rules | version {rules}, component values {components} |
| package | caravansary {version}, code {code} |

Every game can be played again: `cv.new("{game}", {players}, seed=S)` with its entry of `seeds`, then its `actions`.

## Arrays

{dims}

| name | type | shape | what |
|---|---|---|---|
{arrays}

In Parquet a row is a decision, and what belongs to a game stands in each of its rows.

## Use and limits

- Policy targets are `policies` (or `actions`, for cloning), value targets `returns`.
- Observations hold what the deciding seat may see, without memory of cards that others took.
- The players are programs: the data says how they play, not how the game is best played, and seldom shows what they avoid.
- Decisions of one game are not independent: split by `numbers`, never by rows.
- No personal data. Licence: that of caravansary (MIT). `shards.jsonl` has the SHA-256 of every shard.
"""


def card(stamp: dict[str, Any], schema: dict[str, Any], shards: list[dict[str, Any]]) -> str:
    rows = [
        f"| `{name}` | {about['dtype']} | {' x '.join(map(str, about['shape'])) or '-'} | {about['what']} |"
        for name, about in schema["arrays"].items()
    ]
    return _CARD.format(
        **{**stamp, "specs": ", ".join(f"`{spec}`" for spec in stamp["specs"])},
        games=sum(shard["games"] for shard in shards),
        decisions=sum(shard["decisions"] for shard in shards),
        shards=len(shards),
        dims="D decisions in G games of P seats; `schema.json` also says where the parts of an observation stand.",
        arrays="\n".join(rows),
    )
