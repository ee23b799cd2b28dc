## Environnements pour la recherche

envs-compiled = Un lot de parties demande des règles compilées : installez Numba et ne définissez pas CARAVANSARY_JIT=0.
envs-range = { $option } doit être un nombre entier de 1 à { $most }, pas « { $found } ».
envs-too-large = Il y a trop de positions à examiner (la limite est { $most }) : résolvez une position plus tardive ou un jeu plus petit.
envs-slot = Un lot de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} n’a pas de partie numéro { $found }.
envs-vector = Il faut un vecteur de longueur { $expected }, pas de forme { $found }.
envs-other-game = Ceci est l’observation de { $expected ->
    [one] { $expected } joueur
   *[other] { $expected } joueurs
}, pas de { $found }.
envs-actions = Le lot demande { $games ->
    [one] { $games } nombre entier, un
   *[other] { $games } nombres entiers, un
} par partie, pas { $found }.
envs-reset-mask = Le lot demande { $games ->
    [one] { $games } indicateur, un
   *[other] { $games } indicateurs, un
} par partie, pas { $found }.
envs-reset-seed = Une graine recommence toutes les parties : donnez soit une graine, soit un reset_mask.
envs-observer = Les observateurs de ces jeux ne prennent pas « { $found } » : tout ce qui se passe est vu de tous.
envs-slots = On ne peut pas mettre { $found ->
    [one] { $found } partie
   *[other] { $found } parties
} dans { $games ->
    [one] { $games } place
   *[other] { $games } places
}.
envs-process = Le programme « { $found } » n’a pas pu être lancé : { $reason }.
envs-no-answer = « { $found } » n’est pas une action permise.
envs-illegal = Dans la partie { $game } du lot, l’action { $action } n’est pas permise ; rien n’a changé.
envs-planner = Un lot ne peut interroger que « random », les planificateurs et les niveaux, pas « { $found } ».
envs-opponents = { $expected ->
    [one] Il faut un adversaire, pas { $found }.
   *[other] Il faut { $expected } adversaires, pas { $found }.
}
