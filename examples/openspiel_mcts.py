"""OpenSpiel's own search over Spice Road: its MCTS against random players, in games of eight rounds. Needs the extra `openspiel`.

python examples/openspiel_mcts.py --games 6 --simulations 50
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import evaluate_bots, mcts
from open_spiel.python.bots import uniform_random

import caravansary.envs.openspiel  # noqa: F401  (registers the games)

parser = argparse.ArgumentParser(description="OpenSpiel's MCTS against random players.")
parser.add_argument("--game", default="caravansary_spice_road_v0(longest=8)")
parser.add_argument("--games", type=int, default=6)
parser.add_argument("--simulations", type=int, default=50)
chosen = parser.parse_args()

game = pyspiel.load_game(chosen.game)
print(game, "players:", game.num_players(), "actions:", game.num_distinct_actions())
total = np.zeros(2)
for number in range(chosen.games):
    luck = np.random.RandomState(number)
    searching = mcts.MCTSBot(game, 1.4, chosen.simulations, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    seat = number % 2
    bots = [uniform_random.UniformRandomBot(other, luck) if other != seat else searching for other in range(2)]
    returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, luck)
    print(f"game {number}: MCTS on seat {seat} got {returns[seat]:+.0f}")
    total += returns[seat], returns[1 - seat]
print(f"MCTS {total[0] / chosen.games:+.2f} a game, random {total[1] / chosen.games:+.2f}")
