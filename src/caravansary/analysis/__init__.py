"""What a position is worth and which turn is best, by playing on from it: `analyse`. `review` goes through a whole game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from caravansary.analysis.position import Analysis, Choice, analyse

__all__ = ["Analysis", "Choice", "analyse"]


def __getattr__(name: str) -> Any:
    """Planners are loaded on demand: a review that is steered here but weighed in another process needs none."""
    if name in __all__:
        from caravansary.analysis import position

        return getattr(position, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
