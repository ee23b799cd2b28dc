"""Games as text, and drawings: the text table and all that it is made of, each kind of drawing once.

`table` is the game in a terminal, `pen` the text pen that games draw with, `image` their pen for pictures, `ink` the colours of
a terminal, `charts` plots as SVG, `progress` how far long work is. What a game's table looks like is up to the game (`draw.py`
and `picture.py` in its folder).
"""
