"""Shards as Parquet (extra `parquet`): a row for each decision, with what is known of its game repeated in every row."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import numpy as np

from caravansary.errors import BadOption

Arrays = dict[str, Any]
OF_GAMES = ("numbers", "seeds", "bots", "scores", "rewards", "ends")  # those that have a row for each game


def library() -> Any:
    """pyarrow, with its part for Parquet."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadOption("selfplay-parquet") from None
    return pyarrow


def packed(content: Arrays) -> bytes:
    pa = library()
    rows = {name: array[content["game"]] if name in OF_GAMES else array for name, array in content.items() if name != "action_count"}
    rows["masks"] = np.unpackbits(rows["masks"], axis=1, count=int(content["action_count"])).view(np.bool_)
    rows["policies"] = rows["policies"].astype(np.float32)
    table = pa.table({name: _column(pa, array) for name, array in rows.items()})
    file = io.BytesIO()
    pa.parquet.write_table(table, file, compression="zstd")
    return file.getvalue()


def _column(pa: Any, array: Any) -> Any:
    return pa.array(array) if array.ndim == 1 else pa.FixedSizeListArray.from_arrays(pa.array(array.reshape(-1)), array.shape[1])


def unpacked(path: Path) -> Arrays:
    """The arrays of a shard, as `shards.read_shard` gives them."""
    pa = library()
    try:
        table = pa.parquet.read_table(path)
        found = {name: _array(pa, table.column(name).combine_chunks()) for name in table.column_names}
        first = np.unique(found["game"], return_index=True)[1]
        found |= {name: found[name][first] for name in OF_GAMES}
    except (OSError, KeyError, pa.ArrowException) as error:
        raise BadOption("selfplay-shard", path=str(path), reason=type(error).__name__) from None
    found["policies"] = found["policies"].astype(np.float16)
    return {**found, "action_count": np.array(found["masks"].shape[1], np.int32)}


def _array(pa: Any, column: Any) -> Any:
    column = column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column
    if not pa.types.is_fixed_size_list(column.type):
        return column.to_numpy(zero_copy_only=False)
    return column.flatten().to_numpy(zero_copy_only=False).reshape(len(column), column.type.list_size)
