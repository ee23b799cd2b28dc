"""The games for research: observations, batches, Gymnasium, PettingZoo, OpenSpiel. A thin layer: it contains no game rules."""
