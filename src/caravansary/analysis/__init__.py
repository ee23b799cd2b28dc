"""What a position is worth and which turn is best, by playing on from it: `analyse`. `review` goes through a whole game."""

from caravansary.analysis.position import Analysis, Choice, analyse

__all__ = ["Analysis", "Choice", "analyse"]
