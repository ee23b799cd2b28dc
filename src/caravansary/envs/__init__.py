"""The games open to research: observations, batches, Gymnasium, PettingZoo, OpenSpiel. Thin: no rule of a game is in here."""
