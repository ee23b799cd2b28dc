## Environnements pour la recherche

envs-compiled = Un lot de parties demande des règles compilées : installez Numba et ne définissez pas CARAVANSARY_JIT=0.
envs-range = { $option } doit être un nombre entier de 1 à { $most }, pas « { $found } ».
envs-slot = Un lot de { $games } parties n’en a pas de numéro { $found }.
envs-vector = On attendait un vecteur de { $expected } nombres, pas de forme { $found }.
envs-other-game = C’est l’observation de { $expected } joueurs, pas de { $found }.
envs-actions = On attendait un nombre entier pour chacune des { $games } parties, pas { $found }.
envs-illegal = Dans la partie { $game } du lot, l’action { $action } n’est pas permise ; rien n’a changé.
envs-planner = Un lot ne peut interroger que « random », les planificateurs et les niveaux, pas « { $found } ».
envs-opponents = { $expected ->
    [one] On attendait un adversaire, pas { $found }.
   *[other] On attendait { $expected } adversaires, pas { $found }.
}
